import { analyseMessage } from '../analysis/message.ts'
import { readFileSync } from 'node:fs'
import { received } from '../analysis/message.ts'
import { grave, kinds } from '../analysis/harms.ts'
import { emotions } from '../text/feelings.ts'
import { topFamily } from './families.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { linesIn } from './lines.ts'
import { halves, rate, type Row } from './measure.ts'
import { someone } from './stranger.ts'

/** evals/data/messages.jsonl: even ids are tuned on, odd ids are held out and never read by anybody. */
interface Labelled {
  id: string
  text: string
  context: string
  relation: string
  tones: string[]
  valence: 'positive' | 'neutral' | 'negative'
  act: string
  ambiguous: boolean
}

const all = linesIn<Labelled>('messages.jsonl')
const { dev, held } = halves(all)

// The form asks for no relation; a saved person gives it where there is one.
const types: Record<string, string> = {
  partner: 'partner',
  ex: 'ex_partner',
  dating: 'other',
  'mother-in-law': 'extended_family',
  flatmate: 'roommate',
}
const inputOf = ({ text, context, relation }: Labelled): TextAnalysisInput => ({
  text,
  context: context || null,
  person: someone('Alex', types[relation] ?? relation),
  knownPeople: [],
  userFirstName: null,
  country: 'GB',
})

/** The labellers' words in ours: families, and the modifiers for what is a manner rather than a feeling. */
const mapped: Record<string, string> = {
  anger:
    'angry annoyed irritated contemptuous hostile bitter critical condescending impatient blunt pushy displeased mocking dismissive petty territorial insinuating short curt',
  hurt: 'hurt disappointed passive-aggressive guilt-tripping envious jealous left-out bitter proud',
  sadness: 'despairing tired sad lonely nostalgic longing final stressed regretful mixed',
  fear: 'anxious worried nervous pleading suspicious urgent stressed careful needy ambivalent hopeful',
  shame: 'sorry apologetic regretful ashamed sincere humble awkward conciliatory flaky',
  love: 'loving affectionate tender caring longing fond warm supportive kind nostalgic flirty lonely',
  gratitude: 'grateful relieved appreciative moved',
  joy: 'cheerful friendly playful joking teasing interested flattering relieved kind helpful flirty hopeful',
  surprise: 'intrusive mixed ambivalent suspicious gossipy',
  neutral:
    'polite clear formal businesslike calm neutral brief civil professional firm direct fair honest reserved lukewarm evasive clipped gruff respectful flaky short curt generous careful',
  guarded:
    'guarded cold distant evasive reserved polite civil nervous ambivalent dismissive curt short needy ashamed lukewarm final gruff careful formal proud clear brief clipped',
  sarcastic: 'sarcastic passive-aggressive bitter mocking condescending envious critical',
  warm: 'warm loving tender affectionate caring friendly kind fond supportive grateful appreciative generous moved sincere sorry apologetic conciliatory helpful',
  playful: 'playful joking teasing flirty cheerful',
  threatening: 'threatening veiled manipulative pushy',
  pointed:
    'passive-aggressive guilt-tripping contemptuous mocking hostile condescending critical defensive disappointed dismissive insinuating petty manipulative blunt',
}
/** Our words for a tone, by the labellers' families above. */
const like: Record<string, readonly string[]> = {
  annoyed: ['anger'],
  accusing: ['anger', 'pointed'],
  contemptuous: ['pointed', 'anger'],
  controlling: ['threatening', 'anger'],
  defensive: ['pointed', 'anger'],
  reproachful: ['pointed', 'hurt'],
  pushy: ['threatening', 'anger'],
  suspicious: ['fear', 'surprise'],
  sad: ['sadness'],
  despairing: ['sadness'],
  frightened: ['fear'],
  worried: ['fear'],
  sorry: ['shame'],
  grateful: ['gratitude'],
  tender: ['love'],
  caring: ['warm', 'love'],
  friendly: ['joy', 'warm'],
  cheerful: ['joy'],
  careful: ['guarded', 'fear'],
  cool: ['guarded'],
  firm: ['neutral', 'guarded'],
  final: ['guarded', 'sadness'],
  serious: ['fear', 'sadness'],
  surprised: ['surprise'],
  'matter-of-fact': ['neutral'],
  'well-meaning': ['warm', 'pointed'],
  'and vague': ['guarded'],
  'with a sting': ['pointed'],
  'kind on top': ['warm'],
  kind: ['warm'],
  'and final': ['guarded', 'sadness'],
  'and settled': ['neutral'],
  private: ['fear', 'neutral'],
  'a little afraid': ['fear', 'shame'],
  'stepping back': ['guarded'],
  light: ['playful', 'guarded'],
}
const toneHit = (found: readonly string[], wanted: readonly string[]) =>
  wanted.slice(0, 2).some((tone) => found.some((it) => ` ${mapped[it] ?? ''} `.includes(` ${tone.replace(' ', '-')} `)))

const read = new Map(all.map((it) => [it.id, { it, seen: received(inputOf(it)), result: analyseMessage(inputOf(it)) }]))
const of = (part: readonly Labelled[]) => part.map(({ id }) => read.get(id)!)
const tonesOf = ({ result }: ReturnType<typeof of>[number]) =>
  result.emotionalTone.split(/ and |, /).flatMap((tone) => [tone, ...(like[tone] ?? [])])
