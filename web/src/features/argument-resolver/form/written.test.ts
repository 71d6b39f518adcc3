import { describe, expect, it } from 'vitest'
import { cameAtOnce, conversationProblem, isLong, nothing, problemsOf, toSend } from './written.ts'

const quarrel = 'Nora: You told them first.\nTomas: They called me.'

describe('a quarrel before it is sent', () => {
  it('needs 20 characters that say something, and says so in the words of the specification', () => {
    const short = 'Please provide a conversation with at least 20 characters'
    expect(conversationProblem('He said')).toBe(short)
    expect(conversationProblem(`${' '.repeat(40)}He said`)).toBe(short)
    expect(conversationProblem('x'.repeat(20))).toBeUndefined()
  })

  it('may have a million characters; one more names how many there are, and the way out', () => {
    expect(conversationProblem('x'.repeat(1_000_000))).toBeUndefined()
    expect(conversationProblem('x'.repeat(1_000_001))).toBe(
      'At most 1,000,000 characters. This has 1,000,001: keep the days of the argument and leave out the rest.',
    )
  })

  it('has names parted by commas, trimmed, without the empty ones', () => {
    expect(toSend({ ...nothing, conversation: quarrel, people: ' Nora , ,Tomas,, ' }).partiesInvolved).toEqual([
      'Nora',
      'Tomas',
    ])
    expect(toSend({ ...nothing, conversation: quarrel }).partiesInvolved).toEqual([])
  })

  it('goes with context only where there is some', () => {
    expect(toSend({ ...nothing, conversation: quarrel, context: '  ' }).context).toBeNull()
    expect(toSend({ ...nothing, conversation: quarrel, context: 'We moved.' }).context).toBe('We moved.')
  })

  it('is told field by field', () => {
    expect(problemsOf({ ...nothing, conversation: quarrel })).toEqual({})
    expect(problemsOf({ ...nothing, conversation: quarrel, context: 'x'.repeat(10_001) })).toEqual({
      context: 'At most 10,000 characters',
    })
    expect(problemsOf({ ...nothing, conversation: quarrel, people: 'a,'.repeat(51) })).toEqual({
      people: 'At most 50 people',
    })
    expect(problemsOf({ ...nothing, conversation: quarrel, people: 'x'.repeat(201) }).people).toContain('comma')
  })

  it('knows a paste from typing, and a whole chat from a few messages', () => {
    expect(cameAtOnce('', quarrel)).toBe(true)
    expect(cameAtOnce(quarrel, `${quarrel}!`)).toBe(false)
    expect(cameAtOnce(quarrel, '')).toBe(false)
    expect(isLong('x'.repeat(50_000))).toBe(false)
    expect(isLong('x'.repeat(50_001))).toBe(true)
  })
})
