import { polish } from '../builtin/polish.ts'

const subjects =
  /^(?:when|if|that|because|cos|and|but|so|while|before|after|until|till|since|what|how|why|where|who|which|whether|than|as|like|think|thought|know|knew|feel|felt|hope|wish|said|say|says|did|do|does|are|were|can|could|would|will|should|have|had|must|may|might|day|time|way|night|morning|evening|moment|whenever|once|though|although|unless|believe|mean|guess|see|didn't|don't|doesn't|aren't|weren't|can't|couldn't|wouldn't|won't|shouldn't|haven't|hadn't|reason|thing|things|everything|all|sorry|glad|afraid|scared|worried|sure|happy|angry|sad|proud|certain|surprised|upset)$/
const verbs = new Map<string, string>(
  Object.entries({ am: 'are', "i'm": "you're", "i've": "you've", "i'd": "you'd", "i'll": "you'll" }),
)
const theirs = new Map<string, string>(
  Object.entries({ "you're": "I'm", "you've": "I've", "you'd": "I'd", "you'll": "I'll" }),
)
const plain = new Map<string, string>(
  Object.entries({
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    your: 'my',
    yours: 'mine',
    yourself: 'myself',
    me: 'you',
    i: 'you',
  }),
)

/**
 * What one says to the other, as the other would say it: "you never call me" -> "I never call you". `object`: the words
 * begin inside a sentence, so that a first "you" is no subject. Null where it could come out wrong.
 */
export function swapped(words: string, object = false): string | null {
  const said = polish(words.trim(), []).replace(/[.!?,;:\s]+$/, '')
  if (!said || said.split(/\s+/).length > 16 || /["“”\n()<>{}]|\.\.|\bu\b|\byou two\b|\byou guys\b|[:;]/i.test(said))
    return null
  const tokens = said.match(/[\p{L}]+(?:['’][\p{L}]+)*|[^\p{L}]+/gu) ?? []
  const out: string[] = []
  let last = object ? 'to' : ''
  let agrees: 'I' | 'you' | null = null
  for (const [at, token] of tokens.entries()) {
    if (!/^\p{L}/u.test(token)) {
      if (/[,.!?]/.test(token)) last = ''
      out.push(token)
      continue
    }
    const word = token.toLowerCase().replace('’', "'")
    const turned = turnWord(word, last, agrees, tokens, at)
    if (word === 'i' || word === "i'm") agrees = 'you'
    else if (word === 'you' || word === "you're") agrees = turned === 'I' || turned === "I'm" ? 'I' : agrees
    else if (/^(?:he|she|it|they|we|this|that|there)$/.test(word)) agrees = null
    out.push(turned ?? token)
    if (!/^(?:just|always|never|still|really|only|even|also|not)$/.test(word)) last = word
  }
  const joined = out
    .join('')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return /\b(?:I (?:are|were you)|you am|you was|me (?:am|are|was|were|have|do|did|never|always))\b/.test(joined)
    ? null
    : joined
}

function turnWord(
  word: string,
  last: string,
  agrees: 'I' | 'you' | null,
  tokens: readonly string[],
  at: number,
): string | null {
  if (word === 'you') return last === '' || subjects.test(last) ? 'I' : 'me'
  if (verbs.get(word))
    return word === 'am' ? (agrees === 'you' || nextOf(tokens, at) === 'i' ? 'are' : null) : (verbs.get(word) ?? null)
  if (theirs.get(word)) return theirs.get(word) ?? null
  if (plain.get(word)) return plain.get(word) ?? null
  const next = nextOf(tokens, at)
  if (word === 'are' || word === "aren't")
    return (agrees === 'I' && last !== 'we' && last !== 'they') || next === 'you'
      ? word === 'are'
        ? 'am'
        : 'am not'
      : null
  if (word === 'were' || word === "weren't")
    return (agrees === 'I' && /^you$/.test(last)) || next === 'you' ? word.replace('were', 'was') : null
  if (word === 'was' || word === "wasn't")
    return (agrees === 'you' && last === 'i') || next === 'i' ? word.replace('was', 'were') : null
  return null
}

function nextOf(tokens: readonly string[], at: number): string {
  for (let i = at + 1; i < tokens.length; i++)
    if (/^\p{L}/u.test(tokens[i] ?? '')) return (tokens[i] ?? '').toLowerCase()
  return ''
}

/** "Why didn't you call me" -> "why I didn't call you"; null where the words cannot be turned round. */
export function asClause(question: string): string | null {
  const plainly = /^(?:(?:so|and|but|well|ok(?:ay)?),? )?(why|how|where|when) (is|was) (it|that|this) ([^?]+)$/i.exec(
    question.trim().replace(/[?!.\s]+$/, ''),
  )
  if (plainly) {
    const rest = swapped(plainly[4] ?? '', true)
    return rest === null
      ? null
      : `${plainly[1]?.toLowerCase()} ${plainly[3]?.toLowerCase()} ${plainly[2]?.toLowerCase()} ${rest}`
  }
  const hit =
    /^(?:(?:so|and|but|well|ok(?:ay)?),? )?(why|how|what|when|where|who) (did|didn[’']t|do|don[’']t|are|aren[’']t|were|weren[’']t|can|can[’']t|could|couldn[’']t|will|won[’']t|would|wouldn[’']t|have|haven[’']t|had|should) you (.+)$/i.exec(
      question.trim().replace(/[?!.\s]+$/, ''),
    )
  if (!hit) return null
  const [, wh = '', aux = '', rest = ''] = hit
  // "What did you buy" would need another tense.
  if (/^did$/i.test(aux)) return null
  const turned = swapped(rest, true)
  if (turned === null) return null
  const mine = aux
    .toLowerCase()
    .replace('’', "'")
    .replace(/^are$/, 'am')
    .replace(/^aren't$/, 'am not')
    .replace(/^were/, 'was')
  return /^do$/i.test(aux) ? `${wh.toLowerCase()} I ${turned}` : `${wh.toLowerCase()} I ${mine} ${turned}`
}
