import { setImmediate } from 'node:timers/promises'
import type { Table } from 'drizzle-orm'
import { opened, type DataKey, type Opened } from './secrets.ts'

/** The house's own bookkeeping: whose it is goes without saying, the rest tells a person nothing about themselves. */
const INNER = ['userId', 'ordinal', 'clientId', 'fingerprint', 'prints'] as const
type Inner = (typeof INNER)[number]
export type Readable<R> = Omit<Opened<R>, Inner>

const AT_ONCE = 100

/** A stored row as its owner may read it. */
export function readable<T extends Table, R extends Partial<T['$inferSelect']>>(
  table: T,
  row: R,
  key: DataKey,
): Readable<R> {
  const plain = { ...opened(table, row, key) } as Record<string, unknown>
  for (const name of INNER) delete plain[name]
  return plain as Readable<R>
}

/** The same for many. Everybody else has a turn between every hundred: an export may be years long. */
export async function readableAll<T extends Table, R extends Partial<T['$inferSelect']>>(
  table: T,
  rows: readonly R[],
  keyOf: DataKey | ((row: R) => DataKey),
): Promise<Readable<R>[]> {
  const found: Readable<R>[] = []
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await setImmediate()
    found.push(readable(table, row, typeof keyOf === 'function' ? keyOf(row) : keyOf))
  }
  return found
}
