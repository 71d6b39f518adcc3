import { firstNames } from '../text/people.ts'
import { isName } from './called.ts'
import type { Recipient } from './recipient.ts'

const woman =
  'mum|mom|mother|gran|grandma|nan|sister|daughter|wife|aunt|girlfriend|niece|ex-wife|stepmother|mother-in-law'
const man = 'dad|father|grandad|grandpa|brother|son|husband|uncle|boyfriend|nephew|ex-husband|stepfather|father-in-law'
const anyone =
  'friend|colleague|boss|manager|neighbour|neighbor|teacher|doctor|cousin|flatmate|roommate|baby|child|kid|partner|nurse'
const women = new RegExp(`^(?:${woman})$`, 'i')
const men = new RegExp(`^(?:${man})$`, 'i')

/** Somebody named, with or without an owner's "s", or the private sign of the one written to. */
const people = new RegExp(
  `[\\uE001\\uE002]|(?<![\\p{L}'])(?:(?:my|our|the|his|her|their|your) (?:\\p{Ll}+ )?(?<role>${woman}|${man}|${anyone})|(?<name>\\p{Lu}[\\p{L}-]+))(?:'s)?(?![\\p{L}-])`,
  'gu',
)

/**
 * Whether "he" or "she" after these words is somebody else: the last one named in the sentence could be, and is not the
 * one written to. "Do Maria's work while she is on leave" says nothing of whoever does it.
 */
export function isElse(before: string, own: Recipient['pronoun'], taken: boolean): boolean {
  if (own !== 'he' && own !== 'she') return false
  const sentence = before.split(/[.!?;\n]/).at(-1) ?? ''
  let last = null as { sex: string; after: string } | null
  for (const hit of sentence.matchAll(people)) {
    const { role, name } = hit.groups ?? {}
    const after = sentence.slice((hit.index ?? 0) + hit[0].length)
    if (/^[\uE001\uE002]/.test(hit[0])) last = null
    else if (role) last = { sex: women.test(role) ? 'she' : men.test(role) ? 'he' : 'they', after }
    else if (name && isName(name) && (firstNames.has(name.toLowerCase()) || /^(?:'s)? ?\p{Ll}/u.test(after))) {
      const sex = firstNames.get(name.toLowerCase())
      // Of a word that is no known name, places and brands cannot be told apart.
      if (sex !== undefined) last = { sex, after }
    }
  }
  if (!last || (last.sex !== own && last.sex !== 'they')) return false
  // Once "she" is the one written to, another takes it over only as one who does something.
  return !taken || doing.test(last.after)
}

const doing =
  /^(?:'s|'ll|'d)? ?(?:is|was|has|had|will|would|can|could|does|did|needs?|wants?|said|says|told|left|lost|got|gets|came|comes|went|goes|took|takes|\p{Ll}{2,}ed)\b/iu
