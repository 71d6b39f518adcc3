import { describe, expect, it } from 'vitest'
import { coachSize, expressionsIn } from './house/coach-size.ts'
import coachLimits from './house/coach-size.json' with { type: 'json' }
import { sources } from './house/sources.ts'

describe('files', () => {
  it('of the coach hold no more lines and regular expressions than recorded; the record only goes down', () => {
    const { lines, expressions } = coachSize(sources())
    expect(lines).toBeLessThanOrEqual(coachLimits.lines)
    expect(expressions).toBeLessThanOrEqual(coachLimits.expressions)
  })

  it.each([
    ['const a = /x/g', 1],
    ['const half = all / 2 / 3', 0],
    ["if (/[/]y/.test('/no/')) return /z/", 2],
    ["const found = new RegExp(`/${words.join('|')}/`)", 1],
    ['// not /this/\n/* nor /this/ */', 0],
    ['`${it.replace(/a/, "/b/")}`', 1],
  ])('as counted in %s', (text, count) => {
    expect(expressionsIn(text)).toBe(count)
  })
})
