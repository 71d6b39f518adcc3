import { describe, expect, it } from 'vitest'
import { ApiError } from '../platform/api.ts'
import { keptReason, reasonOf } from './refusal.ts'

const now = new Date('2026-11-20T20:00:00')
const tooMany = (message: string, wait: string | null) =>
  new ApiError(429, '', JSON.stringify({ code: 'too_many_requests', message, requestId: 'r' }), wait)

describe('why it was refused', () => {
  it.each([
    ['1', 'in a second'],
    ['40', 'in 40 seconds'],
    ['90', 'in 90 seconds'],
    ['1800', /^at 20:30$/],
    ['12600', /^at 23:30$/],
    ['50400', /^on 21 Nov, 10:00$/],
  ])('names when one can go on: after %s s', (wait, when) => {
    const said = reasonOf(tooMany('That is a lot at once. Your words stay here.', wait), 'Please try again.', now)
    const [, named] = /^That is a lot at once\. You can go on (.+)\.$/.exec(said) ?? []
    expect(named).toMatch(when)
  })

  it('says that the words stay exactly once, also where the server said it', () => {
    for (const error of [
      tooMany('Too much. Your words stay here; send them again in a while.', null),
      tooMany('Too much. Your words stay here; send them again in a while.', '70'),
      tooMany('Too much.', null),
      new ApiError(500, '', ''),
      new TypeError('offline'),
    ])
      expect(keptReason(error, 'Please try again.', now).match(/words/g)).toHaveLength(1)
  })

  it('says which limit was met, as the server has it', () => {
    const said = (message: string) => reasonOf(tooMany(message, '40'), 'Please try again.', now)
    expect(said('You have sent ten invitations by e-mail today. Copy the link and send it yourself.')).toBe(
      'You have sent ten invitations by e-mail today. You can go on in 40 seconds.',
    )
    expect(said('Ten a day')).toBe('Ten a day. You can go on in 40 seconds.')
    expect(said('')).toBe('There was too much at once. You can go on in 40 seconds.')
  })

  it('is what the server said where it names no time, and else what the screen says', () => {
    expect(reasonOf(tooMany('Slow down a little.', null), 'Please try again.')).toBe('Slow down a little.')
    expect(reasonOf(new TypeError('offline'), 'Please try again.')).toBe('Please try again.')
    expect(reasonOf(new ApiError(500, '', '', '60'), 'Please try again.')).toBe('Please try again.')
  })
})
