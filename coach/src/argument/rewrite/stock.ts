import type { ArgumentAct } from '@mallama/contracts/coach'
import { sentence } from '../sneers.ts'
import type { Move } from './move.ts'
import { whole } from './moves-meant.ts'
import { askedSayings } from './stock-asked.ts'
import { worthSayings } from './stock-worth.ts'
import { plainSayings, type Saying } from './stock-lines.ts'

const sayings: readonly Saying[] = [...askedSayings, ...worthSayings, ...plainSayings]

/** A saying ends with its sentence. */
const inOne = (words: string) => words.replace(/\.(?=[+*])/g, '[^.!?…\\n]')

const opener = String.raw`^(?:(?:wow|lol|lmao|haha|yeah|yes|no|right|god|and|but|so|because|well|oh|then|ok|okay|honestly|seriously|you know what|look|listen),? )*`
export const stockMoves: readonly Move[] = sayings.map(({ words, means }) => [
  new RegExp(whole(inOne(words)).source.replace('^', opener), 'iu'),
  means,
])
const actsOf = (list: readonly Saying[]) =>
  list.flatMap(({ act, words }): (readonly [ArgumentAct, RegExp])[] => (act ? [[act, sentence(inOne(words))]] : []))
/** Those that are said in no calm talk, and those that are only beside other heat. */
export const [stockActs, heatedStockActs] = [
  actsOf(sayings.filter(({ innocent }) => !innocent)),
  actsOf(sayings.filter(({ innocent }) => innocent)),
]
