import { expect, it } from 'vitest'
import { resolved } from '../../evals/resolved.ts'
import { spelt, standsAsItIs } from './stands.ts'

it.each([
  "I'm calling the police",
  'im getting security now',
  'No.',
  "I've told you we're done",
  'please stop',
  'let me go',
])('"%s" stays word for word', (line) => {
  expect(standsAsItIs(line)).toBe(true)
})

it.each(['No wonder you are alone', 'stop being so lazy', "I'll call your mother", 'you got that from your dad'])(
  '"%s" may be put better',
  (line) => {
    expect(standsAsItIs(line)).toBe(false)
  },
)

it('a misspelt insult is one, and a thing of theirs stays theirs', () => {
  expect(spelt('your a liar and ur so lazy')).toBe("you're a liar and you're so lazy")
  expect(spelt('your mum rang, your always-on phone')).toMatch(/^your mum rang/)
})

it('in a quarrel the insult goes and the plain no stays', () => {
  const { resolvedConversation } = resolved(
    'Max: your a lying cow and you took my £20\nAda: No.\nMax: give it back\nAda: I never took it, you absolute pig',
  )
  expect(resolvedConversation).not.toMatch(/cow|pig/)
  expect(resolvedConversation).toMatch(/Ada: No\./)
  expect(resolvedConversation).toMatch(/£20/)
})
