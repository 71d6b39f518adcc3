import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAbroad } from '../../../test/abroad.ts'
import { codeOf } from '../../../test/identity.ts'

let abroad: Awaited<ReturnType<typeof openAbroad>>
beforeAll(async () => {
  abroad = await openAbroad()
})
afterAll(() => abroad.close())

const MINUTE = 60_000

/** An account with a proven address and a password, whose person comes by the provider next. */
async function metByPassword() {
  const login = abroad.someone()
  const account = (await abroad.identity.signUp(`${login}@example.org`)).body
  await abroad.identity.confirm(account)
  return { login, account }
}

test('what a provider said signs in once, and what we made of it not once more', async () => {
  const { world, raw, someone, logIn, asserted } = abroad
  const login = someone()
  const said = await logIn(login)
  const { idToken, localId, pendingToken } = (await raw(said)).body
  expect(codeOf(await raw(said))).toBe('INVALID_IDP_RESPONSE')
  expect(codeOf(await raw(said, { idToken }))).toBe('INVALID_IDP_RESPONSE')
  expect(codeOf(await raw({}, { pendingToken }))).toBe('INVALID_PENDING_TOKEN')
  // Nor at the end of its hour, when what is over was tidied away.
  world.now += 59 * MINUTE
  await world.app.world.identity.jobs.find(({ name }) => name === 'identity-tidy')!.run({})
  expect(codeOf(await raw(said))).toBe('INVALID_IDP_RESPONSE')
  world.now -= 59 * MINUTE
  expect((await asserted(login)).body.localId).toBe(localId)
})

test('the same with its signature written in another way is the same', async () => {
  const { raw, logIn, someone } = abroad
  const { id_token, nonce } = await logIn(someone())
  expect((await raw({ id_token, nonce })).status).toBe(200)
  // The last sign of 256 bytes in base64url stands for two bits: sixteen signs read alike.
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const alike = signs[signs.indexOf(id_token.at(-1)!) ^ 1]!
  for (const other of [`${id_token.slice(0, -1)}${alike}`, `${id_token}==`])
    expect(codeOf(await raw({ id_token: other, nonce }))).toBe('INVALID_IDP_RESPONSE')
})

test('of ten that bring it at once, one gets in', async () => {
  const said = await abroad.logIn(abroad.someone())
  const answers = await Promise.all(Array.from({ length: 10 }, () => abroad.raw(said)))
  // The others are refused, or told that the address has an account by now.
  expect(answers.filter(({ body }) => body.idToken)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 200 && !body.idToken && !body.needConfirmation)).toEqual([])
})

test('it is not used up by being asked to show first whose the account is, and links once', async () => {
  const { identity, raw, logIn } = abroad
  const { login, account } = await metByPassword()
  const said = await logIn(login)
  const { pendingToken } = (await raw(said)).body
  expect((await raw(said)).body).toMatchObject({ needConfirmation: true })
  const { idToken } = (await identity.signIn(account.email)).body
  expect((await raw({}, { pendingToken, idToken })).body).toMatchObject({ localId: account.localId })
  expect((await raw({}, { pendingToken })).status).toBe(400)
  expect((await raw(said)).status).toBe(400)
})

test('what a provider said before a sign-out everywhere signs in no more, nor does what we made of it', async () => {
  const { world, identity, raw, logIn, asserted } = abroad
  const { login, account } = await metByPassword()
  const { pendingToken: unused } = (await asserted(login)).body
  const said = await logIn(login)
  const { idToken } = (await identity.signIn(account.email)).body
  expect((await asserted(login, { idToken })).body).toMatchObject({ localId: account.localId })
  const before = world.now
  world.now = Date.now() + 2_000
  await world.app.world.identity.signOutEverywhere(world.database.db, account.localId)
  expect(codeOf(await raw(said))).toBe('INVALID_IDP_RESPONSE')
  expect(codeOf(await raw({}, { pendingToken: unused }))).toBe('INVALID_IDP_RESPONSE')
  await expect
    .poll(async () => (await asserted(login)).body.localId as string, { timeout: 10_000, interval: 1_000 })
    .toBe(account.localId)
  world.now = before
})
