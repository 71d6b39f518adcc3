import type { Mediation } from '@mallama/contracts/mediation'
import type { Moment } from './played.ts'
import type { Plot } from './plot.ts'

/**
 * A mediation as readable text. Who saw what is not supposed: it is put together from the answers that each of them got,
 * and says "to all" only where all of them got the same.
 */
export function told(plot: Plot, moments: readonly Moment[], began: number): string {
  const known = new Map<string, Set<string>>()
  const shown = new Map<string, readonly string[]>()
  const parts = moments.flatMap((moment) => [
    ...own(moment, began),
    ...shared(moment, known, began),
    ...changes(moment, shown),
  ])
  return [`## ${plot.kind}: ${plot.title}`, plot.about, ...parts].join('\n\n')
}

const clock = (at: number, began: number) => {
  const minutes = Math.round((at - began) / 60_000)
  return `\`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}\``
}
const quoted = (words: string) => `> ${words.replaceAll('\n', '\n> ')}`

const quiet: Record<string, string> = {
  yes: 'says yes to the ground rules',
  'not now': 'says not now',
  confirms: 'says: Yes, that is it',
  'leaves it standing': 'leaves it as it stands',
  marks: 'marks as theirs, too (seen by nobody else)',
  done: 'is done',
  ranks: 'puts the sentences in an order (seen by nobody else before all have)',
  asks: 'would change (seen by nobody else before all have answered)',
  'as it is': 'would change nothing',
  'puts it': 'puts it into words',
  good: 'says: Good enough for me (seen by nobody else before all have answered)',
  'not this one': 'says: Not this one (seen by nobody else before all have answered)',
  'says nothing': 'says nothing to it',
  will: 'puts in their part',
  'will for': 'puts in a part for what was put first',
  'puts aside': 'puts aside for now what they put first',
  'finds enough': 'says that what is done for it is enough',
  'finds in it': 'says that what they put first is in there already',
  day: 'sets the day to look at it again',
  agrees: 'says: Yes, I agree (seen by nobody else before all have)',
  'takes back': 'takes the yes back',
  pauses: 'pauses (nobody is told who)',
  'goes on': 'presses Go on (nobody is told who)',
  leaves: 'leaves',
  ends: 'ends it',
  writes: 'writes a sentence to choose from',
}

/** What its doer did and was told, where that is not a turn that everybody reads. */
function own({ at, line, answer }: Moment, began: number): string[] {
  const { who, verb, words, refused, aside } = line
  const when = clock(at, began)
  if (verb === 'privately') return alone(when, who, words, answer.body)
  if (verb === 'sets aside') return alone(when, who, '*This is not about my safety.*', answer.body)
  if (verb === 'answers')
    return [`${when} **${who}** answers the questions, alone: ${words} (seen by nobody else, and not kept)`]
  if (verb === 'reads alone')
    return [
      `${when} **${who}** opens the private room. *Mallama has written there, to ${who} alone:*`,
      quoted(answer.body.messages.at(-1).content),
    ]
  if (refused)
    return [
      `${when} **${who}** tries to send, and only ${who} sees it:`,
      quoted(words),
      `*Told to ${who} alone:* ${answer.body.message}`,
      ...Object.values<string[]>(answer.body.details ?? {}).map(([sentence]) => `*And which:* "${sentence}"`),
      ...help(answer.body.safety ?? null),
    ]
  const said = aside ? 'sends it again: this is not about my safety' : quiet[verb]
  if (!said) return []
  const more = aside
    ? ''
    : verb === 'ranks'
      ? words.split(' ').join(', ')
      : verb === 'day'
        ? ''
        : words.replaceAll(' | ', ', ')
  return [`${when} **${who}** ${said}${more ? `: ${more}` : ''}`]
}

function alone(when: string, who: string, words: string, { response, safety, ask, choices }: Reply) {
  return [
    `${when} **${who}, in the private room, seen by nobody else:**`,
    quoted(words),
    `*Mallama to ${who} alone:*`,
    quoted(response),
    ...(ask ? [`*And asks:* ${ask.question} (${ask.answers.join(', ')})`] : []),
    ...(choices?.length ? [`*Offers:* ${choices.map(({ label }) => label).join(', ')}`] : []),
    ...help(safety),
  ]
}

interface Reply {
  response: string
  safety: Safety
  ask?: { question: string; answers: string[] }
  choices?: { label: string }[]
}

const help = (safety: Safety) =>
  safety
    ? [
        `*Help beside it (tier ${safety.tier}, ${safety.category}):* ${safety.resources.map(({ name, contact }) => `${name}, ${contact}`).join('; ')}`,
      ]
    : []
type Safety = { tier: number; category: string; resources: { name: string; contact: string }[] } | null

/** Turns that are new, each with who got it. */
function shared({ at, seen }: Moment, known: Map<string, Set<string>>, began: number): string[] {
  const fresh = new Map<string, { text: string; to: string[] }>()
  for (const [name, room] of seen) {
    const before = known.get(name) ?? new Set()
    known.set(name, new Set(room.turns.map(({ id }) => id)))
    for (const turn of room.turns) {
      if (before.has(turn.id)) continue
      const speaker = turn.by === null ? 'Mallama' : nameIn(room, turn.by)
      const stepsIn = turn.kind === 'step_in' ? ', stepping in,' : ''
      const text = `**${speaker}**${stepsIn} to {to}:\n\n${quoted(turn.content)}`
      fresh.set(turn.id, { text, to: [...(fresh.get(turn.id)?.to ?? []), name] })
    }
  }
  const when = clock(at, began)
  return [...fresh.values()].map(({ text, to }) => `${when} ${text.replace('{to}', audience(to, seen))}`)
}

