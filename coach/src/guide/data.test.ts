import { describe, expect, test } from 'vitest'
import { sight } from '../safety/screen.ts'
import { topics } from '../read/topics.ts'
import { exerciseOf, exercises, lines, readOf, reads, type Door } from './data.ts'

const doors = Object.values(lines).flatMap((group) =>
  (Array.isArray(group) ? (group as unknown[]) : [group]).filter(
    (it): it is Door => typeof it === 'object' && it !== null && 'does' in it,
  ),
)

test.each(doors)('the door "$label" leads somewhere', ({ does }) => {
  const [what, id = ''] = does.split(':') as [string, string?]
  if (what === 'open') expect(exerciseOf(id)).toBeDefined()
  else expect(['listen', 'helps', 'titles', 'again', 'thanks', 'none']).toContain(does)
})

const sentences = JSON.stringify([lines, exercises, reads])
test.each(['!', 'I understand', 'I feel for', 'it sounds like you', ' — '])('nothing says "%s"', (what) => {
  expect(sentences).not.toContain(what)
})

describe.each(reads)('$title', ({ id, cues, lines, text, source, topics: about }) => {
  test('is short, has its source, and something that it is known by', () => {
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(120)
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(source).toMatch(/\.$/)
    expect(cues.length).toBeGreaterThan(0)
    for (const topic of about) expect(topics).toContain(topic)
    expect(reads.filter((it) => it.id === id)).toHaveLength(1)
    expect(readOf(id)).toBeDefined()
  })
})

const ends = ['go for a walk with you on Sunday', 'call my sister about the dinner']
test.each(exercises)('$title: our own beginnings alarm nobody', ({ steps }) => {
  for (const { begin = '', begins = [], starts = [], picks = [], ends: words = [] } of steps) {
    const begun = [begin, ...begins.map((it) => it.begin), ...starts].filter((it) => it && !/[.!?]$/.test(it))
    const lines = [
      ...begun.flatMap((it) => ends.map((end) => `${it}${end}`)),
      ...picks,
      ...words.map((it) => begin + it),
    ]
    for (const line of lines) expect(sight(line)?.tier ?? 0, line).toBeLessThan(2)
  }
})

describe.each(exercises)('$title', ({ id, steps, card }) => {
  test('asks only for what its card shows or needs, each slot once', () => {
    const slots = steps.map(({ slot }) => slot)
    expect(new Set(slots).size).toBe(slots.length)
    expect(exercises.filter((it) => it.id === id)).toHaveLength(1)
    for (const { slot } of [...(card.parts ?? []), ...(card.rows ?? [])])
      expect([...slots, 'to'], `${id}: ${slot}`).toContain(slot)
    for (const { ask } of steps)
      for (const [, slot] of ask.matchAll(/\{([\w-]+)\}/g)) expect(slots.indexOf(slot!)).toBeGreaterThanOrEqual(0)
  })
  test('one question a line, and a beginning that is one', () => {
    for (const { ask, begin, picks } of steps) {
      expect(ask.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(2)
      if (begin) expect(begin).toMatch(/ $/)
      if (picks) expect(begin).toBeUndefined()
    }
  })
})
