import { describe, expect, test } from 'vitest'
import { A, B, both, call, room, said, type Turns } from '../../test/room.ts'
import { wholeMediation, type RoomLine } from '../evals/cases/rooms.ts'
import { spent } from '../evals/spent.ts'

const swap = (text: string) => text.replaceAll('Ines', '\0').replaceAll('Jakob', 'Ines').replaceAll('\0', 'Jakob')

describe('fairness', () => {
  test('the same words in the other’s place get the same words back', () => {
    const lines = wholeMediation.lines
    const mirrored = lines.map(({ who, text, to }): RoomLine => ({ who, text: swap(text), ...(to ? { to } : {}) }))
    expect(said(room(mirrored, ['Jakob', 'Ines'])).map(swap)).toEqual(said(room(lines, ['Ines', 'Jakob'])))
  })

  test('it makes no difference who is named first in the room', () => {
    const other = wholeMediation.lines.map(({ who, text, to }): RoomLine => ({
      who: who === 'A' ? 'B' : 'A',
      text,
      ...(to ? { to } : {}),
    }))
    expect(said(room(other, ['Jakob', 'Ines'])).slice(1)).toEqual(said(room(wholeMediation.lines)).slice(1))
  })
})

describe('the state', () => {
  const steps = room(wholeMediation.lines, wholeMediation.parties)
  const { parties } = wholeMediation

  test('is worked out from the turns when it is lost', () => {
    let same = 0
    for (const { turns, answer } of steps.slice(1)) {
      const addressed = answer.reason === 'asked'
      if (call(turns, null, parties, addressed).say === answer.say) same++
    }
    expect(same / (steps.length - 1)).toBeGreaterThan(0.9)
  })

  test('of another room, or broken, is as good as none', () => {
    const { turns } = steps[9]!
    const none = call(turns, null, parties)
    const whole = steps[8]!.answer.state as Record<string, unknown>
    for (const state of [
      undefined,
      'x',
      7,
      [],
      {},
      { v: 2 },
      { ...whole, parties: ['Someone', 'Else'] },
      { ...whole, heard: [{ who: 5, text: null }] },
      { ...whole, step: 'nowhere' },
      { ...whole, used: 'abc', flag: { tier: 9 } },
    ])
      expect(call(turns, state, parties)).toEqual(none)
  })

  test('survives JSON, is not changed by a call, and gives the same bytes for the same input', () => {
    for (const [at, { turns, answer }] of steps.entries()) {
      const before = at === 0 ? null : steps[at - 1]!.answer.state
      const copy: unknown = JSON.parse(JSON.stringify(before))
      const again = call(turns, copy, parties, answer.reason === 'asked')
      expect(JSON.stringify(again)).toBe(JSON.stringify(answer))
      expect(JSON.stringify(copy)).toBe(JSON.stringify(before))
    }
  })
})

describe('bad input', () => {
  const odd = [
    '',
    ' ',
    'k',
    '😭😭😭',
    '\u0000\u0001\uffff',
    'שלום לכולם',
    '"""((([[[',
    '{X} {Y} {q}',
    '__proto__',
    'a'.repeat(100_000),
    'you never '.repeat(20_000),
  ]

  test('never throws and never fills a gap with something made up', () => {
    for (const text of odd)
      for (const addressed of [false, true]) {
        const turns: Turns = [...both, A(text), B(text), A(text)].map(({ who, text: content }, at) => ({
          speaker: who === 'A' ? 'Ines' : 'Jakob',
          role: 'party',
          content,
          at: `${at}`,
        }))
        const { say } = call(turns, null, ['Ines', 'Jakob'], addressed)
        expect(say ?? '').not.toMatch(/\{\w+\}|undefined|null/)
      }
    expect(call([], null, ['', ''], true).say).toBeTruthy()
    expect(call([], null, ['"A"\n{X}', 'B'.repeat(9000)], false).say?.length).toBeLessThan(1200)
  })

  test.each([
    'you are '.repeat(12_500),
    'i want you to '.repeat(7_000),
    '1, '.repeat(33_000),
    'yes but '.repeat(12_500),
    ', and I'.repeat(14_000),
  ])('reads a hundred thousand hostile characters in a moment', (text) => {
    const turns: Turns = [{ speaker: 'Ines', role: 'party', content: text, at: '1' }]
    call(turns, null, ['Ines', 'Jakob'], true)
    const from = spent()
    call([...turns, { speaker: 'Jakob', role: 'party', content: text, at: '2' }], null, ['Ines', 'Jakob'], true)
    expect(spent() - from).toBeLessThan(600)
  })
})
