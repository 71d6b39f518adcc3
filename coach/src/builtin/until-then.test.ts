import { expect, test } from 'vitest'
import { saidIn } from '../evals/talk.ts'

const UNTIL = /^Until somebody else is there/
test.each([
  ['My husband hits me.', 'dinner is burnt. what do I do before he gets home'],
  [
    'My brother hits me every day and nobody believes me.',
    'he gets in at 6 and mam is only home at 7, what do i do till then',
  ],
])('asked about the next hours, it says what holds until then: %s', (told, asks) => {
  expect(saidIn(told, asks)[1]).toMatch(UNTIL)
})
test.each([
  ['My husband hits me.', 'what should I do about my job?'],
  ['I was raped last year at a party', 'what should I do?'],
  ['My friend says her husband hits her', 'what do I do until she comes to me?'],
])('and not where something else is asked, or it is long ago, or somebody else is harmed: %s, %s', (told, asks) => {
  expect(saidIn(told, asks)[1]).not.toMatch(UNTIL)
})
test.each([
  ["he said he'd be back in an hour but i hear his car", true],
  ['he was to be home at 6 and he is here already', true],
  ["i don't know what to do when he comes home, he's here", true],
  ["he's home and shouting", true],
  ["she's out with friends, she's back at eleven", false],
  ['what do I say when he is here', false],
])('whether somebody is near is read clause by clause: %s', (said, isNear) => {
  const [, then] = saidIn('My partner hits me.', said)
  expect(/Quick exit/.test(then!)).toBe(isNear)
})
