import { DAY_MS } from '@mallama/contracts/days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  answers,
  asked,
  begun,
  calm,
  does,
  heard,
  letIn,
  must,
  named,
  opened,
  proposed,
  ranked,
} from '../../../test/mediation-of-two.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { isoAt } from '../../platform/clock.ts'
import { reviewDays } from '../reminders/reminders.table.ts'

vi.setConfig({ testTimeout: 60_000 })

const MINUTE = 60_000
let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const seen = async (who: Person, at: string) => (await who.get(`${at}/mediation`)).body
describe('who is in it', () => {
  test('two come in by a link each, without a membership, and it begins once both have said yes', async () => {
    const two = await asked(world)
    const { nora, tomas, at } = two
    expect(await seen(nora, at)).toMatchObject({ stage: 'waiting', opened: true, awaited: 0, title: 'The guest list' })
    expect((await does(nora, two, { do: 'say', content: 'x' })).status).toBe(409)
    const early = await nora.patch(`${at}/participants`, { consent: 'yes' })
    expect([early.status, early.body.message]).toEqual([409, 'First a few questions, for you alone.'])
    for (const who of [nora, tomas]) await answers(who, two)
    await nora.patch(`${at}/participants`, { consent: 'yes' })
    expect((await tomas.patch(`${at}/participants`, { consent: 'not_now' })).body.stage).toBe('waiting')
    expect((await seen(nora, at)).people.map(({ name, state }: Record<string, string>) => [name, state])).toEqual([
      ['Nora', 'yes'],
      ['Tomas', 'not_now'],
    ])
    const begun = await tomas.patch(`${at}/participants`, { consent: 'yes' })
    expect(begun.body).toMatchObject({ stage: 'hearing', progress: { at: 2, of: 5, name: 'Nora is heard' } })
    const [listed] = (await nora.get('/api/conversations')).body
    expect(listed).toMatchObject({
      status: 'active',
      progress: { step: 1, of: 5, stage: 'Nora is heard', yourTurn: true },
    })
  })

  test('strangers, outsiders and visitors find nothing, at every address of it', async () => {
    const { at, nora } = await begun(world)
    const outsider = await world.member('olga')
    const calls: [string, object?][] = [
      ['turn', { do: 'confirm', step: 1 }],
      ['statements', { do: 'done', step: 1 }],
      ['agreement', { do: 'yes', step: 1 }],
      ['pause', { paused: true }],
      ['end'],
      ['participants', {}],
      ['private', { message: 'Hello' }],
    ]
    for (const [place, body] of calls) expect((await outsider.post(`${at}/${place}`, body)).status, place).toBe(404)
    for (const place of ['mediation', 'private']) expect((await outsider.get(`${at}/${place}`)).status).toBe(404)
    for (const place of ['participants', 'private', 'invitations'])
      expect((await outsider.del(`${at}/${place}`)).status).toBe(404)
    expect((await outsider.patch(`${at}/participants`, { consent: 'yes' })).status).toBe(404)
    expect((await outsider.patch(`${at}/private`, calm)).status).toBe(404)
    expect((await world.stranger.get(`${at}/mediation`)).status).toBe(401)
    expect((await nora.get(`${at}/mediation`)).status).toBe(200)
  })

  test('nobody comes in once it has begun, only the one who opened it asks, and a link taken back lets nobody in', async () => {
    const two = await asked(world)
    const { at, nora, tomas, id } = two
    expect((await tomas.post(`${at}/participants`, {})).status).toBe(409)
    const late = (await nora.post(`${at}/participants`, {})).body
    expect((await seen(nora, at)).awaited).toBe(1)
    for (const who of [nora, tomas]) {
      await answers(who, two)
      await who.patch(`${at}/participants`, { consent: 'yes' })
    }
    // Everybody who was asked is waited for.
    expect((await seen(nora, at)).stage).toBe('waiting')
    expect((await nora.del(`${at}/invitations`)).body).toMatchObject({ stage: 'hearing', awaited: 0 })
    const ana = await named(await world.newcomer('ana'), 'Ana')
    expect((await ana.post(`/api/connections/${late.code}/accept`, {})).status).toBe(404)
    expect((await nora.post(`${at}/participants`, {})).status).toBe(409)
    expect((await ana.get(`/api/conversations/${id}/mediation`)).status).toBe(404)
  })

  test('a link is mailed in the words of every invitation: nothing of what it is about, and the address is not kept', async () => {
    const nora = await named(await world.member('nora'), 'Nora')
    const id = await opened(nora, 'The thing with the loan')
    const mailed = await nora.post(`/api/conversations/${id}/participants`, { email: 'tomas@example.org' })
    expect(mailed.status, mailed.text).toBe(201)
    const letter = world.letters.at(-1)!
    expect(letter).toMatchObject({
      to: 'tomas@example.org',
      kind: 'invitation',
      subject: 'Nora invites you to Mallama',
    })
    expect(letter.text).toContain(`/invite/${mailed.body.code}`)
    expect(JSON.stringify(letter)).not.toMatch(/loan|mediat/i)
    const broken = await nora.post(`/api/conversations/${id}/participants`, { email: 'tomas' })
    expect([broken.status, broken.body.details.email]).toEqual([400, ['Enter an email address']])
    const [before, left] = [(await seen(nora, `/api/conversations/${id}`)).awaited, world.letters.length]
    expect(before).toBe(1)
    const olga = await named(await world.member('olga'), 'Olga')
    const elsewhere = `/api/conversations/${await opened(olga)}/participants`
    expect((await nora.post(elsewhere, { email: 'tomas@example.org' })).status).toBe(404)
    expect(world.letters).toHaveLength(left)
  })

  test('what ended before it began says so to whoever is asked into it', async () => {
    const nora = await named(await world.member('nora'), 'Nora')
    const at = `/api/conversations/${await opened(nora)}`
    const { code } = (await nora.post(`${at}/participants`, {})).body
    expect((await nora.post(`${at}/end`)).status).toBe(200)
    const tomas = await named(await world.newcomer('tomas'), 'Tomas')
    for (const [late, words] of [
      [await nora.post(`${at}/participants`, {}), 'This mediation has ended. Open another to ask somebody.'],
      [await tomas.post(`/api/connections/${code}/accept`, {}), 'This mediation has ended. Ask for a new one.'],
    ] as const)
      expect([late.status, late.body.message]).toEqual([409, words])
  })

  test('there is room for six', async () => {
    const nora = await named(await world.member('nora'), 'Nora')
    const id = await opened(nora)
    for (const name of ['A', 'B', 'C', 'D', 'E'])
      await letIn(nora, await named(await world.newcomer(name.toLowerCase()), name), id)
    expect((await nora.post(`/api/conversations/${id}/participants`, {})).status).toBe(409)
    expect((await seen(nora, `/api/conversations/${id}`)).rail).toHaveLength(9)
  })
})

