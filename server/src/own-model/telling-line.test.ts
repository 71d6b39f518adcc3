import { openLine } from '@mallama/coach/model/line'
import { expect, it } from 'vitest'
import { waiting } from '../platform/waiting.ts'
import { tellingLine } from './telling-line.ts'

const never = new AbortController().signal

/** Somebody who comes to the line: what they hear, their turn, and how they give up. */
function comes(line: ReturnType<typeof tellingLine>, idle = false) {
  const heard: number[] = []
  const gives = new AbortController()
  const turn = waiting.run(
    (ahead) => void heard.push(ahead),
    () => line.take(idle, gives.signal),
  )
  turn.catch(() => undefined)
  return { heard, turn, gives }
}

it('each person hears how many are before them, each time that it changes, and not the coach’s own notes', async () => {
  const line = tellingLine(openLine())
  const first = comes(line)
  const note = comes(line, true)
  const second = comes(line)
  const third = comes(line)
  expect([first.heard, note.heard, second.heard, third.heard]).toEqual([[], [], [1], [2]])
  second.gives.abort(new Error('gone'))
  await expect(second.turn).rejects.toThrow('gone')
  expect(third.heard).toEqual([2, 1])
  ;(await first.turn).leave()
  await third.turn
  expect(third.heard).toEqual([2, 1, 0])
})

it('is one line, however often it is opened, and whoever waits outside of a stream hears nothing', async () => {
  const inner = openLine()
  expect(tellingLine(inner)).toBe(tellingLine(inner))
  const place = await tellingLine(inner).take(false, never)
  const next = tellingLine(inner).take(false, never)
  place.leave()
  ;(await next).leave()
})
