import { describe, expect, it } from 'vitest'
import { compare, piecesOf, sentencesOf } from './compare.ts'

const own = (pieces: ReturnType<typeof piecesOf>) => pieces.filter((one) => one.own).map(({ text }) => text)
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
        why: ['it reads as criticism of the person'],
      },
      {
        kind: 'changed',
        yours: 'I snapped on the phone!',
        became: 'I snapped at you on the phone on Wednesday.',
        why: ['it names “Wednesday”', 'clarity: it says exactly what or when'],
      },
      { kind: 'kept', yours: 'I love you.', became: 'I love you.', why: [] },
      { kind: 'new', yours: null, became: 'Hi Mum, I am truly sorry.', why: ['empathy: it owns something'] },
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
    expect(row?.why).toEqual(['it reads as criticism of the person', "“I can't take it” reads as turning away"])
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

  it.each([
    ['He cleans the car on Sundays.', 'Could you clean the car this Sunday?'],
    ["I'm not going to the wedding.", 'I will not go to the wedding in June.'],
    ['Thanks for the lift.', 'Thank you for the lift to the station.'],
    ['You stopped calling me.', 'I noticed that the calls have stopped.'],
  ])('pairs by what is said, however it is bent: %s', (draft, message) => {
    expect(compare({ draft, message, ...nothing })).toMatchObject([{ kind: 'changed', yours: draft, became: message }])
  })

  it.each([
    ['The rent is due on Friday.', 'I miss you.'],
    ['You never listen.', 'Can we meet at eight?'],
    ['Why is it always me?', 'The boiler is broken again.'],
  ])('leaves apart what is about something else: %s', (draft, message) => {
    expect(compare({ draft, message, ...nothing }).map(({ kind }) => kind)).toEqual(['left out', 'new'])
  })

  it('says where a sentence went that became part of another one', () => {
    const message = 'I would like us to share the cooking and the shopping from next week.'
    const rows = compare({
      draft: 'I want us to share the shopping from next week. And the cooking. I am tired.',
      message,
      ...nothing,
    })
    expect(rows).toMatchObject([
      { kind: 'changed', became: message },
      { kind: 'joined', yours: 'And the cooking.', became: null, into: message, why: ['said in one'] },
      { kind: 'left out', yours: 'I am tired.', became: null },
    ])
  })

  it('never says that a no went into a yes', () => {
    const rows = compare({
      draft: 'We should talk about the money and the house. I do not want to talk.',
      message: 'I want to talk about the money and the house.',
      ...nothing,
    })
    expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'left out'])
    const within = compare({
      draft: 'You never water the plants. I work on Sundays.',
      message: 'Could you water the plants this week, as I cannot do it when I work on Sundays?',
      ...nothing,
    })
    expect(within.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'joined'])
    const [turned] = compare({ draft: 'I cannot come to the party.', message: 'I can come to the party.', ...nothing })
    expect(turned?.why).toEqual(['it no longer says no'])
  })

  it('says why of everything but what was kept', () => {
    const rows = compare({
      draft: 'You are late. The bus was late. Bring bread.',
      message: 'The bus came late. Please bring some bread. Where are you?',
      ...nothing,
    })
    for (const { kind, why } of rows) expect(why.length > 0).toBe(kind !== 'kept')
  })

  it('marks what one sentence has and the other has not, and loses no letter', () => {
    const [yours, message] = ['You cleaned the kitchen badly, Ben.', 'Ben, could you clean the kitchen tonight?']
    expect(own(piecesOf(yours, message))).toEqual(['badly'])
    expect(own(piecesOf(message, yours))).toEqual(['tonight'])
    for (const text of [yours, message, '', '我很累', 'a  b\nc'])
      expect(
        piecesOf(text, message)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
  })
})
