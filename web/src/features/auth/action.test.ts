import { expect, test } from 'vitest'
import { failed, nextOf, pathOf } from './action.ts'

const origin = 'https://mallama.example'
const coded = (code: string) => Object.assign(new Error(code), { code })

test('a letter leads back to a page of ours, and to nobody else', () => {
  expect(pathOf(`${origin}/settings?a=1#email`, origin)).toBe('/settings?a=1#email')
  for (const elsewhere of [null, '', 'no address', 'https://evil.example/settings', `${origin}/auth`])
    expect(pathOf(elsewhere, origin)).toBeNull()
})

test('a sign-in link remembers where its person was going', () => {
  expect(nextOf(`${origin}/auth?next=%2Frelationships`, origin)).toBe('/relationships')
  expect(nextOf(`${origin}/auth`, origin)).toBeNull()
  expect(nextOf('https://evil.example/auth?next=%2Frelationships', origin)).toBeNull()
})

test('too old and used already are told apart; what may be the network is tried again', () => {
  const old = failed(coded('auth/expired-action-code'))
  const used = failed(coded('auth/invalid-action-code'))
  expect([old.state, used.state]).toEqual(['over', 'over'])
  expect(old.why).not.toBe(used.why)
  expect(failed(coded('auth/network-request-failed')).state).toBe('unreachable')
})
