import care from '../../data/said/care.json' with { type: 'json' }
import kept from '../../data/said/own-harm.json' with { type: 'json' }
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import { nearness } from '../guide/nearest.ts'
import { flatten } from '../knowledge/flatten.ts'
import { child, notOwnHarm, ownHarm, type HarmKind } from '../knowledge/own-harm.ts'
import { lineForWhoHurts, linesForParents, resourcesFor } from '../knowledge/resources.ts'
import { careUrgeIn, type CareUrge } from '../safety/care.ts'
import { holdsNeck } from '../safety/neck.ts'
import type { Flag } from '../safety/screen.ts'
import { harmToWriter, statedIn } from '../safety/statements.ts'
import { toldIn } from '../safety/told.ts'
import { asksForWords } from '../guide/words-asked.ts'
import { asksIfFair, citeStart, emergency, hears, named } from './answer-flag.ts'
import { cite, inOrder, sayAny, sayOne, say, type Composer } from './composer.ts'
import { shortest } from './quote.ts'
import type { Reading } from './reading.ts'
import { markOnce, OWN_HARM } from './set-aside.ts'

interface Harm {
  kind: HarmKind
  quote: string
  start: number
  child: boolean
}

/** The words in which the writer tells of harm that they do; null where they tell of none, or were attacked first. */
export function ownHarmIn(text: string): Harm | null {
  const { flat, at } = flatten(text.slice(0, 3000))
  for (const [kind, cue] of ownHarm) {
    const hit = cue.exec(flat)
    if (!hit) continue
    if (notOwnHarm.test(flat) || harmToWriter(statedIn(toldIn(text)))) return null
    const start = at[hit.index] ?? 0
    const quote = text.slice(start, (at[hit.index + hit[0].length - 1] ?? start) + 1)
    return { kind, quote, start, child: new RegExp(`\\b${child}s?\\b`).test(flat) }
  }
  return null
}

/** Whether they tell of it beside what was done to them, and neither is plainly the one who is harmed. */
export function goesBothWays(text: string): boolean {
  const stated = statedIn(toldIn(text))
  const { flat } = flatten(text.slice(0, 3000))
  const struck =
    stated.some(({ statement }) => statement.id === 'i-hit-them') || ownHarm.some(([, cue]) => cue.test(flat))
  return struck && notOwnHarm.test(flat) && !harmToWriter(stated)
}

const CARE = 'care-urge'
const careMark = ({ state }: Composer) => state.related.find((it) => it.startsWith(CARE))

/** Whoever fears to hurt a child or a parent in their care is talked to about that, whatever is asked later. */
export const careTalk = (c: Composer, { category }: Flag): boolean =>
  category === 'threat-to-others' &&
  (careMark(c) !== undefined || careUrgeIn(c.reading.text, c.reading.danger()) !== null)

/**
 * First the two are parted safely, then another adult, then a number. It is said without horror: most who write it
 * are exhausted, and whoever hears an order to do it is ill and needs help at once.
 */
export function answerCare(c: Composer): void {
  const { reading, state } = c
  const urge = careUrgeIn(reading.text, reading.danger())
  const [before, held, heard] = careMark(c)?.split('/') ?? []
  const who = urge?.who ?? (held as CareUrge['who'] | undefined) ?? 'baby'
  const voices = urge?.voices === true || heard !== undefined
  const mark = [CARE, who, ...(voices ? ['voices'] : [])].join('/')
  state.related = [...state.related.filter((it) => !it.startsWith(CARE)), mark]
  citeStart(c)
  if (before === undefined || (voices && heard === undefined)) {
    sayAny(c, 'care-told', care.told)
    sayAny(c, `care-part/${who}`, care.apart[who])
    sayAny(c, 'care-now', [voices ? care.voices : care.couldHappen], { number: emergency(c) })
    if (!voices) sayAny(c, 'care-line', [care.line], { line: lineForCare(c, who) })
    sayOne(c, care.asks[who])
    return
  }
  if (urge) sayAny(c, 'care-again', care.stillThere)
  else if (asksForWords(reading.text) || hears('asksToSend', reading.text)) sayAny(c, 'care-words', care.words)
  else sayAny(c, 'care-heard', care.heard)
  sayOne(c, [...care.steps[voices ? 'voices' : who], ...care.stay])
  sayOne(c, care.later)
}

/** The first line is made for parents of a baby where there are two; a bigger child's parent gets the other. */
function lineForCare({ input: { country } }: Composer, who: CareUrge['who']): string | null {
  const ofParents = who === 'elder' ? [] : linesForParents(country)
  const any = resourcesFor(country, 'self-harm', 2).filter(({ kind }) => kind !== 'emergency')
  const [line] = [...ofParents.filter(({ when }) => when.includes('baby') === (who === 'baby')), ...any]
  return line ? named(line) : null
}

