import { expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { asked, saidIn, talk } from '../evals/talk.ts'
import { lines } from './data.ts'

const typed = (state: unknown, message: string) =>
  answer(asked(message, { state, exercise: { id: 'find-words', do: 'answer' } }))
const opened = (...told: string[]) => talk([...told, 'Find the words']).at(-1)!.state

test('what is typed to somebody by name is the line, also where it asks', () => {
  const said = 'hey Maya, that purple route nearly killed me. wanna grab tacos after climbing thursday?'
  expect(typed(opened('there is a girl in my climbing gym'), said).message?.text.toLowerCase()).toBe(said.toLowerCase())
})
test('what is told of somebody in the box of words to him is no line to him', () => {
  const told =
    'i wouldnt dare say it isnt against you, he would say why say that then. i need it to sound like it was his idea or something really small. he has to ok the petrol money as well because the card is in his name'
  expect(
    typed(opened('how do i tell my husband i want to go to my sisters for a weekend'), told).message,
  ).toBeUndefined()
})
test.each(['more professional please', 'parang too formal po, can u make it more relaxed? like how i chat'])(
  'other words are asked for of those that stand: %s',
  (said) => {
    const first = typed(
      opened('my boss presents the audit without my name'),
      'Could you mention who did the work, when the audit is shown?',
    )
    const { message, response } = answer(
      asked(said, {
        state: first.state,
        history: [
          { role: 'user', content: 'Could you mention who did the work, when the audit is shown?' },
          { role: 'assistant', content: first.response, message: first.message! },
        ],
      }),
    )
    expect(`${message?.text ?? ''} ${response}`).toMatch(/mention who did the work/)
  },
)
test('a line that tells of harm is theirs, and its cost is said with it', () => {
  const { message, response } = typed(
    opened('how do i say it to him'),
    'When you lock the door at night I get scared. Please leave it open.',
  )
  expect(message?.text).toContain('lock the door')
  expect(response).toContain(lines.costs[0])
  const plain = typed(opened('how do i say it to him'), 'Could you stop leaving the plates in the sink?')
  expect(plain.response).not.toContain(lines.costs[0])
})
test('a line for women who are beaten makes nobody a man, and "I am the wife" takes it back', () => {
  const hit = 'My husband hit me in the face tonight'
  const men = (said: string) => talk([hit, said]).at(-1)!.safety!.resources[0]!.name
  expect(men("i wouldn't ring that, its for women who get beaten up")).not.toMatch(/men's advice/i)
  expect(men("that's a women's line, i'm a bloke")).toMatch(/men's advice/i)
  const [, , wife] = talk([hit, "that's a women's line", 'im the wife'])
  expect(wife!.safety!.resources[0]!.name).not.toMatch(/men's advice/i)
})
test('whom nothing written fits is told what holds, and not that there is no answer', () => {
  for (const it of lines.nothingFits) {
    expect(it).not.toMatch(/\?$|I have no|I don't have|guess/)
  }
  expect(saidIn('should I take the blue scarf or the coat of my aunt to the pier?')[0]).not.toMatch(/which would you/i)
})
