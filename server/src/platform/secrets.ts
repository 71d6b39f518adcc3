import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type { Sealed } from './columns.ts'

/** AES-256-GCM. Layout: kind (1 byte: 1 text, 2 JSON), nonce (12), tag (16), ciphertext. */
const NONCE = 12
const TAG = 16
const TEXT = 1
const JSON_VALUE = 2

/** A person's or a room's data key, 32 bytes. */
export type DataKey = Buffer & { readonly dataKey?: true }

type OpenValue<V> = V extends Sealed<infer T> ? T : V
/** A row or draft with every sealed column replaced by what is inside. */
export type Opened<R> = { [K in keyof R]: OpenValue<R[K]> }

/** @param place table and column, bound to the ciphertext so that a cell cannot be moved to another column */
export function seal<T>(value: T, key: DataKey, place: string): Sealed<T> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(place))
  const isText = typeof value === 'string'
  const body = cipher.update(isText ? value : JSON.stringify(value), 'utf8')
  cipher.final()
  return Buffer.concat([
    Buffer.from([isText ? TEXT : JSON_VALUE]),
    nonce,
    cipher.getAuthTag(),
    body,
  ]) as unknown as Sealed<T>
}

/** Throws when the key is not the owner's or the bytes were changed. */
export function open<T>(sealed: Sealed<T>, key: DataKey, place: string): T {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE))
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(1 + NONCE, 1 + NONCE + TAG))
  const plain = decipher.update(bytes.subarray(1 + NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
  return (bytes[0] === JSON_VALUE ? JSON.parse(plain) : plain) as T
}

interface SecretColumn {
  name: string
  place: string
}
const known = new WeakMap<Table, SecretColumn[]>()

function secretColumns(table: Table): SecretColumn[] {
  let columns = known.get(table)
  if (!columns) {
    columns = Object.entries(getTableColumns(table))
      .filter(([, column]) => column.getSQLType() === 'bytea')
      .map(([name, column]) => ({ name, place: `${getTableName(table)}.${column.name}` }))
    known.set(table, columns)
  }
  return columns
}

/** A draft ready to be stored: each secret column of `table` present in it is sealed, the rest is kept. */
export function sealed<T extends Table, D extends Partial<Opened<T['$inferInsert']>>>(
  table: T,
  draft: D,
  key: DataKey,
): { [K in keyof D]: K extends keyof T['$inferInsert'] ? T['$inferInsert'][K] : D[K] } {
  const row: Record<string, unknown> = { ...draft }
  for (const { name, place } of secretColumns(table)) {
    const value = row[name]
    if (value !== undefined && value !== null) row[name] = seal(value, key, place)
  }
  return row as never
}

/** A stored row with each secret column opened. */
export function opened<T extends Table, R extends Partial<T['$inferSelect']>>(
  table: T,
  row: R,
  key: DataKey,
): Opened<R> {
  const plain: Record<string, unknown> = { ...row }
  for (const { name, place } of secretColumns(table)) {
    const value = plain[name]
    if (value !== undefined && value !== null) plain[name] = open(value as Sealed, key, place)
  }
  return plain as never
}
