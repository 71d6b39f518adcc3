import typed from '../../data/words/typed.json' with { type: 'json' }
import { contractions, withApostrophes } from './apostrophes.ts'

/** Spelling of the night put right, for sentences the coach says itself. Quoted words are never touched. */
const mended = new Map<string, string>(Object.entries({ ...contractions, ...typed }))
const days =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|diwali|thanksgiving|whatsapp|instagram|tinder)$/
const owners =
  'roommate|stepmum|stepdad|fiance|nan|granddad|mate|sister|brother|mum|mom|dad|mother|father|husband|wife|boyfriend|girlfriend|partner|friend|boss|son|daughter|aunt|uncle|cousin|gran|grandma|ex|kid|roommate|flatmate|colleague'
const owned =
  'wedding|birthday|house|place|friend|friends|husband|wife|boyfriend|girlfriend|car|phone|party|side|kids|funeral|room|flat|family|mum|mom|dad|mother|parents|fault|face|life|name|job|feelings|graduation|messages|texts|stuff|things|dinner|money|school|work|boss|new|best|old|ex|baby|engagement|hen|stag|shower|ashes|will|ring|chair|seat|ring|mother|boyfriend|girlfriend|place|side'

export function polish(text: string, names: readonly string[]): string {
  const byName = new Map(names.filter((name) => name.length > 1).map((name) => [name.toLowerCase(), name]))
  let mind = withApostrophes(text)
    .replace(
      /\b(should|could|would|must|might)(?:(n)['’]?t)? of\b(?! course)/gi,
      (_, verb: string, not: string | undefined) => `${verb}${not ? "n't" : ''} have`,
    )
    .replace(/\b(flat|house|room|class|team|work|school) (mates?)\b/gi, '$1$2')
    .replace(/(?<!\b(?:my|his|her|their|our|the|your|a) )\b(mil|fil|sil|bil)\b/gi, 'my $1')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(
      /\b(my|his|her|our|their|the) (\w+ )?(\w+)s (\w+)\b/gi,
      (all, owner: string, mid: string | undefined, noun: string, thing: string) =>
        new RegExp(`^(?:${owners})$`, 'i').test(noun) && new RegExp(`^(?:${owned})$`, 'i').test(thing)
          ? `${owner} ${mid ?? ''}${noun}'s ${thing}`
          : all,
    )
  mind = mind
    .replace(
      /\bat (my|his|her|our) (mum|mom|dad|nan|gran|sister|brother|parent|friend|mate)s(?=$|[.,;!?]| (?:and|but|on|last|yesterday|today)\b)/gi,
      "at $1 $2's",
    )
    .replace(
      /(?<!\b(?:my|his|her|our|their|your) )\b(mum|mom|dad|nan|gran)s (ashes|will|ring|chair|funeral|birthday|house|grave|things|clothes|voice|side)\b/gi,
      "$1's $2",
    )
  mind = mind.replace(/\b(he|she|they|we|it|i)(d|ll)\b/gi, (all, who: string, end: string) => {
    const said = all.toLowerCase()
    if (/^(?:shed|hell|well|ill|shell|id|wed|itd)$/.test(said)) return all
    return `${who}'${end}`
  })
  mind = mind.replace(
    /\b(ill|id|hell|shell|shed|wed|its)(?= (\w+))/gi,
    (said: string, _own: string, next: string) => ambiguous(said.toLowerCase(), next.toLowerCase()) ?? said,
  )
  mind = mind.replace(/[A-Za-z]+(?:'[A-Za-z]+)?/g, (word) => {
    const plain = word.toLowerCase()
    const shouted =
      word.length > 2 &&
      word === word.toUpperCase() &&
      !/^(?:MRI|HR|CEO|TV|USA|NHS|GP|ADHD|IVF|PTA|DIY|AI|DM|DMs|BBQ|PhD|CV)$/.test(word)
    const fixed = mended.get(plain)
    if (fixed !== undefined) return fixed
    if (plain.startsWith("i'")) return `I${plain.slice(1)}`
    const owner = plain.replace(/'s$/, '')
    const name = byName.get(owner)
    if (name) return name + plain.slice(owner.length)
    if (days.test(owner)) return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    return shouted ? plain : word
  })
  return mind
    .replace(/\b(my|his|her|our) (\w+) (?=(?:my|his|her|our) \w+ and )/gi, '$1 $2, ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/,(?=[A-Za-z])/g, ', ')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

const verbsAfter =
  /^(?:be|have|never|always|not|just|go|do|say|tell|call|text|ask|get|try|like|love|come|leave|make|take|rather|been|planned|asked|told|said|already|probably|even|still|also|given|made|spent|promised|agreed|booked|hoped|wanted|cooked|bought|help|pick|see|send|pay|think|know|forgotten|forgot|left|done|gone|had|lost|only|finally|talk|let|find|lose|give|stop|change|understand|listen|answer|stay|meet|mentioned|sent|written)$/
function ambiguous(said: string, next: string): string | null {
  if (said === 'its')
    return /^(?:own|way|place|head|back|door|best|worst|first|last|time|name|end)$/.test(next) && next !== 'time'
      ? null
      : "it's"
  if (!verbsAfter.test(next)) return null
  if (said === 'ill' || said === 'id') return `I'${said.slice(1)}`
  if (said === 'hell' || said === 'shell') return said.replace('ll', "'ll")
  return said === 'shed' ? "she'd" : "we'd"
}

export function sentenceCase(text: string): string {
  return text.replace(/^(["“]?)([a-z])/, (_, quote: string, letter: string) => quote + letter.toUpperCase())
}

/** Lower-case first letter, to stand inside a sentence; "I" and names keep theirs. */
export function inSentence(text: string, names: readonly string[]): string {
  const first = /^[A-Za-z’'-]+/.exec(text)?.[0] ?? ''
  const plain = first.replace(/['’].*$/, '')
  if (plain === 'I' || names.some((name) => name.split(' ')[0] === plain) || days.test(plain.toLowerCase())) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
