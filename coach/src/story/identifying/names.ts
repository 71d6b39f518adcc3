import { firstNames } from '../../text/people.ts'
import { isEveryday } from './everyday-words.ts'
import { capitalPlaces, firmNames, furtherNames, peopleNames, placeNames, wordNames } from './lists.ts'
import type { Kind, Seen } from './spans.ts'

interface Token {
  word: string
  lower: string
  everyday: boolean
  start: number
  end: number
}

const kin =
  'mum|mom|mother|dad|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|fiance|fiancee|ex|friend|bestie|mate|boss|manager|colleague|coworker|cousin|aunt|auntie|aunty|uncle|gran|nan|grandma|grandpa|son|daughter|niece|nephew|neighbour|neighbor|flatmate|roommate|housemate|bf|gf|hubby|stepmum|stepdad|teacher|therapist|landlord|mr|mrs|ms|miss|dr|prof|sir|saint|father-in-law|mother-in-law'
const before = new RegExp(
  `\\b(?:${kin}|told|tell|asked|ask|texted|text|called|messaged|met|named|met up with|his name is|her name is|named|thanks|dear|hi|hey|hello)\\.?,? $`,
  'i',
)
const loosely = /\b(?:with|from|about|and|like|because of|for|to|by|is|at|of)\s$/i
const says =
  /^(?:[’']?s\b| (?:said|says|asked|told|texted|replied|answered|laughed|shouted|yelled|thinks|thought|wants|wanted|knows|knew|forgot|left|came|went|never|always|hasn[’']?t|hasnt|didn[’']?t|didnt|doesn[’']?t|doesnt|isn[’']?t|isnt|wasn[’']?t|wasnt|was|has|had|is|did|does|rang|called|got|gets|bought|sat|cried|started|keeps|kept|makes|made|and (?:i|me|my)\b))/i
/** After a word that is a name and a verb, only what no auxiliary can have after it. */
const saysFinite =
  /^(?:[’']s\b| (?:said|says|asked|told|texted|replied|laughed|shouted|thinks|thought|wants|wanted|knows|knew|forgot|came|went|hasn[’']?t|hasnt|didn[’']?t|didnt|doesn[’']?t|doesnt|isn[’']?t|isnt|wasn[’']?t|wasnt|was|has|had|is|did|does|rang|called|knew|and (?:i|me)\b|got|both|all))/i
const firmBefore =
  /\b(?:at|for|joined|work(?:s|ed|ing)? (?:at|for|with)|job (?:at|with)|university of|bank of)(?: the)? $/i
const placeBefore =
  /\b(?:in|near|outside|to|from|around|towards|visit(?:ed|ing)?|moved to|live[sd]? in|flew to)(?: (?:the|north|south|east|west))? $/i
const particles = /^(?:the|of|and|my|to|in|on|at|a|an|mr|mrs|ms|miss|dr|van|von|der|de|da|la|el|al|do|so)$/
/** The words of names that the author's rows hold, in small letters. */
export const partsOf = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => name.toLowerCase().split(/[^\p{L}’'-]+/u))
      .filter((part) => part.length > 1 && !particles.test(part)),
  ),
]

/**
 * Names of people, places and firms, in any letter case. `known` are names that the author's rows hold. A capital inside
 * a sentence counts where the word is no everyday one, and small letters where the word stands where a name would.
 */
