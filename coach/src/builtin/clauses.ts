/** A stretch of the message that could stand as a sentence, with the place where it was written. */
export interface Clause {
  text: string
  start: number
  end: number
  /** Which sentence of the message it is from. */
  sentence: number
}

const lead =
  /^(?:(?:so|and|but|then|well|like|basically|anyway|anyways|ok|okay|oh|also|because|cause|cos|cuz|bc|honestly|tbh|ugh|yeah|yes|yep|no|nah|hi|hey|hello|i mean|you know|literally|actually|now|plus|lol|um+|uh+|god|omg|wow|look|right|see|guess what|thing is|the thing is|long story short|to be honest|to be fair|apparently|obviously|idk|i dunno|sorry|sigh|hmm+|argh|jesus|christ|ffs|fs|wtf|even though|although|though|whereas|which means|on top of that|as well|exactly|ye|yea|nope|thats wrong|that[’']s wrong|thats not it|that[’']s not it|just)\b[,:;.…\s-]*)+/i
const tail =
  /[\s,;:–—-]*(?:\b(?:lol|lmao|idk|tbh|i guess|you know|or something|or whatever|haha+|ffs|smh|ugh|and|but|so|because|i think|hey|hi|tho|though|like|then|or)\b[\s,;:–—-]*)*[.!?…\s]*$/i

