import { beforeAll, expect, test } from 'vitest'
import { resolved } from '../evals/resolved.ts'

beforeAll(() => void resolved('A: hello\nB: hello'), 60_000)

const begun = ['You left the wet towels on the bed again.', 'I was in a hurry.', 'You never put anything away.']

/** The last of four turns, said by the one who was just blamed. */
function last(line: string) {
  const turns = [...begun, line].map((text, at) => `${at % 2 === 0 ? 'Iris' : 'Otto'}: ${text}`)
  const { turns: read, resolvedConversation } = resolved(turns.join('\n'), { partiesInvolved: [] })
  const turn = read.at(-1)!
  return { ...turn, better: (resolvedConversation.split('\n').at(-1) ?? '').slice('Otto: '.length) }
}

test.each([
  "and I don't do anything either??",
  "oh and I haven't paid for every meal?",
  "like I don't clean the bathroom?",
  'so I never cook??',
])('"%s" throws it back and scorns nobody', (line) => {
  const { acts } = last(line)
  expect(acts).toContain('defend')
  expect(acts).not.toContain('contempt')
})

test.each([
  'do you not want to eat with us?',
  "can't we do it on Friday?",
  "don't you have a key?",
  'Where do we keep the hooks?',
])('"%s" only asks', (line) => {
  expect(last(line).acts).not.toContain('defend')
})

test.each(['lmao okay', 'haha sure', 'so what', 'big deal', 'yeah right'])('"%s" waves it away', (line) => {
  const { acts, harm } = last(line)
  expect(acts).toContain('invalidate')
  expect(harm).toBeGreaterThanOrEqual(2)
})

test.each([
  'right, Brenda',
  'okay 🙄',
  'how convenient',
  'wow. so mature',
  'cool story',
  'here comes the drama queen',
  'whatever you say, boss',
  'sure, because I am the messy one',
])('"%s" mocks, and its better version does not', (line) => {
  const { acts, harm, better } = last(line)
  expect(acts).toContain('contempt')
  expect(harm).toBeGreaterThanOrEqual(4)
  expect(better).not.toBe(line)
  expect(better).not.toMatch(/🙄|convenient|mature|story|drama|boss|because I am/)
})

test.each(['ok, I will do it', 'sure, I can do that', 'haha I forgot, sorry', 'cool, thanks', 'I did not know that'])(
  '"%s" scorns nobody and stays as it is',
  (line) => {
    const { acts, better } = last(line)
    expect(acts).not.toContain('contempt')
    expect(better).toBe(line)
  },
)

test.each(["I'd like that", 'because I have a shift', "That's forty pounds", "I'm tired, Iris", "I'll do it later"])(
  '"%s" is an answer and leaves nobody standing',
  (line) => {
    expect(last(line).acts).not.toContain('withdraw')
  },
)

test.each(["whatever, I'm done talking", "don't ever ring me again", 'leave me alone', 'then go'])(
  '"%s" does turn away',
  (line) => {
    expect(last(line).acts).toContain('withdraw')
  },
)

test.each([
  ['You always forget the keys', /^You forget/i],
  ['You constantly interrupt my calls', /^You interrupt/i],
  ['You never listen', /^You listen/i],
  ['You never call me back', /^You call/i],
])('"%s" is not the same verdict without its "always"', (line, verdict) => {
  const { better } = last(line)
  expect(better).not.toBe(line)
  expect(better).not.toMatch(verdict)
  expect(better).toMatch(/\b(?:I|me|my|we|could you)\b/i)
})

test('who answers a reproach with "and you never ...?" is not made to ask for what nobody wants', () => {
  const { better } = last('and you never leave plates around?')
  expect(better).not.toMatch(/(?:need|like|want) you to leave/i)
})
