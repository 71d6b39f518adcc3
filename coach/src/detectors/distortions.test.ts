import { expect, test } from 'vitest'
import { distortionsIn } from './distortions.ts'
import { plain } from './plain.ts'

const ids = (text: string) => distortionsIn(plain(text)).map(({ id }) => id)

test.each([
  ['nothing ever works', 'absolute'],
  ['he obviously hates me', 'mind-reading'],
  ['you just want to hurt me', 'mind-reading'],
  ['it will never get better', 'fortune-telling'],
  ['im such a failure', 'labelling'],
  ['i should have known better', 'should'],
  ["it's all my fault", 'personalising'],
])('%s: %s', (text, id) => expect(ids(text)).toContain(id))
test.each(['I will always love you', 'thank you for everything', 'what do you want for dinner', 'nobody home yet'])(
  '%s is no trap',
  (text) => expect(ids(text)).toEqual([]),
)
