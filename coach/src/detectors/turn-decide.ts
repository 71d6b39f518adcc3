import type { ArgumentAct } from '@mallama/contracts/coach'
import { warmth } from './cues/contempt.ts'
import { actNames, cueNames, cues, headAt, type CueName } from './turn-heads.ts'
import type { Thresholds } from './turn-model.ts'
import type { TurnReading } from './turn.ts'

/** What rules and model together make of a turn. */
export interface Decision {
  cues: ReadonlySet<CueName>
  acts: ReadonlySet<ArgumentAct>
  main: ArgumentAct | null
  sarcasm: boolean
}

/** The act that shows a cue, where one does. */
export const actOf: Partial<Record<CueName, ArgumentAct>> = {
  criticism: 'criticism',
  contempt: 'contempt',
  defensiveness: 'defend',
  withdraw: 'withdraw',
  stonewalling: 'withdraw',
  demand: 'demand',
  request: 'request',
  threat: 'threat',
  ultimatum: 'threat',
  repair: 'repair',
  validation: 'validate',
}

/** The acts that weigh 2 or more in `harm.ts`. */
export const heavyActs: readonly ArgumentAct[] = ['contempt', 'threat', 'criticism', 'withdraw', 'invalidate']
/** What hurts or presses less. */
const pressing: readonly ArgumentAct[] = ['complaint', 'demand', 'defend']
const firstAct = cueNames.length
const acts = actNames.slice(0, -2) as readonly ArgumentAct[]

/** The cues that a reading shows. */
export function cuesIn({ spans, acts, features, apology }: TurnReading): Set<CueName> {
  const did = (act: ArgumentAct) => acts.some(({ id }) => id === act)
  const seen: Record<CueName, boolean> = {
    criticism: did('criticism'),
    contempt: did('contempt'),
    defensiveness: did('defend'),
    withdraw: did('withdraw'),
    stonewalling: spans.stonewalling.some(({ id }) => id === 'stonewalling') && did('withdraw'),
    'timed-break': spans.stonewalling.some(({ id }) => id === 'timed-break'),
    demand: did('demand'),
    request: did('request'),
    threat: features.threat.length > 0,
    ultimatum: features.ultimatum.length > 0,
    apology: apology.kind === 'apology',
    'non-apology': apology.kind === 'non-apology',
    repair: did('repair'),
    appreciation: features.gratitude.length > 0,
    validation: did('validate'),
    absolutes: features.absolute.length > 0,
    'mind-reading': spans.distortion.some(({ id, target }) => id === 'mind-reading' && target === 'other'),
  }
  return new Set(cues.filter((cue) => seen[cue]))
}

/** Said back to be sure of having heard it: "You felt alone that night, and you want a message by six." */
const sayingBack =
  /^(?:[\p{L} ’']{1,20}[.,:] )?(?:so |okay |ok )?you (?:say|said that|are saying|mean that|(?:felt|feel|want|wanted|were|had|sat|came|waited|thought|needed|need)\b[^?!]*\band (?:that )?you(?: would|[’']d)? (?:want|like|felt|feel|need|were|wish))/iu

/** The acts that come by their cue only. */
const shown = new Set(Object.values(actOf))

/**
 * How much less sure the model has to be of a cue for which a rule was met, in log-odds. By itself a turn says little,
 * and rules were written for what is plain by itself; in a conversation the model knows more than they do.
 */
export const slack = { alone: 2.5, inView: 0.5 } as const
export type Setting = keyof typeof slack
/** Log-odds that a turn hurts or presses at all, below which nothing of the kind is found that no rule met. */
const pained = { alone: 1.6, inView: 0.55 } as const
const hurts = headAt('hurts')
const sarcasm = headAt('sarcasm')
const heavyCues = new Set(cues.filter((cue) => actOf[cue] && heavyActs.includes(actOf[cue])))
const grave = new Set<CueName>(['contempt', 'criticism', 'threat', 'ultimatum'])
/** A threat that no rule knows is one only where somebody is threatened, or something is made a condition. */
const against = new Set<CueName>(['threat', 'ultimatum'])
const aimed =
  /\b(?:you|your|yours|u|ur|ya|him|her|them|if|unless|or|else|everyone|everybody|kids|children|last|dare|regret|sorry|see|wait|watch)\b/i
const weighs = (cue: CueName) => heavyCues.has(cue)
const places = new Map(cueNames.map((name, at) => [name, at]))

/**
 * What a rule met that weighs heavily stands: rules were written for what is plain. The model adds contempt, criticism
 * and threats that no rule foresaw, where the turn most likely hurts, and has the word on everything lighter, `slack`
 * for what a rule met. Tried and turned down: letting it overrule heavy rules, or add withdrawing and talking down,
 * which put mended small quarrels above fierce ones.
 */
export function decide(ruled: TurnReading, odds: readonly number[], from: Thresholds, setting: Setting): Decision {
  const met = cuesIn(ruled)
  const found = new Set<CueName>()
  const begun = ruled.text.slice(0, 400)
  const hurting = odds[hurts]! >= pained[setting] && !sayingBack.test(begun) && !warmth.test(begun)
  for (const cue of cues) {
    const z = odds[places.get(cue)!]!
    const heavy = weighs(cue)
    if (
      met.has(cue)
        ? heavy
          ? true
          : z >= from[cue]! - slack[setting]
        : z >= from[cue]! && (!heavy || (hurting && grave.has(cue) && (!against.has(cue) || aimed.test(ruled.text))))
    )
      found.add(cue)
  }
  const seen = new Set<ArgumentAct>()
  for (const cue of found) if (actOf[cue]) seen.add(actOf[cue])
  for (const { id } of ruled.acts) if (!shown.has(id)) seen.add(id)
  const likely = (some: readonly ArgumentAct[]) =>
    some.reduce((best, act) => (oddsOf(odds, act) > oddsOf(odds, best) ? act : best))
  // "Sorry, but" is no apology, whatever its first word says.
  const unsaid = found.has('non-apology') && !found.has('apology') ? 'apologise' : null
  if (unsaid) seen.delete(unsaid)
  // What the turn mainly does: the likeliest of what was found, or what is likely enough without having been.
  const may = acts.filter(
    (act) => seen.has(act) || (act !== unsaid && !heavyActs.includes(act) && (hurting || !pressing.includes(act))),
  )
  const flat = Math.max(odds.at(-1)!, odds.at(-2)!)
  const best = likely(may)
  // By itself a turn is what the rules took it for, as long as that still stands.
  const plainly = setting === 'alone' && ruled.main && seen.has(ruled.main) ? ruled.main : null
  const main = plainly ?? (oddsOf(odds, best) >= flat ? best : null)
  if (main) seen.add(main)
  const irony = odds[sarcasm]! >= from.sarcasm! - (ruled.sarcasm.level === 'none' ? 0 : slack[setting])
  return { cues: found, acts: seen, main, sarcasm: irony }
}

const oddsOf = (odds: readonly number[], act: ArgumentAct) => odds[firstAct + acts.indexOf(act)]!
