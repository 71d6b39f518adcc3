import kept from '../../data/said/care.json' with { type: 'json' }
import { linesForParents, resourcesFor } from '../knowledge/resources.ts'
import { careUrgeIn, type CareUrge } from '../safety/care.ts'
import type { Flag } from '../safety/screen.ts'
import { asksForWords } from './asked-for.ts'
import { choose, cite, inOrder, plainly, say, type Composer } from './composer.ts'

const mark = 'care-urge'
const markOf = (c: Composer) => c.state.related.find((it) => it.startsWith(mark))

/** Whoever fears to hurt a child or a parent in their care is talked to about that, whatever is asked later. */
export const careTalk = (c: Composer, flag: Flag): boolean =>
  flag.category === 'threat-to-others' &&
  (markOf(c) !== undefined || careUrgeIn(c.reading.text, c.reading.danger()) !== null)

/**
 * First the two are parted safely, then another adult, then a number. It is said without horror: most who write it
 * are exhausted, and whoever hears an order to do it is ill and needs help at once.
 */
export function answerCare(c: Composer): void {
  const urge = careUrgeIn(c.reading.text, c.reading.danger())
  const before = markOf(c)
  const voices = urge?.voices === true || before?.endsWith('voices') === true
  const who: CareUrge['who'] =
    urge?.who ?? (before?.includes('elder') ? 'elder' : before?.includes('child') ? 'child' : 'baby')
  c.state.related = [
    ...c.state.related.filter((it) => !it.startsWith(mark)),
    `${mark}/${who}${voices ? '/voices' : ''}`,
  ]
  cite(c, c.reading.text.trim().slice(0, 80), 'your words')
  const fresh = before === undefined || (urge?.voices === true && !before.endsWith('voices'))
  if (!fresh) return goOn(c, who, voices, urge !== null)
  const emergency = resourcesFor(c.input.country, 'threat-to-others', 3)[0]
  const number = emergency ? `${emergency.name} (${emergency.contact})` : 'the emergency number'
  say(c, choose(c, 'care-told', told))
  say(c, choose(c, `care-part/${who}`, apart[who]))
  say(
    c,
    plainly(
      c,
      voices
        ? `What tells you to do it is an illness and not you, and it is an emergency that doctors treat every day. You do not have to obey it. Call ${number} now and say: "I hear orders to hurt somebody, and I need help." Let another adult take over until they come.`
        : `If you feel that it could happen, or nobody can come: ${number}, now. You are not in trouble for calling before.`,
    ),
  )
  if (!voices) say(c, whereTo(c, who))
  say(c, inOrder(c, asks[who]))
}

function whereTo(c: Composer, who: CareUrge['who']): string | null {
  const lines = who === 'elder' ? [] : linesForParents(c.input.country)
  // The first line is made for parents of a baby where there are two; a bigger child's parent gets the other.
  const line =
    (who === 'baby' ? lines.find((it) => /baby/.test(it.when)) : lines.find((it) => !/baby/.test(it.when))) ?? null
  const other = line ?? resourcesFor(c.input.country, 'self-harm', 2).find(({ kind }) => kind !== 'emergency')
  return other ? plainly(c, `${other.name} (${other.contact}) is for people who are at this point.`) : null
}

function goOn(c: Composer, who: CareUrge['who'], voices: boolean, again: boolean): void {
  if (again) say(c, choose(c, 'care-again', stillThere))
  else if (asksForWords(c.reading.text) || toSend.test(c.reading.text)) say(c, choose(c, 'care-words', words))
  else say(c, choose(c, 'care-heard', heard))
  say(c, inOrder(c, voices ? voiceSteps : who === 'elder' ? elderSteps : childSteps) ?? choose(c, 'care-stay', stay))
  say(c, inOrder(c, later))
}

const { told, stillThere, words, childSteps, elderSteps, voiceSteps, later } = kept
const apart: Record<CareUrge['who'], string[]> = kept.apart
const asks: Record<CareUrge['who'], string[]> = kept.asks
const heard = ['I have read that, and I am staying with what you told me first.', 'Thank you for going on telling me.']
const toSend = /\b(?:what|how) (?:do|can|should|would) i (?:text|tell|say|write|message)\b/i
const stay = ['The numbers here stay where they are, at any hour.']
