import { describe, expect, it } from 'vitest'
import { openLine } from './line.ts'

const open = () => new AbortController().signal
const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('the line before a server', () => {
  it('is for people in the order in which they came, and then for what nobody waits for', async () => {
    const line = openLine()
    const order: string[] = []
    const first = await line.take(false, open())
    const wait = (who: string, idle: boolean) =>
      void line.take(idle, open()).then((place) => {
        order.push(who)
        place.leave()
      })
    wait('memory', true)
    wait('Nora', false)
    wait('Ben', false)
    await soon()
    expect(order).toEqual([])
    first.leave()
    await soon()
    expect(order).toEqual(['Nora', 'Ben', 'memory'])
  })

  it('asks what nobody waits for to give way, and nobody else', async () => {
    const line = openLine()
    const idle = await line.take(true, open())
    void line.take(true, open())
    expect(idle.wanted.aborted).toBe(false)
    const nora = line.take(false, open())
    expect(idle.wanted.aborted).toBe(true)
    idle.leave()
    const place = await nora
    void line.take(false, open())
    expect(place.wanted.aborted).toBe(false)
    place.leave()
  })

  it('forgets who has gone, and a place that is left twice is left once', async () => {
    const line = openLine()
    const first = await line.take(false, open())
    const leaving = new AbortController()
    const gone = line.take(false, leaving.signal)
    const second = line.take(false, open())
    leaving.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    first.leave()
    const place = await second
    let came = false
    void line.take(false, open()).then(() => (came = true))
    first.leave()
    await soon()
    expect(came).toBe(false)
    place.leave()
    await soon()
    expect(came).toBe(true)
  })
})
