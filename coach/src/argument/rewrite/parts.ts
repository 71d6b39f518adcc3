import type { TurnReading } from '../../detectors/turn.ts'
import { isName, withoutLeadIn, withoutName, withoutSting } from './clean.ts'
import { decides } from './decisions.ts'
import { factsOf, missing } from './facts.ts'
import { behind } from './labels.ts'
import { fill, type Kind, type Scene } from './move.ts'
import { meantBy, moveFor } from './moves.ts'
import * as phrases from './phrases.ts'
import { readOnce } from './read-once.ts'
import { mend, segmentsOf, type Segment } from './segments.ts'
import { isPlainForm } from './verbs.ts'
import { count } from './words.ts'

/** A clause of the turn: what becomes of it, and the sentences that may take its place. */
export interface Part {
  kind: Kind | 'before'
  segment: Segment
  options: readonly string[]
  facts: readonly string[]
}

const hard = new Set(['contempt', 'criticism', 'threat', 'withdraw', 'invalidate'])
const gentle = new Set(['repair', 'validate', 'apologise', 'accountability', 'request', 'offer', 'agree'])

/** Reads the turn clause by clause: what stays, what is turned, what goes. */
export function partsOf(text: string, scene: Scene, reading: TurnReading): Part[] {
  const sneers = reading.sarcasm.level === 'likely' ? reading.sarcasm.spans : []
  let reached = 0
  const parts = segmentsOf(text)
    .slice(0, 60)
    .map((segment, at, all): Part => {
      const clause = mend(segment.text, scene.names)
      const facts = factsOf(clause, scene.names)
      const keep: Part = { kind: 'keep', segment, options: [], facts }
      const from = text.indexOf(segment.text, reached)
      reached = Math.max(reached, from + segment.text.length)
      // A cue over the whole of a longer turn belongs to no single clause of it.
      const acts = reading.acts.filter(
        ({ start, end }) => start < reached && end > from && (all.length === 1 || end - start < text.length - 1),
      )
      const hostile = acts.some(({ id }) => hard.has(id))
      const harsh =
        hostile ||
        acts.some(({ id }) => id === 'defend' || id === 'demand') ||
        sneers.some(({ start, end }) => start < reached && end > from)
      const { called, rest } = calledFirst(withoutLeadIn(clause).trim(), scene)
      // Whom it is said to is no fact that could be lost: the name goes before the better words.
      const told = facts.filter((fact) => fact !== called.toLowerCase())
      const saying = meantBy(clause.trim(), scene) ?? meantBy(bareOf(clause), scene) ?? meantBy(bareOf(rest), scene)
      if (saying && (told.length === 0 || saying.options.some((it) => missing(told, it).length === 0)))
        return { kind: saying.kind, segment, facts: told, options: saying.options.map((it) => withName(it, called)) }
      if (!hostile && acts.some(({ id }) => gentle.has(id))) return keep
      // What somebody is called after what they are told: "..., you worm". The rest says what is meant.
      const name = /^(?:and )?you((?: [\p{L}'-]+){1,4})$/iu.exec(clause.trim())?.[1]
      if (all.length > 1 && name && isName(name)) return { kind: 'drop', segment, options: [], facts }
      // A decision or a demand is theirs to make; only the name for the other goes.
      if (decides(clause)) return { ...keep, segment: { ...segment, text: withoutName(segment.text) } }
      // "Fine. I'll tell him": an answer goes on after it, so it is no leaving.
      if (at === 0 && all.length > 1 && /^(?:fine|ok|okay|k)$/i.test(clause) && segment.close)
        return {
          kind: 'keep',
          segment: {
            ...segment,
            text: scene.style === 'casual' ? 'ok' : /^\p{Ll}/u.test(segment.text) ? 'all right' : 'All right',
          },
          options: [],
          facts,
        }
      const bare = withoutLeadIn(rest.replace(tag, ''))
        .replace(/["']/g, (mark, at: number) => (mark === "'" && /\w/.test(rest[at - 1] ?? '') ? mark : ''))
        .replace(/[,;:\s]+$/, '')
      // "I'm cold??": the word it throws back is no longer there.
      if (
        segment.close.includes('?') &&
        /^(?:so |oh )*i'?m (?:the |a |so )?[a-z]+(?: one)?$/i.test(bare) &&
        behind(bare)
      )
        return { kind: 'drop', segment, options: [], facts }
      if (
        all.length > 1 &&
        /^(?:seriously|really|wow|unbelievable|omg|oh my god|typical|classic|excuses|rubbish|bullshit|nonsense|lies|convenient|please)$/i.test(
          bare,
        )
      )
        return { kind: 'drop', segment, options: [], facts }
      if (at === 0 && all.length > 1 && /^whatever$/i.test(bare)) return { kind: 'drop', segment, options: [], facts }
      // "That's 85 quid, you idiot": without the name the rest is a plain fact.
      const spared = withoutVocative(bare)
      if (
        spared !== bare &&
        count(spared) >= 2 &&
        !moveFor(bare, scene) &&
        !moveFor(spared, scene) &&
        readOnce(spared).harm.score < 1
      )
        return { kind: 'keep', segment: { ...segment, text: withoutVocative(segment.text) }, options: [], facts }
      // "And you never leave dishes?": said back to a reproach, it asks for nothing.
      const back = segment.close.includes('?') ? thrownBack(clause) : null
      if (back) return { kind: 'feel', segment, facts, options: back.map((it) => withName(it, called)) }
      const move = bare ? (moveFor(bare, scene) ?? moveFor(withoutVocative(bare), scene)) : null
      // Better words that would lose a number or a name lose what happened; then only the sting goes.
      const poorer =
        told.length > 0 && move !== null && move.options.every((it) => missing(told, it).length > 0) && !behind(bare)
      const small = count(clause) <= 7 && told.length === 0
      if (
        move &&
        !poorer &&
        (harsh ||
          move.sure === true ||
          (small && /^(?:break|see|hurt|drop|own)$/.test(move.kind) && !acts.some(({ id }) => id === 'disclose')) ||
          (/^(?:need|feel|ask)$/.test(move.kind) &&
            /\b(?:always|never|even|ever|constantly)\b/i.test(bare) &&
            /\byou\b/i.test(bare)))
      )
        return { kind: move.kind, segment, facts, options: move.options.map((it) => withName(it, called)) }
      if (!harsh && !poorer) return keep
      const soft = withoutSting(bare)
      const label = behind(bare)
      const insulted =
        label !== null ||
        acts.some(({ id }) => id === 'contempt') ||
        /^(?:you'?re|you are) (?:\w+ ){0,2}an? (?!bit|lot|good|great|little)/i.test(bare)
      const options = antidotes(
        acts.map(({ id }) => id),
        scene,
        // Before a reproach or a question nothing is conceded: nobody said that the other has a point.
        segment.close.includes('?') || /^(?:so |and |but )*(?:you|u|ur|why|how|what|who|when|where)\b/i.test(bare),
      )
      if (insulted || (count(soft) < 3 && hostile))
        return {
          kind: 'hurt',
          segment,
          facts,
          options: [...(label ? fill(label.complaint, scene) : []), ...options].map((it) => withName(it, called)),
        }
      // Nothing to take out: the antidote goes before, and the words stay.
      const stay = soft === bare ? segment : { ...segment, text: withName(soft, called) }
      return { kind: soft !== bare && readOnce(soft).harm.score < 1 ? 'keep' : 'before', segment: stay, facts, options }
    })
  return nameless(parts, scene)
}

/** "..., don't you", "..., is it": asks for no answer. */
const tag =
  /(?<=\S+ \S+ \S+),? (?:do|don['’]?t|are|aren['’]?t|can|can['’]?t|have|haven['’]?t|will|won['’]?t|did|didn['’]?t|would|wouldn['’]?t|is|isn['’]?t|was|wasn['’]?t|does|doesn['’]?t) (?:you|u|i|it|he|she|we|they)[\s?]*$/i

const bareOf = (clause: string) =>
  withoutVocative(clause.trim())
    .replace(/^["']|["']$/g, '')
    .replace(/[,;:\s\p{Extended_Pictographic}\uFE0F]+$/u, '')

/** Whether any clause of it is a saying whose meaning is known. */
export const saysMore = (text: string, scene: Scene): boolean =>
  segmentsOf(text).some((it) => {
    const saying = meantBy(bareOf(mend(it.text, scene.names)), scene)
    return saying !== null && saying.kind !== 'drop'
  })

const thrownBack = (clause: string): string[] | null => {
  const rest = /^(?:and|so|oh|like|but|what)\b[\p{L}, ]{0,12}\byou (?:never|don't ever) (?<rest>[^?]+)$/iu.exec(clause)
    ?.groups?.['rest']
  return rest && isPlainForm(rest.split(' ')[0] ?? '')
    ? [`I feel singled out, when we both ${rest} sometimes.`, 'I feel singled out here. Can we look at both our sides?']
    : null
}

/** An insult beside something that is said goes; alone, the matter of the turns around stands for it, or it is asked for. */
function nameless(parts: readonly Part[], scene: Scene): Part[] {
  const insult = ({ kind, segment, facts }: Part) =>
    kind === 'hurt' && facts.length === 0 && (behind(segment.text) !== null || scorns(segment.text))
  const says = parts.some(
    (part) => !insult(part) && part.kind !== 'drop' && (part.kind !== 'keep' || count(part.segment.text) >= 3),
  )
  if (says)
    return parts.map((part) =>
      insult(part) || (part.kind === 'break' && dismissal.test(part.segment.text))
        ? { ...part, kind: 'drop', options: [] }
        : part,
    )
  return parts.map((part) =>
    insult(part)
      ? {
          ...part,
          options: lesser(scene),
        }
      : part,
  )
}

/** What answers an act: owning for defence, a break for leaving, seeing for waving away, a feeling for the rest. */
export function antidotes(acts: readonly string[], scene: Scene, answersBack = false): string[] {
  if (acts.includes('contempt')) return lesser(scene)
  if (acts.includes('criticism')) return hurting(scene)
  const lines = acts.includes('withdraw')
    ? phrases.staying[scene.style]
    : acts.includes('invalidate')
      ? phrases.seeing[scene.style]
      : acts.includes('defend')
        ? answersBack
          ? phrases.staying[scene.style].filter((it) => !/listening|walking|staying/.test(it))
          : phrases.owning[scene.style]
        : null
  return lines ? fill(lines, scene) : hurting(scene)
}

/** Sent away with a word, while the rest says what is meant: no break is asked for. */
const dismissal =
  /^(?:oh |just |you know what,? )*(?:(?:forget (?:it|this|that)|never ?mind|whatever|fine)$|(?:fuck|piss|sod|bugger|naff|get|jog|shove) (?:off|lost|out)|shut (?:up|it)|drop dead|go to hell|get stuffed)\b/i
const scorns = (text: string) => readOnce(text).acts.some(({ id }) => id === 'contempt')

/** Less, about the matter where the turn or those around it name one. */
export const lesser = (scene: Scene): string[] =>
  (scene.own ?? scene.around) ? fill(phrases.less, { ...scene, matter: scene.own ?? scene.around }) : [...phrases.least]

/** The complaint behind hard words, where nothing of them can stay. */
const hurting = (scene: Scene): string[] => fill(phrases.hurting[scene.style], scene)

export const withoutVocative = (text: string) =>
  withoutSting(text.replace(/\b(always|constantly|forever) /gi, '$1_ ')).replace(/_ /g, ' ')

/** "Marta, you always do this", "that's nasty, Marta": the name stays in front of the better words. */
export function calledFirst(clause: string, scene: Scene): { called: string; rest: string } {
  const hit = /^([\p{L}][\p{L}’'-]{1,20}), (?=\p{L})/u.exec(clause)
  if (hit?.[1] && isCall(hit[1], scene)) return { called: hit[1], rest: clause.slice(hit[0].length) }
  const last = /(?:,? )([\p{L}][\p{L}’'-]{1,20})$/u.exec(clause)
  if (
    last?.[1] &&
    /^\p{Lu}/u.test(last[1]) &&
    isCall(last[1], scene) &&
    (last[0].startsWith(',') || addressed.test(clause.slice(0, last.index)))
  )
    return { called: last[1], rest: clause.slice(0, last.index) }
  const inside = /, (\p{Lu}[\p{L}’'-]{1,20}),/u.exec(clause)
  if (inside?.[1] && isCall(inside[1], scene))
    return {
      called: inside[1],
      rest: `${clause.slice(0, inside.index)},${clause.slice(inside.index + inside[0].length)}`,
    }
  return { called: '', rest: clause }
}
// Without a comma only these leave no doubt: "that's nasty Marta", "shut up Tom", "you are lazy Sam".
const addressed =
  /(?:^(?:that[’']?s|that is|shut up|stop it|enough|don[’']?t|please|fine|okay|ok|no|yes)\b|\b(?:you|your|you[’']re|ur)\b)(?!.*\b(?:to|with|for|at|of|from|on|in|into|and|or|about|like|called|told|tell|ask|asked|than|my|your|the|by|see|saw|know|love|hate|let|take|want|need|miss|met|bring|between|is|was|not|blame|is on|since|until|till|before|after|every|last|next|this|like|without|under|over)$)/i
const isCall = (name: string, { names }: Scene) =>
  names.has(name.toLowerCase()) ||
  /^(?:mum|mom|dad|babe|baby|love|hun|honey|darling|mate|bro|sis|man|dude)$/i.test(name)
export const withName = (said: string, name: string) =>
  name ? `${name}, ${/^(?:I\b|I')/.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1)}` : said
