import { describe, expect, it } from 'vitest'
import { compare, sentencesOf } from './compare.ts'

const nothing = { feedback: '', contributions: [] }

describe('a draft beside the message', () => {
  it('says what was kept, changed, left out, and what is new', () => {
    const rows = compare({
      draft: 'You always ask the same thing. I snapped on the phone! I love you.',
      message: 'Hi Mum, I am truly sorry. I snapped at you on the phone on Wednesday. I love you.',
      feedback:
        'In your draft "You always ask the same thing" reads as criticism of the person; the message says the matter without it. Your draft leaves out "wednesday", which your goal has.',
      contributions: [
        { score: 'clarityScore', feature: 'it says exactly what or when', amount: 20, quote: 'Wednesday' },
        { score: 'empathyScore', feature: 'it owns something', amount: 12, quote: 'I am truly sorry' },
        { score: 'positiveResponseChance', feature: 'how well it is worded', amount: 60, quote: 'Wednesday' },
        { score: 'toneScore', feature: 'fewer warm words', amount: -3, quote: 'phone' },
      ],
    })
    expect(rows).toEqual([
      {
        kind: 'left out',
        yours: 'You always ask the same thing.',
        became: null,
        why: ['In your draft "You always ask the same thing" reads as criticism of the person'],
      },
      {
        kind: 'changed',
        yours: 'I snapped on the phone!',
        became: 'I snapped at you on the phone on Wednesday.',
        why: ['It has "Wednesday", which your draft leaves out', 'Clarity: it says exactly what or when'],
      },
      { kind: 'kept', yours: 'I love you.', became: 'I love you.', why: [] },
      { kind: 'new', yours: null, became: 'Hi Mum, I am truly sorry.', why: ['Empathy: it owns something'] },
    ])
  })

  it('tells two quoted parts of one sentence apart', () => {
    const [row] = compare({
      draft: "You always ask the same thing Mum, I can't take it",
      message: 'Hi.',
      feedback:
        'In your draft "You always ask the same thing Mum, I can\'t take it" reads as criticism of the person and "I can\'t take it" reads as turning away; the message says the matter without it.',
      contributions: [],
    })
    expect(row?.why).toEqual([
      'In your draft "You always ask the same thing Mum, I can\'t take it" reads as criticism of the person',
      '"I can\'t take it" reads as turning away',
    ])
  })

  it('uses every sentence of both exactly once, whatever they are', () => {
    for (const [draft, message] of [
      ['', ''],
      ['Same. Same. Same.', 'Same. Same.'],
      ['I. You.\n\nIt! 💕', 'You. I. 💕'],
      ['我很累。你呢？', '我很累。'],
      ['no stop at all and one very long line '.repeat(50), 'Short.'],
    ] as const) {
      const rows = compare({ draft, message, ...nothing })
      expect(rows.flatMap(({ yours }) => yours ?? [])).toEqual(sentencesOf(draft))
      expect(rows.flatMap(({ became }) => became ?? []).sort()).toEqual(sentencesOf(message).sort())
    }
  })

  it('counts a change of quotes or stops as kept', () =>
    expect(compare({ draft: 'I can’t come', message: "I can't come.", ...nothing })[0]?.kind).toBe('kept'))
})
