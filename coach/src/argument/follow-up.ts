import { needsHelp } from '@mallama/contracts/help'
import { answer } from '../builtin/coach.ts'
import { fresh, revive, sentenceKey, splitSentences, type State } from '../builtin/state.ts'
import { actsOf } from '../detectors/asks.ts'
import { disclaims, flagOf, isDoubt, sight } from '../safety/screen.ts'
import { answerTo, rewordedIn, saidBefore, unanswered } from './follow-up-answers.ts'
import { askedIn, isQuestion } from './follow-up-asked.ts'
import { confirmed, inDoubt, threatensIn, underDangerAsked } from './follow-up-danger.ts'
import { lineMeant, quarrelOf } from './follow-up-quarrel.ts'
import type { Told } from './follow-up-say.ts'
import { keyOf } from './labelled.ts'
import type { FollowUpInput } from '../operations.ts'
import type { Reply, Turn } from '../port.ts'
import type { Safety } from '@mallama/contracts/safety'

const longestTurn = 600
const mostTurns = 12

/**
 * The chat about a resolved quarrel. A question that the quarrel answers is answered from it: its turns, where it
 * turned, the better version. Everything else goes to the usual chat policy, which has read the quarrel before the
 * first word. What the person themselves said there stands as theirs; what the others said is told to the coach as
 * reported, so that it is never taken for the reader's own voice. Pure; the same input gives the same bytes.
 */
export function argumentFollowUp({ resolution, me, ...input }: FollowUpInput): Reply {
  const names = namesOf(resolution)
  const asked = [...input.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), input.message]
  const named = me
    ? null
    : (asked.map((text) => selfIn(text, names)?.name ?? null).findLast((name) => name !== null) ?? null)
  const isMine = whose(me ?? named, input.userFirstName)
  const grave = needsHelp(resolution.safety) ? resolution.safety : null
  const began = input.state === null
  const reply = answer({
    ...input,
    person: null,
    knownPeople: [
      ...new Set([
        ...input.knownPeople,
        ...names.filter((name) => !nobody.test(name) && !/^(?:my|our|the) /i.test(name)),
      ]),
    ],
    // In danger the talk begins where the resolution stopped: under its flag, seen from the side of whoever asks.
    state:
      began && grave
        ? flagged(threatensIn(resolution, isMine) ? { ...grave, category: 'threat-to-others' } : grave)
        : input.state,
    history: began ? [...seedOf(resolution, isMine), ...input.history] : input.history,
  })
  const flag = revive(reply.state)?.flag ?? null
  const before = input.history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n')
  const seen = disclaims(input.message) ? null : sight(input.message)
  // What the message itself tells comes before what it asks.
  const doubtful = seen !== null && isDoubt(seen) && askedIn(input.message) !== null
  if (seen && (seen.tier >= 3 || !grave) && !doubtful) return reply
  if (flag && !flag.cleared && flag.tier >= 2) {
    const cared = aside(input.message) ? null : underDangerAsked(input.message, resolution, isMine, before)
    return cared ? inPlaceOf(reply, cared, input) : reply
  }
  const side = aside(input.message)
  if (!side && resolution.safety?.tier === 1) {
    const doubt = isQuestion(input.message) || askedIn(input.message) ? inDoubt(resolution, isMine, before) : null
    if (doubt) return inPlaceOf({ ...reply, safety: reply.safety ?? resolution.safety }, doubt, input)
    if (confirmed(input.history, input.message)) {
      const sure = { ...resolution.safety, tier: 2 as const }
      const cared = underDangerAsked(input.message, resolution, isMine, before)
      const known =
        cared &&
        inPlaceOf({ ...reply, safety: sure, state: { ...revive(reply.state), flag: flagOf(sure) } }, cared, input)
      if (known) return known
    }
  }
  if (side || (revive(reply.state)?.awaiting === 'safety' && !doubtful)) return reply
  const told = fromQuarrel(input.message, asked, resolution, isMine, before)
  return told ? inPlaceOf(reply, told, input) : reply
}

