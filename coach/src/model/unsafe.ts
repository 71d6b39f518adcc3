import { needsHelp } from '@mallama/contracts/help'
import { sight } from '../safety/screen.ts'
import { statedIn } from '../safety/statements.ts'
import { toldIn, asHeard, asSaid } from '../safety/turned.ts'
import type { Safety } from '@mallama/contracts/safety'
import kept from '../../data/words/unsafe.json' with { type: 'json' }
import { legibility } from '../builtin/kind-of-text.ts'
import { cruelIn } from '../rehearsal/rehearse.ts'
import { isByClose } from '../safety/flag.ts'
import { placesOf } from '../text/phrase.ts'
import { parted } from '../story/texts.ts'
import { wordsOf } from '../text/words.ts'
import { locate, quotationsIn } from './quotes.ts'

/** `instructions`: what we told the model: nobody is shown it. `voice`: whose words the text is: the coach's, the person's own in a message to send, or the other one's in a rehearsal. */
export type Watch = {
  instructions: string
  input: string
  safety: Safety
  voice: 'coach' | 'person' | 'other'
  /** As what whoever harms was told of in a talk: "he". "Tell her" speaks of somebody else. */
  harms?: readonly string[]
}

/** One thing that a model's sentence may never do, in plain phrases; each row has its sentences in `unsafe.test.ts`. */
interface Row {
  id: string
  says: readonly string[]
  /** One of these stands before it, so many words off at most. */
  after?: readonly string[]
  within?: number
  /** Words of the sentence that make it a refusal of just that. */
  unless?: readonly string[]
  /** Only where the coach speaks for itself: in words to be sent, in a part that is played, in a quotation it may stand. */
  advice?: boolean
  /** What somebody else is told to have said, thought or done is no claim of the coach's. */
  retold?: string
  /** Only where one harms another, who is not asked to give way; under a card nor sent to talk to whoever does it. */
  under?: 'harm' | 'card'
}

/** Said for weight: a phrase is the same without them. */
const fillers = new Set(kept.fillers)
const whole = new Map(Object.entries(kept.whole))
/** A phrase with the first stands for each of them. */
const persons = new Map(Object.entries(kept.persons))
const BREAK = ':'