type Valence = Labelled['valence']
/** The likeliest of three, over all that the message may be. */
function valenceOf({ seen }: ReturnType<typeof of>[number]): Valence {
  if (seen.grave) return grave[seen.grave].valence
  const sums = { positive: 0, neutral: 0, negative: 0 }
  for (const { label, chance } of seen.as.reads) sums[kinds[label].valence] += chance
  return (Object.keys(sums) as Valence[]).toSorted((x, y) => sums[y] - sums[x])[0]!
}
const right = (one: ReturnType<typeof of>[number]) => toneHit(tonesOf(one), one.it.tones)

const plainValence = (text: string): Labelled['valence'] => {
  const top = topFamily(emotions(text))
  return /joy|love|gratitude/.test(top) ? 'positive' : top === 'neutral' || top === 'surprise' ? 'neutral' : 'negative'
}

const row = (
  what: string,
  hit: (one: ReturnType<typeof of>[number]) => boolean,
  baseline: number | null,
  limit: number,
  target: string,
  noise = 0.07,
): Row => ({
  what,
  dev: rate(of(dev), hit),
  held: rate(of(held), hit),
  baseline,
  limit,
  sense: 'at least',
  target,
  noise,
})

const quotesStand = ({ it, result }: ReturnType<typeof of>[number]) =>
  result.evidence.length > 0 &&
  result.evidence.every(({ quote, start, end }) =>
    start === undefined ? it.context.includes(quote) : it.text.slice(start, end) === quote,
  )

const capped = ({ seen, result: { confidence, emotionalTone } }: ReturnType<typeof of>[number]) =>
  confidence <= 0.85 &&
  (emotionalTone !== 'sarcastic' || confidence <= 0.5) &&
  (seen.words > 4 || seen.context !== null || confidence <= 0.45)

const specific = ({ it, result }: ReturnType<typeof of>[number]) =>
  result.evidence.some(({ quote }) => result.interpretation.includes(quote)) && it.text.length > 0

function wholes(part: readonly Labelled[]): number {
  const outputs = of(part).map(({ result }) => JSON.stringify([result.interpretation, result.suggestedResponse]))
  return new Set(outputs).size / outputs.length
}

interface Unseen {
  group: string
  right: number
  either: number
  calibration: number
  labels: { label: string; precision: number; recall: number }[]
}
const unseen = (
  JSON.parse(readFileSync(new URL('../../data/unseen/readings.json', import.meta.url), 'utf8')) as Unseen[]
).find(({ group }) => group === 'reads')!

/** Messages of authors left out of the training in turn: the figures that coach/train/read.ts writes. */
function unseenRows(): Row[] {
  const one = (what: string, value: number, limit: number, target: string, sense: Row['sense'] = 'at least'): Row => ({
    what: `messages by authors not met: ${what}`,
    dev: value,
    held: value,
    baseline: sense === 'at least' ? 1 / unseen.labels.length : null,
    limit,
    sense,
    target,
  })
  return [
    one('the likeliest reading is right', unseen.right, 0.48, '0.60'),
    one('one of the two likeliest is right', unseen.either, 0.6, '0.75'),
    one('calibration error', unseen.calibration, 0.06, '0.05', 'at most'),
  ]
}

export function messageRows(): Row[] {
  const commonest = (label: (it: Labelled) => string) => {
    const counts = new Map<string, number>()
    for (const it of all) counts.set(label(it), (counts.get(label(it)) ?? 0) + 1)
    return Math.max(...counts.values()) / all.length
  }
  return [
    ...unseenRows(),
    row(
      'messages: valence right',
      (one) => valenceOf(one) === one.it.valence,
      rate(all, (it) => plainValence(it.text) === it.valence),
      0.7,
      '0.75',
    ),
    row(
      'messages: tone named',
      right,
      rate(all, (it) => toneHit([topFamily(emotions(it.text))], it.tones)),
      0.54,
      '0.75',
    ),
    row(
      'messages: ambiguity seen',
      (one) => (one.result.alternativeReading !== null) === one.it.ambiguous,
      commonest(({ ambiguous }) => String(ambiguous)),
      0.55,
      '0.75',
    ),
    row('messages: quotes in the input', quotesStand, null, 1, '1', 0),
    row('messages: caps of confidence hold', capped, null, 1, '1', 0),
    row('messages: a quote in the reading', specific, null, 0.95, '0.95', 0.03),
    {
      what: 'messages: different inputs, different outputs',
      dev: wholes(dev),
      held: wholes(held),
      baseline: null,
      limit: 1,
      sense: 'at least',
      target: '1',
    },
  ]
}

export const messageMisses = (): string[] =>
  of(dev).flatMap((one) => {
    const wrong = [
      ...(right(one) ? [] : [`tone ${tonesOf(one).join('/')}, wanted ${one.it.tones.join('/')}`]),
      ...(valenceOf(one) === one.it.valence ? [] : [`valence ${valenceOf(one)}, wanted ${one.it.valence}`]),
      ...((one.result.alternativeReading !== null) === one.it.ambiguous
        ? []
        : [`ambiguous ${String(one.it.ambiguous)}`]),
    ]
    return wrong.length > 0 ? [`${one.it.id} ${wrong.join('; ')}: ${one.it.text.slice(0, 90)}`] : []
  })
