import { expect, test } from 'vitest'
import { readable } from './kind-of-text.ts'

test.each([
  'Zasto mi se ne javljas vec tri dana',
  'Gdzie jestes, czekam od godziny',
  'Neredesin, saatlerdir bekliyorum',
  'Nasaan ka na, kanina pa ako naghihintay',
  'Kenapa kamu tidak pernah dengar apa yang aku bilang',
  'Mbona hukunijibu jana usiku nilikuwa nakusubiri',
  'Miksi et koskaan vastaa minulle',
  'tako mi nedostajes',
])('%s is not read as English', (text) => expect(readable(text)).toBe('other-language'))

test.each([
  'Dinner Tuesday? Bring wine, Marta cooks pasta',
  'Running late, traffic horrible, grab milk, eggs, bread',
  'u coming or nah',
  'My abuela says hola, see you Sunday at Zuzana and Przemek’s',
  'k see u @ 8',
  'Proud of u babe',
])('%s is English', (text) => expect(readable(text)).toBe('words'))
