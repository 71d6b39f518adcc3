import type { CraftTone } from '@mallama/contracts/coach'
import { readAll } from '../argument/reading.ts'
import { betterConversation } from '../argument/better.ts'
import { sentences } from '../builtin/clauses.ts'
import { polish, sentenceCase } from '../builtin/polish.ts'
import { firstNames } from '../detectors/names.ts'
import { inferAct, type Act } from './cues/acts.ts'
import { isName } from './called.ts'
import type { Goal } from './goal.ts'
import type { Piece } from './pieces.ts'
import { soften } from './soften.ts'
import { readTurn } from '../detectors/turn.ts'

const it =
  '(?:this|it|that|my (?:draft|message|text|email|words|reply|answer)|the (?:draft|message|text|email|wording|reply)|what i (?:wrote|have|said)|below)'
const more =
  '(?:a (?:bit|little|lot|touch) |much |way |slightly |even |more |less |not so |not as |not |too |so |sound |come across |seem |feel |be |as )*'
const manner =
  '(?:nice|nicer|kind|kinder|soft|softer|gentle|gentler|polite|politer|calm|calmer|warm|warmer|friendly|friendlier|sweet|sweeter|better|clear|clearer|short|shorter|simple|simpler|professional|formal|casual|respectful|diplomatic|caring|loving|angry|harsh|rude|mean|cold|aggressive|passive[- ]aggressive|blunt|bitchy|snippy|snappy|needy|whiny|accusing|defensive|direct|honest|human|mature|grown[- ]?up|tactful|nicely|kindly|softly|gently|politely|calmly|clearly|well|properly|better worded|polished|ok|okay|good|right)'
const lead =
  "(?:please |pls |can you |could you |would you |hi |hey |just |i (?:want|need|would like|wanna|d like|'d like) (?:to |you to |help (?:to |with |making |wording )?)?|help me (?:to )?|help (?:to |with )?|how (?:do|can|could|should|would|to) (?:i )?|is there |whats |what's |what is |any )*"
const tail = `(?:,? (?:please|pls|thanks|thank you|for me|for (?:him|her|them|my \\p{L}+(?: \\p{L}+)?)|to (?:him|her|them|my \\p{L}+)|but (?:keep|still|not|without|don'?t)[^.!?]{0,60}|without [^.!?]{2,60}|so (?:that )?(?:he|she|they|it|i)[^.!?]{2,70}|and ${more}${manner}|than it is|than this|somehow|if (?:you can|possible)))*`
const whole = (words: string) => new RegExp(`^\\W*${lead}(?:${words})${tail}\\W*$`, 'iu')

/** Goals that say only how the writer's own words are to sound: the draft is what there is to say. */
const asks: readonly RegExp[] = [
  whole(`(?:make|have|get|keep|want|need) ${it} (?:to )?${more}${manner}(?:(?:,| and| but|,? and) ${more}${manner})*`),
  whole(
    `(?:reword|rewrite|re-write|rephrase|paraphrase|soften|improve|polish|edit|fix|tone down|shorten|simplify|clean up|tidy up|proof ?read|check|word|phrase|say|put|write|send|reply|better) ${it}(?: (?:up|down|again|out))?(?: ${more}${manner}(?:(?:,| and| but) ${more}${manner})*)?`,
  ),
  whole(
    `(?:reword|rewrite|re-write|rephrase|soften|improve|polish|edit|tone down|shorten)(?: (?:draft|message|text))?`,
  ),
  whole(`tone ${it} down(?: a (?:bit|little|lot))?`),
  whole(
    `(?:an? )?${more}${manner} (?:way|version|wording)(?: (?:of saying|to say|to put|to word|of putting|of wording|of|for) ${it})?`,
  ),
  whole(`(?:same(?: thing)?,? but|say the same(?: thing)?(?:,? but)?) ${more}${manner}`),
  whole(`${more}${manner}(?: version)?`),
  whole(
    `(?:is|does) ${it} (?:sound |come across |seem )?(?:too |a bit |ok|okay|alright|all right)*${manner}?(?: to send)?`,
  ),
]

