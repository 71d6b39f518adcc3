import { readInsightPrompt } from '../src/domains/chat/insight-prompt.ts'
import { gistOf } from '@mallama/coach/insights/gist'
import { speaksAsChild } from '@mallama/coach/safety/flag'
import { disclaims } from '@mallama/coach/safety/screen'
import { COMMENT_MAX } from '@mallama/contracts/stories'
import { describe, expect, test } from 'vitest'
import { whyHeld } from '../src/domains/community/held.ts'
import { inCounts } from '../src/domains/chat/summary.ts'
import { pumps } from './pumps.ts'

const TEXTS = 300
/** Milliseconds of processor. Each of them takes a few; a pattern that doubles its time takes minutes. */
const MOST = 200

const known = { them: 'Tomas', relation: 'partner', me: 'Nora', others: ['Ana', 'Leo'] }
const label = 'INSIGHTS:\nKEY TAKEAWAYS:\nACTION ITEMS:\n'

/** Whatever reads somebody's words where everyone is answered (`house/main-thread.ts` holds the list of the coach's). */
const readers: Record<string, (text: string) => unknown> = {
  'whether somebody says that it is not about safety': disclaims,
  'whether a child writes': speaksAsChild,
  'what a fact says': (text) => gistOf(text, known),
  'whether three sections are asked for': (text) => readInsightPrompt(label + text),
  'whether a comment waits for a reviewer': (text) => whyHeld(text.slice(0, COMMENT_MAX), null, false),
  'how a talk began': (text) => inCounts([{ role: 'user', content: text, result: null }]),
}

describe('a text that was made to hold up a pattern does not hold up everyone when it is read for', () => {
  const texts = [
    ...pumps(29, TEXTS),
    '1 ('.repeat(3_000),
    'a-'.repeat(5_000),
    'i am just a '.repeat(800),
    '\n'.repeat(9_000),
  ]

  test.each(Object.entries(readers))(
    '%s',
    (_what, read) => {
      read('We argued about the dishes again.')
      const isSlow = (text: string) => {
        const before = process.threadCpuUsage()
        read(text)
        const { user, system } = process.threadCpuUsage(before)
        return (user + system) / 1e3 > MOST
      }
      // What frees the memory of the tests before runs on this thread too, but not twice on one text.
      const slow = texts.filter((text) => isSlow(text) && isSlow(text))
      expect(slow.map((text) => text.slice(0, 200))).toEqual([])
    },
    120_000,
  )
})
