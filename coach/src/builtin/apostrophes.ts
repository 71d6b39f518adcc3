import kept from '../../data/words/contractions.json' with { type: 'json' }
import { setOf } from '../text/words.ts'

/**
 * Apostrophes that a phone left out where the word without it is another: "ill post it", "id love to", "hell regret it".
 * A threat typed in haste has to be read as the same threat.
 */
const notSaying = setOf(
  'and or but with in at for from to today tonight so because cos since again now then if when on all person people child children patient patients man woman health effect effects will treat treated treating treatment mum mom mother dad father relative relatives the my your his her their last this that yesterday too as while after before until till enough of is was are who it i he she they we you x lol though tho rn right atm currently already friend wife husband son daughter baby dog cat',
)
const notBefore = setOf(
  'am is are was were be been being feel feels felt feeling fall falls fell fallen falling get gets got getting look looks looked looking very so really seriously mentally terminally critically gravely chronically physically too taken took the an his her my their our im hes shes theyre youre s m re speak think bode still not isnt wasnt never quite pretty properly dangerously both also always',
)
const adverbs = setOf(
  'never just also always only even still really definitely probably gladly personally then not make have be do get',
)
const plain = setOf(
  'bring sing ring swing sting fling cling need feed shed bleed speed proceed succeed apply supply reply rely fly',
)
const isPlainForm = (word: string) =>
  plain.has(word) || (word.length > 1 && !/(?:ing|ed|ly|[^s]s|ness|ment)$/.test(word))
const would = setOf(
  'love like rather never hate be have do say want prefer appreciate understand go come die kill tell still really just also ask give leave get need feel help better been make take know see try think lose miss even only always not',
)
const notMine = setOf('my your his her their an the photo user face email order no with fake student show need and')
const theirs = setOf(
  'be have lose regret pay see never get find come know tell want need not miss wish beg leave love understand think learn suffer cry hate end feel make take always probably only just still',
)
const notTheirs = setOf('to the like as of in a what bloody living absolute from through fresh pure hot')

const upperLike = (word: string, like: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** The same words with these apostrophes; nothing else is touched. Linear in the length. */
export function withApostrophes(text: string): string {
  return text.replace(
    /(?<![\p{L}'’])(ill|id|hell|shell)(?= +(\p{L}+))/giu,
    (word: string, _said: string, follows: string, at: number) => {
      const before = /\p{L}*$/u.exec(
        text
          .slice(Math.max(0, at - 24), at)
          .trimEnd()
          .toLowerCase(),
      )![0]
      const [kind, next] = [word.toLowerCase(), follows.toLowerCase()]
      if (kind === 'ill') {
        const says = adverbs.has(next) || isPlainForm(next)
        return says && !notBefore.has(before) && !notSaying.has(next) ? "I'll" : word
      }
      if (kind === 'id') return would.has(next) && !notMine.has(before) ? "I'd" : word
      return theirs.has(next) && !notTheirs.has(before) ? upperLike(kind === 'hell' ? "he'll" : "she'll", word) : word
    },
  )
}

/** Words that can be nothing else without their apostrophe. */
export const contractions: Readonly<Record<string, string>> = kept

const spokenOut = new Map(
  Object.entries({
    ...contractions,
    theyll: "they'll",
    itll: "it'll",
    gonna: 'going to',
    gunna: 'going to',
    ima: "I'm going to",
    imma: "I'm going to",
    u: 'you',
    ur: 'your',
    cos: 'because',
    cuz: 'because',
  }),
)

/** For patterns that decide whether something is written at all: a threat is one with and without its apostrophes. */
export const contracted = (text: string): string =>
  withApostrophes(text.replace(/[’‘`´]/g, "'")).replace(/(?<![\p{L}'])(?:\p{L}{1,9})(?![\p{L}'])/gu, (word) => {
    const whole = spokenOut.get(word.toLowerCase())
    return whole === undefined ? word : /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
  })
