import { expect, it } from 'vitest'
import { changesOf, learntFrom, newTo } from './learnt.ts'

const learnt = learntFrom({
  strengths: ['There is lightness between you: "We laugh\na lot".'],
  areasForGrowth: ['Something that you miss: "We never talk".', 'Friction: "the dishes".'],
})

it('an item is one line, whatever its quote was', () => {
  expect(learnt.learned).toEqual(['There is lightness between you: "We laugh a lot".'])
})

it('what stands there already is not added again, also behind a bullet', () => {
  const fields = { learned: null, strugglingWith: '- Friction: "the dishes".\nMoney' }
  expect(newTo(fields, learnt).strugglingWith).toEqual(['Something that you miss: "We never talk".'])
})

it('new lines stand below the old, and say what they replace', () => {
  expect(changesOf({ learned: null, strugglingWith: 'Money\n' }, learnt)).toEqual({
    learned: 'There is lightness between you: "We laugh a lot".',
    strugglingWith: 'Money\nSomething that you miss: "We never talk".\nFriction: "the dishes".',
    expected: { learned: null, strugglingWith: 'Money\n' },
  })
})

it('a field that gets nothing new is left alone', () => {
  const fields = { learned: learnt.learned[0]!, strugglingWith: null }
  expect(changesOf(fields, { ...learnt, strugglingWith: [] })).toEqual({ expected: {} })
})