describe('the way through', () => {
  test('from the first word to an agreement, with a reminder for both', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await proposed(two)
    await must(tomas, two, { do: 'yes' })
    expect((await seen(tomas, at)).agreement).toMatchObject({ whole: true, at: null, yes: [{ by: 'p2' }] })
    await must(tomas, two, { do: 'take_back' })
    await must(nora, two, { do: 'yes' })
    const agreed = await must(tomas, two, { do: 'yes' })
    expect(agreed).toMatchObject({ stage: 'agreed', agreement: { review: '2026-03-06', yes: [{}, {}] } })
    expect((await nora.get('/api/conversations')).body[0]).toMatchObject({
      status: 'resolved',
      progress: { agreements: 1, step: 5, yourTurn: false },
    })
    const days = await world.database.db.select().from(reviewDays).where(eq(reviewDays.roomId, two.id))
    expect(days.map(({ userId, day }) => [userId, day]).toSorted()).toEqual(
      [nora, tomas].map(({ id }) => [id, '2026-03-06']).toSorted(),
    )
    expect((await nora.get('/api/reminders')).body).toEqual([])
    world.now += 4 * DAY_MS
    const turns = async () => (await nora.get('/api/conversations')).body[0].progress.yourTurn
    expect(await turns()).toBe(true)
    // The next small step of the day, by the title that both know; whoever has looked says so for themselves alone.
    expect((await nora.get('/api/reminders')).body).toEqual([
      { kind: 'agreement', conversationId: two.id, title: 'The guest list', due: '2026-03-06' },
    ])
    const outsider = await world.member('ola')
    expect((await outsider.post(`${at}/reminders/done`)).status).toBe(404)
    expect((await nora.post(`${at}/reminders/done`)).status).toBe(204)
    expect([(await nora.get('/api/reminders')).body, await turns()]).toEqual([[], false])
    expect((await nora.post(`${at}/reminders/done`)).status).toBe(204)
    const left = await world.database.db.select().from(reviewDays).where(eq(reviewDays.roomId, two.id))
    expect(left.map(({ userId }) => userId)).toEqual([tomas.id])
    world.now -= 4 * DAY_MS
  })

  test('words written as into any conversation are the one thing that is asked for; the same twice is one', async () => {
    const { nora, tomas, at } = await begun(world)
    expect((await tomas.post(`${at}/messages`, { content: 'Me first' })).status).toBe(409)
    const said = await nora.post(`${at}/messages`, { content: 'I feel like a guest.', clientId: 'c1' })
    const again = await nora.post(`${at}/messages`, { content: 'I feel like a guest.', clientId: 'c1' })
    expect([said.status, said.body]).toEqual([again.status, again.body])
    expect(said.body).toMatchObject({ senderId: nora.id, content: 'I feel like a guest.', reply: null })
    const { body } = await tomas.get(at)
    expect(body.messages.map(({ senderName, content }: Record<string, string>) => [senderName, content])).toEqual([
      ['Mallama', expect.stringContaining('Nora, you begin.')],
      ['Nora', 'I feel like a guest.'],
      ['Mallama', expect.stringContaining('Tomas, can you say back')],
    ])
    const card = (await tomas.get('/api/mediations')).body.find(({ id }: { id: string }) => at.endsWith(id))
    expect([body.messageCount, card.messageCount]).toEqual([3, 3])
  })

  test('blind steps show nobody’s part before all are in', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await heard(two)
    const { lines } = await seen(tomas, at)
    const line = lines.find(({ by }: { by: string }) => by === 'p1')
    const before = await seen(nora, at)
    await must(tomas, two, { do: 'mark', lines: [line.id] })
    expect(await seen(nora, at)).toEqual(before)
    for (const content of ['We A.', 'We B.', 'We C.']) await must(nora, two, { do: 'write', content })
    // All of them are hers: he is asked once for one of his own.
    for (const who of [nora, tomas, nora, tomas]) await must(who, two, { do: 'done' })
    const order = (await seen(nora, at)).statements.map(({ id }: { id: string }) => id)
    expect(order).toHaveLength(4)
    await must(nora, two, { do: 'rank', order })
    expect(JSON.stringify((await seen(tomas, at)).order)).toBe('null')
    await must(tomas, two, { do: 'rank', order: order.toReversed() })
    await must(nora, two, { do: 'note', content: 'Say when.' })
    expect(JSON.stringify(await seen(tomas, at))).not.toContain('Say when.')
    await must(tomas, two, { do: 'note', content: '' })
    expect(JSON.stringify(await seen(tomas, at))).toContain('Say when.')
  })
})

