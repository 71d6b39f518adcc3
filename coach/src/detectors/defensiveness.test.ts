import { expect, test } from 'vitest'
import { defensivenessIn } from './defensiveness.ts'
import { plain } from './plain.ts'

const ids = (text: string) => defensivenessIn(plain(text)).map(({ id }) => id)

test.each([
  ["it's not my fault", 'denial'],
  ['i didnt do anything', 'denial'],
  ['how is that my fault', 'denial'],
  ['I was only trying to help', 'excuse'],
  ['what was i supposed to do', 'excuse'],
  ['yes but you started it', 'counter'],
  ['what about when you forgot mine', 'counter'],
  ['so im the bad guy now', 'counter'],
])('%s wards off: %s', (text, id) => expect(ids(text)).toContain(id))

test.each(['It was my fault, I was just tired', 'see you at six', 'thank you for telling me', 'I love you'])(
  '%s does not',
  (text) => expect(ids(text)).toEqual([]),
)