/** The words of each sentence in one spelling; what breaks a sentence up is a word of its own. */
function sentencesOf(text: string): string[][] {
  const tokens = text.toLowerCase().match(/\p{L}+|\p{N}+|[.?!…\n%,:;"“”]/gu) ?? []
  const words = tokens.flatMap((it) => (fillers.has(it) ? [] : ':;"“”'.includes(it) ? BREAK : (whole.get(it) ?? it)))
  return parted(words, (it) => '.?!…\n'.includes(it))
}

const phrasesOf = (said: readonly string[]) => {
  const phrases = said.flatMap((phrase) => {
    const words = sentencesOf(phrase)[0]!
    const at = words.findIndex((word) => persons.has(word))
    return at < 0 ? [words] : persons.get(words[at]!)!.map((word) => words.with(at, word))
  })
  return placesOf({ said: phrases.map((words) => words.join(' ')) })
}

const rows = (kept.rows as readonly Row[]).map(({ says, unless = [], ...row }) => {
  return { ...row, says: phrasesOf(says), after: row.after ? phrasesOf(row.after) : null, unless: phrasesOf(unless) }
})

/** Where the row's words begin in a sentence, and the last of them; null where they do not stand in it. */
function hitIn({ says, after, within = 0, unless }: Omit<(typeof rows)[number], 'id'>, words: readonly string[]) {
  const places = says(words)
  if (places.length === 0 || unless(words).length > 0) return null
  const starts = after && new Map(after(words).map(({ from, to }) => [to, from]))
  for (const { from, to } of places)
    for (let end = from - within; end <= from; end++) {
      const start = starts ? starts.get(end) : from
      if (start !== undefined) return { start, said: words.slice(from, to) }
    }
  return null
}

/** So many words before it somebody else may be the one who says or does it. */
const [NEAR, DOER] = [6, 4]
const [retelling, doing] = [new Set(kept.retelling), new Set(kept.doing)]

/** It is told of somebody else: nothing breaks the sentence between them and it. */
function isRetold(how: string, words: readonly string[], at: number): boolean {
  const from = Math.max(at - NEAR, words.lastIndexOf(BREAK, at) + 1)
  const near = words.slice(from, at)
  const clause = near.slice(near.lastIndexOf(',') + 1)
  const isDone = how === 'deeds' && clause.slice(-DOER).some((word) => doing.has(word))
  return isDone || near.some((word, n) => retelling.has(word) && words[from + n - 1] !== 'i')
}

const elsewhere =
  /https?:|www\.|\S@\S|\b[\w-]{2,60}\.(?:com|net|org|io|co|app|info|ru|xyz)\b|!\[|\]\(|<\/?\w|(?:\+?\d[ ().-]?){7,}|\b(?:call|text|dial|ring) \d{3,}/i

/** Why these words of a model may not be shown, or null when they may. */
export function unsafe(text: string, { instructions, input, safety, voice, harms = [] }: Watch): string | null {
  const all = sentencesOf(text)
  const own = voice === 'coach' ? sentencesOf(text.replace(/["“][^"“”]*["”]/g, '""')) : []
  const isHarm = safety !== null && isByClose(safety)
  const holds = { harm: isHarm, card: isHarm && needsHelp(safety) && !safety.thirdParty }
  for (const row of rows.filter(({ under }) => !under || holds[under]))
    for (const words of row.advice ? own : all) {
      const hit = row.under ? askedIn(row, words, harms) : hitIn(row, words)
      if (!hit || (row.retold && isRetold(row.retold, words, hit.start))) continue
      if (row.id !== 'names a condition' || !saysOfThemselves(input, hit.said.join(' '))) return row.id
    }
  // Nobody's part here, also where a model has written it.
  if (voice === 'other' && cruelIn(text)) return 'plays somebody cruel'
  if (elsewhere.test(text)) return 'sends people elsewhere'
  if (voice === 'coach' && putsIntoMouths(input, text)) return 'quotes what nobody wrote'
  if (shares(instructions, text)) return 'speaks of its orders'
  // What we cannot read we cannot answer for: the rows above are English.
  return legibility(text) === 'other-language' || /[\u0370-\u1CFF\u2E80-\uD7FF]/.test(text) ? 'another language' : null
}

/** Of a row about whoever harms the first place that is no denial, and of them. */
function askedIn(row: Omit<(typeof rows)[number], 'id'>, words: readonly string[], harms: readonly string[]) {
  for (let from = 0, hit; (hit = hitIn(row, words.slice(from))); from += hit.start + hit.said.length) {
    if (!(row.under === 'card' && isElse(hit.said.at(-1)!, harms)) && !isDenied(words, from + hit.start)) return hit
  }
  return null
}
/** "Don't meet him alone", "you don't have to tell him": denied right before it; not "why not", "if not". */
function isDenied(words: readonly string[], at: number): boolean {
  const end = words[at - 1] === 'to' && words[at - 2] === 'have' ? at - 2 : at
  const isShort = words[end - 1] === 't' && ['don', 'needn', 'mustn'].includes(words[end - 2] ?? '')
  const isDenial = isShort || ['not', 'never'].includes(words[end - 1] ?? '')
  return isDenial && !['why', 'if'].includes(words[end - (isShort ? 3 : 2)] ?? '')
}

const called = new Map(Object.entries({ him: 'he', her: 'she' }))
/** "Her", where only a "he" does harm. */
const isElse = (whom: string, harms: readonly string[]): boolean =>
  called.has(whom) && harms.length > 0 && !harms.some((it) => it === 'they' || it === called.get(whom))

/** "I have ADHD" is a fact that the person told, and may be said back. */
function saysOfThemselves(input: string, condition: string): boolean {
  const row = { says: phrasesOf([condition]), after: phrasesOf(['my', 'I am', 'I have']), within: 8, unless: () => [] }
  return sentencesOf(input).some((words) => hitIn(row, words) !== null)
}

/** Right before a quotation: somebody is said to have said or written it. */
const attributed =
  /\b(?:you|he|she|they|[A-Z][a-z]{1,20})(?:['’]ve| have| had)? (?:said|says|wrote|writes?|told|mention(?:ed|s)|describ(?:ed|es?)|put it|call(?:ed|s)|texted|answered|replied|asked)\b[^.?!"“”]{0,40}$|\b(?:your|his|her|their) (?:own |exact |very )?words?\b[^.?!"“”]{0,40}$/

/** "You said "I hate him"", where nothing like it was written. Words that are offered are nobody's yet. */
function putsIntoMouths(input: string, text: string): boolean {
  return quotationsIn(text).some(({ quote, index }) => {
    if (!attributed.test(text.slice(Math.max(0, index - 90), index)) || locate([input], quote)) return false
    const words = wordsOf(quote.toLowerCase()).filter((word) => word.length > 2)
    const known = new Set(wordsOf(input.toLowerCase()))
    // So much of a quotation must be somebody's: it may be cut, or said as "you" where they said "I".
    return words.filter((word) => known.has(word)).length < words.length * 0.6
  })
}

/** So many words in a row of our own instructions are not there by chance. */
const RUN = 6
function shares(instructions: string, text: string): boolean {
  const words = wordsOf(text.toLowerCase())
  const known = ` ${wordsOf(instructions.toLowerCase()).join(' ')} `
  return words.slice(RUN - 1).some((_, at) => known.includes(` ${words.slice(at, at + RUN).join(' ')} `))
}

/** `stated`: in so many words, told, or said to the one who did it, or by the one who will ("you hit me"). */
export type Danger = { tier: 0 | 1 | 2 | 3; stated: boolean }

/** What screens words on their way to a model and back. A server does it in a thread, since neither a person's words nor a model's can be trusted to be read quickly; then it may reject. */
export interface Reading {
  /** Of each text, how grave it is by our own screen, and whether it is stated: then no other reader may lower it. */
  danger(texts: readonly string[]): Danger[] | Promise<Danger[]>
  /** Why these words of a model may not be shown; null when they may. */
  unsafe(text: string, watch: Watch): string | null | Promise<string | null>
}

export const readHere = {
  danger: (texts) =>
    texts.map((text) => {
      const told = toldIn(text)
      const tier = sight(text)?.tier ?? 0
      const isStated = (view: typeof told) => statedIn(view).some(({ statement }) => needsHelp(statement))
      return { tier, stated: tier === 3 || [told, asSaid(told), asHeard(told)].some(isStated) }
    }),
  unsafe,
} satisfies Reading
