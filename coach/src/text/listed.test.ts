import { expect, test } from 'vitest'
import identifying from '../../data/words/identifying.json' with { type: 'json' }
import cues from '../../data/words/story-cues.json' with { type: 'json' }
import withheld from '../../data/words/story-withheld.json' with { type: 'json' }
import { spent } from '../evals/spent.ts'
import { listed } from './listed.ts'

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

test('a long text costs its words', () => {
  const words = 'asked a '.repeat(50_000).split(' ')
  const from = spent()
  listed({ request: 'asked to,asked a a a a b,as*' }, 2)(words)
  expect(spent() - from).toBeLessThan(1_000)
})

const lists: [string, string][] = [
  ...Object.entries(identifying.matters),
  ...Object.entries({ ...withheld.sure, ...withheld.young }),
  ...Object.entries({ ...cues.tried, ...cues.how, ...cues.said, ...cues.saying, ...cues.clause }),
  ...cues.came.map(({ is, cues: list }): [string, string] => [is, list]),
]
test.each(lists)('the list of %s holds plain phrases, each once', (_name, list) => {
  const phrases = list.split(',')
  expect(new Set(phrases).size).toBe(phrases.length)
  for (const phrase of phrases)
    expect(phrase).toMatch(/^(?:[\p{Ll}’\d]{3,}\*|[\p{Ll}’\d]+)(?: (?:[\p{Ll}’\d]*\*|[\p{Ll}’\d]+))*$/u)
})
