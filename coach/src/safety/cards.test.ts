import { describe, expect, it } from 'vitest'
import { talk } from '../evals/talk.ts'
import { screen } from './screen.ts'

const card = (text: string) => screen(text, { country: 'GB' })!

describe('the card is for whoever it is', () => {
  it.each([
    'I followed him home again after work.',
    'I keep following my ex around because she left me.',
    "I'm 25 and my boyfriend is 14, nobody knows.",
    'I am 33, she is 13 and we love each other.',
  ])('the one who does it: %s', (text) => {
    expect(card(text)).toMatchObject({ tier: 2, category: 'threat-to-others', thirdParty: false })
    expect(card(text).resources.map(({ name }) => name)).not.toContain('Childline')
  })

  it.each(["My cousin's boyfriend slaps her.", "My colleague's husband punched her on Sunday."])(
    'a helper: %s',
    (text) => {
      expect(card(text)).toMatchObject({ category: 'abuse', thirdParty: true })
      expect(card(text).message).toContain('Someone you care about')
    },
  )

  it.each([
    ['They want 300 pounds or it goes to my whole office.', 'abuse'],
    ['He says pay the money, or else it goes online.', 'abuse'],
    ['No food since last Sunday.', 'self-harm'],
    ['Hasnt been easy. Havent eaten in nine days.', 'self-harm'],
  ])('the one it is done to: %s', (text, category) => {
    expect(card(text)).toMatchObject({ category, thirdParty: false })
    expect(card(text).tier).toBeGreaterThanOrEqual(2)
  })

  it('stays that of the one who does it when they tell more of it', () => {
    const told = ['I punched my wife yesterday.', 'She would not stop talking so I dragged her out by the arm.']
    for (const { safety } of talk(told)) expect(safety).toMatchObject({ category: 'threat-to-others' })
  })
})

describe('after dying was spoken of', () => {
  it('the line for it stays beside what is seen later', () => {
    const said = ["I don't want to live any more.", 'He is outside my house again and he said he would kill me.']
    const [first, then] = talk(said).map(({ safety }) => safety)
    expect(first).toMatchObject({ category: 'self-harm', tier: 2 })
    expect(then!.category).not.toBe('self-harm')
    const named = then!.resources.map(({ name }) => name)
    expect(named).toContain(first!.resources.find(({ kind }) => kind !== 'emergency')!.name)
    expect(named).toHaveLength(3)
    expect(card(said[1]!).resources.map(({ name }) => name)).not.toEqual(named)
  })
})

describe('a headlock', () => {
  it('by somebody close is about a neck', () => {
    const said = 'My partner got me in a headlock and everything went black.'
    expect(card(said).message).toMatch(/neck/)
    expect(card(said).resources[0]!.kind).toBe('emergency')
  })
  it('in sport is none', () => {
    expect(screen('He had me in a headlock at wrestling and I tapped out.', { country: 'GB' })).toBeNull()
  })
})