describe('stopping', () => {
  test('anyone pauses, nobody is named, it goes on once both want it, and anyone ends it', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    const paused = (await tomas.post(`${at}/pause`, { paused: true })).body
    expect(paused.paused).toBe(true)
    expect((await does(nora, two, { do: 'say', content: 'x' })).body.message).toBe('Paused. Anyone can end it.')
    expect(paused.until).toBe(isoAt(world.now + 20 * MINUTE))
    const early = await nora.post(`${at}/pause`, { paused: false })
    expect([early.status, early.body.message]).toEqual([409, 'First a few questions, for you alone.'])
    for (const who of [nora, tomas]) await answers(who, two)
    expect((await nora.post(`${at}/pause`, { paused: false })).body).toMatchObject({ paused: true, goOn: true })
    expect((await seen(tomas, at)).goOn).toBe(false)
    expect((await tomas.post(`${at}/pause`, { paused: false })).body).toMatchObject({ paused: true, goOn: true })
    world.now += 20 * MINUTE
    expect((await seen(tomas, at)).paused).toBe(true)
    world.now += 10 * MINUTE
    expect(await seen(tomas, at)).toMatchObject({ paused: false, until: null, phase: 'say' })
    expect((await nora.post(`${at}/end`)).body.endedAt).not.toBeNull()
    expect((await does(tomas, two, { do: 'confirm' })).status).toBe(409)
    expect((await tomas.get('/api/conversations')).status).toBe(402)
    const { messages } = (await tomas.get(at)).body
    expect(messages.map(({ senderName, content }: Record<string, string>) => [senderName, content])).toEqual([
      ['Mallama', expect.stringContaining('Nora, you begin.')],
      ['Mallama', expect.stringContaining('This mediation ends here.')],
    ])
  })

  test('who leaves keeps the room as it was, and nothing that came after', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
    const left = (await tomas.del(`${at}/participants`)).body
    expect(left.people[1]).toMatchObject({ name: 'Tomas', state: 'left' })
    expect(JSON.stringify(left)).toContain('I feel like a guest.')
    const after = await seen(nora, at)
    expect(after.turns.at(-1)).toMatchObject({ kind: 'left', content: 'Tomas left' })
    expect((await does(nora, two, { do: 'confirm' })).body.message).toBe('There is nobody else here any more.')
    await nora.post(`${at}/end`)
    expect(await seen(tomas, at)).toEqual(left)
    expect((await tomas.patch(`${at}/participants`, { consent: 'yes' })).status).toBe(409)
    expect((await tomas.del(`${at}/participants`)).body).toEqual(left)
    expect((await tomas.get('/api/export')).body.mediations).toHaveLength(1)
  })

  test('an account that is deleted takes its words along; the others keep theirs', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    await ranked(two)
    await tomas.post(`${at}/private`, { message: 'Only for me, tomorrow perhaps.' })
    await world.app.world.identity.remove(world.database.db, nora.id)
    const kept = await seen(tomas, at)
    expect(JSON.stringify(kept)).not.toMatch(/Nora|guest at our wedding|We decide together/)
    expect(JSON.stringify(kept)).toContain('I sit between two chairs')
    expect(kept.people[0]).toMatchObject({ name: '', state: 'left' })
  })
})

