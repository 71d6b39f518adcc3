// What a picture of a screen is: e2e/evidence.ts takes them, and the screens that have many have a file of their own.
import type { Page } from '@playwright/test'
import type { RunningApp } from './app.ts'
import type { Person } from './people.ts'

/** In each state of a plan. */
export interface Payers {
  core: Person
  plus: Person
  prime: Person
  /** Its renewal failed. */
  failing: Person
  /** Canceled, and still running. */
  leaving: Person
  /** Ended. */
  left: Person
  /** Looks after the server. */
  admin: Person
}

export interface People extends Payers {
  nora: Person
  hana: Person
  kwame: Person
  /** An account without a trial, and one whose first day has just begun. */
  undecided: Person
  starting: Person
  /** Someone who is being hurt at home. */
  hurt: Person
}
export type Who = keyof People

export interface Shot {
  name: string
  who: Who | null
  path: string | ((app: RunningApp, people: People) => Promise<string>)
  /** The page's first heading, when it is there. */
  shows: RegExp
  /** What is done before the picture. */
  first?: (page: Page) => Promise<void>
  /** What is set right after it. */
  after?: (page: Page) => Promise<void>
  /** The window as it is, for what lies over the page. */
  window?: boolean
}
