import { answer } from '../builtin/coach.ts'
import { fresh, type State } from '../builtin/state.ts'
import { flagOf, sight } from '../safety/screen.ts'
import { keyOf } from './heads.ts'
import type { FollowUpInput } from '../operations.ts'
import type { Reply, Turn } from '../port.ts'
import type { Safety } from '@mallama/contracts/safety'

const longestTurn = 600
const mostTurns = 12

/**
 * The chat about a resolved quarrel: the usual chat policy, which has read the quarrel before the first word. What the
 * person themselves said there stands as theirs; what the others said is told to the coach as reported, so that it is
 * never taken for the reader's own voice. Pure; the same input gives the same bytes.
 */
export function argumentFollowUp({ resolution, me, ...input }: FollowUpInput): Reply {
  const names = namesOf(resolution)
  const asked = [...input.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), input.message]
  const named = me ? null : (asked.map((text) => selfIn(text, names)).findLast((name) => name !== null) ?? null)
  const isMine = whose(me ?? named, input.userFirstName)
  const grave = resolution.safety
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
    // In danger, and in doubt of it, the talk begins where the resolution stopped: under its flag, from the side of
    // whoever asks.
    state:
      began && grave
        ? flagged(threatens(resolution, isMine) ? { ...grave, category: 'threat-to-others' } : grave)
        : input.state,
    history: began ? [...seedOf(resolution, isMine), ...input.history] : input.history,
  })
  return began && !grave && !reply.safety ? { ...reply, response: `${reply.response}\n\n${taken(resolution)}` } : reply
}

/** The talk begins with what the resolution found, so that nobody has to tell it again. */
const taken = ({ analysis, preventionTips }: FollowUpInput['resolution']) =>
  ['From the quarrel itself:', analysis.underlyingIssue, preventionTips.at(-1)].filter(Boolean).join(' ')

/** Whether the one who asks is who threatened, as far as the turns tell. */
const threatens = ({ turns }: FollowUpInput['resolution'], isMine: (speaker: string) => boolean): boolean => {
  const by = turns.filter(({ acts }) => acts.includes('threat')).map(({ speaker }) => speaker)
  return by.length > 0 && by.every(isMine)
}

const nobody = /^(?:me|him|her|them|someone|person [a-z]+)$/i
const namesOf = ({ turns }: FollowUpInput['resolution']): string[] => [
  ...new Set(turns.slice(0, 400).map(({ speaker }) => speaker)),
]

const introducing = ["i'm", 'im', 'i am', 'this is', 'mine are', "i'm the", 'i am the', 'mine are the']

/** "I'm Jo", "Jo here", or the name alone: who they say they are. "I'm Jo's sister" is of somebody else. */
function selfIn(message: string, names: readonly string[]): string | null {
  const words =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  const said = ` ${words.join(' ')} `
  return (
    names.find((name) => {
      const key = keyOf(name)
      const isSaid = said === ` ${key} ` || said.startsWith(` ${key} here `)
      return isSaid || (name.length > 1 && introducing.some((lead) => said.includes(` ${lead} ${key} `)))
    }) ?? null
  )
}

const first = (name: string) => name.toLowerCase().split(' ')[0]

/** The speaker they said they are; else who is called as they are, or "Me". */
function whose(me: string | null, firstName: string | null): (speaker: string) => boolean {
  return (speaker) =>
    me !== null
      ? keyOf(speaker) === keyOf(me)
      : /^me$/i.test(speaker) || (firstName !== null && first(speaker) === first(firstName))
}

const flagged = ({ tier, category, thirdParty, aside }: Omit<NonNullable<Safety>, 'message'>): State => ({
  ...fresh(),
  flag: flagOf({ tier, category, thirdParty, aside }),
  flagFrom: aside ? null : 'rule',
  ...(aside ? { related: [`aside/${category}`] } : {}),
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
