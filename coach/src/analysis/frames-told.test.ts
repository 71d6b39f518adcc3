import { expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string) =>
  analyseMessage({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: 'GB' })

test.each([
  ["Nana's had a stroke, she's on ward 9, visiting is 4 till 6", /bad news/, /visit/],
  ["Your brother's operation went well, he's eating soup", /good news/, /my brother/],
  ['My sister had twins this morning, both healthy', /good news|had twins/, /your sister|telling me/],
  ['I need a quiet evening to myself tonight', /asking for a pause/, /no hurry/],
  ["I'd rather not talk about it tonight. Tuesday?", /asking for a pause/, /Tuesday/],
  ['Saw you passed your finals, well deserved', /glad with you/, /[Tt]hank/],
  ['Happy 40th! Have a great one', /good wishes/, /[Tt]hank/],
  ['Your nephews miss you', /thinks of you/, /./],
  ['mum can i sleep over at noras on friday', /want something done/, /yes or no/],
  ['Heads up, the lift is out until noon', /letting you know/, /[Gg]ot it/],
  ["Can't make Saturday after all, Bo has a fever", /calling it off/, /telling me|letting me know/],
  ['So grateful you drove me to the clinic', /thanking you/, /./],
  ['nobody picked me for the team again', /hurt|hard time/, /sorry/],
])('what is told is read as news, room, thanks or plans: %s', (text, says, reply) => {
  const { interpretation, suggestedResponse, safety } = read(text)
  expect(interpretation).toMatch(says)
  expect(suggestedResponse).toMatch(reply)
  expect(safety).toBeNull()
})

test('somebody who says what was done to them keeps the screen, whatever ward they name', () => {
  expect(read('I took all my pills and they brought me to ward 4').safety?.tier).toBeGreaterThanOrEqual(2)
})

test.each(['Te quiero, ¿vienes mañana?', 'Gracias por todo, nos vemos', 'Ci vediamo domani, grazie'])(
  'no tone is given to another language: %s',
  (text) => expect(read(text).emotionalTone).toBe('not enough to tell'),
)

test('a joke or a threat that no word shows is named to nobody', () => {
  expect(read('Rent will be two days late, the bank is slow').interpretation).not.toMatch(/threat|joke/)
})