const kin =
  /^(?:mum|mom|mummy|mam|dad|daddy|papa|nan|nana|gran|grandma|grandad|grandpa|babe|hun|honey|love|darling|mate|bro|sis|(?:aunt|auntie|uncle) \p{L}+)$/iu
const greeting =
  /^\s*(?:(hi|hey|hello|hiya|dear|good morning|good evening|morning)[, ]+)?((?:(?:mr|mrs|ms|miss|dr|aunt|auntie|uncle)\.? )?\p{L}[\p{L}'’-]+)(?:([,!:\n])|(?=\s+(?:i|im|i['’]m|ive|i['’]ve|you|we|please|can|could|would|sorry|just|it|the|this|that)\b))[,!:\s]*/iu

/** "Hi Sam, ...", "Mum I'm not ...": how the draft calls them, and what it says to them. */
function addressed(draft: string): { hello: string | null; called: string | null; body: string } {
  const head = greeting.exec(draft)
  const hello = head?.[1] ? sentenceCase(head[1].toLowerCase()) : null
  const name = head?.[2] ?? ''
  const known = kin.test(name) || firstNames.has(name.toLowerCase()) || /^(?:mr|mrs|ms|miss|dr)\.? /i.test(name)
  const named =
    known ||
    (isName(name) &&
      (hello !== null || head?.[3] === ',') &&
      !/^(?:You|Look|Listen|Well|So|Right|Sorry|Honestly|Ok|Okay|Fine|Actually|Anyway|Fuck|Screw|Seriously|There|Everyone|All)$/.test(
        name,
      ))
  if (!head || !named) return { hello: null, called: null, body: draft }
  const called = name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
  return { hello, called, body: draft.slice(head[0].length) }
}

/** After a plain no, nothing is added that takes it back. */
const firm = new Set<Act>(['boundary', 'decline', 'end'])

export interface Reworded {
  goal: Goal
  /** Whom the draft addresses, as it writes them. */
  called: string | null
  hello: string | null
  /** Sentences of the draft, and what stands for each. */
  changed: readonly { from: string; to: string }[]
  /** It was to be shorter: nothing is put around it. */
  trimmed: boolean
}

/** "... and tell him I still love him": what the draft does not say yet. */
const besides =
  /,? (?:and|but)(?: also)? (?=(?:tell|say|ask|let|thank|remind|invite|apologi[sz]e)\b)(.+)$|,? and (?:also )?(?:add|mention|include|put in)(?: that)? (.+)$/i

/** What a goal that asks for better wording wants said besides, null for any other goal. */
export function wordingIn(goal: string): { more: string } | null {
  const text = goal.trim().replace(/[’‘]/g, "'")
  if (text.length === 0 || text.length > 300) return null
  const only = (words: string) => words.length <= 200 && asks.some((pattern) => pattern.test(words))
  if (only(text)) return { more: '' }
  const hit = besides.exec(text)
  if (!hit || !only(text.slice(0, hit.index))) return null
  return { more: hit[1] ?? `Tell them that ${hit[2]}` }
}

/**
 * The draft sentence by sentence, where the goal only asks for better wording of it: what hurts is put as in a quarrel
 * (`argument/rewrite`), everything else stays as it was written, with its days, sums and refusals. Null where the goal
 * says something itself, or nothing of the draft can be kept.
 */
export function reworded(
  goal: string,
  draft: string | null,
  tone: CraftTone,
  names: readonly string[],
  besides: readonly Piece[],
): Reworded | null {
  if (!draft || !/\p{L}{2}.*\s.*\p{L}/su.test(draft)) return null
  const { hello, called, body } = addressed(draft)
  const trimmed = toTheDot.test(goal)
  const own = sentences(trimmed ? withoutPadding(body) : body)
    .map(({ text }) => text.trim())
    .filter((text) => /\p{L}/u.test(text))
    .slice(0, 12)
  const better = betterConversation(
    readAll(
      own.map((text) => ({ speaker: 'Me', text, pieces: [] })),
      names,
    ),
    names,
  )
  const changed: { from: string; to: string }[] = []
  const said = own.flatMap((from, at): Piece[] => {
    const put = (decision.test(from) ? from : (better[at] ?? from)).replace(/[.!\s]+$/, '')
    // What still runs them down is left out: nothing said beside it would be heard.
    const clean = readTurn(put).spans.contempt.length > 0 ? soften(polish(put, names), names) : put
    const mended = polish(kinder(clean, tone), names)
    if (mended.toLowerCase() !== polish(from.replace(/[.!\s]+$/, ''), names).toLowerCase())
      changed.push({ from, to: mended })
    return mended ? [{ form: 'clause', act: null, words: mended, from: '' }] : []
  })
  if (said.length === 0) return null
  const pieces = [...said, ...besides]
  const act = inferAct(
    pieces.map(({ words }) => words),
    pieces,
  )
  return {
    goal: {
      act,
      actQuote: goal.trim(),
      pieces,
      style: {
        noPity: false,
        noPressure: false,
        brief: pieces.length > 4 || trimmed || (tone === 'diplomatic' && (firm.has(act) || changed.length > 0)),
        gentle: true,
      },
      unread: [],
      left: [],
    },
    called,
    hello,
    changed,
    trimmed,
  }
}

/** What somebody has decided is not put away for a pause. */
const decision =
  /^(?:and |so |that['’]?s it,? )*(?:i['’]?m|i am|we['’]?re|we are|it['’]?s|it is) (?:done|out|over|leaving|finished|through)\b[^.!?]{0,30}[.!]*$/i

const toTheDot =
  /\b(?:short|brief|simpl|concise)\w*|\b(?:less|not so|not|without) (?:so )?(?:needy|desperate|apologetic|wordy|long|rambl\w*|whiny|grovel\w*|pathetic|clingy)\b|\b(?:to the point|more confident)\b/i
const padding: readonly (readonly [RegExp, string])[] = [
  [
    /(?:,? ?(?:so|and|but) )?sorry (?:to (?:bother|ask|trouble|chase|nag)(?: you)?(?: again)?|for (?:the |this |such a |my )?(?:long|essay|ramble|rambling|novel)[^,.!?]*|for (?:bothering|asking|going on|chasing)(?: you)?(?: again)?)[,.]? ?/gi,
    '',
  ],
  [
    /(?:,? ?and )?i know (?:you(?:['’]?re| are|r)|your) (?:really |so |very |super |probably |mega )*(?:busy|swamped|snowed under)(?: and)?,? ?/gi,
    '',
  ],
  [
    /(?:,? ?(?:and|but) )?(?:it['’]?s|this is) (?:probably |maybe |just |really )*(?:nothing|silly|stupid|a silly question|a stupid question|not important|dumb)(?: but)?,? ?/gi,
    '',
  ],
  [
    /(?:but |and |so )?i (?:was|am|['’]?m) just wondering (?:if|whether) (?:maybe |perhaps )?you (?:were|are|['’]?re) ([^,.?!]+)/gi,
    'are you $1?',
  ],
  [
    /(?:but |and |so )?i (?:was|am|['’]?m) just wondering (?:if|whether) (?:maybe |perhaps )?(?:you|we) (?:could|can|would) ([^,.?!]+)/gi,
    'could you $1?',
  ],
  [
    /(?:but |and |so )?i just wanted to (?:ask|check|see) (?:if|whether) (?:maybe |perhaps )?you (?:could|can|would) ([^,.?!]+)/gi,
    'could you $1?',
  ],
  [
    /,? ?(?:and |but )?(?:(?:it['’]?s )?(?:totally|completely|absolutely|honestly|really|obviously|of course) )*(?:fine|no worries|no pressure|no problem|no stress|ok|okay)(?: at all)?,? (?:if (?:not|you[^,.!?]*)|either way)/gi,
    '',
  ],
  [
    /,? ?(?:and |but )?(?:i['’]?d|i would) (?:totally |completely |really )?(?:get|understand) (?:it|that|if [^,.!?]*)\b\.?/gi,
    '',
  ],
  [/,? ?\b(?:lol|haha+|hehe|lmao)\b/gi, ''],
]
/** The request without the apologies around it. */
const withoutPadding = (text: string): string =>
  padding
    .reduce((said, [pattern, to]) => said.replace(pattern, to), text)
    .replace(/([?!.])[\s,.]+(?=$|\p{L})/gu, '$1 ')
    .replace(/\s{2,}/g, ' ')
    .trim()

/** What is firm and hurts nobody may still be said with more room; a plain and direct tone keeps it. */
function kinder(text: string, tone: CraftTone): string {
  if (tone === 'direct') return text
  return kindForms.reduce((said, [pattern, to]) => said.replace(pattern, to as string), text)
}
const kindForms: readonly (readonly [RegExp, string | ((...hit: string[]) => string)])[] = [
  [
    /^you (said|promised|told me|agreed)(?: that)? (you(?:['’]?d| would) [^.!?]{3,90}?),? (?:and|but) (?:you (?:did(?:n['’]?t|nt| not)|have(?:n['’]?t|nt| not)|never did)|(?:now )?(?:it has(?:n['’]?t|nt| not)|it did(?:n['’]?t|nt)) happened?)(?: (?:do|done) (?:it|that))?$/i,
    'you $1 $2, and that has not happened',
  ],
  [/^(?:please )?stop asking(?: me)?(?: (?:about it|about this|for it))?$/i, 'please do not ask me again'],
  [/^(?:and )?(?:the|my) answer is no$/i, 'I have to say no'],
  [/^you can(?:['’]?t|not) (.+)$/i, "I'm afraid you can't $1"],
  [/^can you (?:please |just )?not (.+)$/i, 'could you please not $1'],
  [
    /^(?:and |but )?(?:it|that|this)(?:['’]?s| is) (?:so |really |just |totally )?(?:not fair|unfair)(?: on me)?$/i,
    'it is hard on me',
  ],
  [/^i want (my .+ back)\b/i, 'I would like to have $1'],
  [/^you need to (?!know\b)(.+)$/i, 'I need you to $1'],
  [/^you (?:have|['’]ve got) to (.+)$/i, 'I need you to $1'],
  [
    /^(?:just )?(fix|send|pay|give|return|call|ring|answer|reply|bring|sort|clean|move|turn|do|get|tell|let|take|come|leave|pick|put|stop|make|wash|wait|keep|hand|drop|don['’]?t|do not) (?!you\b)(.+)$/i,
    (_: string, verb: string, rest: string) => `please ${verb.toLowerCase()} ${rest}`,
  ],
]

/** The draft as it would be told about a third person: what is refused of a goal is refused of a draft. */
export const asTold = (draft: string): string[] =>
  ['they', 'them'].map((other) =>
    draft
      .replace(/\byou(?:['’]re|re)\b/gi, "they're")
      .replace(/\b(?:your|ur)\b/gi, 'their')
      .replace(/\byours\b/gi, 'theirs')
      .replace(/\b(?:you|u|ya)\b/gi, other),
  )

/** Why these are the words; every quote stands in the draft. */
export function explainReworded({ changed }: Reworded, tone: CraftTone, own: string | undefined): string {
  const said = [
    'You asked for other words for your draft, so the message says what the draft says, sentence by sentence.',
  ]
  const [first, second] = changed.filter(
    ({ from, to }) => to && from.length + to.length < 260 && !/["“”]/.test(from + to),
  )
  if (first) said.push(`"${first.from}" became "${sentenceCase(first.to)}".`)
  if (second) said.push(`"${second.from}" became "${sentenceCase(second.to)}".`)
  const left = changed.find(({ from, to }) => !to && !/["“”]/.test(from) && from.length < 200)
  if (left) said.push(`"${left.from}" is left out, because nothing said beside it would be heard.`)
  if (changed.length === 0) said.push('Nothing in it runs them down, so your own sentences stand as they are.')
  if (own)
    said.push(`What makes it ${tone} is "${own}", the one part that is not yours: leave it out if it is not you.`)
  return said.join(' ')
}
