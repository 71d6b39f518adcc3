import { expect, test } from 'vitest'
import { finderOf, tokensOf } from './lists.ts'

const find = finderOf({ home: 'lives, moved to', wish: 'would like' }, { body: 'allerg' })
const of = (text: string) => [...find(tokensOf(text))]

test('phrases are met whole, beginnings at the beginning of a longer word', () => {
  expect(of('she lives here and would like to stay')).toEqual(['home', 'wish'])
  expect(of('allergic to cats')).toEqual(['body'])
  expect(of('livestock, moved today, unallergic, allerg')).toEqual([])
})

test('no phrase goes over a sign or a second space', () => {
  expect(of('she moved. to be near')).toEqual([])
  expect(of('she moved  to be near')).toEqual([])
  expect(of('(moved to, say, rome)')).toEqual(['home'])
})