function fromQuarrel(
  message: string,
  asked: readonly string[],
  resolution: FollowUpInput['resolution'],
  isMine: (speaker: string) => boolean,
  already: string,
): Told | null {
  // A name alone answers "which lines are yours?": then the question before it is the one to answer.
  const self = selfIn(message, namesOf(resolution))
  const meant = self === null ? message : self.rest || (asked.at(-2) ?? message)
  const q = quarrelOf(resolution, isMine, meant)
  if (q.names.length < 2) return null
  const given = { q, message: meant, resolution, already }
  const again = /["”]\s*$/.test(already) ? rewordedIn(given) : null
  if (again) return again
  const kind = askedIn(meant)
  if (kind) {
    const told = answerTo(kind, given)
    return already.includes(told.response) ? saidBefore(given) : told
  }
  const words = meant.trim().split(/\s+/).length
  const last = already.split('\n').at(-1) ?? ''
  if (words <= 14 && /\?\s*$/.test(last) && /\bWhich\b/.test(last) && lineMeant(meant, q, null))
    return unanswered(given, true)
  return isQuestion(meant) && words <= 25 ? unanswered(given, false) : null
}

/** Said to the coach about the talk itself, or a turn of courtesy: the usual chat knows the answer. */
const aside = (message: string): boolean =>
  actsOf(message.slice(0, 1200)).some((act) =>
    /^(?:identity|memory|capability|injection|greeting|how-are-you|thanks|closing|repeat-complaint|correction|not-about)$/.test(
      act,
    ),
  )

/** Our answer where the chat's was: what the chat would have asked or drafted was never said. */
function inPlaceOf(
  reply: Reply,
  told: Told,
  { state, now, startedAt }: Omit<FollowUpInput, 'resolution' | 'me'>,
): Reply {
  const next = revive(reply.state)
  const was = revive(state)
  const first = splitSentences(reply.response)[0] ?? ''
  const disclosed =
    (next?.disclosed ?? 0) > (was?.disclosed ?? 0) && /\bAI\b/.test(first) && Date.parse(now) > Date.parse(startedAt)
  const response = disclosed ? `${first.trimEnd()} ${told.response}` : told.response
  return {
    ...reply,
    response,
    evidence: told.evidence,
    memoryUsed: [],
    state: next && {
      ...next,
      awaiting: 'answer',
      hypothesis: was?.hypothesis ?? null,
      explored: was?.explored ?? 0,
      drafts: was?.drafts ?? 0,
      lastDraft: was?.lastDraft ?? null,
      said: [...(was?.said ?? []), ...splitSentences(response).map(sentenceKey)].slice(-600),
    },
  }
}

const nobody = /^(?:me|him|her|them|someone|person [a-z]+)$/i
const namesOf = ({ turns }: FollowUpInput['resolution']): string[] => [
  ...new Set(turns.slice(0, 400).map(({ speaker }) => speaker)),
]

const own =
  "(?:i(?:[’']m| am)|this is|that[’']?s me,?|mine (?:is|are)|my lines are|me is|it[’']?s me,?|speaking as|^\\W*as)"

/** "I'm Jo", "mine are Jo's", "Jo here", anywhere in it, or the name alone: who they say they are, and what else they say. */
function selfIn(message: string, names: readonly string[]): { name: string; rest: string } | null {
  const alone = message.trim().replace(/[.!,]+$/, '')
  const short = names.find((name) => alone.split(/\s+/).length <= 2 && keyOf(name) === keyOf(alone))
  if (short) return { name: short, rest: '' }
  for (const name of names) {
    if (name.length < 2) continue
    const word = name.replace(/[^\p{L}\p{N} ]/gu, '.')
    // "I'm Jo's sister" and "as Jo said" are of somebody else.
    const said = new RegExp(
      `(?:${own} (?:the )?${word}(?:[’']s)?(?=\\s*(?:$|[.,;:!?)–—-]|(?:and|but|so|here|btw|in (?:it|this|that)|by the way|who)\\b))|(?<![\\p{L}])${word} here\\b)[\\s.,;:!)–—-]*(?:and |so |but )?`,
      'iu',
    )
    if (!said.test(message)) continue
    const rest = message.replace(said, ' ').replace(/\s+/g, ' ').trim()
    return { name, rest: /\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u.test(rest) ? rest : '' }
  }
  return null
}

const first = (name: string) => name.toLowerCase().split(' ')[0]

/** The speaker they said they are; else who is called as they are, or "Me". */
function whose(me: string | null, firstName: string | null): (speaker: string) => boolean {
  return (speaker) =>
    me !== null
      ? keyOf(speaker) === keyOf(me)
      : /^me$/i.test(speaker) || (firstName !== null && first(speaker) === first(firstName))
}

const flagged = ({ tier, category, thirdParty }: NonNullable<Safety>): State => ({
  ...fresh(),
  flag: flagOf({ tier, category, thirdParty }),
  flagFrom: 'rule',
})

function seedOf(
  { turns, summary, safety, analysis }: FollowUpInput['resolution'],
  isMine: (speaker: string) => boolean,
): Turn[] {
  const hardest = turns
    .map((turn, at) => ({ ...turn, at }))
    .toSorted((a, b) => b.harm - a.harm || a.at - b.at)
    .slice(0, mostTurns)
    .toSorted((a, b) => a.at - b.at)
  const told = hardest.map(({ speaker, text }) => {
    return `${isMine(speaker) ? 'I' : (pronoun.get(speaker.toLowerCase()) ?? speaker)} said "${text.replace(/["“”\n]/g, ' ').slice(0, longestTurn)}".`
  })
  // What the resolution did not take for danger must not become danger by being told on.
  const calm = told.filter((line) => sight(line) === null)
  return [
    {
      role: 'user',
      content: `We had a quarrel${safety ? '' : `, and it was about ${(analysis.conflictType.split(',')[0] ?? '').toLowerCase()}`}. ${calm.join(' ')}`,
    },
    { role: 'assistant', content: safety ? summary : `${analysis.underlyingIssue} ${summary}` },
  ]
}

const pronoun = new Map<string, string | undefined>(Object.entries({ me: 'I', him: 'he', her: 'she', them: 'they' }))
