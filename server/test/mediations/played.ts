import type { Mediation } from '@mallama/contracts/mediation'
import { DAY_MS } from '@mallama/contracts/days'
import { expect } from 'vitest'
import { answers, answersAtLast, calm, letIn, named, opened } from '../mediation-of-two.ts'
import type { Answer, Person, TestWorld } from '../world.ts'
import type { Line, Plot } from './plot.ts'

/** What happened at one line of a plot, as the API told it to each of them. */
export interface Moment {
  /** Milliseconds on the world's clock. */
  at: number
  line: Line
  answer: Answer
  /** By name, everyone who is in the room now, as each may see it. */
  seen: Map<string, Mediation>
}

const MINUTE = 60_000
const doors = new Set(['yes', 'goes on', 'agrees'])

/** Plays it through the product's own calls: an account each, an invitation each, and one call for each line. */
export async function played(world: TestWorld, plot: Plot): Promise<Moment[]> {
  const people = new Map<string, Person>()
  const moments: Moment[] = []
  let id = ''
  for (const line of plot.lines) {
    if ('wait' in line) {
      world.now += line.wait * MINUTE
      continue
    }
    world.now += MINUTE
    const { who, verb } = line
    if (verb === 'opens' || verb === 'comes') {
      const someone = await named(await (verb === 'opens' ? world.member() : world.newcomer()), who)
      if (plot.country) await someone.patch('/api/auth/user', { country: plot.country })
      if (verb === 'opens') id = await opened(someone, plot.title)
      else await letIn([...people.values()][0]!, someone, id)
      people.set(who, someone)
      continue
    }
    const person = people.get(who)!
    const room = `/api/conversations/${id}`
    const before = (await person.get(`${room}/mediation`)).body as Mediation
    // Every door asks first; where the plot does not say how somebody answers, they are calm.
    if (before.alone && doors.has(verb)) await (verb === 'agrees' ? answersAtLast : answers)(person, { at: room })
    const answer = await doing(world, person, room, before, line)
    expect(answer.status < 400, `${plot.title}: ${who} ${verb}: ${answer.status} ${answer.text}`).toBe(!line.refused)
    const seen = new Map<string, Mediation>()
    for (const [name, one] of people) seen.set(name, (await one.get(`${room}/mediation`)).body)
    moments.push({ at: world.now, line, answer, seen })
  }
  return moments
}

function doing(
  world: TestWorld,
  person: Person,
  room: string,
  before: Mediation,
  { verb, words, aside }: Line,
): Promise<Answer> {
  const { step, statements, lines } = before
  const act = (place: string, what: object) =>
    person.post(`${room}/${place}`, { step, ...what, ...(aside ? { aside } : {}) })
  const day = () => new Date(world.now + Number(words) * DAY_MS).toISOString().slice(0, 10)
  const [what, when] = words.split(' | ')
  const wish = (part: string) => before.agreement.wishes.find(({ text }) => text.includes(part))?.statement
  const deeds: Record<string, () => Promise<Answer>> = {
    yes: () => person.patch(`${room}/participants`, { consent: 'yes' }),
    'not now': () => person.patch(`${room}/participants`, { consent: 'not_now' }),
    privately: () => person.post(`${room}/private`, { message: words }),
    'sets aside': () => person.post(`${room}/private`, { aside: true }),
    says: () => act('turn', { do: 'say', content: words }),
    'says back': () => act('turn', { do: 'say_back', content: words }),
    'not quite': () => act('turn', { do: 'put_right', content: words }),
    confirms: () => act('turn', { do: 'confirm' }),
    'leaves it standing': () => act('turn', { do: 'leave_standing' }),
    marks: () => act('statements', { do: 'mark', lines: words.split(' / ').map((text) => lineOf(lines, text)) }),
    writes: () => act('statements', { do: 'write', content: words }),
    done: () => act('statements', { do: 'done' }),
    ranks: () => act('statements', { do: 'rank', order: words.split(' ').map((at) => statements[Number(at) - 1]?.id) }),
    asks: () => act('statements', { do: 'note', content: words }),
    'as it is': () => act('statements', { do: 'note', content: '' }),
    'puts it': () => act('statements', { do: 'revise', content: words }),
    good: () => act('statements', { do: 'decide', good: true }),
    'not this one': () => act('statements', { do: 'decide', good: false }),
    replies: () => act('turn', { do: 'answer', content: words }),
    'says nothing': () => act('turn', { do: 'pass' }),
    will: () => act('agreement', { do: 'term', what, when }),
    'will for': () => {
      const [part = '', doing, then] = words.split(' | ')
      return act('agreement', { do: 'term', what: doing, when: then, wish: wish(part) })
    },
    'puts aside': () => act('agreement', { do: 'put_aside', wish: wish(words) }),
    'finds in it': () => act('agreement', { do: 'in_it', wish: wish(words) }),
    'finds enough': () => act('agreement', { do: 'in_it', wish: wish(words) }),
    day: () => act('agreement', { do: 'review', day: day() }),
    agrees: () => act('agreement', { do: 'yes' }),
    'takes back': () => act('agreement', { do: 'take_back' }),
    pauses: () => person.post(`${room}/pause`, { paused: true }),
    'goes on': () => person.post(`${room}/pause`, { paused: false }),
    leaves: () => person.del(`${room}/participants`),
    ends: () => person.post(`${room}/end`),
    answers: () => person.patch(`${room}/private`, { ...calm, ...(words === 'afraid' ? { afraid: 'yes' } : {}) }),
    'reads alone': () => person.get(`${room}/private`),
    looks: () => person.get(`${room}/mediation`),
  }
  return deeds[verb]!()
}

function lineOf(lines: Mediation['lines'], part: string): string | undefined {
  return lines.find(({ text }) => text.includes(part))?.id
}
