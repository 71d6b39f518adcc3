import { describe, expect, it } from 'vitest'
import { blank, nothing, problemsOf, wouldLose } from './written.ts'

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
