import type { CraftTone } from '@mallama/contracts/coach'
import { isPast, plainFormOf } from './verbs.ts'
import { inSentence, sentenceCase } from '../builtin/polish.ts'
import { badNews, type Act } from './cues/acts.ts'
import type { Piece } from './pieces.ts'
import type { Goal } from './goal.ts'
import type { Register } from './recipient.ts'
import { templates } from './cues/sentences.ts'

const stop = (words: string) => sentenceCase(words.trim().replace(/[.!,;:\s]+$/, ''))
const unspecified =
  /^(?:(?:tracking|phone|order|bank|account|delivery|wifi|door|email|new|reference|invoice|return) )?(?:number|address|details|code|link|password|invoice|receipt|recipe|label)\b/i
const feeling =
  /^you(?:'re| are| were| have been| felt| feel| seem| seemed| looked| look| got)? (?:still |so |very |really |quite |a bit )*(?:hurt(?! (?:me|my|us|him|her|them)\b)|upset(?! (?:me|us|him|her|them)\b)|angry|sad|disappointed|worried|nervous|scared|afraid|stressed|tired|exhausted|lonely|anxious|annoyed|cross|jealous|unhappy|down|overwhelmed|busy|proud|happy|excited|furious|ashamed|embarrassed|grieving|heartbroken|under (?:a lot of )?pressure)\b/i

/** The writer's matter as sentences to the recipient. `variant` picks among wordings that mean the same. */
export function coreOf(
  goal: Goal,
  tone: CraftTone,
  register: Register,
  variant: number,
  names: readonly string[],
): string[] {
  const put = (piece: Piece) => sentenceOf(piece, goal, tone, register, variant, names)
  const acts = goal.pieces.filter(({ form }) => form !== 'clause')
  const told = goal.pieces.filter(({ form }) => form === 'clause')
  const said = (list: readonly Piece[]) => list.flatMap(put)
  switch (goal.act) {
    case 'apologise': {
      const named = acts.some(({ form }) => form === 'gerund' || form === 'noun' || form === 'topic')
      const sorry = acts.some(({ act }) => act === 'apologise') ? [] : [filled(sorryLine(tone, variant), '')]
      const own = said(acts)
      const lines = said(told)
      const plain =
        own.length > 0
          ? own
          : /\bsorry\b/i.test(lines.join(' '))
            ? []
            : sorry.length > 0
              ? sorry
              : [sorryLine(tone, variant)]
      return named || variant % 2 === 1 ? [...plain, ...lines] : [...lines, ...plain]
    }
    case 'thank':
    case 'congratulate': {
      const own = said(acts)
      const lines = said(told)
      const none =
        goal.act === 'thank'
          ? /\bthank|grateful/i.test(lines.join(' '))
            ? []
            : bare('thank', tone, variant)
          : bare('congratulate', tone, variant)
      const [because = '', ...more] = lines
      // "Thank you, because of you she reads": one breath.
      if (goal.act === 'thank' && /^because\b/i.test(because) && /\bthank you\.?$/i.test(own.at(-1) ?? 'Thank you.'))
        return [
          ...(own.length > 0 ? own : bare('thank', tone, variant)),
          because.replace(/^because of you,? /i, 'It is thanks to you that ').replace(/^because /i, 'That is because '),
          ...more,
        ]
      const first = own.length > 0 ? own : none
      return goal.act === 'congratulate' && variant % 2 === 1 ? [...lines, ...first] : [...first, ...lines]
    }
    default:
      return variant % 2 === 1 && !told.some(({ act }) => act === 'end')
        ? [...said(told), ...said(acts)]
        : said(goal.pieces)
  }
}

const sorryLine = (tone: CraftTone, variant: number): string => pick(templates.sorry[tone], variant)
const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''
const filled = (template: string, words: string): string =>
  template.replace('{w}', () => words.trim().replace(/[.!,;:\s]+$/, ''))

function sentenceOf(
  piece: Piece,
  goal: Goal,
  tone: CraftTone,
  register: Register,
  variant: number,
  names: readonly string[],
): string[] {
  const { form, words } = piece
  const inner = inSentence(words, names)
  const of = (list: Readonly<Record<CraftTone, readonly string[]>>, text = inner) => [
    sentenceCase(filled(pick(list[tone], variant), text)),
  ]
  switch (form) {
    case 'none':
      return bare(piece.act, tone, variant)
    case 'clause':
      return clauseOf(words, goal, names, tone)
    case 'request': {
      const not = /^not (?:to )?(.+)$/i.exec(inner)?.[1]
      if (not) return of(templates.requestNot, not)
      if (goal.act === 'remind') return of(templates.remember)
      return goal.act === 'boundary' ? of(templates.requestFirm) : of(templates.request)
    }
    case 'may':
      return of(templates.may)
    case 'noun':
    case 'gerund':
      if (goal.act === 'apologise' || piece.act === 'apologise') return of(templates.sorryFor)
      if (piece.act === 'thank') return of(templates.thankFor)
      if (piece.act === 'congratulate') return bare('congratulate', tone, variant, inner)
      if (piece.act === 'comfort')
        return inner ? (goal.style.noPity ? [`I know about ${inner}.`] : of(templates.sorryAbout)) : []
      if (piece.act === 'remind') return of(templates.reminder)
      if (piece.act === 'ask')
        return of(
          register === 'reserved' ? templates.thingReserved : templates.thing,
          inner.replace(unspecified, 'the $&'),
        )
      return [`${stop(words)}.`]
    case 'whether':
      return [asked(inner)]
    case 'wh':
      return of(templates.wonder)
    case 'how':
      return [`I want you to know ${inner}.`]
    case 'come': {
      const place = /^(?:to|for|over|out|round|along|with|on|at|and|up|down|back|by|in)\b/i.test(inner)
      if (/^\w+ing\b/i.test(inner)) return of(templates.come)
      if (!place) return inner ? of(templates.join) : bare('invite', tone, variant)
      return /^(?:to|for) /i.test(inner) && register === 'reserved' ? of(templates.comeReserved) : of(templates.come)
    }
    case 'joint':
      return of(templates.together)
    case 'offer':
      return of(templates.offer)
    case 'topic':
      if (piece.act === 'apologise') return [`${stop(words)}, I apologise.`]
      return inner ? of(templates.topic) : []
  }
}

function bare(act: Act | null, tone: CraftTone, variant: number, what = ''): string[] {
  if (act === 'apologise') return [sorryLine(tone, variant)]
  if (act === 'thank') return [tone === 'diplomatic' ? 'I would like to thank you.' : 'Thank you.']
  if (act === 'congratulate') {
    const on = what ? ` on ${what}` : ''
    // Plain and careful people do not shout.
    return [
      tone === 'direct'
        ? `Congratulations${on}.`
        : tone === 'diplomatic'
          ? `I would like to congratulate you${on}.`
          : `Congratulations${on}!`,
    ]
  }
  if (act === 'invite') return ['Would you like to come?']
  return []
}

/** "You are free on Friday" -> "Are you free on Friday?"; what cannot be turned round is asked as it stands. */
function asked(words: string): string {
  const turned =
    /^(you|I|we|it|there|he|she|they|that) (are|is|was|were|can|could|would|will|have|has|should|may|might) (.+)$/i.exec(
      words,
    )
  if (turned) return `${stop(turned[2] ?? '')} ${turned[1]} ${turned[3]}?`
  const past = /^(you|we|I|they|he|she|it) ((?:already |really |even |still )?)([a-z]+)\b(.*)$/i.exec(words)
  const base = past && isPast(past[3] ?? '') ? plainFormOf(past[3] ?? '') : null
  if (past && base) return `Did ${past[1]} ${past[2]}${base}${past[4]}?`
  const plain = /^(you|we|I|they) (?!had|did|was|went|[a-z]+ed\b)([a-z]+ .+)$/i.exec(words)
  return plain ? `Do ${plain[1]} ${plain[2]}?` : `I wanted to ask whether ${words}.`
}

function clauseOf(words: string, goal: Goal, names: readonly string[], tone: CraftTone): string[] {
  const soft = tone === 'diplomatic' ? withRoom(words) : null
  if (soft) return [soft]
  const inner = inSentence(words, names)
  if (
    /^you (?:should|can|must|have to|need to) (?:be the one to )?(?:decide|choose)(?: (?:yourself|yourselves|alone|on your own|for yourself))?$/i.test(
      words,
    )
  )
    return ['It is yours to decide.']
  if (/^you (?:can|may|could|do not|don't|should|often|will)\b/i.test(words)) return [`${stop(words)}.`]
  if (feeling.test(words)) return [`I know ${inner}.`]
  if (goal.act === 'comfort' && /^you/i.test(words)) {
    const cut = /^(.+?),? and (?:you )?((?:are|have|will|were|start|go|come)\b.+)$/i.exec(inner)
    const [first, second] = cut ? [cut[1] ?? inner, `you ${cut[2]}`] : [inner, null]
    if (!badNews(first)) return [`I know that ${inner}.`]
    const news = goal.style.noPity ? `I know that ${first}.` : `I am so sorry that ${first}.`
    return second ? [news, `I know that ${second}.`] : [news]
  }
  if (goal.act === 'disagree' && /^you (?!said|told|promised|agreed|often)/i.test(words))
    return [`I know that ${inner}.`]
  if (goal.act === 'remind')
    return /^(?:it|this|the)\b.*\b(?:due|on|at)\b|^(?:we|our|there) /i.test(inner)
      ? [`A reminder that ${inner}.`]
      : [`${stop(words)}.`]
  return [`${stop(words)}.`]
}

/** The same said with room for the other view, where it states a view or a need. */
function withRoom(words: string): string | null {
  const said = stop(words)
  const view = /^I disagree with (?:you about |you on |you over )?(?!you\b)(.+)$/i.exec(said)
  if (view) return `I see ${/^\w+ing\b/i.test(view[1] ?? '') ? 'the question of ' : ''}${view[1]} a little differently.`
  const thought = /^I think (?:that )?(.+)$/i.exec(said)
  if (thought) return `As I see it, ${thought[1]}.`
  const thing = /^I need (?!you\b|to\b|some|more|space|time|help|a break)(.+?)( back)? from you\b(.*)$/i.exec(said)
  if (thing) return `Could you let me have ${thing[1]}${thing[2] ?? ''}${thing[3]}?`
  const off = /^I need ((?!to\b|you\b).+ off\b.*)$/i.exec(said)
  if (off) return `Would it be possible for me to have ${off[1]}?`
  const pause = /^I need (an? (?:hour|day|week|evening|moment|weekend|break|pause|few)\b.*)$/i.exec(said)
  if (pause) return `It would help me to have ${pause[1]}.`
  const know = /^I need to (know|hear|see|talk|discuss)\b(.*)$/i.exec(said)
  if (know) return `It would help me to ${know[1]}${know[2]}.`
  const wanted = /^I (?:want|need) you (not )?to (.+)$/i.exec(said)
  return wanted ? `I would be grateful if you ${wanted[1] ? 'would not' : 'could'} ${wanted[2]}.` : null
}
