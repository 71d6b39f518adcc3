import { describe, expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { asked, talk } from '../evals/talk.ts'
import { sentencesIn } from '../text/words.ts'
import { exerciseOf, finished, frames, kindOf, lines } from './data.ts'

const inStep = (state: unknown, message: string) =>
  answer(asked(message, { state, exercise: { id: 'find-words', do: 'answer' } }))
const kinds = Object.entries(finished).flatMap(([kind, it]) => (it ? [{ kind, ...it }] : []))
/** With these words in its gaps, one after the other; where there are none left, its gaps stay. */
const filled = (pattern: string, ...words: string[]) =>
  words.reduce((text, some) => text.replace('___', () => some), pattern)
/** Nothing to send, and nothing on the screen that is still to be filled. */
const isNone = ({ message, response, card }: ReturnType<typeof inStep>) =>
  message === undefined && card === undefined && !response.includes('___')

describe('a pattern with gaps', () => {
  const opened = talk(['find the words'])[0]!
  const frame = opened.exercise!.begin
  const [HAPPENED, WISH] = ['you were not there on Sunday', 'you rang me before']

  test('becomes the message once they are filled, letter for letter', () => {
    const said = filled(frame, HAPPENED, WISH)
    expect(said).not.toContain('___')
    expect(inStep(opened.state, said).message?.text).toBe(said)
  })
  test('loses its last sentences where their gaps are empty, and keeps the others', () => {
    const [first] = sentencesIn(frame).map((it) => filled(it, HAPPENED))
    const last = sentencesIn(frame)[1]!
    expect(inStep(opened.state, `${first} ${last}`).message?.text).toBe(first)
    const more = 'I was sad about it for two days.'
    expect(inStep(opened.state, `${first} ${more} ${last}`).message?.text).toBe(`${first} ${more}`)
  })
  test('is asked for again where what comes first was left empty: a no would be lost', () => {
    const [asks, no, hopes] = sentencesIn(finished['say-no-event']!.begin)
    const said = `${asks} ${no} ${filled(hopes!, 'you have a lovely day')}`
    const { message, exercise } = inStep(opened.state, said)
    expect(message).toBeUndefined()
    expect(exercise!.begin).toBe(said)
  })
  test('is left out of what was made, where the line with it was left', () => {
    const held = inStep(opened.state, `${filled(frame, HAPPENED)} Love, Sam`)
    expect(held.message).toBeUndefined()
    expect(answer(asked('enough questions', { state: held.state })).message?.text ?? '').not.toContain('___')
  })
  test('is asked for again where a sentence that was typed in still has one, and nothing of it is lost', () => {
    const [only] = sentencesIn(finished.arrange!.begin)
    expect(only!.split('___')).toHaveLength(3)
    const said = `${filled(only!, 'meet')} I am in town until Friday.`
    const { message, exercise, response, state } = inStep(opened.state, said)
    expect(message).toBeUndefined()
    expect(exercise!.begin).toBe(said)
    expect(response).toContain(lines.gapLeft[0])
    const whole = filled(said, 'Thursday')
    expect(inStep(state, whole).message?.text).toBe(whole)
  })
  test.each([frame, `${frame}\n`])('is no message where nothing was filled: %j', (line) =>
    expect(isNone(inStep(opened.state, line))).toBe(true),
  )
  test.each(['___', 'I wanted to say ___'])('is no message where only a gap was typed: %j', (line) =>
    expect(inStep(opened.state, line)).toMatchObject({ exercise: { begin: line } }),
  )
  test('is no message of their words with nothing of theirs in it', () => {
    const [first, second] = sentencesIn(finished['say-no-event']!.begin)
    expect(isNone(inStep(opened.state, `${first} ${second}`))).toBe(true)
  })
  test.each(kinds)('of any kind does so, also where another stands in the box: $kind', ({ begin }) => {
    const whole = begin.replaceAll('___', 'the walk')
    expect(inStep(opened.state, whole).message?.text).toBe(whole)
    const part = filled(begin, 'the walk')
    const left = sentencesIn(part).filter((it) => !it.includes('___'))
    const { message, exercise } = inStep(opened.state, part)
    // What they filled whole is kept, with what stands beside it; what they filled in part is asked for again.
    const isKept = left.some((it) => it.includes('the walk'))
    if (isKept && message) expect(message.text).toBe(left.join(' '))
    else expect(exercise!.begin).toBe(part)
    expect(isNone(inStep(opened.state, begin))).toBe(true)
  })
})

describe('the other beginnings', () => {
  const opened = [
    'my flatmate still has my drill, help me write to him that I want it back',
    'How do I ask my boss for a raise?',
    'help me write to my son',
    'write my neighbour something, her cat died',
    'help me answer the invitation of my aunt',
    'how do I tell my friend that I am vegan now',
  ].map((message) => talk([message])[0]!)
  test('are patterns of other kinds, each once, and none that may cost the one who says it', () => {
    for (const { message, exercise } of opened) {
      const { begin, starts } = exercise!
      if (starts.includes('Could you ')) continue
      expect(starts.length, message).toBeGreaterThan(0)
      expect(new Set([begin, ...starts]).size, message).toBe(starts.length + 1)
      for (const start of starts) {
        // What is to be said may stand in its first gap.
        const isOf = (it: string) => it === start || start.startsWith(it.split(': ___')[0]! + ': ')
        const [key] = [...frames()].find(([, { begin, ways }]) => [begin, ...Object.values(ways)].some(isOf)) ?? []
        expect(key, start).toBeDefined()
        expect(finished[kindOf(key!)]?.careful, start).toBeUndefined()
      }
    }
  })
  test('can be typed in place of the one that stands in the box', () => {
    for (const { state, exercise } of opened)
      for (const start of exercise!.starts.filter((it) => it.includes('___'))) {
        const said = start.replaceAll('___', 'the walk')
        expect(inStep(state, said).message?.text).toBe(said)
      }
  })
  test('stand below no line that comes after', () => {
    for (const { state } of opened) {
      const { exercise } = inStep(state, 'Could you ring me')
      expect(exercise).toMatchObject({ step: 2 })
      for (const start of exercise!.starts) expect(start).not.toContain('___')
    }
  })
})

test('the box begins with the pattern of the kind that is sure, or words of an occasion of it, and with one for any matter where none is', () => {
  const [drill] = talk(['my brother still has my drill, help me write to him that I want it back'])
  const [first] = talk(['find the words'])
  const ofKind = [...frames()].filter(([key]) => kindOf(key) === 'money-back').map(([, { begin }]) => begin)
  expect(ofKind).toContain(drill!.exercise!.begin)
  expect(first!.exercise!.begin).toBe(exerciseOf('find-words')!.steps[0]!.begin)
  expect(kinds.map(({ begin }) => begin)).not.toContain(first!.exercise!.begin)
})
