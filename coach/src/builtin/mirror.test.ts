import { expect, test } from 'vitest'
import { mirror } from './mirror.ts'

test.each([
  ['my boss texts me at 11pm', 'Your boss texts you at 11pm'],
  ['i was so tired and was crying', 'You were so tired and were crying'],
  ['my bf said he would come to my sisters wedding', "Your boyfriend said he would come to your sister's wedding"],
  ['im the one who cleans', "You're the one who cleans"],
  ['we argued about our holiday', 'You argued about your holiday'],
])('%s', (said, turned) => expect(mirror(said, [])).toBe(turned))

test.each(['he goes nah i have a game', 'she said i dont care', 'you never listen', 'why does he do it?'])(
  'what could be turned wrongly is left to be quoted: %s',
  (said) => {
    expect(mirror(said, [])).toBeNull()
  },
)
