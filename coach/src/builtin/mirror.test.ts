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

test.each([
  ['I want us to stop arguing about money', 'You want the two of you to stop arguing about money'],
  ["I'd love us to have one evening a week", "You'd love the two of you to have one evening a week"],
  ["I'd like us to be honest with each other", "You'd like the two of you to be honest with each other"],
  ['She wants us to move to Leeds in May', 'She wants you to move to Leeds in May'],
  ['I need him to let me finish', 'You need him to let you finish'],
])('a mirror says it in a right sentence: %s', (words, turned) => {
  expect(mirror(words, [])).toBe(turned)
})

test.each([
  'I want us all to eat together on Fridays',
  'we promised us a quiet Christmas',
  'I want us kids to be heard for once',
])('and where it cannot, it is left to be quoted: %s', (words) => {
  expect(mirror(words, [])).toBeNull()
})
