import { expect, test } from 'vitest'
import { cardQuestion, exploredIn, itemQuestions, listLabels } from '@mallama/contracts/explored'
import { listFields } from '@mallama/contracts/relationships'
import { answer } from '../builtin/coach.ts'
import { someone } from '../evals/stranger.ts'
import type { Turn } from '../port.ts'
import { exerciseOf, lines } from './data.ts'

/** A talk about Ruth, a message after the other. */
function talk() {
  const history: Turn[] = []
  let state: unknown = null
  return (message: string) => {
    const given = { message, history: [...history], state, person: someone('Ruth', 'Friend'), knownPeople: ['Ruth'] }
    const times = { now: '2026-11-25T22:00:00Z', startedAt: '2026-11-25T21:58:00Z' }
    const reply = answer({ ...given, ...times, userFirstName: null, country: null })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response })
    state = JSON.parse(JSON.stringify(reply.state))
    return reply
  }
}
const labels = (reply: ReturnType<ReturnType<typeof talk>>) => (reply.choices ?? []).map(({ label }) => label)

test('each list has an answer of its own, and the box stays free', () => {
  const said = listFields.map((field) => {
    const { response, exercise, message, safety } = talk()(itemQuestions[field]('Ruth', 'Long Sunday lunches'))
    expect({ field, exercise, message, safety }).toEqual({
      field,
      exercise: undefined,
      message: undefined,
      safety: null,
    })
    const { say, again, exercises } = lines.explored.items[field]
    expect([say, again]).toContain(response)
    expect(exercises.map((id) => exerciseOf(id))).not.toContain(undefined)
    return response
  })
  expect(new Set(said).size).toBe(listFields.length)
})

test('what a text surely fits gets its lines as well, once', () => {
  const say = talk()
  const first = say(itemQuestions.incompatibilities('Ruth', 'We fight about money all the time'))
  expect(first.read?.id).toBe('money-talk')
  expect(first.response).not.toContain('Help has people')
  expect(say(itemQuestions.incompatibilities('Ruth', 'Money, and who pays for what')).read).toBeUndefined()
  expect(say(itemQuestions.incompatibilities('Ruth', 'Crowds')).response).toContain(lines.explored.more[0])
})

test.each([
  ['She sings when she cooks', 'I like that you sing when you cook.'],
  ['Her laugh', 'I like your laugh.'],
  ['Ruth never forgets a birthday', 'I like that you never forget a birthday.'],
  ['Calm and patient', undefined],
  ['the sea', undefined],
])('what is liked can be said to them: %s', (item, words) => {
  expect(talk()(itemQuestions.likes('Ruth', item)).message?.text).toBe(words)
})

test('a card asks with which of its items to begin, and each leads to what is asked about it', () => {
  const lists = [
    { field: 'redLines', items: ['No shouting, "ever"', 'x'.repeat(90)] },
    { field: 'values', items: ['Honesty, and time'] },
    { field: 'likes', items: Array.from({ length: 12 }, (_, at) => `Thing ${at}`) },
  ] as const
  const say = talk()
  const card = say(cardQuestion('our dynamics', 'Ruth', lists))
  // Each list stands there, however long another is.
  const [first, honesty, ...others] = labels(card)
  expect([first, honesty]).toEqual(['No shouting, "ever"', 'Honesty, and time'])
  expect(others).toEqual(['Thing 0', `${'x'.repeat(59)}…`, ...[1, 2, 3, 4].map((at) => `Thing ${at}`)])
  expect(card.choices![1]!.say).toBe(itemQuestions.values('Ruth', 'Honesty, and time'))
  const { say: one, again } = lines.explored.items.values
  expect([one, again]).toContain(say(card.choices![1]!.say).response)
  expect(talk()(cardQuestion('our dynamics', 'Ruth', [])).response).toBe(lines.explored.empty[0])
})

test('an open line waits for it', () => {
  const say = talk()
  expect(say('Find the words').exercise?.id).toBe('find-words')
  expect(say(itemQuestions.values('Ruth', 'Honesty')).exercise?.waits).toBe(true)
})

test('safety comes first, and fear is no matter of lists', () => {
  expect(talk()(itemQuestions.currentIssues('Ruth', 'She hits me when she drinks')).safety?.tier).toBe(2)
  expect(talk()(itemQuestions.currentIssues('Ruth', 'I want to die')).safety?.category).toBe('self-harm')
  const afraid = talk()(itemQuestions.triggers('Ruth', 'When she goes quiet, I am scared of her then'))
  expect(afraid.response).toBe(lines.fearful.say[0])
  expect(talk()(itemQuestions.strugglingWith('Ruth', 'Keeping my temper')).response).not.toBe(lines.fearful.say[0])
})

test('danger in an item is read by itself, and is nothing to be liked', () => {
  const drinks = talk()(itemQuestions.likes('Ruth', "He lets me drink at his flat and my mum doesn't know, I'm 14"))
  expect([drinks.safety?.category, drinks.message]).toEqual(['child-abuse', undefined])
  const tired = 'That one day I can stop being here for everybody and just sleep for good'
  expect(talk()(itemQuestions.aspirations('Ruth', tired)).safety?.category).toBe('self-harm')
})

test('only what the page asks is taken for it', () => {
  for (const field of listFields)
    expect(exploredIn(itemQuestions[field]('Ruth', 'A "b": c.'))).toEqual({ field, item: 'A "b": c.' })
  expect(exploredIn(`${listLabels.likes}: "She sings".`)).toBe(null)
  expect(exploredIn('I like this about Ruth: "She sings"')).toBe(null)
  expect(exploredIn('I would like to look at our house with Ruth.')).toBe(null)
})