const nameIn = ({ people }: Pick<Mediation, 'people'>, id: string | null) =>
  people.find((one) => one.id === id)?.name || 'Someone who left'
const audience = (to: readonly string[], seen: ReadonlyMap<string, Mediation>) =>
  to.length === seen.size ? (seen.size === 2 ? 'both' : 'all') : to.join(' and ')

/** What else their pages show now, as far as it did not stand there before. */
function changes({ seen }: Moment, shown: Map<string, readonly string[]>): string[] {
  const texts = new Map<string, string[]>()
  for (const [name, room] of seen) {
    const now = screen(room)
    const fresh = now.filter((part) => !shown.get(name)?.includes(part))
    shown.set(name, now)
    if (fresh.length > 0) texts.set(fresh.join(' '), [...(texts.get(fresh.join(' ')) ?? []), name])
  }
  return [...texts].map(([text, names]) => {
    const who = names.length === seen.size ? audience(names, seen) : names.join(' and ')
    return `*Now ${who} ${names.length === 1 ? 'sees' : 'see'}:* ${text}`
  })
}

function screen(room: Mediation): string[] {
  const mine = room.people.find(({ id }) => id === room.me)
  if (mine?.state === 'left') return ['the room as it was when they left, to read and to keep']
  if (room.endedAt) return [`"This mediation has ended", over the words of the end. ${heardIn(room)}`.trim()]
  if (room.paused) return ['"Paused. Anyone can end it."']
  return [step(room), ...chosenIn(room), ...listIn(room), ...agreement(room)]
}

function listIn({ stage, statements, ...room }: Mediation): string[] {
  if (stage !== 'ranking') return []
  const from = ({ by, marked }: Mediation['statements'][number]) => {
    const name = nameIn(room, by)
    return marked ? `a line of ${name}’s, marked by all` : `written by ${name}`
  }
  return [`\n${statements.map((one, at) => `\n${at + 1}. ${one.text} *(${from(one)})*`).join('')}`]
}

const todo: Record<string, string> = {
  waiting: 'the ground rules',
  lines: 'mark lines, write sentences',
  ranking: 'put the sentences in an order',
  notes: 'what to change',
  revising: 'put the changes into words',
  deciding: 'good enough, or not',
  agreement: 'their part, a day, and a yes',
}
const hearing = {
  say: 'say it',
  back: 'say it back',
  confirm: 'is that it, or not quite',
  answer: 'answer it, or say nothing to it',
}

function step(room: Mediation): string {
  const { progress, waitingFor, stage, phase } = room
  const what = stage === 'hearing' ? hearing[phase] : todo[stage]
  const mine = waitingFor.includes(room.me)
  const turn = mine ? ` Your turn: ${what}.` : waitingFor.length > 0 ? ' No need to wait here.' : ''
  const shares = room.people.filter(({ airtime, state }) => airtime !== null && state !== 'left')
  const time =
    stage === 'hearing' && phase === 'say' && shares.length > 1
      ? ` Time to speak: ${shares.map(({ name, airtime }) => `${name} ${airtime} percent`).join(', ')}.`
      : ''
  return `step ${progress.at} of ${progress.of}, ${progress.name}.${turn}${time}`
}

const heardIn = (room: Mediation) =>
  room.people
    .filter(({ heard }) => heard)
    .map(({ name }) => `${name} was heard.`)
    .join(' ')

function chosenIn(room: Mediation): string[] {
  const { chosen, stage } = room
  if (!chosen || stage === 'agreement' || stage === 'agreed') return []
  const where = chosen.places.map(({ by, place }) => `place ${place} for ${nameIn(room, by)}`).join(', ')
  return [
    `The sentence: "${chosen.text}" (${where}${chosen.before === null ? '' : '; changed once'}).`,
    ...chosen.notes.filter(({ text }) => text).map(({ by, text }) => `${nameIn(room, by)} asks: "${text}"`),
  ]
}

const standing = {
  open: 'nothing stands for it yet',
  offered: 'there is a part for it, and whether that is enough is still to be said',
  kept: 'there is a part for it, and that is enough',
  in_it: 'it is in there already',
  aside: 'put aside',
}

function agreement(room: Mediation): string[] {
  const { terms, review, at, wishes } = room.agreement
  const open = ({ by, text, state }: Mediation['agreement']['wishes'][number]) =>
    `${nameIn(room, by)} put first: "${text}" (${standing[state]}).`
  if (at === null) return wishes.map(open)
  const first = (id: string | null) => wishes.find(({ statement }) => statement === id)
  const parts = terms.map(
    ({ by, what, when, wish }) =>
      `\n- ${nameIn(room, by)}${first(wish) ? `, for "${first(wish)!.text}"` : ''}: ${what}, ${when}`,
  )
  const aside = wishes.filter(({ state }) => state === 'aside').map((one) => `\n- ${open(one)}`)
  return [`**Agreed.** "${room.chosen?.text}"\n${[...parts, ...aside].join('')}\n- They look at it again on ${review}`]
}
