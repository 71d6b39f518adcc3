import { linesForParents, resourcesFor } from '../knowledge/resources.ts'
import { careUrgeIn, type CareUrge } from '../safety/care.ts'
import type { Flag } from '../safety/screen.ts'
import { asksForWords } from './asked-for.ts'
import { choose, cite, inOrder, plainly, say, type Composer } from './composer.ts'

const mark = 'care-urge'
const markOf = (c: Composer) => c.state.related.find((it) => it.startsWith(mark))

/** Whoever fears to hurt a child or a parent in their care is talked to about that, whatever is asked later. */
export const careTalk = (c: Composer, flag: Flag): boolean =>
  flag.category === 'threat-to-others' && (markOf(c) !== undefined || careUrgeIn(c.reading.text) !== null)

/**
 * First the two are parted safely, then another adult, then a number. It is said without horror: most who write it
 * are exhausted, and whoever hears an order to do it is ill and needs help at once.
 */
export function answerCare(c: Composer): void {
  const urge = careUrgeIn(c.reading.text)
  const before = markOf(c)
  const voices = urge?.voices === true || before?.endsWith('voices') === true
  const who: CareUrge['who'] =
    urge?.who ?? (before?.includes('elder') ? 'elder' : before?.includes('child') ? 'child' : 'baby')
  c.state.related = [
    ...c.state.related.filter((it) => !it.startsWith(mark)),
    `${mark}/${who}${voices ? '/voices' : ''}`,
  ]
  c.state.awaiting = 'answer'
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
  say(c, inOrder(c, 'care-ask', asks[who]))
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
  say(
    c,
    inOrder(c, 'care-step', voices ? voiceSteps : who === 'elder' ? elderSteps : childSteps) ??
      choose(c, 'care-stay', stay),
  )
  say(c, inOrder(c, 'care-later', later))
}

const told = [
  'You said it before it happened, and that is what keeps somebody safe. You are not a monster for it.',
  'It took courage to write that down, and it was the right thing to do with it.',
]
const apart: Record<CareUrge['who'], string[]> = {
  baby: [
    'Now, first of all: lay the baby on the back in the cot, leave the room and shut the door. Crying alone in a cot for a while is safe. Then breathe, and ring an adult who can come and take over.',
  ],
  child: [
    'Now, first of all: see that the child is somewhere safe, go into another room and shut the door. Then ring an adult who can come and take over for tonight.',
  ],
  elder: [
    'Now, first of all: see that they lie or sit safely, leave the room and shut the door. Ten minutes alone do no harm. Then ring somebody who can come and take over.',
  ],
}
const asks: Record<CareUrge['who'], string[]> = {
  baby: ['Is the baby in the cot now, and are you in another room?', 'Who could be with you within the hour?'],
  child: ['Are you in another room now, and is the child safe?', 'Who could be with you within the hour?'],
  elder: ['Are you in another room now, and are they safe?', 'Who could be with you within the hour?'],
}
const stillThere = [
  'It is still there, then. The same comes first again: out of the room, door shut, and a person on the line.',
  'Then the distance stays for now, and somebody else takes over before you go back in.',
]
const heard = ['I have read that, and I am staying with what you told me first.', 'Thank you for going on telling me.']
const toSend = /\b(?:what|how) (?:do|can|should|would) i (?:text|tell|say|write|message)\b/i
const words = [
  'You could send this, to whoever is nearest: "I am afraid of what I might do. Please come now and take over, and do not leave me alone with this."',
  'One line is enough: "Please come home now. It is not safe for me to be alone here."',
]
const childSteps = [
  'A crying child is not doing it to you, and a worn-out parent is not a bad one. Go back in only when your hands are calm.',
  'Whoever you ring needs one sentence only: that you are at the end of your strength and afraid of what you might do.',
  'A doctor or health visitor hears this often, and such thoughts can be treated, also when they come after a birth.',
  'If anything has happened already, even a shake, a doctor must see the child today.',
]
const elderSteps = [
  'Nursing somebody day and night wears anybody down. Go back in only when your hands are calm.',
  'Whoever you ring needs one sentence only: that you are at the end of your strength and afraid of what you might do.',
  'Their doctor can arrange relief quickly when you say plainly that it is no longer safe.',
]
const voiceSteps = [
  'Stay where other people are until help is there, and let somebody else look after them.',
  'Tell the call taker exactly what it says and what it tells you to do. They have heard it before.',
  'If you take medicine for this and left it off, say that too.',
]
const stay = ['The numbers here stay where they are, at any hour.']
const later = [
  'Have you reached somebody?',
  'How are your hands and your breathing now?',
  'When did you last sleep more than a few hours?',
  'Who could take a night this week?',
  'What happens just before it comes?',
]
