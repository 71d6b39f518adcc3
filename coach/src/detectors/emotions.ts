import forms from '../../data/words/forms.json' with { type: 'json' }
import { feelingWords, shown, type Family, type FeelingWord, type Shade } from './emotion-words.ts'
import { negatedAt, type Span } from './span.ts'

/** A feeling read in the text. `named`: the writer gave it this name about themselves, so the coach may say it back. */
export interface Emotion extends Span {
  family: Family
  shade: Shade | null
  /** The adjective as the writer used it ("let down"), only where it was said of themselves. */
  named: string | null
}

const words = [...feelingWords.keys()].sort((a, b) => b.length - a.length).join('|')
const degree =
  '(?:(?:so|very|really|just|pretty|quite|too|kinda|kind of|a bit|a little|bit|extremely|super|still|always|completely|totally|utterly|incredibly|actually|honestly|feeling|all|getting|bloody|fucking|fuckin|f\\*+ing|freaking|like|now|even|also|more|beyond|sort of|sorta|slightly|absolutely|genuinely|only|constantly|often|sick and|mostly|already|incredibly|that|being|and|a|the) )*'
const own = new RegExp(
  `\\b(?:i[’']?m|i am|i was|i[’']?ve been|i have been|ive been|i feel|i felt|i[’']?m feeling|im feeling|i got|i get|i end up|feel(?:ing|s)?|felt|makes? me(?: feel)?|made me(?: feel)?|makes you feel|making me(?: feel)?|left me(?: feeling)?|leaves me(?: feeling)?|left feeling|i became|i[’']?m just|was|am|and|or|,|but) ${degree}(${words})\\b(?! (?:him|her|them|it|down by|my|to (?:work|bed|the)|of (?:course)))`,
  'gi',
)
const bare = new RegExp(`(?:^|[.!?\\n] *)(?:so |just |honestly |really |pretty |very |kinda )*(${words})\\b`, 'gi')
const ofOthers =
  /\b(?:he|she|they|it|that|this|who|mum|mom|dad|boss|partner|husband|wife|boyfriend|girlfriend|kids?|son|daughter|[A-Z][a-z]+)(?:[’']?s| is| was| got| gets| are| were| looked| looks| seemed| seems| sounded| felt| feels| sounds| being)? (?:\w+ ){0,2}$/i
const tricky = new Set(forms.notByThemselves)

export function emotions(text: string): Emotion[] {
  const found: Emotion[] = []
  const covered = (start: number, end: number) => found.some((it) => start < it.end && end > it.start)
  const addNamed = (hit: RegExpMatchArray, sure: boolean) => {
    const said = (hit[1] ?? '').toLowerCase()
    const entry = feelingWords.get(said)
    if (!entry) return
    const start = hit.index! + hit[0].length - said.length
    if (covered(start, start + said.length)) return
    if (
      /\b(?:says?|said|saying|thinks?|told me|tells me|reckons|claims?|calls? me|called me|telling me)(?: that)?\s*["'“]?$/i.test(
        text.slice(Math.max(0, hit.index! - 24), hit.index!),
      ) &&
      !/\bi (?:just )?(?:say|said|think|told)\s*$/i.test(text.slice(Math.max(0, hit.index! - 24), hit.index!))
    )
      return
    const opening = /^(?:and|or|,|but|was|feel|feels|feeling|felt|am|made|make)/i.test(hit[0])
    // "he was angry and tired": only what follows the writer's own "I" or "me" in the clause is theirs.
    const clause =
      text
        .slice(Math.max(0, hit.index! - 60), start)
        .split(/[.!?\n]|\bthat\b/)
        .at(-1) ?? ''
    if (
      ofOthers.test(text.slice(Math.max(0, start - 40), start)) &&
      !/\b(?:i|i[’']?m|me)\b[^,.]*$/i.test(lastSubject(clause))
    )
      return
    if (opening && !/\b(?:i|i[’']?m|im|me|my)\b/i.test(clause + hit[0])) return
    if (!sure && tricky.has(said)) return
    if (tricky.has(said) && !/(?:feel|felt|i[’']?m|i am|feeling|me)\b/i.test(hit[0])) return
    if (said === 'used' && /^ to\b/.test(text.slice(start + 4))) return
    if (said === 'down' && /^ (?:with|to|for|at|the)\b/.test(text.slice(start + 4))) return
    const negated = negatedAt(text, start) || /\b(?:not|never|no longer)\b/i.test(hit[0])
    if (!negated) found.push(emotion(entry, text, start, said.length, entry.word))
  }
  for (const hit of text.matchAll(own)) addNamed(hit, true)
  for (const hit of text.matchAll(bare)) addNamed(hit, false)
  for (const { family, shade, strength, pattern } of shown) {
    for (const hit of text.matchAll(pattern)) {
      if (covered(hit.index, hit.index + hit[0].length) || negatedAt(text, hit.index)) continue
      found.push({
        ...place(text, hit.index, hit[0].length, strength * 0.8),
        family,
        shade: shade ?? null,
        named: null,
      })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function lastSubject(clause: string): string {
  const at = Math.max(
    ...['he ', 'she ', 'they ', "he's", "she's", 'who '].map((word) => clause.toLowerCase().lastIndexOf(word)),
  )
  return at >= 0 ? clause.slice(at) : clause
}

function emotion(entry: FeelingWord, text: string, start: number, length: number, named: string): Emotion {
  return { ...place(text, start, length, entry.strength), family: entry.family, shade: entry.shade, named }
}

function place(text: string, start: number, length: number, strength: number): Span {
  const before = text.slice(Math.max(0, start - 24), start)
  const more = /\b(?:so|very|really|extremely|completely|fucking|utterly|incredibly|super)\s*$/i.test(before) ? 0.15 : 0
  const less = /\b(?:bit|little|kinda|slightly|kind of)\s*$/i.test(before) ? -0.2 : 0
  const quote = text.slice(start, start + length)
  return {
    id: 'emotion',
    quote,
    start,
    end: start + length,
    speaker: 'writer',
    target: 'self',
    strength: Math.max(0.1, Math.min(1, strength + more + less)),
  }
}
