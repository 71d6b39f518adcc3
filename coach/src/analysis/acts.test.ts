import { expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string, context: string | null = null) =>
  analyseMessage({ text, context, person: null, knownPeople: [], userFirstName: null, country: 'GB' })

test('what else a message does is said in its own words, and answered', () => {
  const said = read(
    "Can't make it on Saturday after all, Mia is ill. So sorry! Could we do the week after?",
    'my friend Lou',
  )
  expect(said.interpretation).toMatch(/They also .*"So sorry|They also .*"Could we do the week after/)
  expect(said.suggestedResponse).toMatch(/\[yes, no, or when I can say\]/)
  expect(said.evidence.length).toBeGreaterThan(2)
})

test.each([
  ['k. do what u want', 'gf, i told her im going to my cousins bday friday', 'cousins'],
  [
    'You said you would be here by two and I waited till half three.',
    'My mum. I was late because the road was shut',
    'road',
  ],
  ["don't worry about Sunday, we'll do it another time x", 'Mum, I cancelled Sunday lunch twice', 'cancelled'],
  ['where were you', 'my wife, I slept with her friend and she does not know', 'slept'],
])('what the reader told beside it is part of the reading, and of no answer: %s', (text, context, told) => {
  const { suggestedResponse, interpretation } = read(text, context)
  expect(interpretation).toContain(told)
  expect(suggestedResponse).not.toContain(told)
})

test('a message that holds out harm is a threat whatever else it controls, and no line is offered', () => {
  const { interpretation, suggestedResponse, safety } = read(
    'where r u. i went past ur mums. pick up or i swear it will be worse than last time when u get in',
    'my partner. my phone died',
  )
  expect(interpretation).toMatch(/This is a threat: "pick up or/)
  expect(suggestedResponse).toMatch(/don't owe this an answer/)
  expect(suggestedResponse).not.toMatch(/one line is enough|my phone died/)
  expect(safety).toMatchObject({ tier: 2, category: 'abuse' })
})
