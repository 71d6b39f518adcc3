import { expect, test } from 'vitest'
import { needsIn } from './nvc.ts'
import { plain } from './plain.ts'

const read = (text: string) => needsIn(plain(text))

test('observation, feeling, need and request, each in its own words', () => {
  const text = 'When you came home at ten I felt worried. I need to know you are ok. Could you text me by eight?'
  const it = read(text)
  expect(it.observations[0]?.quote).toContain('you came home at ten')
  expect(it.feelings[0]?.quote).toBe('I felt worried')
  expect(it.needs[0]?.quote).toContain('I need to know')
  expect(it.requests[0]?.quote).toContain('Could you text me')
})
test('"I feel ignored" tells what the other does: the needs behind it are offered', () => {
  expect(read('i feel so ignored').evaluations[0]?.needs).toContain('to be heard')
  expect(read('i feel like you never listen').evaluations[0]?.needs).toContain('to be heard')
  expect(read('I feel taken for granted').evaluations[0]?.needs).toContain('to be appreciated')
  expect(read('i feel ignored').feelings).toEqual([])
})
test('what is denied or asked in scorn is neither', () => {
  expect(read("I'm not angry").feelings).toEqual([])
  expect(read('can you not').requests).toEqual([])
})
