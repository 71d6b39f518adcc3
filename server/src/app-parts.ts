import type { Coach } from '@mallama/coach/operations'
import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type { World } from './context.ts'
import type { Admin } from './domains/admin/admin.ts'
import type { Billing } from './domains/billing/billing.ts'
import type { Models } from './domains/coach-model/models.ts'
import type { PasswordCost } from './domains/identity/identity.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { Db } from './platform/db.ts'
import type { Env } from './platform/env.ts'
import type { Log } from './platform/log.ts'
import type { Mail } from './platform/mail.ts'
import type { Readers } from './readers.ts'

/** What the app is opened with. */
export interface AppParts {
  env: Env
  database: Database
  clock: Clock
  log: Log
  coach: Coach
  models: Models
  readers: Readers
  mail: Mail
  serverKey: Buffer
  /** Folder of the built browser app; null serves the API alone. */
  webFolder: string | null
  /** Tests sign their own tokens; else the identity deployment's keys verify. */
  verifyKeys?: JWTVerifyGetKey
  /** Answers in Stripe's place, in tests of what holds with all its settings. */
  stripeFetch?: typeof fetch
  /** What a password's hash costs; OWASP's parameters unless a test says otherwise. */
  passwordCost?: PasswordCost
  /** Run background jobs in this process. */
  work?: boolean
}

export interface App {
  http: FastifyInstance
  world: World
  db: Db
  admin: Pick<Admin, 'renewCode'>
  billing: Billing
  /** When it was last decided which model answers; null where it never was. */
  modelSince(): Promise<string | null>
  /** Switches a model on that the command line chose. */
  takeModel(chosen: string): Promise<string>
  close(): Promise<void>
}
