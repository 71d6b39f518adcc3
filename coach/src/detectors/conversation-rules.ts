import type { ArgumentAct } from '@mallama/contracts/coach'
import { mainAct, type ActSpan } from './acts.ts'
import { petNames, warmth } from './cues/contempt.ts'
import { harmOf } from './harm.ts'
import type { Span } from './span.ts'
import type { TurnReading } from './turn.ts'

/** Acts that heat a talk. */
export const heating: ReadonlySet<ArgumentAct> = new Set<ArgumentAct>([
  'complaint',
  'criticism',
  'contempt',
  'threat',
  'demand',
  'defend',
  'withdraw',
  'invalidate',
])
/** Acts that press the other for an answer. */
export const pressing: ReadonlySet<ArgumentAct> = new Set<ArgumentAct>([
  'complaint',
  'criticism',
  'contempt',
  'threat',
  'demand',
])
const asking = new Set<ArgumentAct>(['question', 'demand', 'request', 'complaint'])
const kind = new Set<ArgumentAct>(['apologise', 'accountability', 'validate', 'agree', 'offer', 'repair'])
const window = 6

const has = (reading: TurnReading | null, set: ReadonlySet<ArgumentAct>) =>
  reading?.acts.some(({ id }) => set.has(id)) ?? false

/**
 * One turn in view of those before it, by rules. What the words alone cannot tell: "later" walks away from somebody who
 * presses and is plain logistics among the calm; the same question again is a demand; facts said back to a reproach
 * defend; a yes after a quarrel mends; an insult among the calm is teasing.
 */
export function ruledInView(turn: TurnReading, before: readonly TurnReading[]): TurnReading {
  if (turn.speaker === null) return turn
  const recent = before.slice(-window)
  const heat = recent.filter(({ acts }) => acts.some(({ id }) => heating.has(id))).length
  const tense = heat >= 2
  const last = before.at(-1)
  const answers = last && last.speaker !== turn.speaker ? last : null
  const did = (act: ArgumentAct) => turn.acts.some(({ id }) => id === act)
  const drop = new Set<ArgumentAct>()
  const add: ActSpan[] = []
  const whole = (id: ArgumentAct): ActSpan => ({ ...wholeTurn(turn), id })

  const pressed = has(answers, asking) || (answers?.sarcasm.level ?? 'none') !== 'none'
  // Among the calm the soft forms of turning away ("later", "not tonight", "fine") only arrange things.
  if (heat === 0 && !pressed && did('withdraw') && !turn.spans.stonewalling.some(({ id }) => id === 'stonewalling'))
    drop.add('withdraw')
  if (heat === 0 && playful(turn)) for (const act of ['contempt', 'criticism'] as const) drop.add(act)
  if (heat === 0 && did('demand')) {
    drop.add('demand')
    for (const act of turn.acts) if (act.id === 'demand') add.push({ ...act, id: 'request' })
  }
  const kindHere = turn.acts.some(({ id }) => kind.has(id)) || turn.features.gratitude.length > 0
  if (tense && pressed && turn.words <= 4 && !kindHere && !did('withdraw') && !has(turn, pressing) && !did('question'))
    add.push(whole('withdraw'))
  const blamed = has(answers, pressing) || has(answers, countering) || answers?.sarcasm.level === 'likely'
  if (blamed && heat >= 1 && factsBack.test(turn.text) && turn.words >= 4 && !kindHere && !has(turn, unlikeDefence))
    add.push(whole('defend'))
  const mine = before.findLast(({ speaker }) => speaker === turn.speaker)
  const again = mine !== undefined && has(mine, asking) && has(answers, evading)
  const question = turn.acts.find(({ id }) => id === 'question')
  if (again && tense && question) {
    drop.add('question')
    add.push({ ...question, id: 'demand' })
  }
  // Irony in a quarrel talks down; a "you" said there with nothing else in it is a reproach.
  const mock = turn.spans.mockery[0]
  if (heat >= 1 && !did('contempt') && (mock || turn.sarcasm.level === 'likely'))
    add.push(mock ? { ...mock, id: 'contempt' } : ofSarcasm(turn))
  else if (
    turn.acts.length === 0 &&
    add.length === 0 &&
    (turn.sarcasm.level !== 'none' || (tense && toYou.test(turn.text)))
  )
    add.push(whole('complaint'))
  else if (turn.acts.length === 0 && add.length === 0 && heat >= 1 && turn.words >= 4 && answers) {
    if (tense && answers.main && turnedAway.has(answers.main)) add.push(whole('complaint'))
    else if (answers.main === 'disclose') add.push(whole('validate'))
    else if (aboutMe.test(turn.text)) add.push(whole('disclose'))
  }
  const first = turn.acts.find(({ id }) => kind.has(id))
  const harsh =
    turn.acts.some(({ id }) => heating.has(id) && !drop.has(id)) ||
    turn.apology.kind === 'non-apology' ||
    turn.sarcasm.level !== 'none' ||
    turn.spans.mockery.length > 0
  if (heat >= 1 && first && !did('repair') && !harsh) add.push({ ...first, id: 'repair' })
  if (heat === 0 && did('repair') && !turn.acts.some(({ id }) => id === 'apologise')) drop.add('repair')

  const acts = [...turn.acts.filter(({ id }) => !drop.has(id)), ...add].sort((a, b) => a.start - b.start)
  const shut = turn.words <= 1 && add.some(({ id }) => id === 'withdraw')
  // Among the calm "always" and "never" are meant to the letter or in love.
  const plainly = heat === 0 && !acts.some(({ id }) => heating.has(id))
  const features = plainly ? { ...turn.features, absolute: [] } : turn.features
  const spans = {
    ...turn.spans,
    ...(drop.has('contempt') ? { contempt: [] } : {}),
    ...(drop.has('criticism') ? { criticism: [] } : {}),
    ...(drop.has('withdraw') ? { stonewalling: [] } : {}),
    ...(shut ? { stonewalling: [...turn.spans.stonewalling, { ...wholeTurn(turn), id: 'stonewalling' }] } : {}),
  }
  // Mending by the way does not change what a yes or an offer mainly is.
  const weighed = acts.filter((act) => act.id !== 'repair' || turn.acts.includes(act))
  return { ...turn, spans, features, acts, main: mainAct(weighed), harm: harmOf(acts, features) }
}

