import type { RelationshipKind } from '@mallama/contracts/tools'
import { setOf } from '../text/words.ts'

const kin =
  'parents?|mum|mom|mother|mam|ma|dad|father|sisters?|brothers?|grandparents|gran|nan|grandmother|grandfather|granddad|aunt|uncle|cousins?|in laws?|(?:mother|father|sister|brother|son|daughter) in law|stepdad|stepmum|stepmother|stepfather|family|siblings'
const children = 'kids?|children|sons?|daughters?|boys|girls|stepson|stepdaughter'
const mates = 'husband|wife|partner|boyfriend|girlfriend|fianc\\w+|bf|gf'
const friends = 'friends?|mates?|best friend|flatmates?|roommates?|housemates?|neighbours?'
const work = 'boss|manager|colleagues?|coworkers?|co workers?|supervisor|team lead|team|line manager|director'

const relations = `${kin}|${children}|${mates}|${friends}|${work}`
const owned = new RegExp(`\\bmy (?:\\w+ ){0,2}?(ex|exes|former|${mates})\\b`, 'g')

export interface Whom {
  type: RelationshipKind
  /** Somebody whom the writer has parted from. */
  ex: boolean
}

/** Whom a description is about. "My ex lied. My husband ...": the one of now is meant, wherever there is one. */
export function whomOf(text: string, type: RelationshipKind): Whom {
  const named = [...text.matchAll(owned)].map((hit) => hit[1]!)
  const gone = named.filter((it) => it.startsWith('ex') || it === 'former')
  return { type, ex: type === 'romantic' && gone.length > 0 && gone.length === named.length }
}

const first = setOf('i im ive id me my mine we weve wed us our')
const second = setOf('he hes she shes they theyre him her his their them we weve us our together')
const opening = setOf('he she they hes shes theyre')
const bare = new RegExp(
  `(?<!\\b(?:the|a|an|his|her|their|whose|this|that|[a-z]{2,}s) )\\b(?:${relations}|ex|ex (?:${mates}))\\b`,
)

/** Who is in the words: the writer and one more, the writer alone, or nobody whom the writer could be with. */
export function peopleIn(text: string): 'two' | 'writer' | 'nobody' {
  const words = text.split(/[^a-z0-9]+/).filter(Boolean)
  const isSecond = words.some((word) => second.has(word)) || text.includes('each other')
  if (words.some((word) => first.has(word))) return isSecond || bare.test(text) ? 'two' : 'writer'
  // One who begins with "he" has somebody in mind; a report or a tale names them first.
  return (bare.test(text) && isSecond) || opening.has(words[0] ?? '') ? 'two' : 'nobody'
}
