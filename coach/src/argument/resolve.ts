import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { Speakers } from '@mallama/contracts/arguments'
import type { ArgumentResult } from '@mallama/contracts/coach'
import { answer } from '../builtin/coach.ts'
import { legibility, readable } from '../builtin/kind-of-text.ts'
import { fresh } from '../builtin/state.ts'
import type { ArgumentInput, FollowUpInput, SpeakersInput } from '../operations.ts'
import type { Reply, Turn } from '../port.ts'
import { flagOf, isNearDanger, sight } from '../safety/screen.ts'
import { ownIn } from '../text/words.ts'
import { firstName, pronounOf } from '../text/people.ts'
import { betterConversation, hardQuote, marksOf, matterOf, mattersNear, pressingIn } from './claims.ts'
import { dangerIn, weighed } from './danger.ts'
import { isRole, keyOf, tell } from './lines.ts'
import { parse } from './parse.ts'
import { accountOf, bare, reportOf, underDanger, unread, type Why } from './report.ts'
import { curveOf, readAll, repairsIn, resolutionOf, severityOf, turningPoint, type Read } from './score.ts'

/** What happened in a quarrel and how it could have gone better, from the pasted words alone: any text up to a megabyte. Never throws; where there is too little to tell, it says so. */
export function resolveArgument(input: ArgumentInput): ArgumentResult {
  const transcript = parse(input.originalConversation, input)
  // The person said who they are: that stands before what the words tell of it.
  const me = transcript.turns.find(({ speaker }) => input.me && keyOf(speaker) === keyOf(input.me))?.speaker
  const danger = dangerIn({ ...transcript, self: me ?? transcript.self }, input)
  const turns = weighed(readAll(transcript.turns, input.knownPeople), danger)
  const { safety, guarded, turns: grave } = danger
  // The words alone tell the language; the names before them are in none.
  const near = turns.slice(0, 60).map(({ text }) => text.slice(0, 2000))
  const kind = near.length === 0 ? legibility(input.originalConversation) : readable(near.join('\n'))
  const why: Why | null = kind === 'words' ? null : kind === 'other-language' ? kind : 'no-words'
  const harms = turns.map(({ harm }) => harm)
  const { stretch, ...severity } = severityOf(harms, danger.present)
  const repairs = repairsIn(turns)
  const resolution = resolutionOf(turns, severity.score, repairs, pressingIn(turns) !== null)
  const curve = curveOf(harms)
  const at = turningPoint(curve)
  const tip = turns[at] && hardQuote(turns[at])
  const base = {
    severityScore: severity.score,
    resolutionScore: resolution.score,
    resolvedConversation: lined(turns),
    turns: turns.map(({ speaker, text, harm }, n) => ({ speaker, text, acts: marksOf(turns[n]!, grave.has(n)), harm })),
    curve,
    turningPoint: tip ? { turn: at, quote: tip.quote } : null,
    attribution: Math.round(transcript.attribution * 100) / 100,
    notes: [
      ...transcript.notes,
      ...(stretch ? [tell(kept.long, { all: harms.length, from: stretch.from + 1, to: stretch.to })] : []),
      ...(why ? [kept.unread[why].summary] : []),
    ],
    contributions: [...severity.contributions, ...resolution.contributions],
    safety,
    coach: 'built-in' as const,
  }
  if (danger.abuse || (safety?.tier ?? 0) >= 2) return { ...base, ...underDanger(base, transcript.parts, danger) }
  if (why) return { ...base, ...unread(base, why) }
  if (guarded && !safety?.aside) return { ...base, ...bare(kept.doubt, safety) }
  if (transcript.form === 'account') return { ...base, ...accountOf(base) }
  const words = betterConversation(turns, grave)
  // Where one may harm the other, be it unseen, nothing is said of what stands under it.
  const whole = [...turns.map(({ text }) => text), input.context ?? ''].join('\n')
  // So near danger no matter is named. Farther off it told nothing apart: it kept 37 of 100 harmless quarrels, and 3 of 9 with danger that nothing sees; there, who is afraid is minded.
  const isFree = !guarded && !isNearDanger(whole, -1)
  const matter = isFree ? matterOf(whole) : null
  const mayBe = isFree && !isNearDanger(whole) ? mattersNear(whole, matter) : []
  const told = reportOf(turns, words, danger, { repairs, tip, matter, isMinded: isNearDanger(whole) })
  return { ...base, ...told, ...(mayBe.length > 0 ? { mayBe } : {}), resolvedConversation: lined(turns, words) }
}