/** Sentences, with their places. A line end or a full stop ends one, but not inside quotation marks or a number. */
export function sentences(text: string): Clause[] {
  const found: Clause[] = []
  let from = 0
  let open: { mark: string; at: number } | null = null
  const close = (to: number) => {
    const raw = text.slice(from, to)
    const trimmed = raw.trim()
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      const start = from + raw.length - raw.trimStart().length
      found.push({ text: trimmed, start, end: start + trimmed.length, sentence: found.length })
    }
    from = to
  }
  for (let i = 0; i < text.length && found.length < 400; i++) {
    const sign = text[i] ?? ''
    if (open) {
      const single = open.mark === "'"
      const ends = single
        ? (sign === "'" || sign === '’') && !/\p{L}/u.test(text[i + 1] ?? '')
        : sign === '"' || sign === '”'
      if (ends || i - open.at > 240) open = null
      if (sign !== '\n') continue
      open = null
    } else if (sign === '"' || sign === '“') open = closes(text, i, /["”]/) ? { mark: '"', at: i } : null
    else if (
      (sign === "'" || sign === '‘') &&
      !/[\p{L}\p{N}]/u.test(text[i - 1] ?? '') &&
      /\p{L}/u.test(text[i + 1] ?? '') &&
      closes(text, i, /['’](?!\p{L})/u)
    )
      open = { mark: "'", at: i }
    if (!/[.!?\n\r…]/.test(sign)) continue
    if (sign === '.' && /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '')) continue
    let end = i + 1
    while (end < text.length && /[.!?…"”')]/.test(text[end] ?? '')) end++
    close(end)
    i = end - 1
  }
  close(text.length)
  return found
}

function closes(text: string, at: number, mark: RegExp): boolean {
  const ahead = text.slice(at + 1, at + 240).split('\n')[0] ?? ''
  return mark.test(ahead)
}

const subject =
  "(?:i|i[’']m|im|i[’']ve|ive|i[’']d|he|she|they|we|it|it[’']s|its|he[’']s|hes|she[’']s|shes|they[’']re|theyre|that[’']s|thats|there[’']s|theres|my|our|everyone|nobody|no one|then|now|[A-Z][a-z]+|mum|mom|dad)\\b"
const seams = new RegExp(
  `(?:,|;| -+ | – |—|:)\\s*(?:(?:and|but|so|then|because|cos|cuz|yet)\\s+(?:then\\s+)?)?(?=${subject})|\\s+(?:and then|and so|but then|and now|so then|but now|and|but|so|then|(?<!\\b(?:its|it[’']s|is|thats|that[’']s|was|just|only|partly|mainly) )(?:because|cause|cos|cuz|bc|coz)|although|even though|whereas|yet)\\s+(?=(?:also |just |then |now |like |even |only |today |yesterday |last \\w+ |apparently |obviously |when |i think )?${subject})|(?<=[a-z’']{3,} [a-z’']{2,})(?<!\\b(?:that|because|cos|when|if|what|how|which|and|but|so|than|as|like|think|know|said|says|say|feel|feels|wish|hope|guess|where|who|why|since|while|until|till|time|way|thing|everything|all|one|day|case|before|after|whatever|whenever|mean|told|believe|sure|the|do|does|did|can|could|should|would|will|am|is|are|have|has|may|might|shall)) +(?=(?:i|he|she|they|we) (?:just|then|even|still|only|never|always|didn[’']?t|dont|doesnt)\\b|(?:its|it[’']s|im|i[’']m) (?:about|just|not|so|always|never)\\b)`,
  'g',
)

/** A question that is typed without its mark, and what the coach is told to do: neither is said back as a statement. */
const asked =
  /^(?:(?:and|but|so|ok|okay|well|also) )?(?:(?:who|what|where|why|how|when|which)(?:[’']?s| (?:wont|won[’']t|cant|can[’']t|doesnt|doesn[’']t|didnt|didn[’']t|isnt|isn[’']t)| is| are| was| were| do| does| did| can| could| should| would| will| to| exactly| about)|(?:do|does|did|is|are|can|could|should|would|will) (?:i|you|we|he|she|they|it|there|this|that))\b(?! (?:matter|hurt|bother|get|kill|make|annoy)s)/i
const told =
  /^(?:(?:and|but|so|ok|okay|now|please|just|pls),? )*(?:(?:give|write|draft|tell|show|send|help|remind|ask) (?:me|us|it|her|him|them|a|an|the|one|some|something)|(?:make|keep|put|say|add|mention|change|use) (?:it|that|this|in|one|something|less|more)|(?:don[’']?t|do not|stop|no more) (?:say|ask|tell|use|give|write|be|make|asking|saying|telling))\b/i

/**
 * The stretches to choose a reflection from: whole sentences where they are short, and in a run-on the parts between
 * its seams, alone and in neighbouring pairs.
 */
export function clauses(text: string): Clause[] {
  const found: Clause[] = []
  for (const sentence of sentences(text)) {
    if (/\?["”')]*$/.test(sentence.text) || asked.test(sentence.text) || told.test(sentence.text)) continue
    const parts: [number, number][] = []
    let from = 0
    for (const seam of sentence.text.matchAll(seams)) {
      if (insideQuotes(sentence.text, seam.index)) continue
      if (seam.index - from >= 6) parts.push([from, seam.index])
      from = seam.index + seam[0].length
    }
    parts.push([from, sentence.text.length])
    const push = (start: number, end: number) => {
      const trimmed = trim(sentence.text.slice(start, end))
      if (!trimmed) return
      const at = sentence.start + start + trimmed.from
      found.push({ text: trimmed.text, start: at, end: at + trimmed.text.length, sentence: sentence.sentence })
    }
    push(0, sentence.text.length)
    if (parts.length > 1) {
      for (const [start, end] of parts) push(start, end)
      for (let i = 0; i + 1 < parts.length; i++) push(parts[i]![0], parts[i + 1]![1])
    }
    if (found.length > 300) break
  }
  return found
}

/** Without the words that only start or end a breath ("so basically", "lol"). */
export function trim(text: string): { text: string; from: number } | null {
  let body = text
  let from = 0
  const opening = lead.exec(body)
  // "no one", "so tired", "now he", "right now", "just tired": the opener belongs to what follows.
  if (
    opening &&
    !/^(?:no one|no (?:problem|idea|way|wonder|need|doubt|matter|big deal|contact|news|reply|answer)|so (?:tired|sad|angry|many|much|hurt|alone|fed|done)|like an?\b|just (?:tired|sad|angry|hurt|feel)|see him|see her|right now|even though|because of|also my)\b/i.test(
      body,
    )
  ) {
    from = opening[0].length
    body = body.slice(from)
  }
  body = body.replace(/^[\s,;:.…–—-]+/, (gap) => {
    from += gap.length
    return ''
  })
  const shorter = body.replace(tail, '')
  body = shorter.length > 2 ? shorter : body.replace(/[.!?…\s]+$/, '')
  return body.length > 1 ? { text: body, from } : null
}

export function insideQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at).replace(/[“”]/g, '"')
  return (before.split('"').length - 1) % 2 === 1
}

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
