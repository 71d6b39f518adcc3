import { answer } from '../builtin/coach.ts'
import { sight } from '../safety/screen.ts'
import { askedOf } from './asked-of.ts'
import { keyOf } from './labelled.ts'
import type { FollowUpInput } from '../operations.ts'
import type { Reply, Turn } from '../port.ts'

const longestTurn = 600
const mostTurns = 12

/**
 * The chat about a resolved quarrel: the usual chat policy, which has read the quarrel before the first word. What the
 * person themselves said there stands as theirs; what the others said is told to the coach as reported, so that it is
 * never taken for the reader's own voice. Pure; the same input gives the same bytes.
 */
export function argumentFollowUp({ resolution, me, ...input }: FollowUpInput): Reply {
  const isMine = whose(me ?? null, input.userFirstName)
  const reply = answer({
    ...input,
    person: null,
    knownPeople: [...new Set([...input.knownPeople, ...namesOf(resolution)])],
    history: input.state === null ? [...seedOf(resolution, isMine), ...input.history] : input.history,
  })
  // Under danger nobody is handed words or parts; the chat's own care comes first.
  if (resolution.safety || reply.safety) return reply
  const told = askedOf(input.message, resolution, isMine)
  return told ? { ...reply, ...told } : reply
}

const nobody = /^(?:me|him|her|them|someone|person [a-z]+)$/i
const namesOf = ({ turns }: FollowUpInput['resolution']): string[] =>
  [...new Set(turns.slice(0, 400).map(({ speaker }) => speaker))].filter(
    (name) => !nobody.test(name) && !/^(?:my|our|the) /i.test(name),
  )

/** The speaker they said they are; else who is called as they are, or "Me". */
function whose(me: string | null, firstName: string | null): (speaker: string) => boolean {
  const first = (name: string) => name.toLowerCase().split(' ')[0]
  return (speaker) =>
    me !== null
      ? keyOf(speaker) === keyOf(me)
      : /^me$/i.test(speaker) || (firstName !== null && first(speaker) === first(firstName))
}

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
  const calm = safety ? told : told.filter((line) => (sight(line)?.tier ?? 0) < 2)
  return [
    {
      role: 'user',
      content: `We had a quarrel${safety ? '' : `, and it was about ${(analysis.conflictType.split(',')[0] ?? '').toLowerCase()}`}. ${calm.join(' ')}`,
    },
    { role: 'assistant', content: safety ? summary : `${analysis.underlyingIssue} ${summary}` },
  ]
}

const pronoun = new Map<string, string | undefined>(Object.entries({ me: 'I', him: 'he', her: 'she', them: 'they' }))
