import { describe, expect, it } from 'vitest'
import { tom } from '../../test/people.ts'
import { crafted } from '../evals/crafted.ts'

const ways = (goal: string, more: Parameters<typeof crafted>[1] = {}) =>
  crafted(goal, more).alternatives.map(({ message }) => message)
const said = (goal: string) => crafted(goal).craftedMessage

describe('other ways to say it', () => {
  it('are the same matter in other words, and each can be sent', () => {
    const [polite, plain] = ways('ask my uncle to bring the big pot on Sunday')
    expect(polite).toMatch(/possible for you to bring the big pot on Sunday\?/)
    expect(plain).toBe('Please bring the big pot on Sunday.')
  })

  it.each(['thank Vera for the lift', 'tell my aunt that I passed the exam', 'congratulate Emil on the prize'])(
    'offer no other day and prepare for nothing hard: %s',
    (goal) => expect(ways(goal).join(' ')).not.toMatch(/suit you|easy to hear/),
  )

  it('never repeat the message', () => {
    const all = [said('say sorry to Vera for shouting'), ...ways('say sorry to Vera for shouting')]
    expect(new Set(all).size).toBe(all.length)
  })
})

it('what speaks to them already stands as it is in every tone', () =>
  expect(crafted('please lock the gate behind you', { selectedTone: 'diplomatic' }).craftedMessage).toMatch(
    /^please lock the gate behind you\.$/i,
  ))

it('whoever was chosen is meant by what they are as well', () => {
  const person = { ...tom, relationshipType: 'brother' }
  expect(crafted('I want to say that I miss my brother', { person }).craftedMessage).toMatch(/I miss you/)
})

describe('whose wish it is', () => {
  it('a pronoun that is ordered is not the mother who was named first', () =>
    expect(said("my fiancé's mother rings us every night. I want him to speak with her about it")).toMatch(
      /speak with her about it/,
    ))

  it('a pronoun that is ordered is not a group that was named first', () =>
    expect(said('I know Liv from my choir group. ask her if she likes the new songs')).toMatch(/do you like/i))

  it('what somebody else would like is not asked in their name', () =>
    expect(said('she would like me to ring her more often')).not.toMatch(/could you ring/i))

  it('"I would like her to" asks', () =>
    expect(said('my colleague Berit talks through every film. I would like her to wait until the end')).toMatch(
      /could you wait until the end/i,
    ))

  it('a yes is no refusal', () => expect(said('tell her yes and that the keys are with me')).toMatch(/^yes/i))

  it('a name in small letters is greeted with a capital', () =>
    expect(said('tell peter i will be late')).toMatch(/^Hi Peter, /))
})

it('who owns up to what they broke by mischance is not met as a threat', () => {
  const { craftedMessage, safety } = crafted(
    "say sorry to the man upstairs, I dented his letter box. I'll have it mended",
  )
  expect([craftedMessage === '', safety?.tier ?? 0]).toEqual([false, 0])
})
