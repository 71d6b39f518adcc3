import { tone, type Tone } from '../detectors/tone.ts'
import { actsOf, commitments, needs, type Act } from '../detectors/asks.ts'
import { emotions, topFamily, type Emotion } from '../detectors/emotions.ts'
import type { Family } from '../detectors/emotion-words.ts'
import { focusOf, people, type Someone } from '../detectors/people.ts'
import type { Span } from '../detectors/span.ts'
import { noticings, type Noticing } from '../knowledge/noticings.ts'
import { flatten, situation, situationsIn, type Met } from '../knowledge/situations.ts'
import { withAsked } from './asked-for.ts'
import { clauses, wordCount, type Clause } from './clauses.ts'
import { mirror } from './mirror.ts'

/** One message as the coach reads it. Everything that will be claimed about it is in here with its place. */
export interface Reading {
  text: string
  words: number
  acts: Act[]
  emotions: Emotion[]
  family: Family
  /** The feeling the words show, for where none was named. */
  tone: Tone
  /** The feeling the writer named about themselves last in the message, as an adjective. */
  feeling: Emotion | null
  focus: Someone | null
  names: string[]
  situations: Met[]
  facts: Fact[]
  noticed: { notice: Noticing; quote: string; start: number }[]
  needs: Span[]
  commitments: Span[]
}

/** Words of the writer's that a reply may rest on; `turned` is the same said to them, where that is safe. */
export interface Fact extends Clause {
  turned: string | null
  /** It judges someone or reads their mind, so it is only ever said as the writer's own view. */
  judging: boolean
  score: number
  /** Whose doing it is, as far as its first word tells. */
  actor: 'writer' | 'other'
}

const longest = 6000

export function read(message: string, known: readonly string[], held: Someone | null, owner: Someone | null): Reading {
  const whole = message.normalize('NFC')
  // Of a very long message the start and the end say most; everything in between would only slow the answer.
  const text = whole.length > longest ? whole.slice(0, longest) : whole
  const focus = bystander(text, held)
    ? held
    : living(ofWhom(text, focusOf(text, known, held, owner)), text, known, held)
  const names = [
    ...new Set([
      ...known,
      ...(owner?.name ? [owner.name] : []),
      ...people(text, known).flatMap(({ someone }) => someone.name ?? []),
    ]),
  ]
  const felt = emotions(text)
  let heard: Tone | null = null
  // "My son moved out" is no break-up.
  const met = situationsIn(text, focus).filter(
    ({ id }) =>
      (id !== 'in-laws' || married.test(`${text} ${focus?.role ?? ''} ${held?.role ?? ''}`)) &&
      (id !== 'breakup' || !family.test(focus?.role ?? '')) &&
      (!/^(?:death|miscarriage|pet|illness|dementia)$/.test(id) || !atWork.test(focus?.role ?? '')),
  )
  return {
    text,
    words: wordCount(text),
    acts: withAsked(actsOf(whole), text, wordCount(text)),
    emotions: felt,
    family: topFamily(felt),
    // Half the price of a reading, and of an earlier turn hardly ever asked for.
    get tone() {
      return (heard ??= tone(text))
    },
    feeling: felt.findLast((it) => it.named !== null) ?? null,
    focus,
    names,
    situations: met,
    facts: factsOf(text, names, met),
    noticed: noticedIn(text),
    needs: needs(text),
    commitments: commitments(text),
  }
}

