import { hkdfSync } from 'node:crypto'
import type { ModelSetting } from '@mallama/coach/model/provider'
import type { Coach } from '@mallama/coach/port'
import type { coachModelApi, CoachModel, LocalServer, Tried, Trouble } from '@mallama/contracts/coach-model'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict, invalidInput } from '@mallama/contracts/errors'
import { eq } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { isoAt, type Clock } from '../../platform/clock.ts'
import { notify, type Database, type Db } from '../../platform/db.ts'
import type { Env } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { coachModel, type Chosen } from './coach-model.table.ts'

/** Makes a coach of a model, and tells of answers that could not be used: of every coach that it made, and the first. */
export interface Models {
  open(setting: ModelSetting): Promise<Coach>
  onTrouble(heard: (reason: Trouble) => void): void
}

interface Parts {
  env: Env
  database: Database
  clock: Clock
  log: Log
  serverKey: Buffer
  /** Who answers while nothing is switched on: the built-in coach, or the environment's model, which always does. */
  coach: Coach
  models: Models
}

export interface CoachModels {
  /** Who answers now. */
  current(): Coach
  coach(ctx: Own): Promise<CoachModel>
  find(ctx: Own): Promise<{ servers: LocalServer[]; ports: number[] }>
  tryOut(ctx: Own, input: Input<typeof coachModelApi.tryOut>): Promise<Tried>
  switchOn(ctx: Own, input: Input<typeof coachModelApi.switchOn>): Promise<CoachModel>
  switchOff(ctx: Own): Promise<CoachModel>
}

const CHANGED = 'mallama_coach_model'
/** A server that fails a hundred people a minute is written down as failing a few times. */
const TROUBLE_EVERY_MS = 5_000
const ONE = 1

/** The libraries for models are loaded by whoever asks for one. */
const finding = () => import('@mallama/coach/model/local/find')

