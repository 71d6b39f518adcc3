import care from '../../data/said/care.json' with { type: 'json' }
import kept from '../../data/said/own-harm.json' with { type: 'json' }
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import { nearness } from '../text/words.ts'
import { asksForWords } from '../guide/wanted.ts'
import { linesFor, resourcesFor } from '../knowledge/resources.ts'
import { isByClose, isOfOneself } from '../safety/flag.ts'
import { ownHarmIn, strikesBack, type Harm } from '../safety/own-harm.ts'
import type { Flag } from '../safety/screen.ts'
import { holdsNeck } from '../safety/statements.ts'
import { toldIn } from '../safety/turned.ts'
import { answerBesideCall, answersGuarded, asksIfFair, emergency, hears, named } from './topics.ts'
import { cite, inOrder, sayAny, sayOne, say, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'
import { markOnce, OWN_HARM } from './set-aside.ts'

type Cared = keyof typeof care.apart
const citeStart = (c: Composer): void => cite(c, c.reading.text.trim().slice(0, 80), 'your words')
const [CARE, VOICES] = ['care-urge/', 'care-voices']
const caredFor = ({ state }: Composer): Cared | undefined =>
  state.related.find((it) => it.startsWith(CARE))?.slice(CARE.length) as Cared | undefined

/** Whom in their care somebody fears to hurt; null where this message does not say so outright. */
function urgeIn({ text, danger }: Reading): Cared | null {
  if (danger()?.about !== 'care') return null
  return (['baby', 'elder'] as const).find((it) => nearness(care.signs[it], text) > 0) ?? 'child'
}
/** Whoever fears to hurt a child or a parent in their care is talked to about that, whatever is asked later. */
export const careTalk = (c: Composer, { category }: Flag): boolean =>
  category === 'threat-to-others' && (caredFor(c) ?? urgeIn(c.reading)) !== null

/** First the two are parted safely, then another adult, then a number. Without horror: most who write it are exhausted, and whoever hears an order to do it is ill and needs help at once. */
export function answerCare(c: Composer): void {
  const { reading, state } = c
  const urge = urgeIn(reading)
  const isFirst = !caredFor(c) && markOnce(state, CARE + urge)
  const who = caredFor(c)!
  const isOrdered = urge !== null && nearness(care.signs.voices, reading.text) > 0 && markOnce(state, VOICES)
  const voices = state.related.includes(VOICES)
  citeStart(c)
  if (isFirst || isOrdered) {
    sayAny(c, 'care-told', care.told)
    sayAny(c, `care-part/${who}`, care.apart[who])
    sayAny(c, 'care-now', [voices ? care.voices : care.couldHappen], { number: emergency(c) })
    // The first line is made for parents of a baby where there are two; a bigger child's parent gets the other.
    const ofParents = who === 'elder' ? [] : linesFor(c.input.country, 'parent')
    const fits = ofParents.filter(({ when }) => when.includes('baby') === (who === 'baby'))
    const any = resourcesFor(c.input.country, 'self-harm', 2).filter(({ kind }) => kind !== 'emergency')
    if (!voices) sayAny(c, 'care-line', [care.line], { line: [...fits, ...any].map(named)[0] })
    sayOne(c, care.asks[who])
    return
  }
  if (urge) sayAny(c, 'care-again', care.stillThere)
  else if (asksForWords(reading.text) || hears('asksToSend', reading.text)) sayAny(c, 'care-words', care.words)
  else sayAny(c, 'care-heard', care.heard)
  sayOne(c, [...care.steps[voices ? 'voices' : who], ...care.stay])
  sayOne(c, care.later)
}
/** Once the writer has told of harm they do, the talk is with the one who does it, whatever is asked later; who told outright of being harmed, and struck back, stays the one who is. */
export function harmTalk({ state, reading }: Composer): boolean {
  const harm = ownHarmIn(reading.text, reading.names)
  const { flag, flagFrom, flagTurns } = state
  const isHarmed = flagTurns > 0 && flagFrom === 'rule' && flag !== null && isByClose(flag) && !flag.thirdParty
  return state.related.includes(OWN_HARM) || (harm !== null && !(isHarmed && !harm.child && strikesBack(harm.quote)))
}
/** To someone who hurts, watches or holds another: the deed is named without contempt; the other's safety comes first, then where there is help, then one honest question. Nothing that would keep, soothe or persuade the other. */
export function answerHarm(c: Composer): void {
  const { state, reading } = c
  const harm = ownHarmIn(reading.text, reading.names)
  const first = markOnce(state, OWN_HARM)
  // Whom the talk last named may be somebody else: whoever was hurt is spoken of as "they".
  c.grammar.who = { label: 'they', name: null, role: null, pronoun: 'they', sure: false, plural: true }
  c.grammar.they = 'they'
  if (!harm) return goOn(c)
  const { kind, child } = harm
  cite(c, harm.quote, 'your words')
  tendFirst(c, harm)
  sayAny(c, 'harm-told', kept.told)
  sayAny(c, `harm/${kind}`, child && kind === 'hurt' ? kept.namedToChild : kept.named[kind])
  if (asksIfFair(reading.text)) sayAny(c, 'harm-fair', kept.fairNow)
  sayAny(c, `harm-safe/${kind}`, child ? kept.childFirst : kept.safety[kind])
  const line = whoHelps(c)
  if (first) sayOne(c, [kept.where[line ? 0 : 1]!], { line })
  sayOne(c, [...(child ? kept.childAsks : kept.asks[kind]), ...kept.later])
}
/** A line for people who hurt others, where the country has one. */
const whoHelps = ({ input }: Composer): string | null => linesFor(input.country, 'hurts').map(named)[0] ?? null

function goOn(c: Composer): void {
  const { acts, text } = c.reading
  // Nobody keeps a distance from a child in their care.
  const ahead = c.state.related.includes(HURT + 'child') ? kept.steps.slice(1) : kept.steps
  citeStart(c)
  if (c.wish().mayAsk && answersGuarded(c)) return
  if (asksIfFair(text)) sayAny(c, 'harm-fair', kept.fairLater)
  else if (acts.includes('script') || hears('keeping', text)) {
    sayAny(c, 'harm-no-words', kept.noWords)
    sayOne(c, kept.forHelper)
  } else if (['what-do-i-do', 'should-i'].includes(c.wish().wanted)) {
    sayAny(c, 'harm-advice', kept.advised)
    sayOne(c, ahead)
  } else sayAny(c, 'harm-heard', hears('excuses', text) ? kept.excused : kept.heard)
  sayOne(c, ahead)
  sayOne(c, kept.later)
}

const [{ body }, { neck }] = [kept, talk]
/** Before whom the writer hurt, and how: a neck, a child or another. */
const HURT = 'hurt/'
const says = ({ text, danger }: Reading, signs: readonly string[]) =>
  nearness(signs, text) > 0 || danger()?.category === 'medical'

/** Whoever was hurt comes before whoever did it: a doctor first, in the answer in which it is told. */
function tendFirst(c: Composer, { kind, child }: Harm): void {
  const { reading, state } = c
  if (kind !== 'hurt') return
  const hurt = holdsNeck(toldIn(reading.text)) ? 'neck' : child ? 'child' : 'other'
  markOnce(state, HURT + hurt)
  const first = state.flag?.about === 'child' ? body.shaken : hurt === 'other' ? null : body[hurt]
  if (says(reading, [...body.signs, ...neck.signs])) urge(c, body.now)
  else if (first) urge(c, first)
}

/** A sign of the body afterwards, or whom to call: the emergency number, before anything about stopping or staying. */
export function tellsSign(c: Composer, flag: Flag | null): boolean {
  const { reading, state } = c
  const tended = state.related.some((it) => it.startsWith(HURT))
  const isNeck = flag?.about === 'neck' || state.related.includes(HURT + 'neck')
  const isHurt = (flag?.about === 'child' && flag.thirdParty) || tended
  if (isNeck && nearness(neck.signs, reading.text) > 0) urge(c, flag?.thirdParty ? neck.ofThem : neck.now)
  else if (isHurt && says(reading, body.signs)) urge(c, body.now)
  else if (tended && nearness(body.calls, reading.text) > 0) urge(c, body.call)
  else return false
  if (flag && !isOfOneself(flag)) answerBesideCall(c, flag)
  return true
}

/** It is said again before it is left out. */
function urge(c: Composer, lines: readonly string[]): void {
  const slots = { number: emergency(c, true), line: whoHelps(c) }
  say(c, inOrder(c, lines, slots) ?? inOrder(c, body.again, slots) ?? `${slots.number}, now.`)
}