const lined = (turns: readonly Read[], words: readonly string[] = turns.map(({ text }) => text)): string =>
  turns.map(({ speaker }, at) => `${speaker}: ${words[at]}`).join('\n')

/** Who speaks in a pasted conversation, the one who says most first; nobody where it is one person's account. */
export function speakers({ originalConversation, ...setting }: SpeakersInput): Speakers {
  const { form, turns, attribution, notes } = parse(originalConversation, setting)
  const spoken = Map.groupBy(form === 'account' ? [] : turns, ({ speaker }) => speaker)
  const found = [...spoken].map(([name, own]) => ({ name, turns: own.length, first: own[0]!.text.slice(0, 80) }))
  return { speakers: found.toSorted((a, b) => b.turns - a.turns), turns: turns.length, attribution, notes }
}

/** The chat about a resolved quarrel: the usual policy, which has read it before the first word. What others said there is told as reported, and never taken for the reader's own voice. Pure. */
export function argumentFollowUp({ resolution, me, ...input }: FollowUpInput): Reply {
  const { safety: grave, analysis, preventionTips, turns } = resolution
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))]
  const asked = { ...input, person: null, knownPeople: [...input.knownPeople, ...speakers.filter((it) => !isRole(it))] }
  if (input.state !== null) return answer(asked)
  // "I'm Jo", "Jo here" or the name alone: who they say they are; "I'm Jo's sister" is of somebody else.
  const said = ['', ...ownIn(input.history), input.message, ''].join('\n ').toLowerCase().replaceAll('’', "'")
  const says = (words: string) => Array.from(' .,!?\n').some((end) => said.includes(` ${words}${end}`))
  const opens = (name: string) => [' here', '\n', '.\n'].some((end) => said.includes(`\n ${name}${end}`))
  const isTold = (name: string) => opens(name) || ["i'm", 'im', 'i am', 'this is'].some((it) => says(`${it} ${name}`))
  const self = me ?? speakers.find((name) => isTold(keyOf(name)))
  const own = self ? [keyOf(self)] : ['me', first(input.userFirstName ?? 'me')]
  const isMine = (speaker: string) => own.includes(keyOf(speaker)) || (!self && own.includes(first(speaker)))
  const threats = turns.filter(({ acts }) => acts.includes('threat'))
  const threatens = threats.length > 0 && threats.every(({ speaker }) => isMine(speaker))
  // In danger, and in doubt of it, the talk begins where the resolution stopped: under its flag, from the side of whoever asks.
  const seen = grave && threatens ? { ...grave, category: 'threat-to-others' as const } : grave
  const related = seen?.aside ? [`aside/${seen.category}`] : []
  const state = seen && { ...fresh(), flag: flagOf(seen), flagFrom: seen.aside ? null : 'rule', related }
  const reply = answer({ ...asked, state, history: [...seedOf(resolution, isMine), ...input.history] })
  // The talk begins with what the resolution found, so that nobody has to tell it again.
  const found = [analysis.underlyingIssue, preventionTips.at(-1)].filter((it) => it && it !== kept.noMatter)
  if (grave || reply.safety || found.length === 0) return reply
  return { ...reply, response: `${reply.response}\n\nFrom the quarrel itself: ${found.join(' ')}` }
}

const first = (name: string): string => firstName(keyOf(name))

/** The hardest turns as they would be told, and what was found. */
function seedOf({ turns, summary, safety, analysis }: ArgumentResult, isMine: (speaker: string) => boolean): Turn[] {
  const worst = turns.toSorted((a, b) => b.harm - a.harm).slice(0, 12)
  const told = turns.flatMap((turn) => {
    if (!worst.includes(turn)) return []
    const who = isMine(turn.speaker) ? 'I' : (pronounOf.get(keyOf(turn.speaker)) ?? turn.speaker)
    return `${who} said "${turn.text.slice(0, 600).replace(/["“”\n]/g, ' ')}".`
  })
  // What the resolution did not take for danger must not become danger by being told on.
  const calm = told.filter((line) => sight(line) === null)
  const about = safety ? '' : `, and it was about ${analysis.conflictType.split(',')[0]!.toLowerCase()}`
  return [
    { role: 'user', content: `We had a quarrel${about}. ${calm.join(' ')}` },
    { role: 'assistant', content: safety ? summary : `${analysis.underlyingIssue} ${summary}` },
  ]
}
