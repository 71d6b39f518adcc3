import { beforeAll, describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const said = (goal: string) => crafted(goal, { selectedTone: 'direct' }).craftedMessage

beforeAll(() => void said('tell Ann that I am late'), 60_000)

describe('somebody who is only told of is neither greeted nor spoken to', () => {
  it.each([
    ['tell my ex Wim eats at mine on Tuesdays', 'Wim eats at mine on Tuesdays.'],
    ['tell the manager Ines opens the shop on Monday', 'Ines opens the shop on Monday.'],
    ["tell the coach Mia can't swim today, her ear hurts", "Mia can't swim today. Her ear hurts."],
    ['tell the carpenter that Ruth is away and she keeps the key', 'Ruth is away and she keeps the key.'],
  ])('%s', (goal, message) => expect(said(goal)).toBe(message))

  it.each([
    ['tell my nanny Sara she can leave at four', 'Hi Sara, you can leave at four.'],
    ['tell my aunt Greta that I love her', 'Hi Greta, I love you.'],
    ['write my best friend in Leeds that i miss her so much', 'I miss you so much.'],
    ["tell my flatmate that her sister's bike is in the way", "Your sister's bike is in the way."],
  ])('whom it is for still is: %s', (goal, message) => expect(said(goal)).toBe(message))
})

it.each(['condolences to my aunt, her husband died on Monday', 'sympathy for my teacher, her brother died in May'])(
  'who mourns is not told who has died: %s',
  (goal) => expect(said(goal)).toMatch(/^(?!.*died).*sorry/),
)
