import { describe, expect, it } from 'vitest'
import {
  betterWords,
  evidenceByTurn,
  isFiltered,
  isLeft,
  isUnread,
  leadOf,
  PAGE,
  pageOf,
  partiesIn,
  shownTurns,
} from './turns.ts'

const gap = (at: number, blanks = [{ at: 0, hint: 'how it felt', suggestions: [] }]) => ({
  turn: at,
  pattern: 'criticism' as const,
  text: ' it hurt.',
  blanks,
})
const turn = (speaker: string, text: string) => ({ speaker, text, acts: [], harm: 0 })
const turns = [
  turn('Nora', 'You never ask.\nNever.'),
  turn('Tomas', 'Whatever.'),
  turn('Nora', 'I wanted to be asked.'),
  turn('Tomas', 'Whatever. Sorry.'),
]

describe('the better words', () => {
  it('stand beside the turn that they are for; what was kept has none', () => {
    const lines = ['Nora: I felt left out.', 'Tomas: I need a break.', 'Nora: I wanted to be asked.', 'Tomas: Sorry.']
    expect(betterWords(turns, lines.join('\n'))).toEqual(['I felt left out.', 'I need a break.', null, 'Sorry.'])
    expect(betterWords(turns.slice(0, 1), 'Nora: You never ask. Never.')).toEqual([null])
  })

  it('are shown in one piece where the lines are not as many as the turns', () => {
    expect(betterWords(turns, 'Nora: I felt left out.')).toBeNull()
  })
})

describe('a turn that hurts and has no better words', () => {
  const [calm, hard] = [turn('Nora', 'You said Tuesday.'), { ...turn('Tomas', 'You are pathetic.'), harm: 4.5 }]

  it('is not called kept', () => {
    expect(isLeft(hard, null)).toBe(true)
    expect(isLeft(hard, 'I am upset.')).toBe(false)
    expect(isLeft(hard, undefined)).toBe(false)
    expect(isLeft(calm, null)).toBe(false)
  })

  it('is told of above the turns', () => {
    expect(leadOf([calm, hard], [null, null])).toMatch(/^No better words were found for the turns that hurt/)
    expect(leadOf([calm, hard], [null, 'I am upset.'])).toMatch(/rewritten: 1 of 2\.$/)
    expect(leadOf([hard, hard], [null, 'I am upset.'])).toMatch(/1 of 2\. No better words were found for 1 more\.$/)
    expect(leadOf([calm], [null])).toMatch(/every turn is kept as it was/)
  })

  it('but a sentence to fill in is told of as that, and one that is whole as what could have been said', () => {
    expect(leadOf([calm, hard], [null, null], [gap(0, []), gap(1)])).toMatch(
      /Beside 2 of 2 turns is what could have been/,
    )
    expect(leadOf([calm, hard], [null, null], [gap(0, [])])).toMatch(/in its place\. No better words were found for 1/)
    expect(leadOf([calm, hard], [null, null], [gap(1)])).toMatch(/Beside 1 of 2 turns is a sentence/)
    expect(leadOf([hard, hard, hard], ['I am upset.', null, null], [gap(1)])).toMatch(
      /1 of 3\. For 1 more there is a sentence that you can fill in\. No better words were found for 1 more\.$/,
    )
  })
})

describe('the evidence', () => {
  const source = turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n')
  const of = (quote: string, start?: number) =>
    evidenceByTurn({
      turns,
      originalConversation: source,
      evidence: [{ quote, label: 'withdraw', ...(start === undefined ? {} : { start, end: start + quote.length }) }],
    }).findIndex((found) => found.length > 0)

  it('belongs to the turn in which it stands, though another one says the same', () => {
    expect(of('Whatever', source.indexOf('Whatever'))).toBe(1)
    expect(of('Whatever', source.lastIndexOf('Whatever'))).toBe(3)
  })

  it('without a place belongs to the first turn that holds it, and to none where nobody said it', () => {
    expect(of('Whatever')).toBe(1)
    expect(of('You always ask')).toBe(-1)
  })

  it('of five thousand turns is placed at once', () => {
    const many = Array.from({ length: 5_000 }, (_, at) =>
      turn(at % 2 ? 'Nora' : 'Tomas', `Message number ${at}, and so on.`),
    )
    const text = many.map((one) => `${one.speaker}: ${one.text}`).join('\n')
    const start = text.indexOf('number 4321')
    const began = performance.now()
    const found = evidenceByTurn({
      turns: many,
      originalConversation: text,
      evidence: [{ quote: 'number 4321', label: 'criticism', start, end: start + 11 }],
    })
    expect(found[4321]).toHaveLength(1)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

describe('of thousands of turns', () => {
  const better = Array.from({ length: 100 }, (_, at) => (at % 10 === 0 ? 'Better.' : null))
  it('only what changed can be shown, and any turn can be found', () => {
    expect(shownTurns(better, false)).toHaveLength(100)
    expect(shownTurns(better, true)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(pageOf(shownTurns(better, false), PAGE)).toBe(1)
    expect(pageOf(shownTurns(better, false), 99)).toBe(3)
    expect(pageOf([], 5)).toBe(0)
  })
})

describe('the people of a result', () => {
  const analysis = { coreEmotionalNeeds: {}, repairLanguage: { Hana: ['...'] } } as never
  const improvements = { Tomas: { whatToImprove: [], howToImprove: [] } }
  const of = (said: typeof turns, me: string | null) =>
    partiesIn({ turns: said, improvements, whatWentWell: { Tomas: [], Nora: [] }, analysis, me })

  it('stand in the order in which they first spoke where they spoke as often', () => {
    expect(of(turns, null)).toEqual(['Nora', 'Tomas', 'Hana'])
  })

  it('whoever spoke most comes first, the reader before everybody', () => {
    const more = [...turns, turn('Tomas', 'I said sorry.')]
    expect(of(more, null)).toEqual(['Tomas', 'Nora', 'Hana'])
    expect(of(more, 'Nora')).toEqual(['Nora', 'Tomas', 'Hana'])
    expect(of(more, 'Hana')).toEqual(['Hana', 'Tomas', 'Nora'])
    expect(of(more, 'Nobody here')).toEqual(['Tomas', 'Nora', 'Hana'])
  })
})

it('what could not be read has no curve, and its scores are made of nothing', () => {
  expect(isUnread({ curve: [], contributions: [] })).toBe(true)
  expect(isUnread({ curve: [1], contributions: [] })).toBe(false)
})

it('what changed comes first where some of many turns were kept', () => {
  const kept = (count: number) => Array.from({ length: count }, () => null)
  expect(isFiltered(null)).toBe(false)
  expect(isFiltered([...kept(5), 'Better'])).toBe(false)
  expect(isFiltered([...kept(9), 'Better'])).toBe(true)
  expect(isFiltered(kept(10))).toBe(false)
  expect(isFiltered(kept(10).map(() => 'Better'))).toBe(false)
})