/** Which language model answers, as the administrator chose it: here, and in every other process within a second. */
export async function openCoachModels({ env, database, clock, log, serverKey, coach, models }: Parts) {
  const fixed = coach.remote
  const key = Buffer.from(hkdfSync('sha256', serverKey, Buffer.alloc(0), 'mallama coach model', 32))
  let current = coach
  let shown = ''

  const read = async (db: Db) => {
    const [row] = await db.select().from(coachModel).where(eq(coachModel.only, ONE))
    return row && opened(coachModel, row, key)
  }
  const write = (db: Db, draft: Partial<typeof coachModel.$inferInsert>) =>
    db
      .insert(coachModel)
      .values({ only: ONE, ...draft })
      .onConflictDoUpdate({ target: coachModel.only, set: draft })

  async function settle(): Promise<void> {
    if (fixed) return
    const row = await read(database.db)
    const chosen = row?.chosen ?? null
    const now = JSON.stringify([chosen, row?.since])
    if (now === shown) return
    current = chosen ? await models.open(settingOf(chosen)) : coach
    shown = now
  }
  /** One after the other: of two changes in one breath the later one stays. */
  let settling: Promise<void> = Promise.resolve()
  const follow = () =>
    (settling = settling.then(settle).catch((err: unknown) => log.error({ err }, 'the coach’s model was not read')))

  await database.listen(CHANGED, follow)
  database.onRelisten(() => void follow())
  await follow()

  let quietUntil = 0
  models.onTrouble((reason) => {
    const now = clock()
    if (now < quietUntil) return
    quietUntil = now + TROUBLE_EVERY_MS
    write(database.db, { trouble: reason, troubleAt: isoAt(now) }).catch((err: unknown) =>
      log.warn({ err }, 'trouble with the coach’s model was not written down'),
    )
  })

  async function state(): Promise<CoachModel> {
    const row = await read(database.db)
    const lastError = row?.troubleAt ? { at: row.troubleAt, reason: row.trouble as Trouble } : null
    if (fixed) {
      const { model, host } = fixed
      const unknown = { address: null, kind: null, since: null, tried: null }
      return { setting: { by: 'environment', model, host, ...unknown }, state: 'unasked', lastError }
    }
    if (!row?.chosen) return { setting: null, state: 'off', lastError: null }
    const { address, kind, model, tried } = row.chosen
    const setting = { by: 'administrator' as const, model, host: new URL(address).host, address, kind, tried }
    return { setting: { ...setting, since: row.since }, state: await stateOf(row.chosen), lastError }
  }

  /** What answers there now, and has this model. Throws invalidInput where there is none. */
  async function listed({ address, model }: Pick<Chosen, 'address' | 'model'>): Promise<Pick<Chosen, 'kind'>> {
    const port = Number(new URL(address).port)
    if (!env.COACH_PORTS.includes(port))
      throw invalidInput('address', `Only the ports ${env.COACH_PORTS.join(', ')} of this machine are asked`)
    const { serverAt } = await finding()
    const server = await serverAt(address)
    if (!server) throw invalidInput('address', 'No model server answers there any more')
    const found = server.models.find((one) => one.model === model)
    if (!found) throw invalidInput('model', 'This model is no longer there')
    if (found.state === 'loading') throw invalidInput('model', 'It is still being loaded. Try again in a moment')
    return { kind: server.kind }
  }

  function changeable(): void {
    if (fixed) throw conflict('COACH_MODEL in the server’s environment decides which model answers.')
  }

  async function change(ctx: Own, chosen: Chosen | null): Promise<CoachModel> {
    changeable()
    const at = isoAt(clock())
    await inTransaction(ctx, async ({ db, actor }) => {
      const before = (await read(db))?.chosen
      const what = chosen ?? before
      const now = { chosen, since: chosen ? at : null, trouble: null, troubleAt: null }
      await write(db, sealed(coachModel, now, key))
      const about = what ? `${what.model} at ${new URL(what.address).host}` : null
      // It decides where everyone's words go.
      if (about) await ctx.audit.note(db, { did: chosen ? 'coach-on' : 'coach-off', by: actor.id, about })
      await notify(db, CHANGED, '')
    })
    await follow()
    return state()
  }

  return {
    current: () => current,
    coach: () => state(),
    async find() {
      const { findServers } = await finding()
      return { servers: await findServers(env.COACH_PORTS), ports: env.COACH_PORTS }
    },
    async tryOut(ctx, { address, model }) {
      const { kind } = await listed({ address, model })
      const [{ tryOut }, { dangerProbes }, { openModel }] = await Promise.all([
        import('@mallama/coach/model/local/tryout'),
        import('@mallama/coach/model/local/probes'),
        import('@mallama/coach/model/provider'),
      ])
      const chosen = { address, kind, model, tried: null }
      const tried = await tryOut(openModel(settingOf(chosen)), dangerProbes(), () => performance.now(), ctx.signal)
      await write(ctx.db, sealed(coachModel, { tried: { ...chosen, tried } }, key))
      return tried
    },
    async switchOn(ctx, { address, model }) {
      changeable()
      const { kind } = await listed({ address, model })
      const last = (await read(ctx.db))?.tried
      const same = last?.address === address && last.model === model && last.kind === kind
      return change(ctx, { address, kind, model, tried: same ? last.tried : null })
    },
    switchOff: (ctx) => change(ctx, null),
  } satisfies CoachModels
}

const settingOf = ({ address, kind, model, tried }: Chosen): ModelSetting => ({
  provider: kind,
  model,
  url: kind === 'openai-compatible' ? `${address}/v1` : address,
  mayClear: tried?.mayClear,
})

async function stateOf({ address, model }: Chosen): Promise<CoachModel['state']> {
  const { serverAt } = await finding()
  const server = await serverAt(address)
  if (!server) return 'gone'
  const found = server.models.find((one) => one.model === model)
  if (found) return found.state === 'loading' ? 'loading' : 'ready'
  return server.models.some((one) => one.state === 'loading') ? 'loading' : 'no-model'
}