/** Who only comments ("my husband says I am too soft"), or would only be told ("should I tell the landlord"), is not whom it is about. */
const bystander = (text: string, held: Someone | null): boolean =>
  held !== null &&
  (/^(?:and |but |even |now )?(?:(?:my|our) (?:\w+[ -]in[ -]law|\w+)|mum|mom|dad|everyone) (?:just |always |only )?(?:says?|thinks?|reckons|keeps saying|said|told me) (?:to |that )?(?:just )?(?:i\b|i[’']?m|im|let|forgive|dont|don[’']t|its|it[’']s|it was|maybe|hes|shes|we should|leave|ignore|not to|the same|get over)/i.test(
    text.trim(),
  ) ||
    /^(?:and |but |even )?(?:(?:my|our) \w+|mum|mom|dad|everyone) (?:just |always |only )?(?:says?|thinks?|reckons) (?:\S+ ?){1,5}[.!]?$/i.test(
      text.trim(),
    ) ||
    /^(?:so |and |but |ok |well )*(?:should|shall) (?:i|we) (?:just )?(?:tell|ask|involve|go to|report|get|see|speak to|talk to) (?:the|my|our|his|her|hr|a)\b/i.test(
      text.trim(),
    ))

/** "My ex's mum died": it is the ex that the talk is about, and his mother is not mine. */
function ofWhom(text: string, focus: Someone | null): Someone | null {
  const hit =
    /\b(?:my|our) (ex|friend|best friend|mate|boss|colleague|flatmate|roommate|boyfriend|girlfriend|husband|wife|partner|fiance|fiancee)(?:'?s|’s) (mum|mom|mother|dad|father|sister|brother|parents|wife|husband|boyfriend|girlfriend|family)\b/i.exec(
      text,
    )
  if (!hit?.[1] || !hit[2]) return focus
  const [, owner, kin] = hit
  const dead = new RegExp(`${kin} (?:has |had )?(?:just )?(?:died|passed)|${kin}[’']?s (?:funeral|ashes)`, 'i').test(
    text,
  )
  const pronoun = /\b(?:he|him|his)\b/i.test(text) ? 'he' : /\b(?:she|her)\b/i.test(text) ? 'she' : 'they'
  const sex = /mum|mom|mother|sister|wife|girlfriend/i.test(kin)
    ? 'she'
    : /dad|father|brother|husband|boyfriend/i.test(kin)
      ? 'he'
      : 'they'
  const role = owner.toLowerCase()
  return dead
    ? { label: `your ${role}`, name: null, role, pronoun, sure: pronoun !== 'they', plural: false }
    : {
        label: `your ${role}'s ${kin.toLowerCase()}`,
        name: null,
        role: `${role}'s ${kin.toLowerCase()}`,
        pronoun: sex,
        sure: true,
        plural: /parents/i.test(kin),
      }
}

/** Words are for the living: of someone who died, the talk goes on to who is left, where somebody is named beside them. */
function living(focus: Someone | null, text: string, known: readonly string[], held: Someone | null): Someone | null {
  const role = focus?.role ?? focus?.name?.toLowerCase()
  if (!role || /[^\p{L} -]/u.test(role)) return focus
  const lost = new RegExp(`\\b${role}(?: has| had)? (?:just )?(?:died|passed)\\b|\\bmiss (?:my |our )?${role}\\b`, 'i')
  if (!lost.test(text)) return focus
  const left = people(text, known).find(({ someone }) => someone.label !== focus?.label)?.someone
  return left ?? (held && held.label !== focus?.label ? held : focus)
}

const married = /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w*|married|in[ -]?laws?|mil|fil)\b/i
const atWork = /\b(?:boss|manager|supervisor|director|colleague|cowork\w*|client|teacher|landlord)\b/
const family =
  /\b(?:mum|mom|mother|dad|father|parents?|son|daughter|kid|child|teen\w*|brother|sister|sibling|cousin|aunt|uncle|gran\w*|boss|colleague|cowork\w*|flatmate|roommate|housemate)\b/
const judgement =
  /\b(?:(?<!\b(?:said|screamed|shouted|told|promised) (?:\w+ ){0,4})(?:always|never)|selfish|lazy|narciss\w*|toxic|rude|ungrateful|immature|childish|useless|horrible|awful|cruel|mean|stupid|unfair|manipulat\w*|gaslight\w*|crazy|psycho|pathetic|disrespect\w*|does ?n[’']?t care|doesnt care|do ?n[’']?t care|dont care|hates?|thinks?|obviously|clearly|on purpose|fault|only cares|liar|lying|jealous|prefers?|spoil\w*|inconsiderate|arrogant|control\w*)\b/i
const selfLabel =
  /\b(?:idiot|stupid|pathetic|fool|loser|failure|worthless|useless|mess|ugly|fat|crazy|psycho|doormat|burden|disgusting|dumb)\b/i
