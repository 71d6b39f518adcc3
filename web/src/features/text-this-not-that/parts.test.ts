import { describe, expect, it } from 'vitest'
import { kindNames, kindOf } from './kinds.ts'
import { clauseOf, composed, nothingSaid, noParts, partsFor, saidIn } from './parts.ts'

describe('the message in parts', () => {
  it('is the words as they were written, as sentences', () =>
    expect(
      composed({
        happened: 'on Sunday your parents knew first',
        felt: ' I felt left out',
        wish: 'Could you ask me first',
      }),
    ).toBe('On Sunday your parents knew first. I felt left out. Could you ask me first?'))

  it('has nothing of a beginning that nobody finished, whatever kind it was of', () => {
    for (const kind of kindNames)
      for (const field of ['happened', 'felt', 'wish'] as const)
        for (const start of [kindOf(kind).parts[field].begin, ...kindOf(kind).parts[field].starts])
          expect(saidIn({ ...noParts, [field]: start }, field)).toBe(start.endsWith(' ') ? '' : start)
    expect(nothingSaid({ happened: 'Yesterday', felt: null, wish: '' })).toBe(true)
  })

  it('keeps its lines, and how they end', () =>
    expect(composed({ ...noParts, happened: 'hi Ida,\n\nwe won!' })).toBe('Hi Ida,\nWe won!'))
})

describe('the words of a goal', () => {
  it.each([
    ['Tell my sister that I cannot come on Sunday', 'I cannot come on Sunday.'],
    ['Write “the rent is late again” to Leo', 'The rent is late again.'],
    ['Ask Tomas to check with me first', ''],
    ['', ''],
  ])('of %j are %j', (goal, clause) => expect(clauseOf(goal)).toBe(clause))

  const goal = 'Tell my sister that I cannot come on Sunday'
  const clause = 'I cannot come on Sunday.'
  it('stand in the part that the kind cannot do without, and move with it', () => {
    const asked = partsFor('ask', noParts, goal)
    expect(asked).toEqual({ ...noParts, wish: clause })
    expect(partsFor('no', asked, goal)).toEqual({ ...noParts, happened: clause })
  })
  it('never lie over own words, nor where the goal says nothing', () => {
    const own = { ...noParts, felt: 'I felt alone', wish: 'Could you ' }
    expect(partsFor('sorry', own, goal)).toEqual({ ...noParts, felt: 'I felt alone' })
    expect(partsFor('ask', noParts, goal, ['wish'])).toEqual({ ...noParts, happened: clause })
    expect(partsFor(null, noParts, goal, ['happened', 'wish'])).toEqual(noParts)
  })
})
