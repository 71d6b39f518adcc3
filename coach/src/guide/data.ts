import couples from '../../data/reads/couples.json' with { type: 'json' }
import family from '../../data/reads/family.json' with { type: 'json' }
import general from '../../data/reads/general.json' with { type: 'json' }
import others from '../../data/reads/others.json' with { type: 'json' }
import heart from '../../data/exercises/heart.json' with { type: 'json' }
import thinking from '../../data/exercises/thinking.json' with { type: 'json' }
import words from '../../data/exercises/words.json' with { type: 'json' }
import guide from '../../data/guide.json' with { type: 'json' }
import type underCard from '../../data/under-card.json'
import later from '../../data/seconds.json' with { type: 'json' }
import { fileOf, once } from '../learn/file.ts'
import { named, type Intent, type Kind, type Topic } from '../read/labels.ts'
import { sentencesIn } from '../text/words.ts'
import { GAP } from '@mallama/contracts/gap'

/** A short text on a common trouble. */
export interface Read extends Record<'id' | 'title' | 'text' | 'source', string> {
  topics: Topic[]
  lines: string[]
  /** The exercise that leads on from it, by id. */
  exercise?: string
  /** What it answers where no text is nearer: an intent. */
  instead?: Intent
  /** What is said to whoever tells of it, and it weighs on them. */
  felt?: string
}

export const reads = [...couples, ...family, ...others, ...general] as Read[]

/** What a person can press, and what follows from it: `open:<exercise>`, `read:<id>`, `exercises:<kind>`, or a word of `converse.ts`. */
export type Door = Record<'label' | 'does', string>

/** How words may begin. `careful`: somebody may be hurt for saying it. */
export type Form = { cues: string[]; begin: string; careful?: boolean }

/** One line that is asked for. Its box holds `begin`, or one of `starts`; `ends` are words that may finish it. */
export interface Step extends Record<'slot' | 'ask', string>, Partial<Record<'hint' | 'why' | 'begin', string>> {
  /** Other beginnings, by what was said when it was asked for. */
  begins?: Form[]
  starts?: string[]
  ends?: string[]
  /** Answered by a button. */
  picks?: string[]
  /** Picks after which the exercise is left, with the words for it. */
  leaves?: string[]
  leave?: string
  /** What is said after a pick. */
  tells?: Record<string, string>
  /** Of what the person wrote before: their last wish, their question, or words in quotation marks. */
  offer?: 'wish' | 'question' | 'quoted'
  /** Two ways in the answer fill these lines. */
  ways?: [string, string]
  /** A word that is easy to argue with is pointed out. */
  look?: boolean
  /** Words to somebody, which may begin in any of the frames below. */
  framed?: boolean
  /** Of some length the answer may be all that is to be said: it is the message, and the other lines can be added. */
  enough?: boolean
}

type Part = { slot: string; as?: string }
/** What the answers become: words to send, or a page for oneself. */
export type Card = { parts?: Part[]; title?: string; rows?: Record<'label' | 'slot', string>[]; close: string }

export interface Exercise extends Record<'id' | 'title' | 'thing' | 'opens', string> {
  cues: string[]
  steps: Step[]
  card: Card
  /** Offered where somebody close may be doing harm. */
  harm?: boolean
}

/** A kind of question that comes up again and again, and what can be said to it whoever asks. */
export interface Answer {
  id: string
  /** It is found by the reader of its area, where the talk has a word of that (`areas`): somebody whose memory fails is looked after, or somebody drives who shouldn't. */
  area?: string
  /** What is asked: a how is not met with a whether. */
  to: Intent[]
  /** The question itself, on a button. */
  asks: string
  say: string
  /** Said where that was said. */
  again?: string
  /** It holds only of words that stand there. */
  words?: true
  /** It holds where danger is doubted too; where not, it is withheld near danger that nobody doubts. */
  safe?: boolean
  /** Far from any danger this is said, or (`fear`) its last sentence, for whoever may be afraid, is left out. */
  far?: string
  fear?: boolean
  /** It is for whoever is afraid: given under a card, and where fear was told. */
  held?: boolean
  /** It may send somebody to somebody: to no child. */
  adult?: boolean
  /** The buttons below it: a list of doors. */
  then: 'afterDecide' | 'afterThinks' | 'afterIf' | 'afterAny' | 'afterPlan' | 'afterWords' | 'afterTried'
}

export const manners = named(guide.manners)
export type Manner = (typeof manners)[number]
/** What is put before and behind words that ask, and those that tell; what is left out; `only`: what they ask, and nothing else. */
export type Style = Record<'asks' | 'tells', string[]> & { drops: string; only?: boolean }
/** How words may be put in one's own, with gaps to fill; in other manners with the same gaps, in the same order. */
export interface Framed {
  begin: string
  ways: Partial<Record<Manner, string>>
  /** What has to be minded with them. */
  also?: string
}
/** Words that can go as they are, whatever the matter, for one thing that a message has to do. */
export interface Finished extends Framed {
  title: string
  /** What is said before them. */
  lead: string
  said: Partial<Record<Manner, string>>
  /** It may cost the one who says it: that is asked first, or minded at the end. */
  careful?: boolean
  mind?: boolean
  /** It sets a limit or says no: words for somebody who set aside that they may be harmed. */
  limits?: boolean
  /** It gives in to somebody, or draws them nearer. */
  yields?: boolean
  /** It can do no harm to give it while the quiet question stands below. */
  doubt?: boolean
  /** What helps once it is sent. */
  sent?: string
}

