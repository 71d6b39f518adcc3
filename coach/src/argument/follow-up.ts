import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { Safety } from '@mallama/contracts/safety'
import { answer } from '../builtin/coach.ts'
import { fresh, type State } from '../builtin/state.ts'
import type { FollowUpInput } from '../operations.ts'
import type { Reply, Turn } from '../port.ts'
import { flagOf, sight } from '../safety/screen.ts'
import { ownIn } from '../text/own.ts'
import { firstName, pronounOf } from '../text/people.ts'
import { isRole, keyOf } from './lines.ts'

type Resolution = FollowUpInput['resolution']

/** The chat about a resolved quarrel: the usual policy, which has read it before the first word. What others said there is told as reported, and never taken for the reader's own voice. Pure. */
export function argumentFollowUp({ resolution, me, ...input }: FollowUpInput): Reply {
  const { safety: grave, analysis, preventionTips, turns } = resolution
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))]
  const named = speakers.filter((name) => !isRole(name))
  const asked = { ...input, person: null, knownPeople: [...input.knownPeople, ...named] }
  if (input.state !== null) return answer(asked)
  const self = me ?? selfIn(input, speakers)
  const own = self ? [keyOf(self)] : ['me', first(input.userFirstName ?? 'me')]
  const isMine = (speaker: string) => own.includes(keyOf(speaker)) || (!self && own.includes(first(speaker)))
  const threats = turns.filter(({ acts }) => acts.includes('threat'))
  const threatens = threats.length > 0 && threats.every(({ speaker }) => isMine(speaker))
  // In danger, and in doubt of it, the talk begins where the resolution stopped: under its flag, from the side of
  // whoever asks.
  const state = grave && flagged(threatens ? { ...grave, category: 'threat-to-others' } : grave)
  const reply = answer({ ...asked, state, history: [...seedOf(resolution, isMine), ...input.history] })
  // The talk begins with what the resolution found, so that nobody has to tell it again.
  const found = [analysis.underlyingIssue, preventionTips.at(-1)].filter((it) => it && it !== kept.noMatter)
  if (grave || reply.safety || found.length === 0) return reply
  return { ...reply, response: `${reply.response}\n\nFrom the quarrel itself: ${found.join(' ')}` }
}

const first = (name: string): string => firstName(keyOf(name))
const leads = ["i'm", 'im', 'i am', 'this is']
/** "I'm Jo", "Jo here" or the name alone: who they say they are; "I'm Jo's sister" is of somebody else. */
function selfIn({ history, message }: Pick<FollowUpInput, 'history' | 'message'>, names: readonly string[]) {
  const said = ['', ...ownIn(history), message, ''].join('\n ').toLowerCase().replaceAll('’', "'")
  const says = (words: string) => Array.from(' .,!?\n').some((end) => said.includes(` ${words}${end}`))
  const opens = (name: string) => [' here', '\n', '.\n'].some((end) => said.includes(`\n ${name}${end}`))
  return names.find((name) => opens(keyOf(name)) || leads.some((lead) => says(`${lead} ${keyOf(name)}`)))
}

function flagged(seen: NonNullable<Safety>): State {
  const related = seen.aside ? [`aside/${seen.category}`] : []
  return { ...fresh(), flag: flagOf(seen), flagFrom: seen.aside ? null : 'rule', related }
}

/** The hardest turns as they would be told, and what was found. */
function seedOf({ turns, summary, safety, analysis }: Resolution, isMine: (speaker: string) => boolean): Turn[] {
  const worst = turns.toSorted((a, b) => b.harm - a.harm).slice(0, 12)
  const told = turns.flatMap((turn) => {
    if (!worst.includes(turn)) return []
    const who = isMine(turn.speaker) ? 'I' : (pronounOf.get(keyOf(turn.speaker)) ?? turn.speaker)
    const words = Array.from(turn.text.slice(0, 600), (sign) => ('"“”\n'.includes(sign) ? ' ' : sign))
    return `${who} said "${words.join('')}".`
  })
  // What the resolution did not take for danger must not become danger by being told on.
  const calm = told.filter((line) => sight(line) === null)
  const about = safety ? '' : `, and it was about ${analysis.conflictType.split(',')[0]!.toLowerCase()}`
  return [
    { role: 'user', content: `We had a quarrel${about}. ${calm.join(' ')}` },
    { role: 'assistant', content: safety ? summary : `${analysis.underlyingIssue} ${summary}` },
  ]
}
