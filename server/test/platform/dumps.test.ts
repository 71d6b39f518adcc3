import { describe, expect, it } from 'vitest'
import { superseded } from '../../src/platform/dumps.ts'

const now = Date.parse('2026-11-20T12:30:00.000Z')
const at = (iso: string) => `mallama-${iso.replaceAll(/[:.]/g, '-')}.tar.gz`

describe('dumps of the embedded database', () => {
  it('keeps every dump of the last day', () => {
    const today = [at('2026-11-20T12:00:00.000Z'), at('2026-11-20T11:00:00.000Z'), at('2026-11-19T13:00:00.000Z')]
    expect(superseded(today, now)).toEqual([])
  })

  it('keeps one a day before that, the newest', () => {
    const day = [at('2026-11-15T08:00:00.000Z'), at('2026-11-15T23:00:00.000Z'), at('2026-11-15T09:00:00.000Z')]
    expect(superseded(day, now).sort()).toEqual([day[0], day[2]].sort())
  })

  it('lets go after two weeks, so that what was erased does not live on', () => {
    // Each is the only one of its day, which would keep it.
    const [old, young] = [at('2026-11-06T12:29:59.999Z'), at('2026-11-07T12:00:00.000Z')]
    expect(superseded([old, young], now)).toEqual([old])
    expect(superseded([at('2026-11-06T12:30:00.000Z')], now)).toEqual([])
  })

  it('leaves files alone that it did not write', () => {
    expect(superseded(['mallama-mine.tar.gz', 'notes.txt'], now)).toEqual([])
  })
})
