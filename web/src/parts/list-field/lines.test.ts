import { describe, expect, test } from 'vitest'
import { itemsOf, sameItems, textOf, together } from './lines.ts'

describe('the items of a field', () => {
  test('are its lines, trimmed, without the empty ones', () => {
    expect(itemsOf('Honesty\n\n  Family first \r\n\t\nRest')).toEqual(['Honesty', 'Family first', 'Rest'])
    expect(itemsOf(null)).toEqual([])
    expect(itemsOf(' \n ')).toEqual([])
  })
  test('lose the bullets and numbers that a paste brings', () => {
    const pasted = '- Honesty\n* Rest\n• Trust\n•Play\n1. Sunday calls\n2) Sleep\n– Time\n- [ ] Ask her\n- [x] Said it'
    expect(itemsOf(pasted)).toEqual([
      'Honesty',
      'Rest',
      'Trust',
      'Play',
      'Sunday calls',
      'Sleep',
      'Time',
      'Ask her',
      'Said it',
    ])
  })
  test('keep what only looks like a bullet', () => {
    const own = ['-5 degrees in bed', '2 evenings a week', '3.5 hours of sleep', 'on-off', '*the* talk', '1. ']
    expect(itemsOf(textOf(own))).toEqual([...own.slice(0, 5), '1.'])
  })
  test('do not come from lines of nothing but marks', () => {
    expect(itemsOf('-\n* *\n•\n---')).toEqual([])
  })
  test('may be in any script', () => {
    expect(itemsOf('• الصدق\n● 正直\n- 🌱 growth\u2028- שבת')).toEqual(['الصدق', '正直', '🌱 growth', 'שבת'])
  })
  test('are read quickly, five hundred of them or one endless line', () => {
    const began = performance.now()
    expect(itemsOf(Array.from({ length: 500 }, (_, n) => `- item ${n}`).join('\n'))).toHaveLength(500)
    itemsOf('- '.repeat(5_000))
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

test('bullets and empty lines are no difference', () => {
  expect(sameItems('- a\n\n- b', 'a\nb')).toBe(true)
  expect(sameItems('a\nb', 'b\na')).toBe(false)
  expect(sameItems(null, '')).toBe(true)
})

describe('two versions put together', () => {
  test('have what either added', () => {
    expect(together('a', 'a\nmine', 'a\ntheirs')).toBe('a\ntheirs\nmine')
    expect(together(null, 'mine', 'theirs')).toBe('theirs\nmine')
  })
  test('lack what either took out', () => {
    expect(together('a\nb\nc', 'a\nc', 'b\nc')).toBe('c')
  })
  test('have once what both added', () => {
    expect(together('a', 'a\nb', 'b\na')).toBe('b\na')
  })
  test('are the other one where only the other changed', () => {
    expect(together('a\nb', 'a\nb', 'b')).toBe('b')
    expect(together('a\nb', 'a', 'a\nb')).toBe('a')
  })
})
