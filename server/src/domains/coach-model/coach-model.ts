import { hkdfSync } from 'node:crypto'
import type { Coach } from '@mallama/coach/operations'
import {
  Chosen as Choice,
  LocalKind,
  OWN,
  Tried,
  type coachModelApi,
  type CoachModel,
  type LocalServer,
  type ModelOffers,
  type Trouble,
} from '@mallama/contracts/coach-model'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict, invalidInput } from '@mallama/contracts/errors'
import { eq, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Own } from '../../context.ts'
import type { Audit } from '../../platform/audit.ts'
import { isoAt, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { notify, type Db } from '../../platform/db.ts'
import type { Env } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { coachModel, type Chosen } from './coach-model.table.ts'
import type { Models } from './models.ts'
import { finding, hostOf, settingOf, stateOf } from './state-of.ts'

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
  offers(ctx: Own): Promise<ModelOffers>
  download(ctx: Own, input: Input<typeof coachModelApi.download>): Promise<CoachModel>
  stopDownload(ctx: Own): Promise<CoachModel>
  /** When the last thing was decided, in ISO 8601; null where nothing was. */
  since(): Promise<string | null>
  /** Switches on what the owner of this machine chose at the command line; rejects with a line for them. */
  take(chosen: string, audit: Audit): Promise<string>
}

interface Whose {
  audit: Audit
  by: string | null
}

/** Of a download: when the last thing was decided before it, and whether it was stopped. */
interface Begun {
  since: string | null
  stopped: AbortSignal
}

/** What the command line says of a model: it found it and tried it by itself. `since`: when the last thing had been decided as it began. */
const Taken = Choice.extend({ kind: LocalKind, tried: Tried.nullable(), since: z.string().nullable().optional() })

