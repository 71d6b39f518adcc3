import { readFileSync } from 'node:fs'
import { once } from '../once.ts'

/**
 * A JSON file of weights, read when it is first asked for: nine megabytes of them are most of what an import would cost,
 * and whoever starts the coach may need none.
 */
export const fileOf = <T>(at: URL): (() => T) => once(() => JSON.parse(readFileSync(at, 'utf8')) as T)