export const lines = guide
/** Of coach/data, packed by `coach/train/texts.ts`. */
const textsOf = <T>(name: string) => fileOf<T>(new URL(`${name}.br`, import.meta.url))
export const finished = textsOf<Record<Kind, Finished | null>>('kinds')()
export const answers = textsOf<Answer[]>('answers')()
/** What is said under a card of help. */
export const under = textsOf<typeof underCard>('under')()
/** What is asked about words that stand there, or said to an answer. */
export const seconds = later as Answer[]
/** What a complaint is about, and how it is owned; `brief`: from then on less is said. */
export const owned = guide.ownedFor as { cues: string[]; say: string; brief?: boolean }[]
export const kindsOfExercises = { words, thinking, heart } as Readonly<Record<string, Exercise[]>>
export const exercises = Object.values(kindsOfExercises).flat()
/** What words are known by where they were chosen and not told: their kind or occasion (`ask-change/noise`), and the manner. */
export const chosenKind = (key: string, manner?: Manner): string => `kind ${key}${manner ? ` ${manner}` : ''}`
export const kindOf = (key: string) => key.split('/')[0] as Kind
/** What stands for a kind where none is sure. */
export const ANY = 'any'
/** How words may begin: by kind, for any matter, and by occasion, where they are a whole message with a gap for what only their writer knows. */
export const frames = once(() => {
  const ofKinds = Object.entries(finished).flatMap(([kind, it]) => (it ? [[kind, it] as const] : []))
  const ofOccasions = Object.entries(textsOf<Record<string, Framed>>('occasions')())
  return new Map<string, Framed>([...ofKinds, [ANY, lines.anyMatter], ...ofOccasions])
})
export const exerciseOf = (id: string) => exercises.find((it) => it.id === id)
export const answerOf = (id: string) => answers.find((it) => it.id === id)
export const readOf = (id: string) => reads.find((it) => it.id === id)

export const doorTo = ({ title, id }: Read): Door => ({ label: title, does: `read:${id}` })
export const doorInto = ({ title, id }: Exercise): Door => ({ label: title, does: `open:${id}` })

/** Words of an occasion: `rest` is what stands without its last sentence, where only that has a gap. */
type Said = { text: string; rest: string | null }
const saidOf = (text: string): Said => {
  const all = sentencesIn(text)
  const open = all.findIndex((it) => it.includes(GAP))
  return { text, rest: open < 0 ? text : open > 0 && open === all.length - 1 ? all.slice(0, -1).join(' ') : null }
}
/** The words of occasions, each in its manners. */
const whole = once(() =>
  [...frames()].flatMap(([key, { begin, ways }]) =>
    key.includes('/') ? [{ said: [...new Set([begin, ...Object.values(ways)])].map(saidOf), ways }] : [],
  ),
)
/** What was typed into the gap of these words, where nothing else of them was changed; empty where that part was left out, null where it is another text. */
function gapIn(said: Said, text: string): string | null {
  if (text === said.rest || (text === said.text && said.rest !== null)) return ''
  const [head = '', tail, more] = said.text.split(GAP)
  const isSo = tail !== undefined && more === undefined && text.startsWith(head) && text.endsWith(tail)
  const typed = isSo ? text.slice(head.length, -tail.length || undefined).trim() : ''
  return typed && !typed.includes(GAP) ? typed : null
}
/** The occasion whose words a text is, and what was typed into their gap; null where anything else of them was changed. */
function foundIn(text: string) {
  for (const { said, ways } of whole()) {
    const found = said.map((it) => ({ gap: gapIn(it, text), ways, text: it.text })).find(({ gap }) => gap !== null)
    if (found) return found
  }
  return null
}
/** The same words in another manner, with what was typed into their gap; null where they are the writer's own, or written so already. */
export function otherwise(text: string, manner: Manner): string | null {
  const found = foundIn(text)
  const other = found?.ways[manner]
  if (!found || !other) return null
  const said = found.gap ? other.replace(GAP, () => found.gap!) : saidOf(other).rest
  return said === text ? null : said
}
/** Whether it is the words of an occasion, its gap filled or not. */
export const isOfOccasion = (text: string): boolean => foundIn(text) !== null
/** Whether it is the words of an occasion as they stand, with nothing typed into them. */
export const isOurs = (text: string): boolean => foundIn(text)?.gap === ''
/** What of it is the writer's own: words of ours that stand as they were say nothing of whoever sends them; the sentence whose gap they filled does. */
export function ownOf(text: string): string {
  const ours = sentencesIn(foundIn(text)?.text ?? '')
  const own = sentencesIn(text).filter((it) => !ours.includes(it))
  return ours.length > 0 ? own.join(' ') : text
}