const ask =
  /\b(?:what (?:do|should|can|could) i|how (?:do|can|should) i|should i|help me|any advice|give me|tell me what|can you|could you|please)\b/i
export const doing =
  /\b(?:said|told|went|left|came|forgot|cancel\w*|ask\w*|text\w*|call\w*|shout\w*|yell\w*|laugh\w*|ignor\w*|walk\w*|look\w*|send\w*|sent|took|gave|made|lied|promis\w*|show\w*|slam\w*|blame\w*|critici\w*|comment\w*|stop\w*|moved|decid\w*|invit\w*|spent|found|saw|read|wrote|wants?|keeps?|gets?|goes|cried|did|didn[’']?t|didnt|won[’']?t|wont|refus\w*|agreed|accus\w*)\b/i

function factsOf(text: string, names: readonly string[], met: readonly Met[]): Fact[] {
  const found = clauses(text).map((clause): Fact => {
    const words = clause.text.split(/\s+/).length
    const labelled = selfLabel.test(clause.text)
    const turned =
      labelled || supposed(text, clause) || theirVerb(text, clause)
        ? null
        : together(text, clause, spoken(mirror(clause.text, names)))
    let score = 0
    if (turned) score += 2.5
    if (doing.test(clause.text)) score += 1.6
    if (/\b(?:he|she|they|my \w+)\b/i.test(clause.text)) score += 1.2
    if (names.some((name) => clause.text.toLowerCase().includes(name.toLowerCase()))) score += 0.8
    if (
      /\b(?:again|tonight|last night|yesterday|today|\d|in front of|birthday|wedding|never|first|just)\b/i.test(
        clause.text,
      )
    )
      score += 0.5
    if (/^(?:i|i[’']m|im|it|this|that|its|it[’']s)\b/i.test(clause.text) && !doing.test(clause.text)) score -= 0.4
    score += words >= 6 && words <= 18 ? 1 : words > 24 ? -2 : words < 4 ? -1.5 : 0
    if (
      /^(?:there[’']?s|there is|theres) (?:this|a|an)\b|^(?:i (?:mean|think so|know)|i do|i did it|maybe)\b/i.test(
        clause.text,
      )
    )
      score -= 2.2
    if (ask.test(clause.text)) score -= 6
    if (clause.text.includes('"') || /\b(?:you|your)\b/i.test(clause.text)) score -= 0.8
    if (/\b(?:idk|i don[’']?t know|i dont know|dunno|i guess|anyway)\b/i.test(clause.text)) score -= 1.5
    // What the talk is about outweighs what merely happened around it.
    for (const { strong, start, id } of met)
      if (strong && start >= clause.start && start < clause.end) score += situation(id).gravity * 0.4
    const own = /^(?:you|your)\b/i.test(turned ?? '') || /^(?:i|im|i[’']m|ive|we|my)\b/i.test(clause.text)
    const judging =
      judgement.test(clause.text) &&
      !/^you (?:have never|never missed|dont|don't|do not|didn't|can't|won't) (?!.*\b(?:he|she|they)(?:'s)? (?:always|never|only))/i.test(
        turned ?? '',
      ) &&
      !/\byou (?:think|feel|wonder|know|worry|wish)\b/i.test(turned ?? '') &&
      !/^you (?:called|said|told|texted|yelled|shouted|feel|felt|think|thought|know|want|wish)\b/i.test(turned ?? '')
    return {
      ...clause,
      turned,
      judging,
      score: score - (judging ? 1.2 : 0),
      actor:
        own && /^you\b/i.test(turned ?? clause.text.replace(/^(?:i|im|i[’']m|ive|we)\b/i, 'you')) ? 'writer' : 'other',
    }
  })
  return found.sort((a, b) => b.score - a.score || a.start - b.start)
}

/** What was only supposed is never said back as a fact: "I think she does it because she is insecure". */
function supposed(text: string, { start, text: words }: Clause): boolean {
  const before = text.slice(Math.max(0, start - 120), start)
  return (
    /\b(?:i (?:think|guess|suppose|bet|assume|wonder)|maybe|perhaps|probably|what if|if)\b[^.!?\n]*$/i.test(before) &&
    !/^(?:i|i[’']m|im|my|we)\b/i.test(words)
  )
}

/** "Lucy copies me. bought my coat": what has lost its subject is the doing of whoever the sentence before was about. */
const theirVerb = (text: string, { start, text: words }: Clause): boolean =>
  /^(?:bought|told|gave|made|paid|took|got|sent|found|left|asked|called|spent)\b/i.test(words) &&
  /\b(?:he|she|they|my \w+)\b[^.!?\n]*[.!?\n]\s*(?:\w+ )?$/i.test(text.slice(0, start)) &&
  !/\bi\b[^.!?\n]*[.!?\n]\s*$/i.test(text.slice(0, start))

/** "Me and my best friend arent talking": both of them. */
const together = (text: string, { start }: Clause, turned: string | null): string | null =>
  turned && /\b(?:me|i) and\s*$/i.test(text.slice(Math.max(0, start - 12), start))
    ? `You and ${turned.charAt(0).toLowerCase()}${turned.slice(1)}`
    : turned

/** "Lent your mate 800" -> "You lent your mate 800". */
const spoken = (turned: string | null): string | null =>
  turned?.replace(
    /^(Lent|Told|Gave|Made|Bought|Paid|Snapped|Typed|Found|Went|Tried|Asked|Called|Got|Saw|Left|Cried|Took|Heard|Sent|Spent|Lost) (?=\w)/,
    (_, verb: string) => `You ${verb.toLowerCase()} `,
  ) ?? null

function noticedIn(text: string): Reading['noticed'] {
  const found: Reading['noticed'] = []
  const { flat, at } = flatten(text)
  for (const notice of noticings) {
    const hit = notice.cue.exec(flat)
    if (!hit?.[0]) continue
    const start = at[hit.index] ?? 0
    const quote = text.slice(start, (at[hit.index + hit[0].length - 1] ?? start) + 1)
    const before = flat.slice(Math.max(0, hit.index - 60), hit.index)
    // "When I said something, she hung up" is not a guess at the cause; "never again" is not a second time.
    if (notice.id === 'possible-cause' && /\b(?:when|after|once|because) $/.test(before)) continue
    // Tears are theirs only where the writer says so.
    if (
      /^(?:tears|shaking)$/.test(notice.id) &&
      !/\b(?:i|im|ive|me|my|myself)\b[^.!?]*$/.test(flat.slice(0, hit.index + hit[0].length))
    )
      continue
    if (notice.id === 'said-sorry' && !/\b(?:sorry|apolog\w*)\b/.test(flat)) continue
    if (notice.id === 'again' && /\b(?:never|if|wont|not)\b[^.!?]*$/.test(before)) continue
    found.push({ notice, quote, start })
  }
  return found.sort((a, b) => (b.notice.rank ?? 0) - (a.notice.rank ?? 0) || a.start - b.start)
}

/** A quote without the punctuation around it. */
export function tidy(quote: string): string {
  return quote
    .trim()
    .replace(/^["“”'‘]+|["“”]+$/g, '')
    .replace(/[\s,;:.!?…-]+$/, '')
    .replace(/\s+(?:and|but|so|or|the|an?|my|because|cos|lol|ugh|then)$/i, '')
}

/** A quote that was cut out of more: it must not end on a word that points ahead. */
export function cutTidy(quote: string): string {
  let kept = tidy(quote)
  for (let i = 0; i < 5; i++) {
    const cut = kept.replace(
      /\s+(?:and|but|so|or|the|an?|my|his|her|their|to|of|in|on|at|with|for|that|because|cos|cause|when|if|while|i|he|she|they|we|is|was|just|like|then|really|even|as|than|im|hes|shes|its|not|who|what|how|about|from|by|been|have|has|had|do|did|be|are|very|which|where|you|will|would|in front|so much|kept|keeps|keep|get|gets|got|being|every|no|didnt|dont|didn[’']t|don[’']t|wont|cant|could|should|up until|until|after|before)$/i,
      '',
    )
    if (cut === kept) break
    kept = cut
  }
  return kept.replace(/[\s,;:.!?…-]+$/, '')
}
