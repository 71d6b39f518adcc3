import file from '../../data/said/ties.json' with { type: 'json' }
import { readable } from '../builtin/kind-of-text.ts'
import type { Answer } from '../guide/data.ts'
import { answersBy, answersNear, answerTo, asksPlainly, questions, wantedIn } from '../guide/wanted.ts'
import { read } from '../read/read.ts'
import { signOf, strainKindOf, strainKinds, type Closeness, type Doer, type Intent } from '../read/labels.ts'
import type { StrainKind, StrainTie, strengthTies } from '../read/labels.ts'
import { valenceOf } from '../read/turn.ts'
import { isRoleWord, people, spokenOf, theyAre } from '../text/people.ts'
import { sentences, sentencesIn, flatten, setOf, setsOf, stripped, wordsOf, toldIn, type Place } from '../text/words.ts'
import { crosses, untilWord } from './received-harm.ts'

/** Words of the description, and how likely it is that they are good, or hard, 0..1. */
type Told = Place & { sure: number }
/** `unnamed`: only that it is good, or hard, is heard. */
export type Strength = Told & { kind: (typeof strengthTies)[number] | 'unnamed' }
type Topic = StrainTie | 'unnamed'
/** `kind`: what it weighs as, also where no one tie of that kind is sure; null where only that it is hard is heard. */
export type Strain = Told & { kind: StrainKind | null; topic: Topic; actor: Doer }

type Close = Exclude<Closeness, 'neither'>
/** `unread`: why nothing is read: there are no words, no English, or nobody in it; `wish`: what the writer would like, told towards the end. */
export type Description = ReturnType<typeof readDescription>
/** A question and what is wanted to know with it; null where that is not heard. */
type Question = { quote: string; asked: Intent | null }

const untold = { strengths: [] as readonly Strength[], strains: [] as readonly Strain[], ending: null, wish: null }
/** Reads what a description tells; linear in its length. */
export function readDescription(text: string) {
  const whole = sentencesOf(text)
  const nothing = { sentences: whole, closeness: [], ...untold }
  const legible = readable(text)
  if (legible !== 'words') return { ...nothing, unread: legible === 'other-language' ? legible : ('nothing' as const) }
  const words = toldIn(text).flatMap((it) => it.words)
  const isMine = words.some((word) => first.has(word))
  // One who begins with "he" has somebody in mind; a report or a tale names them first.
  const isTwo = isMine ? words.some((it) => second.has(it) || isRoleWord(it)) : opening.has(words[0] ?? '')
  if (!isMine && !isTwo) return { ...nothing, unread: 'nobody' as const }
  // "I don't know how ..." asks as well as what ends with its mark.
  const isUnsure = (words: readonly string[]) => [denials, unsure, asks].every((of) => words.some((it) => of.has(it)))
  const ends = whole.slice(1 - ENDS).filter((it) => it.written.quote.endsWith('?') || isUnsure(it.words))
  const asking = ends.map(({ written }) => ({ ...written, asked: askedBy(wantedIn(written.quote)[0]!) }))
  const ending = asking.findLast(({ asked }) => asked) ?? asking.at(-1) ?? null
  const free = whole.flatMap(({ parts }) => parts).filter((it) => !ending || !crosses(it, ending))
  const wish = free.findLast((it) => it.start >= (whole.at(-ENDS)?.start ?? 0) && isWish(it.words)) ?? null
  const last = ending ?? wish
  const heard = whole.map((it) => ({ ...it, parts: it.parts.map((part) => ({ ...part, ...heardIn(part) })) }))
  const all = heard.flatMap(({ parts }) => parts)
  const clear = heard.flatMap((it) => {
    const told = it.parts.flatMap((part) => (part.told && ('actor' in part.told || !part.third) ? [part.told] : []))
    return last && crosses(it, last) ? [] : widened(told, it)
  })
  const isBare = !last && words.length >= PAGE && !clear.some((it) => 'actor' in it)
  const faint = all.flatMap((it) => (isBare && it.faint && !it.third ? [it.faint] : []))
  const found = [...clear, ...faint.toSorted((a, b) => b.sure - a.sure).slice(0, 1)]
  const closeness = all.flatMap(({ quote, start, end, close: id }) => (id ? { quote, start, end, id } : []))
  if (found.length === 0 && !isTwo) return { ...nothing, unread: 'nobody' as const, closeness }
  const strengths = found.filter((it): it is Strength => !('actor' in it))
  const strains = found.filter((it): it is Strain => 'actor' in it)
  return { sentences: whole, unread: null, strengths, strains, closeness, ending, wish }
}

