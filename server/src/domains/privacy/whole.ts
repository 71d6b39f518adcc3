import type { Export } from '@mallama/contracts/privacy'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as account from '../account/account.ts'
import * as billing from '../billing/billing.ts'
import * as chat from '../chat/chat.ts'
import * as community from '../community/community.ts'
import * as insights from '../insights/insights.ts'
import * as journal from '../journal/journal.ts'
import * as mediation from '../mediation/mediation.ts'
import * as relationships from '../relationships/relationships.ts'
import * as reminders from '../reminders/reminders.ts'
import * as tools from '../tools/tools.ts'

/** A list that is read while it is written out, one thing at a time: what is years long is never held at once. */
export type Flow = () => AsyncIterable<object>

/** A value with lists that flow in it, at any depth of plain objects. */
export interface Flowing {
  [name: string]: unknown
}

/** Everything that is kept of the person. A table whose texts are missing here fails privacy.test.ts. */
export async function whole(ctx: Own): Promise<Record<keyof Export, unknown>> {
  const people = await relationships.exported(ctx)
  const known = new Set(people.relationships.map(({ id }) => id))
  const kept = {
    checkIns: people.checkIns,
    moments: people.moments,
    corrections: people.corrections,
    memory: people.memory,
    reminders: await reminders.exported(ctx),
    insights: await insights.exported(ctx),
  }
  const of = Object.entries(kept).map(
    ([name, rows]) => [name, Map.groupBy<string, About>(rows, ({ relationshipId }) => relationshipId)] as const,
  )
  return {
    madeAt: isoAt(ctx.clock()),
    account: { ...(await account.user(ctx)), picture: await account.pictureOf(ctx) },
    signIns: await account.allSessions(ctx),
    relationships: async function* () {
      for (const person of people.relationships)
        yield {
          ...person,
          ...Object.fromEntries(of.map(([name, rows]) => [name, (rows.get(person.id) ?? []).map(alone)])),
          chats: () =>
            each(
              chat.eachChat(ctx, (about) => about === person.id),
              alone,
            ),
          savedChats: () => each(chat.eachSaved(ctx, person.id), alone),
        }
    },
    chats: () => chat.eachChat(ctx, (about) => about === null || !known.has(about)),
    tools: () => tools.eachUse(ctx),
    journal: { entries: () => journal.eachEntry(ctx), notTrue: await journal.disagreedWith(ctx) },
    weeks: await insights.exportedWeeks(ctx),
    mediations: await mediation.exported(ctx),
    community: await community.exported(ctx),
    payments: await billing.exported(ctx),
  }
}

interface About {
  relationshipId: string
}

/** Under its relationship, which it need not name again. */
const alone = <R extends { relationshipId: unknown }>({ relationshipId: _about, ...rest }: R) => rest

async function* each<A, B>(all: AsyncIterable<A>, shown: (one: A) => B): AsyncGenerator<B> {
  for await (const one of all) yield shown(one)
}

export const isFlow = (value: unknown): value is Flow => typeof value === 'function'
export const isPlain = (value: unknown): value is Flowing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with every list in it, for who asks for it in one piece. */
export async function collected(value: unknown): Promise<unknown> {
  if (isFlow(value)) {
    const all: unknown[] = []
    for await (const one of value()) all.push(await collected(one))
    return all
  }
  if (!isPlain(value)) return value
  const found: Flowing = {}
  for (const [name, inside] of Object.entries(value)) found[name] = await collected(inside)
  return found
}

/** As JSON, in pieces: one thing of a list each. */
export async function* json(value: unknown, indent = ''): AsyncGenerator<string> {
  const inner = `${indent}  `
  if (isFlow(value)) {
    yield '['
    let first = true
    for await (const one of value()) {
      yield `${first ? '' : ','}\n${inner}`
      yield* json(one, inner)
      first = false
    }
    return yield first ? ']' : `\n${indent}]`
  }
  if (!isPlain(value) || !Object.values(value).some((inside) => isFlow(inside) || isPlain(inside)))
    return yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
  yield '{'
  let first = true
  for (const [name, inside] of Object.entries(value)) {
    if (inside === undefined) continue
    yield `${first ? '' : ','}\n${inner}${JSON.stringify(name)}: `
    yield* json(inside, inner)
    first = false
  }
  yield first ? '}' : `\n${indent}}`
}
