import { expect, test } from 'vitest'
import identifying from '../../data/words/identifying.json' with { type: 'json' }
import cues from '../../data/words/story-cues.json' with { type: 'json' }
import withheld from '../../data/words/story-withheld.json' with { type: 'json' }
import { spent } from '../evals/spent.ts'
import { listed, metOf, placesOf } from './phrase.ts'
import { tokensOf } from './words.ts'

const quoted = (lists: Record<string, string>, said: string, gap?: number) => {
  const words = said.split(' ')
  return listed(lists, gap)(words).map(({ is, from, to }) => `${is}: ${words.slice(from, to).join(' ')}`)
}

test('phrases are met whole, the longest of those that begin at the same word', () => {
  const lists = { place: 'york,new york', no: 'said no', yes: 'said no problem' }
  expect(quoted(lists, 'she said no problem in new york')).toEqual([
    'yes: said no problem',
    'place: new york',
    'place: york',
  ])
  expect(quoted(lists, 'she said no')).toEqual(['no: said no'])
  expect(quoted(lists, 'she said nothing new')).toEqual([])
})

test('a beginning is met in every form, and other words only where a gap is given', () => {
  expect(quoted({ health: 'diabet*,heart attack' }, 'his diabetes and a heart attack')).toEqual([
    'health: diabetes',
    'health: heart attack',
  ])
  expect(quoted({ request: 'asked to' }, 'i asked my sister to come')).toEqual([])
  expect(quoted({ request: 'asked to' }, 'i asked my sister to come', 2)).toEqual(['request: asked my sister to'])
})

test('all that begin at a word stand where they are asked for, and only some words may pass', () => {
  const words = 'she said no so soon no'.split(' ')
  const said = placesOf({ no: ['said no', 'said no soon'], never: ['no no'] }, 2, (word) => word === 'so')
  expect(said(words).map(({ is, from, to }) => `${is}: ${words.slice(from, to).join(' ')}`)).toEqual([
    'no: said no',
    'no: said no so soon',
  ])
})

test('no phrase goes over a sign or a second space', () => {
  const find = metOf({ home: 'lives, moved to', wish: 'would like', body: 'allerg*' })
  const of = (text: string) => [...find(tokensOf(text))]
  expect(of('she lives here and would like to stay')).toEqual(['home', 'wish'])
  expect(of('allergic to cats')).toEqual(['body'])
  expect(of('livestock, moved today, unallergic')).toEqual([])
  expect(of('she moved. to be near')).toEqual([])
  expect(of('she moved  to be near')).toEqual([])
  expect(of('(moved to, say, rome)')).toEqual(['home'])
})

test('a long text costs its words', () => {
  const words = 'asked a '.repeat(50_000).split(' ')
  const from = spent()
  listed({ request: 'asked to,asked a a a a b,as*' }, 2)(words)
  expect(spent() - from).toBeLessThan(1_000)
})

const lists: [string, string][] = [
  ...Object.entries(identifying.matters),
  ...Object.entries({ ...withheld.sure, ...withheld.young }),
  ...Object.entries({ ...cues.tried, ...cues.how, ...cues.said, ...cues.saying, no: cues.no }),
  ...cues.came.map(({ is, cues: list }): [string, string] => [is, list]),
]
test.each(lists)('the list of %s holds plain phrases, each once', (_name, list) => {
  const phrases = list.split(',')
  expect(new Set(phrases).size).toBe(phrases.length)
  for (const phrase of phrases)
    expect(phrase).toMatch(/^(?:[\p{Ll}’\d]{3,}\*|[\p{Ll}’\d]+)(?: (?:[\p{Ll}’\d]*\*|[\p{Ll}’\d]+))*$/u)
})
