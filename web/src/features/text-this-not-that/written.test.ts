import { describe, expect, it } from 'vitest'
import { CraftedMessage } from '@mallama/contracts/tools'
import { example } from '../../platform/test-example.ts'
import { askedBy, blank, nothing, problemsOf, wouldLose, writtenFor, type Written } from './written.ts'

describe('the form', () => {
  it('asks for a goal of ten characters and a tone', () => {
    expect(problemsOf(nothing)).toEqual({
      goal: 'Please describe your goal in at least 10 characters',
      selectedTone: 'Please select a tone',
    })
    expect(problemsOf({ ...nothing, goal: '   short   ', selectedTone: 'direct' })).toHaveProperty('goal')
    expect(problemsOf({ ...nothing, goal: 'ten signs.', selectedTone: 'direct' })).toEqual({})
  })

  it('names a field that is too long', () =>
    expect(
      problemsOf({ ...nothing, goal: 'say sorry to her', selectedTone: 'caring', originalDraft: 'x'.repeat(10_001) }),
    ).toEqual({ originalDraft: 'At most 10,000 characters' }))

  it('does not give up words unasked', () => {
    const next = { ...nothing, goal: 'Tell her that I am sorry' }
    expect(wouldLose(nothing, next)).toBe(false)
    expect(wouldLose({ ...next, goal: ` ${next.goal} ` }, next)).toBe(false)
    expect(wouldLose({ ...next, context: 'She is ill.' }, next)).toBe(true)
    expect(blank({ ...nothing, context: ' ' })).toBe(true)
  })
})

describe('the form in parts', () => {
  const said: Written = {
    ...nothing,
    way: 'parts',
    kind: 'no',
    selectedTone: 'caring',
    happened: 'I can’t come on Sunday',
  }

  it('asks for one part and a tone, and for no goal', () => {
    expect(problemsOf({ ...said, happened: 'I can’t ', selectedTone: null })).toEqual({
      happened: 'Write this part first, in your own words',
      selectedTone: 'Please select a tone',
    })
    expect(problemsOf({ ...said, happened: 'No.' })).toHaveProperty('happened')
    expect(problemsOf(said)).toEqual({})
    expect(problemsOf({ ...said, felt: 'x'.repeat(2_001) })).toEqual({ felt: 'At most 2,000 characters' })
  })

  it('sends what was said, and as its goal the message where none was typed', () => {
    expect(askedBy({ ...said, felt: 'I need ' })).toMatchObject({
      goal: 'I can’t come on Sunday.',
      kind: 'no',
      happened: 'I can’t come on Sunday',
      felt: null,
      wish: null,
    })
    const typed = 'Say no to my sister without hurting her'
    expect(askedBy({ ...said, goal: typed, to: 'my sister Ida' }).goal).toBe(`${typed}\nIt is for my sister Ida.`)
    const inOne = askedBy({ ...said, way: 'goal', goal: typed })
    expect(inOne).not.toHaveProperty('happened')
    expect(inOne.goal).toBe(typed)
  })

  it('is what a kept message was made of', () => {
    const { goal, happened } = askedBy(said)
    const made = example(CraftedMessage, { goal, happened, kind: 'no', selectedTone: 'caring' })
    expect(writtenFor(made)).toEqual(said)
    expect(wouldLose(said, writtenFor(made))).toBe(false)
    expect(wouldLose({ ...said, wish: 'Maybe we could call' }, writtenFor(made))).toBe(true)
    expect(writtenFor(example(CraftedMessage, { goal, selectedTone: 'caring' }))).toMatchObject({ way: 'goal', goal })
  })
})
