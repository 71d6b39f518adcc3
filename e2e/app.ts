import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain, type Locator, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { freePort } from '../server/test/free-port.ts'

const main = join(import.meta.dirname, '../server/src/main.ts')

interface Where {
  url: string
  dataDir: string
}

export interface RunningApp extends Where {
  /** Letters to an address, oldest first, as they lie in the outbox folder. */
  lettersTo(email: string): string[]
}

const runningAt = ({ url, dataDir }: Where): RunningApp => ({
  url,
  dataDir,
  lettersTo: (email) => letters(join(dataDir, 'outbox')).filter((letter) => letter.includes(`To: ${email}\n`)),
})

/** The real product, one for all tests (begun.ts starts it): each of them has people of its own. */
export const test = plain.extend<object, { app: RunningApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => use(runningAt(JSON.parse(process.env['MALLAMA_E2E_APP']!) as Where)),
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
})

export { expect }

export interface Started extends RunningApp {
  /** What it said on its console. */
  printed(): string
  stop(): Promise<void>
}

/** Starts the built product: for all tests, or with another `env` for a spec that needs one. */
export async function startApp(env: Record<string, string> = {}): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-e2e-'))
  // A first start makes the database: begun.ts did so once.
  const begun = process.env['MALLAMA_E2E_BEGUN']
  if (begun) cpSync(begun, dataDir, { recursive: true })
  const port = Number(env['PORT'] ?? (await freePort()))
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  for (let tries = 0; !said.includes('Mallama is ready at'); tries++) {
    if (child.exitCode !== null || tries > 4_000) throw new Error(`The app did not start:\n${said}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    ...runningAt({ url, dataDir }),
    printed: () => said,
    async stop() {
      child.kill('SIGTERM')
      // On a machine that is very busy the last dump may take too long: nothing may stay behind all the same.
      const patience = setTimeout(() => child.kill('SIGKILL'), 40_000)
      await ended
      clearTimeout(patience)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function letters(outbox: string): string[] {
  try {
    return readdirSync(outbox)
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
  } catch {
    return []
  }
}

// What a person does, by the names they see.

export interface Account {
  email: string
  password: string
}

let made = 0
export const newAccount = (): Account => ({
  email: `person-${process.pid}-${++made}-${Date.now().toString(36)}@example.org`,
  password: 'correct horse battery',
})

/** Creates an account from the auth page; with `trial` the free day starts as well, and the dashboard opens. */
export async function signUp(page: Page, { trial = true, account = newAccount() } = {}): Promise<Account> {
  await page.goto(trial ? '/auth?trial=true' : '/auth')
  if (!trial) await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(account.password)
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  if (trial) await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible({ timeout: 15_000 })
  else await expect(page).not.toHaveURL(/\/auth/, { timeout: 15_000 })
  return account
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/\/auth/, { timeout: 15_000 })
}

/** On the relationships page; the new card is shown. */
export async function addRelationship(page: Page, personName: string, type = 'Friend', notes = ''): Promise<void> {
  await page.getByRole('button', { name: /Add (Your First )?Relationship/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Relationship' })
  await dialog.getByLabel("Person's Name").fill(personName)
  await dialog.getByLabel('Relationship Type').selectOption({ label: type })
  if (notes) await dialog.getByLabel(/^Notes/).fill(notes)
  await dialog.getByRole('button', { name: 'Add Relationship' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: personName })).toBeVisible()
}

/** Sends one message in the chat panel; resolves with Mallama's answer, whole. */
export async function say(page: Page, words: string): Promise<Locator> {
  const log = page.getByRole('log', { name: 'Conversation' })
  await page.getByRole('textbox', { name: /^Message Mallama/ }).fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log.getByText(words)).toBeVisible()
  return log
}

type Theme = 'light' | 'dark'

/** What is open, by its address and what it is headed. */
const screenOf = (page: Page) =>
  page.evaluate(() =>
    [location.pathname, ...[...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)].join(
      '|',
    ),
  )
const readDark = new WeakMap<Page, Set<string>>()

/** The themes a screen is to be read in: in its second one once a test, however often what is on it has changed. */
async function themesFor(page: Page): Promise<Theme[]> {
  const { project, tags } = test.info()
  if (project.name === 'desktop') return ['dark']
  if (!tags.includes('@once')) return ['light']
  const read = readDark.get(page) ?? new Set()
  const screen = await screenOf(page)
  if (read.has(screen)) return ['light']
  readDark.set(page, read.add(screen))
  return ['light', 'dark']
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const COLOURS = ['color-contrast', 'link-in-text-block']

/** The rules of axe that the page breaks. Half a megabyte of rules comes once a document. */
async function broken(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // Behind a dialog all but the toasts is inert: what stands there was read before, and cannot be reached now.
      const modal = document.querySelector('[aria-modal=true]')
      const within = modal && { include: [modal, ...document.querySelectorAll('.toaster')] }
      const { violations } = await axe.run(within ?? document, asked)
      return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
    },
    // Fetching the style sheets again would let the page change between the look at it and the rules. No page has frames.
    { ...options, resultTypes: ['violations'], preload: false, iframes: false, selectors: false } as RunOptions,
  )
}

interface Looked {
  /** Rules that do not hold here. */
  without?: string[]
  /** The first is read by every rule, the others for their colours. */
  themes?: Theme[]
}

/**
 * No rule of axe is broken, and nothing is wider than the screen. A screen is read once in each theme: the phone has the
 * light one and the desktop the dark one; a test that runs once has both, colours alone in the second.
 */
export async function expectAccessible(page: Page, { without = [], themes }: Looked = {}): Promise<void> {
  const all = themes ?? (await themesFor(page))
  for (const theme of all) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset['theme'] = chosen
      // Colours on their way from the other theme are nobody's colours; where one ends, another may begin. They are
      // brought to their end, not waited for: inside a closed fold none ever gets there.
      const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      do {
        for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
        for (const animation of changing()) animation.finish()
      } while (changing().length > 0)
    }, theme)
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
    const told = await broken(page, theme === all[0] ? { rules } : { rules, runOnly: COLOURS })
    expect(told, `${page.url()} in ${theme}`).toEqual([])
  }
  // A phone shrinks what is wider, its own window with it, and presses land beside what they are meant for.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, 'the page is wider than the screen').toBeLessThanOrEqual(page.viewportSize()!.width)
}

/** For a test that runs once: the screen as a desktop has it, in the dark, breaks no rule, and is no wider than that. */
export async function expectWideToo(page: Page): Promise<void> {
  const own = page.viewportSize()!
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page, { themes: ['dark'] })
  await page.setViewportSize(own)
}

/** Collects what the browser complains about; hand it to `expect(...).toEqual([])` at the end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}
