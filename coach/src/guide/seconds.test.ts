import { describe, expect, test } from 'vitest'
import { splitSentences } from '../text/words.ts'
import { talk } from '../evals/talk.ts'
import { spokenOf } from '../text/people.ts'
import { answers, lines, seconds } from './data.ts'

describe.each(seconds)('$id', ({ id, say, again, then }) => {
  test('is short, asks nothing back, and leads on', () => {
    expect(answers.some((it) => it.id === id)).toBe(false)
    for (const text of [say, again ?? say]) {
      expect(splitSentences(text).length).toBeGreaterThanOrEqual(2)
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(85)
    }
    expect(lines[then].length).toBeGreaterThan(0)
  })
})

/** Its first sentences, of whoever a talk may be about. */
const said = (id: string) => {
  const { say, again = say } = seconds.find((it) => it.id === id)!
  const first = [say, again].map((it) => splitSentences(it)[0]!.trim())
  return first.flatMap((it) => (['they', 'he', 'she'] as const).map((who) => spokenOf(it, who)))
}
const draft = [
  'what can I write to my cousin who parks in my place',
  'Could you park in the street on weekdays, please',
]
const asked = (message: string, before = draft) => {
  const turns = talk([...before, message])
  return { made: turns[1]!.words, last: turns.at(-1)! }
}

describe('a question about words that stand there', () => {
  test.each([
    ['way', 'do I text him that or ring the bell?'],
    ['when', 'should I send it this evening or on Monday morning?'],
    ['pushback', 'and if he comes up with some excuse, that his garage is full?'],
    ['refuse', 'what if he refuses?'],
    ['silence', 'what if he never answers me?'],
    ['mention', 'should I mention the scratch on my door too?'],
    ['whether', 'or should I maybe not send it at all?'],
  ])('%s', (id, message) => {
    const { made, last } = asked(message)
    expect(made).toContain('park in the street')
    expect(said(id).some((it) => last.response.includes(it))).toBe(true)
    expect(last.words).toBeNull()
  })
  test.each([
    ['came-sorry', 'he said sorry, he honestly had no idea it bothered me. what do i say'],
    ['came-cold', 'sent it and he just wrote "k". what now'],
    ['came-question', 'he asked back who told me that. what do i answer?'],
    ['came-blame', 'he wrote back that im the one who always takes the whole yard and should look at myself first'],
  ])('meets what came back as what it is: %s', (id, message) => {
    const { last } = asked(message)
    expect(said(id).some((it) => last.response.includes(it))).toBe(true)
  })
  test('an answer of which it is unsure what it is gets what holds for any', () => {
    const { last } = asked('he did answer now, something long about his own car and a holiday. what now?')
    const came = seconds.filter(({ id }) => id.startsWith('came-') || id === 'replied').flatMap(({ id }) => said(id))
    expect(came.some((it) => last.response.includes(it))).toBe(true)
  })
  test('gets another answer the second time', () => {
    const turns = talk([...draft, 'is it too harsh?', 'you are sure it does not sound mean?'])
    expect(turns[3]!.response).not.toBe(turns[2]!.response)
  })
  test('is none where they are to be changed, or others are asked for', () => {
    const all = seconds.flatMap(({ id }) => said(id))
    for (const message of ['make it softer please', 'add that I can help him find a place', 'how do I tell my wife?']) {
      const { response } = asked(message).last
      expect(all.some((it) => response.includes(it))).toBe(false)
    }
  })
  test('is none where no words were made', () => {
    const [, , last] = talk(['my cousin parks in my place', 'every single day', 'should I send it this evening?'])
    expect(said('when').some((it) => last!.response.includes(it))).toBe(false)
  })
  test('has no answer where harm by somebody close was told', () => {
    const last = talk(['he pushed me against the wall last night', 'what if he says I am overreacting?']).at(-1)!
    expect(seconds.flatMap(({ id }) => said(id)).some((it) => last.response.includes(it))).toBe(false)
  })
})

test('what was tried already is not proposed once more', () => {
  const last = talk(['how do I get my husband to talk to me?', 'but I have asked him already and he said nothing']).at(
    -1,
  )!
  expect(said('tried').some((it) => last.response.includes(it))).toBe(true)
})
