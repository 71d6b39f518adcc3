import { contractions } from '../../builtin/apostrophes.ts'

/** A clause of a turn, with what joined it to the one before and what closed it. */
export interface Segment {
  text: string
  /** ", and ", " because ", or empty where a sentence begins. */
  lead: string
  /** The marks that close the sentence, on its last clause. */
  close: string
}

const slips = new Map(
  Object.entries({
    ...contractions,
    youve: "you've",
    u: 'you',
    ur: 'your',
    yr: 'your',
    ya: 'you',
    i: 'I',
    alwyas: 'always',
    alwys: 'always',
    nvr: 'never',
    neva: 'never',
    pls: 'please',
    plz: 'please',
    r: 'are',
    cuz: 'because',
    cos: 'because',
    coz: 'because',
    bc: 'because',
  }),
)
const acronyms =
  /^(?:I|A|OK|TV|HR|IVF|ADHD|GP|NHS|UK|US|USA|PS5|CEO|MRI|ID|BBQ|DIY|VAT|PC|PTA|CV|AM|PM|DM|DMs|A&E|TK|II|III)$/

/** Everyday spelling for the patterns to read, with shouting brought down; names keep their capital. */
export function mend(text: string, names: ReadonlySet<string>): string {
  const caps = text.match(/\b\p{Lu}{2,}\b/gu)?.filter((word) => !acronyms.test(word)).length ?? 0
  const words = text
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\p{L}\p{N}'&]+/gu, (word) => {
      const quiet =
        caps > 0 &&
        word.length > 1 &&
        word === word.toUpperCase() &&
        /\p{Lu}/u.test(word) &&
        !acronyms.test(word) &&
        !/\d/.test(word)
          ? lowered(word, names)
          : word
      const slip = quiet.length < 9 ? slips.get(quiet.toLowerCase()) : undefined
      if (slip === undefined) return quiet
      return /^\p{Lu}/u.test(quiet) && quiet.length > 1 ? slip.charAt(0).toUpperCase() + slip.slice(1) : slip
    })
  return words
    .replace(
      /\byour (?=(?:so|such|not|always|never|just|too|being|the one|a (?!lot)\w+|an \w+|lying|kidding|joking|welcome|right|wrong|crazy|insane|pathetic|ridiculous|selfish|lazy|doing|making|going|acting|overreacting)\b)/gi,
      (all) => (all.startsWith('Y') ? "You're " : "you're "),
    )
    .replace(
      /\bits (?=(?:not|just|only|so|fine|nothing|called|over|always|never|my|your|been|because|about)\b)/gi,
      (all) => (all.startsWith('I') ? "It's " : "it's "),
    )
    .replace(/([!?])\1+/g, '$1')
    .replace(/!\?|\?!/g, '?')
}
const lowered = (word: string, names: ReadonlySet<string>) =>
  names.has(word.toLowerCase()) ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase()

const joint =
  /(?:\s+(?:omg|wtf|ffs)\s+|,\s*|\s+[-–—]+\s*|\s+)(?:(?:and|but|so|because|cos|cuz|bc|then)\s+)?(?=(?:you|u|ur|you['’]?re|you['’]?ve|you['’]?d|I|I['’]?m|I['’]?ve|I['’]d|I['’]ll|it['’]?s|that['’]?s|we|he|she|they|now|then|this|everyone|nobody|no one|no wonder|don['’]?t|just|stop|shut up|calm down|chill|relax|grow up|get|go|what|why|how)\b)/gi

/** Sentences, and within them the clauses that could stand alone. */
export function segmentsOf(text: string): Segment[] {
  const found: Segment[] = []
  for (const hit of text.matchAll(/((?:\d[.,:]\d|[^.!?…\n])+)([.!?…]*["']?)\s*/g)) {
    const body = (hit[1] ?? '').trim()
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(body)) continue
    const parts = clausesOf(body)
    for (const [at, part] of parts.entries())
      found.push({ ...part, close: at === parts.length - 1 ? (hit[2] ?? '') : '' })
  }
  return found
}

function clausesOf(sentence: string): { text: string; lead: string }[] {
  if (sentence.length > 2000) return [{ text: sentence, lead: '' }]
  const parts: { text: string; lead: string }[] = []
  let from = 0
  let lead = ''
  for (const hit of sentence.matchAll(joint)) {
    const before = sentence.slice(from, hit.index)
    const rest = sentence.slice(hit.index + hit[0].length)
    // A comma or a joining word makes a seam; a bare space does not, and neither does a clause that needs the other.
    const seam = /[,–—-]|omg|wtf|ffs/i.test(hit[0]) || /(?:and|but|so|because|cos|cuz|bc)\s+$/i.test(hit[0])
    // "you never let me go ur so strict": typed without a comma, still two.
    const spliced =
      /\b(?:you|u|i|we|they|he|she|it|ur|im|dont|don[’']t|stop|let|please|wtf|omg)\b/i.test(before) &&
      !/\b(?:is|are|was|were|be|the|a|an|my|your|of|to)$/i.test(before) &&
      /^(?:(?:ur|you['’]?re) (?:literally|just|so|such|always|actually|being|an?)|(?:you|u) (?:always|never|literally|just want|only want|only care)|it['’]?s not (?:that|even|a big)|(?:calm down|chill(?: out)?|relax|grow up|shut up)$)\b/i.test(
        rest,
      )
    // "You asked for input and then you shot it down" is one deed told of one person.
    if (
      /\band (?:then )?$/i.test(hit[0]) &&
      /^(?:then )?(?:you|u) /i.test(rest) &&
      /\band then\b/i.test(hit[0] + rest.slice(0, 5)) &&
      /^(?:and |but |because )*(?:you|u) /i.test(before)
    )
      continue
    // "You always decide and I get told": what one does and what is left to the other are one thing said.
    if (
      /\band\s+$/i.test(hit[0]) &&
      /^(?:(?:and|but|so|because|well) )*(?:you|u) (?:always|constantly|just|only ever|get to) /i.test(before) &&
      /^i(?:[’']?(?:m|ve|ll|d))?\b/i.test(rest)
    )
      continue
    // "So you can hold it over me" says what for; "do that again and I'm off" is one threat.
    if (
      /\bso\s+$/i.test(hit[0]) &&
      /^(?:that )?(?:\p{L}+) (?:can|could|don[’']?t have to|won[’']?t have to|get to)\b/iu.test(rest)
    )
      continue
    if (
      /\band\s+$/i.test(hit[0]) &&
      /\b(?:again|one more time|once more)$/i.test(before) &&
      !/\b(?:I|you|we|he|she|they|it)\b/i.test(before.split(/\s+/)[0] ?? '')
    )
      continue
    if (!(seam || spliced) || before.split(/\s+/).length < 2 || rest.split(/\s+/).length < 2) continue
    if (
      /^(?:if|when|whenever|unless|every time|once|since|after|before|while|the way|as soon as)\b/i.test(before) &&
      !/,/.test(before)
    ) {
      // "When you shout, I shut down" and "If you go, we're done" are one thing said.
      if (!/^(?:and|but|so)\b/i.test(hit[0].replace(/^,?\s*/, ''))) continue
    }
    if (
      /\b(?:that|if|whether|how|what|why|who|where|when|think|know|said|say|says|told|wish|like|hope|feel|mean|believe|as)$/i.test(
        before,
      )
    )
      continue
    parts.push({ text: before.trim(), lead })
    lead = hit[0]
    from = hit.index + hit[0].length
  }
  parts.push({ text: sentence.slice(from).trim(), lead })
  return parts.filter(({ text }) => text)
}
