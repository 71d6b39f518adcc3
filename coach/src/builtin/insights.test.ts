import { expect, test } from 'vitest'
import { insightsOf } from './insights.ts'

const user = (content: string) => ({ role: 'user' as const, content })

test('actions come first from what the person said they would do, and everything is in their words', () => {
  const { insights, actionItems } = insightsOf({
    turns: [user('my sister forgot my birthday and i felt hurt'), user("ok i'll call her tomorrow")],
    person: null,
    userFirstName: null,
  })
  expect(actionItems.split('\n')[0]).toBe('Call her tomorrow')
  expect(insights).toContain('"my sister forgot my birthday')
})

test('a chat that gives nothing stays empty', () => {
  expect(insightsOf({ turns: [user('hi'), user('ok')], person: null, userFirstName: null })).toEqual({
    insights: '',
    keyTakeaways: '',
    actionItems: '',
  })
})

test('nothing is drawn from a turn about safety', () => {
  const { insights } = insightsOf({ turns: [user('he choked me last night')], person: null, userFirstName: null })
  expect(insights).toBe('')
})

test('help is no step of a chat whose person set it aside, and still nothing is drawn from that turn', () => {
  const turns = [user('he choked me last night'), user('I will call my sister on Sunday about the keys')]
  const chat = { turns, person: null, userFirstName: null }
  expect(insightsOf(chat).actionItems).toContain('Keep the numbers for help')
  const settled = insightsOf({ ...chat, isSettled: true })
  expect(settled.actionItems).not.toContain('Keep the numbers for help')
  expect(settled.insights).not.toContain('choked')
})
