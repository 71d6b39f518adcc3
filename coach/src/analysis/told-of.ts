import { sentences } from '../builtin/clauses.ts'
import { polish } from '../builtin/polish.ts'
import { firstNames } from '../detectors/names.ts'
import type { Received } from './received.ts'
import type { Slots } from './slots.ts'
import { stop } from './addressed.ts'
import { swap, turnPersons } from './swap.ts'

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
export function toldOf(
  it: Received,
  names: readonly string[],
): Pick<Slots, 'who' | 'leave' | 'question' | 'news' | 'deal'> {
  const parts = sentences(it.text.slice(0, 2000))
  const found: ReturnType<typeof toldOf> = {}
  if (/^(?:bad-news|good-news|relayed)$/.test(it.kind)) {
    const from = it.cues[0]?.start ?? 0
    const sentence = parts.find((part) => part.end > from) ?? parts[0]
    const who = sentence ? whoIn(sentence.text) : null
    if (who) found.who = who
    const news = sentence ? newsSaid(sentence.text, names) : null
    if (news) found.news = news
  }
  const leave =
    /^(?:(?:hi|hey|mum|mom|dad|mam|ma|please|pls|ok|so|nan|gran)\b[ ,]*)*(?:can|could|may|is it ok(?:ay)? if|would it be ok(?:ay)? if) I (?:please |pls |plz |just )?((?:stay|go|have|borrow|use|take|come|sleep|invite|get|leave|skip|quit|miss|swap|move|wear|buy|watch|work)\b[^.!?\n]*)/i.exec(
      it.text,
    )?.[1]
  if (leave && it.kind === 'request') {
    const own = leave
      .split(
        / (?=(?:her|his|their|the) \w+ (?:said|says)|(?:because|cos|bc|as|since|everyone|everybody|all my|ive|i[’']ve|i have|i did|i promise|and i) )/i,
      )[0]!
      .trim()
    if (!/\b(?:me|my|mine|you|your|I|we|us|our)\b/i.test(own) && own.split(/\s+/).length <= 12)
      found.leave = own.replace(/\s+(?:pl(?:ea)?se?|pls|plz|thanks|x+)$/i, '')
  }
  const bargain =
    it.kind === 'request'
      ? parts.find(({ text }) => /\bif (?:you|u)\b.*\bi(?:[’']?ll| will| can| could)\b/i.test(text))
      : undefined
  const deal = bargain && swap(bargain.text.replace(/^.*?\b(?=if (?:you|u)\b)/i, ''), names)
  if (deal) found.deal = stop(deal)
  const question = parts.find(({ text }) => text.endsWith('?') && text.split(/\s+/).length >= 3)?.text
  if (question && question.split(/\s+/).length <= 16 && !/["“”]/.test(question)) found.question = question
  return found
}

/** Only of somebody are these said. */
const ended =
  /^\p{Lu}\p{Ll}+ (?:died|passed away|had to be put|was put (?:down|to sleep)|is dying|didn[’']?t make it)\b/u
const hail =
  /^(?:(?:omg|oh my god|guess what|so|well|news|big news|good news|mum|dad|guys|babe|love|hey|hi|hello|okay|ok|right|finally|yes|wow|aa+h+|ah+|woo+|woohoo|yay|update)\b ?[,:!.-]* ?)+/i
const tail =
  /(?:[\s,!.]+(?:omg|lol|haha\w*|aa+h+|ah+|x{1,4}|wow|yay|woo+|eek|finally)|[\s!.,]|\p{Extended_Pictographic}|\u{fe0f})+$/iu

/** The news as the one who hears it says it back: "we got the keys omg" -> "You got the keys". */
function newsSaid(sentence: string, names: readonly string[]): string | null {
  if (sentence.length > 140) return null
  const body = sentence
    .replace(hail, '')
    .replace(tail, '')
    .replace(/,? (?:and|but|so) (?:i|we|you|it)\b.*$/i, '')
  const count = body.split(/\s+/).length
  if (count < 2 || count > 12 || /\b(?:you|your|u|ur)\b|[,;:"“”?]/i.test(body)) return null
  const ours = polish(body, names)
    .replace(/^we[’']?re\b/i, "I'm")
    .replace(/^we[’']?ve\b/i, "I've")
    .replace(/\bwe are\b/gi, 'I am')
    .replace(/\bwe were\b/gi, 'I was')
    .replace(/\bwe\b/gi, 'I')
    .replace(/\bour\b/gi, 'my')
    .replace(/\bus\b/gi, 'me')
  const turned = turnPersons(ours)
  return turned === null ? null : capital(turned)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function whoIn(sentence: string): string | null {
  const hit = someone.exec(sentence)
  const { owner, role, named, title, alone, name } = hit?.groups ?? {}
  if (title) return capital(title)
  if (alone) return capital(alone.toLowerCase())
  if (name) return firstNames.has(name.toLowerCase()) || ended.test(sentence) ? capital(name) : null
  if (named && /^\p{Lu}/u.test(named)) return named
  if (!owner || !role) return null
  return `${{ my: 'your', your: 'my', our: 'our' }[owner.toLowerCase()]} ${role.toLowerCase()}`
}