export function namesIn(text: string, known: readonly string[]): Seen[] {
  const parts = partsOf(known)
  // Each word is looked up once a text; nothing of it outlives the call.
  const met = new Map<string, boolean>()
  const tokens: Token[] = [...text.matchAll(/\p{L}[\p{L}\p{M}’'-]{0,60}/gu)].map((hit) => {
    const word = hit[0].replace(/[’']s?$|-$/, '')
    const lower = word.toLowerCase()
    const everyday = met.get(lower) ?? isEveryday(lower)
    met.set(lower, everyday)
    return { word, lower, everyday, start: hit.index, end: hit.index + word.length }
  })
  const titled = inTitleCase(text, tokens)
  const found: Seen[] = []
  for (const token of tokens) {
    const last = found.at(-1)
    const surname =
      last?.kind === 'name' &&
      /^ (?:\p{Lu}\.? )?$/u.test(text.slice(last.end, token.start)) &&
      /^\p{Lu}\p{Ll}/u.test(token.word) &&
      !ordinary.test(token.lower)
    const kind = surname ? 'name' : kindOf(token, text, parts, titled)
    if (!kind) continue
    // "Grace Okafor", "Phoenix Park": one name of several words.
    if (
      last &&
      last.kind === kind &&
      /^(?:[ -]| \p{Lu}\.? | de | van | von | of | & )$/u.test(text.slice(last.end, token.start))
    ) {
      last.end = token.end
      last.quote = text.slice(last.start, last.end)
    } else found.push({ kind, quote: text.slice(token.start, token.end), start: token.start, end: token.end })
  }
  return [...found.filter(({ kind }) => kind !== 'name'), ...(titled ? [] : pairs(text)), ...found]
}

function kindOf(
  { word, lower, everyday, start, end }: Token,
  text: string,
  known: readonly string[],
  titled: boolean,
): Kind | null {
  if (word.length < 2) return null
  const ahead = text.slice(Math.max(0, start - 32), start)
  const behind = text.slice(end, end + 28)
  const capital = /^\p{Lu}/u.test(word)
  const opens = start < 3 || /(?:[.!?\n:“”"(*•]|\n\s*[-–])\s{0,3}$/.test(ahead.slice(-6))
  const shouted = word.length > 3 && word === word.toUpperCase()
  const placed = () => before.test(ahead) || (wordNames.has(lower) ? saysFinite : says).test(behind)
  if (known.includes(lower))
    return !everyday && !wordNames.has(lower)
      ? 'name'
      : (capital && !opens) || placed() || (loosely.test(ahead) && lower !== 'will')
        ? 'name'
        : null
  if (!everyday && known.some((name) => near(lower, name))) return 'name'
  if (placeNames.has(lower)) return !firstNames.has(lower) || placeBefore.test(ahead) ? 'place' : 'name'
  if (peopleNames.has(lower) || peopleNames.has(lower.replace(/s$/, ''))) return 'nationality or faith'
  if (firmNames.has(lower)) return 'organisation'
  if (firstNames.has(lower) || furtherNames.has(lower)) return 'name'
  if (wordNames.has(lower)) {
    if (capital && !opens && !titled) return 'name'
    return before.test(ahead) ||
      (capital && !opens) ||
      (saysFinite.test(behind) && !/\b(?:the|a|my|this|that|his|her|no|any|some|your|our|their|of|it)\s$/i.test(ahead))
      ? 'name'
      : null
  }
  if (capital && !opens && capitalPlaces.has(lower)) return 'place'
  // People do not capitalise ordinary words inside a sentence, so one that is may be a surname or a street.
  if (everyday) return capital && !opens && !titled && !shouted && word.length > 3 && !usual.test(lower) ? 'name' : null
  if (capital && (!opens || !titled) && (!shouted || /[\p{L}]/u.test(word)) && !ordinary.test(lower)) {
    return firmBefore.test(ahead) ? 'organisation' : placeBefore.test(ahead) ? 'place' : 'name'
  }
  // An unknown word in small letters, where somebody is spoken of.
  const beside =
    /\b(?:with|from|and|about|at|saw|miss|love|for) $/i.test(ahead) &&
    /^(?:$|[.,;!?\n]| (?:and|in|on|at|but|about|last|again|today|yesterday|because)\b)/.test(behind)
  return lower.length > 2 && !ordinary.test(lower) && (beside || placed()) ? 'name' : null
}

const usual = new RegExp(
  `^(?:${kin}|mummy|daddy|granny|grandad|parents|god|lord|internet|english|okay|sorry|please|thanks|thank|happy|what|when|where|which|that|this|then|there|they|them|their|your|yours|with|from|have|because|just|like|really|never|always|maybe|also|anyway|well|yeah|even|only|very|still|nothing|everything|everyone|nobody|again)s?$`,
)
const ordinary =
  /^(?:gran|babe|mother-in-law|father-in-law|whats?app|wifi|in-laws?|tv|dm|dms|pm|am|gps|pdf|faq|diy|mon|tues?|weds?|thurs?|fri|sun|sat|jan|feb|\w*n[’']?t|i[’']?\w+|(?:he|she|they|we|you|it|who|that|there|here|what)[’']\w+|\w{1,2}|(?:ha)+h?|(?:lo)+l|a+r+g+h+|u+g+h+|hm+|o+h+|wh?at+|so+|ye+s+|no+)$/

/** Two capitals in a row are a name even where each word is an ordinary one: "Grace Hill", "Mark Stone". */
function pairs(text: string): Seen[] {
  const found: Seen[] = []
  for (const hit of text.matchAll(
    /(?<![\p{L}])(\p{Lu}[\p{Ll}’'-]{1,30}) (?:\p{Lu}\.? )?(\p{Lu}[\p{Ll}’'-]{1,30})(?![\p{L}])/gu,
  )) {
    const [first = '', last = ''] = [hit[1]?.toLowerCase(), hit[2]?.toLowerCase()]
    const named = wordNames.has(first) || firstNames.has(first) || furtherNames.has(first) || !isEveryday(first)
    if (
      named &&
      !ordinary.test(first) &&
      !ordinary.test(last) &&
      !(placeNames.has(first) || placeNames.has(`${first} ${last}`)) &&
      !firmNames.has(first)
    )
      found.push({ kind: 'name', quote: hit[0], start: hit.index, end: hit.index + hit[0].length })
  }
  for (const hit of text.matchAll(
    /(?<=[\p{L}\d,;] )\p{Lu}[\p{Ll}’'-]{1,30}(?: (?:and |& |of )?\p{Lu}[\p{L}’'-]{1,30}){1,4}/gu,
  ))
    if (!usual.test(hit[0].split(' ')[0]!.toLowerCase()) && !/^I[’']/.test(hit[0]))
      found.push({ kind: 'name', quote: hit[0], start: hit.index, end: hit.index + hit[0].length })
  for (const hit of text.matchAll(
    /\b(?:new|san|los|st|costa|south|north|hong|el|sri|saudi|cape|buenos|rio de|tel|puerto|mexico|abu|kuala|sao|great|czech|sierra|united) [a-z]{3,12}\b/gi,
  ))
    if (placeNames.has(hit[0].toLowerCase()))
      found.push({ kind: 'place', quote: hit[0], start: hit.index, end: hit.index + hit[0].length })
  return found
}

/** A heading: nearly every word has a capital, so that capitals tell nothing. */
function inTitleCase(text: string, tokens: readonly Token[]): boolean {
  if (text.length > 400 || tokens.length < 3) return false
  const long = tokens.filter(({ word, everyday }) => word.length > 3 && everyday)
  return long.length > 3 && long.filter(({ word }) => /^\p{Lu}/u.test(word)).length / long.length > 0.8
}

/** A short form of a known name, or the name with a slip of the finger in it. */
function near(word: string, name: string): boolean {
  if (word.length < 3 || name.length < 4) return false
  if (name.startsWith(word) && word.length >= 3) return true
  if (word.startsWith(name.slice(0, Math.max(3, name.length - 2))) && word.length - name.length < 4) return true
  if (/^\w{3,}(?:ie|y|o|s|ee)$/.test(word) && name.startsWith(word.replace(/(.)\1?(?:ie|y|o|s|ee)$/, '$1').slice(0, 3)))
    return true
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 1 || word.length < 4) return false
  return slips(word, name) <= (name.length >= 8 ? 2 : 1)
}

/** Letters added, lost, changed or swapped with their neighbour (Damerau's distance, restricted). */
function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
