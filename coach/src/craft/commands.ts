import { frames } from './command-frames.ts'
import { ownFrames } from './command-own.ts'
import { rules } from './command-rules.ts'
import { statement, type Made, type Piece } from './pieces.ts'

const verbs =
  'tell|say|ask|thank|invite|apologi[sz]e|remind|congratulate|comfort|suggest|propose|offer|explain|let|wish|add|mention|admit|decline|cancel|set|end|break|stop|disagree|encourage|request|request|make clear|point out|announce|propose'
const splits = new RegExp(
  `,? (?:and|but|then|and then|and also|and to) (?:to |also |then |please )*(?=(?:${verbs}|never|not (?:do|let))\\b(?! (?:it|them) (?:up|out)\\b))`,
  'i',
)
const help =
  /^(?:please,? |hi,? |hello,? |ok,? |so,? )*(?:(?:can|could|will|would) you )?(?:please )?(?:help me |i need (?:some )?help (?:to |with )?|i am looking for (?:a way|words) |how (?:do|can|should|could|would) i |i (?:do not|don't) know how )(?:to |please )*(?:find (?:the |some )?(?:right )?(?:words|a way) (?:to |for )|(?:write|word|draft|compose|phrase|send)(?:ing)? (?:something |(?:a|an|the|this|my) (?:\w+ ){0,2}(?:message|text|note|letter|e-?mail|reply|answer|card|apology|invitation) )?(?:to )?)?/i
const message =
  /^(?:i (?:really |just )?(?:want|need|would like|'d like)|i'd like|please write|write|draft|compose|give me|send)(?: you)? (?:to (?:write|send)(?: you)? )?(?:a|an|the|some|my|this) (?:\w+ ){0,3}?(?:message|text|note|letter|e-?mail|reply|answer|words|lines?|card|apology|invitation|thank-you|way)(?: (?:for|to) (?:you|him|her|them))?(?: in which i| which| that| to| saying| for|:)?,? ?/i
const wants =
  /^(?:and |but |so |then |now |today |tonight |also )*(?:i|i'd|i'm|we|all i|what i|my goal is|the goal is|my wish is|the point is)(?:'d| would| am)? ?(?:really |just |also |only |still |simply |finally |now |kind of |do )*(?:want|wanted|need|needed|like|love|hope|wish|have|plan|planning|intend|intending|trying|try|would like|would love|going|wanting|hoping|looking|ought|ready|should|must|want is|mean)? ?(?:really |just |only )?to (?:be able to |find a way to |please )?/i
const wanting =
  /^(?:and |but |so )*(?:i|we)(?:'d| would)? (?:really |just |also |only |still |do )*(?:want|need|like|would like|would love|love|expect|prefer|wish|hope)(?: for)? (?:you|them|everyone|all of you|both of you) (?:to (?:please )?|would |could )(.+)$/i

/** Pieces that an order to the coach asks for; null for a sentence that is simply told. */
export function commandsOf(sentence: string): Piece[] | null {
  let core = sentence
  const bare = core.replace(help, '')
  const isHelp = bare !== core
  core = bare
  const messaged = core.replace(message, '')
  const noun = /apology|thank-you|invitation/i.exec(core.slice(0, core.length - messaged.length))?.[0]?.toLowerCase()
  if (messaged !== core && noun)
    core = `${noun === 'apology' ? 'apologise' : noun === 'invitation' ? 'invite you' : 'thank you'} for ${messaged}`
      .replace(/ for $/, '')
      .replace(/^invite you for (?=to )/, 'invite you ')
  else if (messaged !== core) core = base(messaged)
  const question = /^(?:could|can|would|will) you (?:please |maybe |perhaps )?(.+?)\??$/i.exec(core)
  if (question && !isHelp) return toPieces([['request', 'ask', question[1] ?? '']])
  const wanted = wanting.exec(core)
  if (wanted) {
    const words = (wanted[1] ?? '').replace(/ and to (?=[a-z])/g, ' and ')
    const known = /^know (?:that )?(.+)$/i.exec(words)
    if (known) return split(known[1] ?? '').flatMap((it, at) => toPieces([at === 0 ? statement(it) : statement(it)]))
    if (/^(?:not )?(?:understand|feel|see|realise|realize|forgive|be happy|be proud)\b/i.test(words))
      return toPieces([['clause', 'tell', sentence]])
    const coming = /^(?:come(?: along)?|join (?:us|me))\b ?(.*)$/i.exec(words)
    const rest = coming?.[1] ?? ''
    if (coming)
      return rest.startsWith(',')
        ? toPieces([
            ['none', 'invite', ''],
            ['clause', null, rest.replace(/^[, ]+/, '')],
          ])
        : toPieces([rest ? ['come', 'invite', rest] : ['none', 'invite', '']])
    if (/^be (?:there|part of|at|with us)\b/i.test(words)) return toPieces([['request', 'invite', words]])
    const bounded =
      /\b(?:only|stop|no longer|not to|leave me|any more|anymore|without asking|first|knock|before you|respect)\b/i.test(
        words,
      )
    return toPieces([['request', bounded ? 'boundary' : 'ask', words]])
  }
  if (/^for you to know (?:that )?/i.test(core))
    return toPieces([statement(core.replace(/^for you to know (?:that )?/i, ''))])
  const order = core.replace(wants, '')
  const parts = order.split(splits)
  const made = parts.map((part) => rule(part.trim()))
  if (made[0] === null) {
    if (order !== core || isHelp || messaged !== sentence.replace(help, '')) {
      // A wish that is no order to the coach is something to tell: "I want to see you on Sunday".
      if (
        /^(?:be|sound|write|do it|come across|keep|own|stay|find|put|get (?:it|this) (?:right|across)|clear the air|talk|reply|respond|answer|send)\b/i.test(
          order,
        ) &&
        !/^(?:be|stay) (?:with|there|friends|close|left|alone|seen|heard|treated|paid|told|asked)\b/i.test(order)
      )
        return made.slice(1).some((it) => it !== null) ? made.flatMap((it) => it ?? []) : []
      if (isHelp || messaged !== sentence.replace(help, '')) return null
    }
    return made.length > 1 && made.slice(1).every((it) => it !== null) && order !== core
      ? made.flatMap((it) => it ?? [])
      : null
  }
  return made.flatMap(
    (it, at) =>
      it ??
      [{ form: 'clause' as const, act: null, words: (parts[at] ?? '').trim(), from: '' }].filter(({ words }) =>
        /^(?:I|we|you|it|the|my)\b/i.test(words),
      ),
  )
}

const split = (words: string) => words.split(/,? and (?:also )?that /i)

function rule(part: string): Piece[] | null {
  const core = base(part)
  for (const [pattern, make] of [...ownFrames, ...frames, ...rules]) {
    const m = pattern.exec(core)
    const made = m ? make(m) : null
    if (!made) continue
    return toPieces(Array.isArray(made[0]) ? (made as readonly Made[]) : [made as Made])
  }
  return null
}

const toPieces = (made: readonly Made[]): Piece[] =>
  made.flatMap(apart).map(([form, act, words]) => ({ form, act, words, from: '' }))

const begins = "(?:I|you|we|he|she|they|it|there|this|the|my|your|our|nobody|everyone|no one)(?:'|\\b)"
/** Here "that" hangs on what was said, thought or felt, and stays. */
const hangs = new RegExp(
  `\\b(?:sa(?:y|ys|id)|told|tell|know|knew|think|thought|hop(?:e|ed)|heard|felt|feel|wrote|believe|promis\\w+|agreed|sure|glad|happy|sorry|afraid|worried|proud|wish|fact)\\b(?: \\w+)?(?: that)? ${begins}`,
  'i',
)
const joint = new RegExp(`,? and (?:also )?that (?=${begins})`, 'i')

/** "That the flat is sold and that we move": each is told by itself. */
function apart(made: Made): Made[] {
  const [form, act, words] = made
  const [first = '', ...rest] = form === 'clause' ? words.split(joint) : [words]
  return rest.length === 0 || hangs.test(first) ? [made] : [[form, act, first], ...rest.map((it) => statement(it))]
}

/** "that tells you", "asking you", "thanks you": as the order itself. */
const base = (words: string): string =>
  words
    .replace(/^(?:that|which|to|by|,|and|in which i) /i, '')
    .replace(
      /^(tell|ask|thank|invite|remind|comfort|explain|suggest|offer|end|decline|mention|cancel|say|let|show)(?:s|ing) /i,
      '$1 ',
    )
    .replace(/^(?:apologi[sz](?:es|ing)) /i, 'apologise ')
    .replace(/^congratulat(?:es|ing) /i, 'congratulate ')
    .replace(/^inviting /i, 'invite ')
