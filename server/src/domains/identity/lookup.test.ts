import { afterAll, beforeAll, expect, test } from 'vitest'
import { speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
beforeAll(async () => {
  world = await openWorld({ identity: true })
  identity = speakTo(world)
})
afterAll(() => world.close())

test('looking up an account answers every field that the SDK reads, and a placeholder for the password', async () => {
  const nora = await identity.register()
  const theo = await identity.register('theo', 'another password')
  const look = async (idToken: string) => (await identity.call('lookup', { idToken })).body.users
  const [found, ...others] = await look(nora.idToken)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    localId: nora.localId,
    email: nora.email,
    emailVerified: false,
    providerUserInfo: [expect.objectContaining({ providerId: 'password', email: nora.email })],
    createdAt: expect.stringMatching(/^\d{13}$/),
    lastLoginAt: expect.stringMatching(/^\d{13}$/),
    passwordHash: expect.any(String),
  })
  await identity.call('update', { idToken: nora.idToken, displayName: 'Nora', photoUrl: 'https://example.org/n.png' })
  expect((await look(nora.idToken))[0]).toMatchObject({ displayName: 'Nora', photoUrl: 'https://example.org/n.png' })
  // The same for everyone: it says that there is a password, and nothing of it.
  expect(found.passwordHash).toBe((await look(theo.idToken))[0].passwordHash)
  expect(found.passwordHash.length).toBeLessThan(30)
})