const seam =
  /,? (?=(?:but|although|though|whereas|yet) )|; |,? (?=(?:and|so) (?:then |now |when |if |every |sometimes )?(?:i|he|she|they|we|it|my|his|her|nobody|at home)\b)|, (?=(?:i|he|she|they|we|it|then|because|since)\b)/gi
/** Nothing shorter is cut off, in letters; fewer words tell no scene; of more letters the beginning is quoted; so short is whole. */
const [SHORT, LEAST, MOST, AT_A_GLANCE] = [12, 4, 220, 22]

/** Words that stand in a text from `from` on, without the word that joins them to what came before. */
function placed(words: string, from: number): Place {
  const lead = words.length - words.trimStart().replace(/^(?:but|and|so|then|although|though|yet) /i, '').length
  const quote = stripped(words.slice(lead), '', ' \n\t.,;:!?')
  return { quote, start: from + lead, end: from + lead + quote.length }
}

const wordsIn = (quote: string) => wordsOf(flatten(quote))
/** `third`: somebody else than whom the description is `of` does it ("my daughter says"), but in a lead ("when my sister ..."); `words`: in small letters, without apostrophes. */
function spoken(it: Place, of: string | null) {
  const words = wordsIn(it.quote)
  const at = words.findIndex((word) => subjects.has(word))
  const who = words.slice(0, at < 0 ? undefined : at).findIndex(isRoleWord)
  const owner = words.slice(0, Math.max(0, who)).findLastIndex((word) => owners.has(word))
  return { ...it, words, third: owner >= 0 && !leads.has(words[owner - 1] ?? '') && !of?.includes(words[who]!) }
}
/** A sentence as it is quoted, with its stops as it was written, and the parts of it that can stand alone. */
function sentencesOf(text: string) {
  // Whom it is of: who is met at its beginning.
  const who = people(text.slice(0, 60))[0]?.someone.role ?? null
  return sentences(text).map(({ text: whole, start, end }) => {
    const cuts = [...whole.matchAll(seam)].filter(({ index }, at, all) => index - (all[at - 1]?.index ?? 0) >= SHORT)
    const parts = [0, ...cuts.map(({ index, 0: words }) => index + words.length)].flatMap((at, n) => {
      const { quote: said, start: begin } = placed(whole.slice(at, cuts[n]?.index ?? whole.length), start + at)
      const quote = untilWord(said, MOST)
      return quote.split(' ').length < LEAST ? [] : [spoken({ quote, start: begin, end: begin + quote.length }, who)]
    })
    return { ...spoken(placed(whole, start), who), written: { quote: whole, start, end }, parts }
  })
}

/** From these chances it is told as good or hard, as hard without a name, by its name, and as closeness. */
const [GOOD, HARD, UNNAMED, NAMED, CLOSE] = [0.7, 0.85, 0.92, 0.8, 0.3]
/** So much likelier hard than good, and by two other readers too, it is told as hard: of 52 parts not learnt from 45 were right. Of a page in which nothing hard is heard and nothing asked or wished, the likeliest is: faint, from here on. */
const [LIKELY, PAINED, WEIGHS, FAINT, DULL, PAGE] = [0.4, -0.33, 0.66, 0.7, -0.2, 40]
/** Nobody is told that they did what somebody else may have done. */
const DOES: Record<Doer, number> = { writer: 0.9, third: 0.6, both: 0, other: 0 }

const { first, second, opening, owners, leads, subjects } = setsOf(file.words)
const { wants, polite, denials, unsure, asks, parting } = setsOf(file.words)
const isDenied = (words: readonly string[]): boolean => words.some((word) => denials.has(word))
/** "I want ...", "I'd like ...": soon behind "I" at the beginning, with no denial before it; to be gone is no wish to put to anybody. */
function isWish(words: readonly string[]): boolean {
  const some = words[0] === 'id' || words[1] === 'would' ? polite : wants
  const at = first.has(words[0] ?? '') && words.length > LEAST ? words.findIndex((word) => some.has(word)) : -1
  return at > 0 && at <= 3 && !isDenied(words.slice(0, at)) && !words.some((it) => parting.has(it))
}