/** Once the writer has told of harm they do, the talk is with the one who does it, whatever is asked later. */
export const harmTalk = (c: Composer): boolean =>
  c.state.related.includes(OWN_HARM) || ownHarmIn(c.reading.text) !== null

/**
 * To someone who hurts, watches or holds another: the deed is named without contempt, the other's safety comes first,
 * then where people like them get help, then one honest question. Nothing that would keep, soothe or persuade the other.
 */
export function answerHarm(c: Composer): void {
  const { state, reading } = c
  const harm = ownHarmIn(reading.text)
  const first = markOnce(state, OWN_HARM)
  c.grammar.who ??= { label: 'they', name: null, role: null, pronoun: 'they', sure: false, plural: true }
  if (!harm) return goOn(c)
  const { kind, child } = harm
  const quote = shortest(harm.quote)
  cite(c, quote ?? harm.quote, 'your words', quote ? undefined : harm.start)
  tendFirst(c, harm)
  sayAny(c, 'harm-told', kept.told)
  sayAny(c, `harm/${kind}`, child && kind === 'hurt' ? kept.namedToChild : kept.named[kind])
  if (asksIfFair(reading.text)) sayAny(c, 'harm-fair', kept.fairNow)
  sayAny(c, `harm-safe/${kind}`, child ? kept.childFirst : kept.safety[kind])
  if (first) sayOne(c, [kept.where[whoHelps(c) ? 0 : 1]!], { line: whoHelps(c) })
  sayOne(c, [...(child ? kept.childAsks : kept.asks[kind]), ...kept.later])
}

/** A line for people who hurt others, where the country has one. */
function whoHelps({ input }: Composer): string | null {
  const line = lineForWhoHurts(input.country)
  return line && named(line)
}

function goOn(c: Composer): void {
  const { acts, text } = c.reading
  // Nobody keeps a distance from a child in their care.
  const ahead = c.state.related.includes(mark('child')) ? kept.steps.slice(1) : kept.steps
  citeStart(c)
  if (asksIfFair(text)) sayAny(c, 'harm-fair', kept.fairLater)
  else if (acts.includes('script') || hears('keeping', text)) {
    sayAny(c, 'harm-no-words', kept.noWords)
    sayOne(c, kept.forHelper)
  } else if (['what-do-i-do', 'should-i'].includes(c.wanted())) {
    sayAny(c, 'harm-advice', kept.advised)
    sayOne(c, ahead)
  } else if (hears('excuses', text)) sayAny(c, 'harm-excuse', kept.excused)
  else sayAny(c, 'harm-heard', kept.heard)
  sayOne(c, ahead)
  sayOne(c, kept.later)
}

const { body } = kept
const { neck } = talk
/** What marks a talk in which the writer told whom they hurt, and how. */
const hurts = ['neck', 'child', 'other'] as const
const mark = (hurt: (typeof hurts)[number]) => `hurt/${hurt}`

const says = ({ text, danger }: Reading, signs: readonly string[]) =>
  nearness(signs, text) > 0 || danger()?.category === 'medical'

/** Whoever was hurt comes before whoever did it: a doctor first, in the answer in which it is told. */
function tendFirst(c: Composer, { kind, child }: Harm): void {
  const { reading, state } = c
  if (kind !== 'hurt') return
  const hurt = holdsNeck(toldIn(reading.text)) ? 'neck' : child ? 'child' : 'other'
  markOnce(state, mark(hurt))
  const first = state.flag?.about === 'child' ? body.shaken : hurt === 'other' ? null : body[hurt]
  if (says(reading, [...body.signs, ...neck.signs])) urge(c, body.now)
  else if (first) urge(c, first)
}

/** A sign of the body afterwards, or whom to call: the emergency number, before anything about stopping or staying. */
export function tellsSign(c: Composer, flag: Flag | null): boolean {
  const { reading, state } = c
  const tended = hurts.some((it) => state.related.includes(mark(it)))
  const isNeck = flag?.about === 'neck' || state.related.includes(mark('neck'))
  const isHurt = (flag?.about === 'child' && flag.thirdParty) || tended
  if (isNeck && nearness(neck.signs, reading.text) > 0) urge(c, neck.now)
  else if (isHurt && says(reading, body.signs)) urge(c, body.now)
  else if (tended && nearness(body.calls, reading.text) > 0) urge(c, body.call)
  else return false
  return true
}

/** It is said again before it is left out. */
function urge(c: Composer, lines: readonly string[]): void {
  const slots = { number: emergency(c), line: whoHelps(c) }
  say(c, inOrder(c, lines, slots) ?? inOrder(c, body.again, slots) ?? `${slots.number}, now.`)
}
