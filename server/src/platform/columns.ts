import { customType } from 'drizzle-orm/pg-core'

declare const sealedBrand: unique symbol

/**
 * Ciphertext. It is not a string, so plain text does not compile into a column of it; `T` is what is inside.
 * Sealing and opening take the person's key explicitly, see secrets.ts.
 */
export type Sealed<T = string> = Uint8Array & { readonly [sealedBrand]: T }

const sealedColumn = <T>() =>
  customType<{ data: Sealed<T>; driverData: Uint8Array }>({
    dataType: () => 'bytea',
    fromDriver: (value) => value as Sealed<T>,
    toDriver: (value) => value,
  })

/** A column of free text or of a coach's result, unreadable without its owner's key. */
export const secretText = sealedColumn<string>()
/** The same for a structured value. */
export const secretJson = <T>(name: string) => sealedColumn<T>()(name)

/** Raw bytes: wrapped keys, hashes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A moment in time; an ISO 8601 text with milliseconds, in UTC, on this side. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
