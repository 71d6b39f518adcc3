import type { AddressInfo } from 'node:net'
import { Relationship } from '@mallama/contracts/relationships'
import { getTableColumns } from 'drizzle-orm'
import Fastify from 'fastify'
import pg from 'pg'
import { assess } from '../server/src/domains/relationships/assess.ts'
import type { Happened, Rated } from '../server/src/domains/relationships/health.ts'
import { relationships } from '../server/src/domains/relationships/relationships.table.ts'
import { unwrap } from '../server/src/platform/keys.ts'
import { opened } from '../server/src/platform/secrets.ts'

/**
 * What the product is measured against: the same three queries, the same decryption, the same scores, and
 * JSON.stringify, in a Fastify route with nothing around it: no session, no contract, no limits, no headers.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const owner = process.env['BENCH_OWNER']!
const wrapped = await pool.query('select wrapped from person_keys where user_id = $1', [owner])
const key = unwrap(wrapped.rows[0].wrapped, Buffer.from(process.env['KEY']!, 'base64'), owner)

/** Columns under the names that the product answers with. */
const columns = Object.entries(getTableColumns(relationships))
  .map(([name, column]) => `"${column.name}" as "${name}"`)
  .join(', ')
const rowsSql = `select ${columns} from relationships where user_id = $1`
const ratedSql = 'select relationship_id, trust, communication, joy, growth, at from check_ins where user_id = $1'
const happenedSql = 'select relationship_id, kind, intensity, occurred_at from moments where user_id = $1'

/** What an answer has of a row; the rest is the product's own. */
const shownOf = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => name in Relationship.shape))

const iso = (value: Date) => value.toISOString()

async function read(id?: string) {
  const one = id ? [owner, id] : [owner]
  const rows = await pool.query(id ? `${rowsSql} and id = $2` : `${rowsSql} order by ordinal desc`, one)
  const rated = await pool.query(id ? `${ratedSql} and relationship_id = $2` : ratedSql, one)
  const happened = await pool.query(id ? `${happenedSql} and relationship_id = $2` : happenedSql, one)
  const checkIns = Map.groupBy(rated.rows, (row) => row.relationship_id as string)
  const moments = Map.groupBy(happened.rows, (row) => row.relationship_id as string)
  const now = Date.now()
  return rows.rows.map((row) => {
    const plain = shownOf(opened(relationships, row, key))
    const ins = (checkIns.get(row.id) ?? []).map((each): Rated => ({ ...each, at: iso(each.at) }))
    const happenings = (moments.get(row.id) ?? []).map((each): Happened => ({
      kind: each.kind,
      intensity: each.intensity,
      occurredAt: iso(each.occurred_at),
    }))
    const dates = { createdAt: iso(row.createdAt), updatedAt: iso(row.updatedAt) }
    return {
      ...plain,
      ...dates,
      isMutual: false,
      pendingConnection: null,
      ...assess({ checkIns: ins, moments: happenings, corrections: [] }, now),
    }
  })
}

const app = Fastify()
app.get('/api/relationships', async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(await read())),
)
app.get('/api/relationships/:id', async (request, reply) => {
  const [row] = await read((request.params as { id: string }).id)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(row))
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (asked) => asked === 'cpu' && process.send!(process.cpuUsage()))
process.on('disconnect', () => process.exit(0))
process.send!({ port: (app.server.address() as AddressInfo).port })
