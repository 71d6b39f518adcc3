import { beforeAll, describe, expect, it } from 'vitest'
import { resolved } from '../../evals/resolved.ts'
import { whole } from './torn.ts'

beforeAll(() => void resolved('Al: hi\nBo: hi'), 60_000)

const better = (...lines: string[]) =>
  resolved(lines.join('\n'))
    .resolvedConversation.split('\n')
    .at(-1)!
    .replace(/^\p{L}+: /u, '')

describe('what is left of a turn', () => {
  it.each([
    ['not even a text', 'you make me sick. not even a text'],
    ['even the neighbours', 'everyone hates you. even the neighbours'],
    ['The garage', 'lol. The garage. Every spring since 2015'],
    ['I am sad. in front of my boss', "you're a joke. in front of my boss"],
    ['as if i had the time', 'you are useless. as if i had the time'],
    ['odd how the till is short by monday', 'liar. odd how the till is always short by monday'],
    ['She would.', 'She would be sick of you. She would.'],
  ])('"%s" is no sentence to put in the place of "%s"', (said, text) => {
    expect(whole(said, text)).not.toContain(said.split('. ').at(-1)!.replace('.', ''))
  })

  it.each([
    ['I was desperate. My fault', 'I was desperate, you fool. My fault'],
    ['One bag of rice in three weeks.', "One bag of rice in three weeks. You're so lazy."],
    ['I need you to ring. I sat there until 9.', 'You never ring. I sat there until 9.'],
    ['Sorry. I left the gate open.', 'Sorry. I left the gate open, idiot.'],
  ])('"%s" stands', (said, text) => {
    expect(whole(said, text)).toBe(said)
  })
})

it('what one does and what it leaves to the other stay together', () => {
  expect(better('Ana: we said we would ask', 'Joe: You said so. You always choose and I get informed')).toMatch(
    /when you choose and I get informed/i,
  )
  expect(better('Ana: where is dinner', "Joe: you always go out and I'm left with the twins")).toMatch(
    /you go out and I'm left with the twins/,
  )
})

it('where nobody has said that it hurts, it is not said back', () => {
  const line = 'Joe: lol. the roof. every autumn since 2016'
  expect(better('Ana: He said it was for the roof', line)).toBe('lol. the roof. every autumn since 2016')
  expect(better('Ana: you never call my gran', 'Joe: calm down, you are being dramatic')).not.toMatch(/it hurts/)
  expect(better('Ana: it hurt me that you laughed', 'Joe: calm down, you are being dramatic')).not.toMatch(/dramatic/)
})

it.each([
  ['Ana: where were you', 'Joe: do you want a signed statement. you are so clingy its pathetic'],
  ['Ana: why did you not ring', 'Joe: everyone says it. even your own brother'],
  ['Ana: did you pay', 'Joe: you are pathetic. my own wife. unbelievable'],
])('%s / %s: nothing of the scorn is left standing', (asked, line) => {
  const said = better(asked, line)
  expect(said).not.toMatch(/statement|clingy|even your|own wife|unbelievable/)
  expect(said).toMatch(/\b(?:I|I'm|i|i'm|im|that|can)\b/i)
})

it('whom a sneer is said to is still said to', () => {
  expect(better('Tess: I paid for it', 'Gil: Oh here we are. Of course you did. Saint Tess')).toMatch(/^Tess, /)
  expect(better('Tess: I paid for it', 'Gil: Oh here we are. Of course you did. Saint Carol')).not.toMatch(/^Carol, /)
})