const CHANGED = 'mallama_coach_model'
/** A server that fails a hundred people a minute is written down as failing a few times. */
const TROUBLE_EVERY_MS = 5_000
const ONE = 1

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
  const write = (db: Db, draft: Partial<typeof coachModel.$inferInsert>, setWhere?: SQL) =>
    db
      .insert(coachModel)
      .values({ only: ONE, ...draft })
      .onConflictDoUpdate({ target: coachModel.only, set: draft, setWhere })
      .returning({ only: coachModel.only })

  async function settle(): Promise<void> {
    if (fixed) return
    const row = await read(database.db)
    const chosen = row?.chosen ?? null
    const now = JSON.stringify([chosen, row?.since])
    if (now === shown) return
    if (!chosen) models.none()
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
    // Whoever named a model in the environment would take what answers here for that one.
    const download = models.downloads.now()
    const more = { ...(models.problem !== null && { problem: models.problem }), ...(download && { download }) }
    if (!row?.chosen) return { setting: null, state: 'off', lastError: null, ...more }
    const { address, kind, model, tried } = row.chosen
    const setting = { by: 'administrator' as const, model, host: hostOf(address), address, kind, tried }
    return {
      setting: { ...setting, since: row.since },
      state: await stateOf(row.chosen, models.own),
      lastError,
      ...more,
    }
  }

  /** What answers there now, and has this model. Throws invalidInput where there is none. */
  async function listed({ address, model }: Pick<Chosen, 'address' | 'model'>): Promise<Pick<Chosen, 'kind'>> {
    if (address === OWN) {
      if ((await models.own.list()).some((one) => one.model === model)) return { kind: 'gguf' }
      throw invalidInput('model', 'This model is no longer there')
    }
    const port = Number(new URL(address).port)
    if (!env.COACH_PORTS.includes(port))
      throw invalidInput('address', `Only the ports ${env.COACH_PORTS.join(', ')} of this machine are asked`)
    const { serverAt } = await finding()
    const server = await serverAt(address)
    if (!server) throw invalidInput('address', 'No model server answers there now')
    if (!server.models.some((one) => one.model === model)) throw invalidInput('model', 'This model is no longer there')
    return { kind: server.kind }
  }

  function changeable(): void {
    if (fixed) throw conflict('COACH_MODEL in the server’s environment decides which model answers.')
  }

  /** False where `begun` is given and something else was decided since: then nothing was changed. */
  async function change({ audit, by }: Whose, chosen: Chosen | null, begun?: Begun): Promise<boolean> {
    changeable()
    const at = isoAt(clock())
    const changed = await database.db.transaction(async (tx) => {
      const db = tx as unknown as Db
      const before = (await read(db))?.chosen
      const what = chosen ?? before
      // Switched off has its moment too: what began before it sees that it was decided later.
      const now = { chosen, since: at, trouble: null, troubleAt: null }
      const { since } = coachModel
      const same = begun && (begun.since === null ? isNull(since) : eq(since, begun.since))
      // Looked at while the row is written: a press in another process may come between.
      if ((await write(db, sealed(coachModel, now, key), same)).length === 0) return false
      const about = what ? `${what.model} at ${hostOf(what.address)}` : null
      // It decides where everyone's words go.
      if (about) await audit.note(db, { did: chosen ? 'coach-on' : 'coach-off', by, about })
      await notify(db, CHANGED, '')
      // Nothing of it stays where it was stopped meanwhile.
      begun?.stopped.throwIfAborted()
      return true
    })
    await follow()
    return changed
  }

  async function take(chosen: string, by: Whose, begun?: Begun): Promise<{ model: string; on: boolean }> {
    const { since, ...taken } = Taken.parse(JSON.parse(chosen))
    await listed(taken)
    const when = begun ?? (since === undefined ? undefined : { since, stopped: new AbortController().signal })
    return { model: taken.model, on: await change(by, taken, when) }
  }

  return {
    current: () => current,
    coach: () => state(),
    async find() {
      const { findServers } = await finding()
      const [files, servers] = await Promise.all([models.own.list(), findServers(env.COACH_PORTS)])
      const own: LocalServer[] = files.length > 0 ? [{ address: OWN, kind: 'gguf', models: files }] : []
      return { servers: [...own, ...servers], ports: env.COACH_PORTS }
    },
    async tryOut(ctx, { address, model }) {
      const { kind } = await listed({ address, model })
      const { tryOut, dangerProbes } = await import('@mallama/coach/model/local/tryout')
      const chosen = { address, kind, model, tried: null }
      const opened = await models.opened(settingOf(chosen))
      const tried = await tryOut(opened, dangerProbes, () => performance.now(), ctx.signal)
      await write(ctx.db, sealed(coachModel, { tried: { ...chosen, tried } }, key))
      return tried
    },
    async switchOn(ctx, { address, model }) {
      changeable()
      const { kind } = await listed({ address, model })
      const last = (await read(ctx.db))?.tried
      const same = last?.address === address && last.model === model && last.kind === kind
      await change(whose(ctx), { address, kind, model, tried: same ? last.tried : null })
      return state()
    },
    async switchOff(ctx) {
      await change(whose(ctx), null)
      return state()
    },
    offers: async () => models.downloads.offers(),
    async download(ctx, { id }) {
      changeable()
      const by = whose(ctx)
      // It may take an hour: what is decided meanwhile holds.
      const since = (await read(ctx.db))?.since ?? null
      const begun = models.downloads.begin(
        id,
        async (chosen, stopped) => (await take(chosen, by, { since, stopped })).on,
      )
      if (begun === 'unknown') throw invalidInput('id', 'Choose one of the list')
      if (begun === 'too big') throw invalidInput('id', 'It does not fit into the memory of this machine')
      if (begun === 'at work') throw conflict('A model is being downloaded already.')
      return state()
    },
    async stopDownload() {
      await models.downloads.stop()
      return state()
    },
    since: async () => (await read(database.db))?.since ?? null,
    async take(chosen, audit) {
      const { model, on } = await take(chosen, { audit, by: null })
      if (!on) throw new Error('something else was decided meanwhile.')
      return model
    },
  } satisfies CoachModels
}

const whose = ({ audit, actor }: Own): Whose => ({ audit, by: actor.id })