describe('bad input', () => {
  test('invisible, too long, unknown and broken input is refused by name; script and 10,000 characters are words', async () => {
    const two = await begun(world)
    const { nora, tomas, at } = two
    const invisible = await does(nora, two, { do: 'say', content: '\u200b\u200d \u2060' })
    expect([invisible.status, invisible.body.details.content]).toEqual([400, ['Write something first']])
    expect((await does(nora, two, { do: 'say', content: 'a'.repeat(10_001) })).status).toBe(400)
    expect((await does(nora, two, { do: 'say', content: 'x', more: 1 })).status).toBe(400)
    expect((await does(nora, two, { do: 'fly' })).status).toBe(400)
    const script = `<script>alert(1)</script> ${'It was long. '.repeat(750)}`.slice(0, 10_000).trim()
    await must(nora, two, { do: 'say', content: script })
    const { turns } = await seen(tomas, at)
    expect(turns.find(({ kind }: { kind: string }) => kind === 'say').content).toBe(script)
  })

  test('an answer to a step that is over changes nothing', async () => {
    const two = await begun(world)
    const { nora, at } = two
    const { step } = await seen(nora, at)
    await must(nora, two, { do: 'say', content: 'It is loud here.' })
    const late = await nora.post(`${at}/turn`, { do: 'say', step, content: 'Again' })
    expect([late.status, late.body.message]).toEqual([409, 'The room has moved on. Look again.'])
  })
})
