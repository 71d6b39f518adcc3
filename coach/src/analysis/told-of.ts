import { sentences } from '../builtin/clauses.ts'
import { firstNames } from '../detectors/names.ts'
import type { Received } from './received.ts'
import type { Slots } from './slots.ts'

const kin =
  '(?:mum|mom|mam|mother|dad|father|parents|brother|sister|son|daughter|gran|grandma|granny|nan|nana|nanna|grandad|grandpa|grandfather|grandmother|wife|husband|partner|baby|nephew|niece|stepdad|stepmum|dog|cat|friend|neighbour|cousin)'
const opening = '(?:(?:hi|hey|hello|sorry|so|just|update|news|ok|okay|well)\\b[,:!]? *)*'
const someone = new RegExp(
  `^${opening}(?:(?<owner>my|your|our) (?<role>${kin})(?: (?<named>\\p{Lu}[\\p{L}-]+))?|(?<title>(?:uncle|auntie|aunty|aunt) \\p{Lu}[\\p{L}-]+)|(?<alone>${kin})|(?<name>\\p{Lu}[\\p{L}-]{2,}))(?<has>['’]s)?(?= |$)`,
  'iu',
)
/**
 * Whom the news is of, in the reader's mouth ("your brother" -> "my brother"), what leave is asked for, and the
 * question that was put; each absent where the words do not say it plainly.
 */
export function toldOf(it: Received): Pick<Slots, 'who' | 'leave' | 'question'> {
  const parts = sentences(it.text.slice(0, 2000))
  const found: Pick<Slots, 'who' | 'leave' | 'question'> = {}
  if (/^(?:bad-news|good-news|relayed)$/.test(it.kind)) {
    const from = it.cues[0]?.start ?? 0
    const sentence = parts.find((part) => part.end > from) ?? parts[0]
    const who = sentence ? whoIn(sentence.text) : null
    if (who) found.who = who
  }
  const leave =
    /^(?:(?:hi|hey|mum|mom|dad|mam|ma|please|pls|ok|so|nan|gran)\b[ ,]*)*(?:can|could|may|is it ok(?:ay)? if|would it be ok(?:ay)? if) I ((?:stay|go|have|borrow|use|take|come|sleep|invite|get|leave|skip|quit|miss|swap|move|wear|buy|watch|work)\b[^.!?\n]*)/i.exec(
      it.text,
    )?.[1]
  if (leave && it.kind === 'request') {
    const own = leave.split(/ (?=(?:her|his|their|the) \w+ (?:said|says)|(?:because|cos|bc|as|since) )/i)[0]!.trim()
    if (!/\b(?:me|my|mine|you|your|I|we|us|our)\b/i.test(own) && own.split(/\s+/).length <= 12)
      found.leave = own.replace(/\s+(?:pl(?:ea)?se?|pls|plz|thanks|x+)$/i, '')
  }
  const question = parts.find(({ text }) => text.endsWith('?') && text.split(/\s+/).length >= 3)?.text
  if (question && question.split(/\s+/).length <= 16 && !/["“”]/.test(question)) found.question = question
  return found
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function whoIn(sentence: string): string | null {
  const hit = someone.exec(sentence)
  const { owner, role, named, title, alone, name } = hit?.groups ?? {}
  if (title) return capital(title)
  if (alone) return capital(alone.toLowerCase())
  if (name) return firstNames.has(name.toLowerCase()) ? capital(name) : null
  if (named && /^\p{Lu}/u.test(named)) return named
  if (!owner || !role) return null
  return `${{ my: 'your', your: 'my', our: 'our' }[owner.toLowerCase()]} ${role.toLowerCase()}`
}