const unlikeDefence = new Set<ArgumentAct>([
  'defend',
  'withdraw',
  'threat',
  'contempt',
  'criticism',
  'question',
  'disclose',
  'request',
  'demand',
  'invalidate',
])
const countering = new Set<ArgumentAct>(['defend'])
const evading = new Set<ArgumentAct>(['withdraw', 'defend', 'invalidate'])

// "I am feeding him five times a day": a fact about oneself or the matter, said back to a reproach.
const factsBack =
  /^(?:(?:ok(?:ay)?|well|no|and|but|look|listen)[,.]? |[\p{L}]+, ){0,2}(?:i|i['’]?m|i['’]?ve|i['’]?d|it['’]?s|we|they['’]?re)(?![\p{L}'’])/iu
const turnedAway = new Set<ArgumentAct>(['defend', 'withdraw', 'invalidate', 'contempt'])
const aboutMe = /^(?:(?:oh|and|but|well|then),? )?(?:i|i['’]?m|i['’]?ve|my)(?![\p{L}'’])/iu
const toYou =
  /^(?:(?:and|so|but|oh|well),? )?(?:you|u|you['’]?re|your|you['’]?ve|ur)\b(?! (?:too|know|ok|sure|welcome)\b)/i

const playful = ({ text, spans, acts, features }: TurnReading) =>
  !acts.some(({ id }) => id === 'threat') &&
  (warmth.test(text) ||
    features.gratitude.length > 0 ||
    (spans.contempt.length > 0 && spans.contempt.every(({ quote }) => petNames.test(quote))))

function ofSarcasm(turn: TurnReading): ActSpan {
  return { ...(turn.sarcasm.spans[0] ?? wholeTurn(turn)), id: 'contempt' }
}

function wholeTurn({ text }: TurnReading): Span {
  const quote = text.trim()
  const start = text.indexOf(quote)
  return { id: 'turn', quote, start, end: start + quote.length, speaker: 'writer', target: 'other', strength: 0.5 }
}