/** What one part of a description tells, where it is sure enough to be told, and of the writer's closeness. */
export function heardIn(part: Place) {
  const reading = read(part.quote)
  const [ties, does] = [reading.ties(), reading.does()[0]!]
  const near = reading.close().find(({ label }) => label !== 'neither')!
  const chanceOf = (of: (tie: string) => boolean) => ties.reduce((all, it) => all + (of(it.label) ? it.chance : 0), 0)
  const good = chanceOf((tie) => signOf(tie) === 'strength')
  const hard = chanceOf((tie) => signOf(tie) === 'strain')
  const sign = good > hard ? 'strength' : 'strain'
  const best = ties.find(({ label }) => signOf(label) === sign)!
  const it = { ...part, sure: Math.max(good, hard) }
  const kind = strainKinds.find((one) => chanceOf((tie) => strainKindOf(tie as StrainTie) === one) >= NAMED) ?? null
  const name = best.chance >= NAMED ? best.label : 'unnamed'
  const actor = does.chance < DOES[does.label] ? 'other' : does.label
  const heard: Strength | Strain =
    sign === 'strength' ? { ...it, kind: name as Strength['kind'] } : { ...it, actor, kind, topic: name as Topic }
  const [words, glad] = [wordsIn(part.quote), valenceOf(part.quote)]
  // "He never lets me in" is no trust, and who writes "sorry" need not have mended it: such is good only where it sounds so.
  const isPlain = glad >= 0 || !(isDenied(words) || part.quote.includes('"'))
  // With so much more pain than gladness what is only heard as good is none.
  const isFine = (best.chance >= NAMED || glad >= -0.5) && isPlain
  const isSure = sign === 'strain' ? hard >= (kind ? HARD : UNNAMED) : good >= GOOD && isFine
  const isTold = isSure || (hard - good >= LIKELY && glad <= PAINED && reading.weighs() >= WEIGHS)
  const isFaint = sign === 'strain' && does.label !== 'writer' && hard >= FAINT && glad <= DULL
  const faint: Strain | null = isFaint ? { ...it, actor: 'other', kind: null, topic: 'unnamed' } : null
  return { close: near.chance >= CLOSE ? (near.label as Close) : null, told: isTold ? heard : null, faint }
}

/** A short sentence that tells one thing is quoted whole: half of it says less. */
function widened<T extends Strength | Strain>(heard: readonly T[], { quote, start, end }: Place): readonly T[] {
  const names = new Set(heard.map((it) => ('topic' in it ? it.topic : it.kind)))
  if (names.size !== 1 || quote.split(' ').length > AT_A_GLANCE) return heard
  const [surest] = heard.toSorted((a, b) => b.sure - a.sure)
  return [{ ...surest!, quote, start, end }]
}

/** So many sentences at the end are asked or wished in; from this chance on it is heard what is asked. */
const [ENDS, ASKED] = [4, 0.4]
const askedBy = ({ label, chance }: ReturnType<typeof wantedIn>[number]): Intent | null =>
  (label === 'words' || questions.includes(label)) && chance >= ASKED ? label : null

/** The last question of what is told beside a message. What its sender may mean, the reading answers. */
export function questionIn(told: string): Question | null {
  const quote = sentencesIn(told).findLast(asksPlainly)?.trim()
  if (!quote) return null
  const wanted = wantedIn(quote)[0]!
  return wanted.label === 'what-do-they-think' ? null : { quote, asked: askedBy(wanted) }
}

/** What is told around a question draws its answer away, so it is read alone; below this share an answer is strange to it. */
const [couples, FITS] = [setOf(file.couples), 0.35]
const isMeant = ({ id }: Answer, isCouple: boolean) => isCouple || !couples.has(id)

/** The written answer to a question; near danger (`careful`) only one that says itself what whoever is afraid needs. */
export function answerIn({ quote, asked }: Question, isCouple: boolean, careful: boolean): string | null {
  const it = asked && answerTo(() => answersBy(quote), asked, FITS)
  return it && isMeant(it, isCouple) && (it.safe || !careful) ? spokenOf(it.say, theyAre(quote, [])) : null
}

/** Where none surely fits, those that may. */
export const answersLike = ({ quote, asked }: Question, isCouple: boolean): Answer[] =>
  (asked ? answersNear(answersBy(quote)) : []).filter((it) => isMeant(it, isCouple) && !it.held && it.safe !== false)
