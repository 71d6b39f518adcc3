import { nextWord, present, quiet } from '../builtin/mirror.ts'
import { polish, sentenceCase } from '../builtin/polish.ts'

const auxiliary =
  /^(?:are|were|have|had|do|did|will|would|can|could|should|might|must|may|shall|never|always|aren't|weren't|haven't|hadn't|don't|didn't|won't|wouldn't|can't|couldn't|shouldn't)$/
const pasts =
  /^(?:\w{2,}ed|said|told|went|came|got|gave|took|made|left|found|felt|kept|knew|thought|saw|heard|forgot|lost|broke|wrote|sent|spent|bought|brought|met|paid|ran|sat|stood|spoke|slept|began|let|put|hurt|drove|held|rang|rose|sold|woke|won|caught|chose|ate|drank|fought|taught|understood)$/
const verbs = new RegExp(`^(?:${present})$`)
const towards =
  /^(?:to|for|with|about|at|of|by|without|near|around|behind|beside|between|on|from|against|like|tell|told|ask|asked|love|miss|missed|see|saw|call|called|text|texted|help|helped|give|gave|thank|ring|rang|trust|trusted|let|want|need|needed|wanted|hurt|send|sent|show|meet|met|owe|lend|drive|drove|bring|hear|heard|proud|hate|know|leave|left|pay)$/
const clauseStart =
  /^(?:that|and|but|because|if|when|while|so|why|how|what|where|who|whether|until|after|before|since|think|know|hope|wish|guess|mean|say|said|saw|see|heard|feel|thought|knew|noticed|glad|sure|sorry|way|time|than|once|though|although|as|or|everything|all|thing|which|then)$/

/**
 * A sentence of a message that was received, in the mouth of the one who got it: "I waited until you rang" -> "You
 * waited until I rang". Null where a "you" could be read both ways, or where the words are better quoted than turned.
 */
export function swap(clause: string, names: readonly string[]): string | null {
  const plain = polish(clause, names).replace(/\s*\([^)]*\)/g, '')
  const count = plain.split(/\s+/).length
  if (count < 2 || count > 24) return null
  if (
    /["“”?<>{}[\]\\|@#*_]|https?:|\d{6,}|\.\.|…|:|\p{Extended_Pictographic}|[^\p{Script=Latin}\p{N}\p{P}\p{Zs}£$€+]/u.test(
      plain,
    )
  )
    return null
  // "We" without the reader stays as it was said.
  if (/\b(?:we|us|our)\b/i.test(plain) && /\byou(?:r|rs)?\b/i.test(plain)) return null
  if (/\b(?:you (?:two|both|guys|all|lot)|y'all|both of you|one of you)\b/i.test(plain)) return null
  // Someone else's words inside would change hands too.
  if (
    /\b(?:says?|said|saying|goes|like),? (?:I|you|yes|no|ok|well)\b/.test(plain) &&
    !/\byou said (?:I|you)\b/i.test(plain)
  )
    return null
  const turned = turnPersons(plain)
  return turned === null ? null : sentenceCase(turned)
}

/** Both persons turned round at once, in words that stand already as they should. Null where one cannot be told. */
export function turnPersons(plain: string): string | null {
  // The "am" of "3am" is no verb.
  const tokens = plain.match(/ ?\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|[A-Za-zÀ-ÿ]+(?:'[A-Za-z]+)*|[^A-Za-zÀ-ÿ]+/gi) ?? []
  let before = ''
  let subject = ''
  const turned: string[] = []
  for (const [at, token] of tokens.entries()) {
    if (!/^[A-Za-zÀ-ÿ]/.test(token)) {
      turned.push(token)
      if (/[,;:.!-]/.test(token)) before = ','
      continue
    }
    const word = token.toLowerCase()
    const word2 = turnWord(token, word, before, subject, nextWord(tokens, at))
    if (word2 === null) return null
    turned.push(word2)
    if (/^(?:i|you|he|she|they|we|it)(?:'\w+)?$/.test(word)) subject = word.replace(/'.*$/, '')
    if (!quiet.test(word)) before = word
  }
  return turned.join('')
}

const mine = new Map([
  ['i', 'you'],
  ['me', 'you'],
  ["i'm", "you're"],
  ["i've", "you've"],
  ["i'd", "you'd"],
  ["i'll", "you'll"],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['am', 'are'],
  ["you're", "I'm"],
  ["you've", "I've"],
  ["you'd", "I'd"],
  ["you'll", "I'll"],
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
])
const agreed = new Map([
  ['are', 'am'],
  ['were', 'was'],
  ["aren't", 'am not'],
  ["weren't", "wasn't"],
])

function turnWord(token: string, word: string, before: string, subject: string, next: string): string | null {
  const simple = mine.get(word)
  if (simple) return simple
  if (word === 'you') return you(before, next)
  if (subject === 'you' && (before === 'you' || /^(?:and|but|or)$/.test(before))) return agreed.get(word) ?? token
  // "I was", "was I", and the second verb of the same "I".
  if (
    /^(?:was|wasn't)$/.test(word) &&
    (before === 'i' || next === 'i' || (subject === 'i' && /^(?:and|but|or)$/.test(before)))
  )
    return word === 'was' ? 'were' : "weren't"
  return token
}

function you(before: string, next: string): 'I' | 'me' | null {
  const acts = auxiliary.test(next) || pasts.test(next) || verbs.test(next) || quiet.test(next)
  if (before === '' || before === ',') return next ? 'I' : null
  if (/^(?:do|does|did|are|were|have|had|will|would|can|could|should)$/.test(before)) return null
  if (clauseStart.test(before)) return acts || /^(?:really|even|\w+ly|tried|cut|care)$/.test(next) ? 'I' : null
  if (towards.test(before)) {
    // "I know you tried": what follows is what "you" do.
    if (/^(?:know|wish|saw|see|heard|hear|want|need)$/.test(before) && (auxiliary.test(next) || pasts.test(next)))
      return 'I'
    return 'me'
  }
  if (acts) return pasts.test(next) || auxiliary.test(next) ? 'I' : null
  return next === '' || /^(?:to|in|on|at|and|so|again|tonight|tomorrow|now|all|more|when|if|for|with|a|the)$/.test(next)
    ? 'me'
    : null
}
