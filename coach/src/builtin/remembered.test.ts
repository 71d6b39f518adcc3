import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'
import { someone } from '../evals/stranger.ts'
import { asked } from '../evals/talk.ts'
import type { Remembered } from '../port.ts'
import { fromBefore, inPlainWords } from './remembered.ts'

const person = someone('Mara', 'friend')
const atWork: Remembered = { fact: 'Mara hates being called at work.', quote: 'She hates being called at work' }
const knowing = (memory: readonly Remembered[], message = 'I called her at work today and she hung up on me.') =>
  asked(message, { person, memory, userFirstName: 'Nora' })
const coach = createBuiltInCoach()

test('a reply uses at most one thing told before, where it bears on this, and says which', async () => {
  const late: Remembered = { fact: 'x', quote: 'she hangs up on me when I call her too late' }
  const { response, memoryUsed } = await coach.reply(knowing([atWork, late]))
  expect(memoryUsed).toEqual(['you said: She hates being called at work'])
  expect(response).toContain('"She hates being called at work"')
})

test('nothing is used that has nothing to do with the message, or says no more than it', async () => {
  for (const message of ['She forgot my birthday again.', 'She hates being called at work.']) {
    const { memoryUsed } = await coach.reply(knowing([atWork], message))
    expect([message, memoryUsed]).toEqual([message, []])
  }
})

test('what was said in this very talk is not brought up as something of before, nor is danger', () => {
  const history = [{ role: 'user' as const, content: 'She hates being called at work, you know.' }]
  expect(fromBefore({ ...knowing([atWork]), history })).toEqual([])
  expect(fromBefore(knowing([{ fact: 'He hit Nora last night.', quote: 'He hit me last night' }]))).toEqual([])
  expect(fromBefore(knowing([atWork]))).toEqual([atWork])
})

test('what was put right by hand is named as theirs', () => {
  expect(inPlainWords({ fact: 'She likes to be asked first.', quote: '' }).plain).toBe(
    'you noted: She likes to be asked first',
  )
})
