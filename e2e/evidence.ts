// Pictures of the screens, for eyes: pictures/<screen>-<width>-<theme>.png, and docs/evidence/....webp of those that the docs
// show. Words behind the command choose screens; --kept takes those that are kept, and no others.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createServer } from 'vite'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with npm test
import { findChromium } from '../scripts/chromium.mjs'
import { startApp, type RunningApp, type Started } from './app.ts'
import { asWebp, picturesInDocs } from './kept-pictures.ts'
import {
  arrive,
  as,
  isPhone,
  know,
  knownPerson,
  mark,
  newPerson,
  openMenu,
  toChat as openChat,
  openRows,
} from './people.ts'
import { shotsOfAnalyses } from './shots-analyses.ts'
import { shotsOfArguments } from './shots-argument.ts'
import { shotsOfCrafting } from './shots-crafting.ts'
import { payers, shotsOfPayments } from './shots-payment.ts'
import { shotsOfTalksAndRehearsals } from './shots-rehearsal.ts'
import type { People, Shot, Who } from './shots.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'pictures')
const kept = picturesInDocs(root)
const onlyKept = process.argv.includes('--kept')
const isWanted = (name: string) => !onlyKept || kept.has(name)
const widths = { 390: 844, 1280: 800 } as const
const themes = ['light', 'dark'] as const
/** What a reader still scrolls through. */
const TALLEST = 2_500

const about = (who: Who, name: string) => async (app: RunningApp, people: People) => {
  const known = await as(app, people[who]).get<{ id: string; personName: string }[]>('/api/relationships')
  return `/relationships/${known.find(({ personName }) => personName === name)?.id}`
}
const toChat = async (page: Page) => {
  await openChat(page)
  await page.getByRole('log', { name: 'Conversation' }).locator('.msg').last().waitFor()
}
/** From one card on: the page is longer than a picture. */
const toCard = (id: string) => async (page: Page) => {
  await openRows(page)
  const heading = page.locator(`h2#${id}`)
  await heading.waitFor({ state: 'attached' })
  // What stands above may still be coming, and push it down.
  await page.locator('[aria-label^="Loading"], [aria-label^="Looking"]').first().waitFor({ state: 'detached' })
  await heading.evaluate((head) => (head.closest('.open-row') ?? head).scrollIntoView({ block: 'start' }))
}
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const shots: Shot[] = [
  { name: 'landing', who: null, path: '/', shows: /Care for yourself/ },
  { name: 'auth-sign-in', who: null, path: '/auth', shows: /Sign In/ },
  { name: 'auth-sign-up', who: null, path: '/auth?trial=true', shows: /Create Account/ },
  { name: 'auth-forgotten', who: null, path: '/auth?forgotten', shows: /Reset/ },
  { name: 'help-now', who: null, path: '/help-now', shows: /help/i },
  { name: 'privacy', who: null, path: '/privacy', shows: /privacy/i },
  { name: 'terms', who: null, path: '/terms', shows: /terms/i },
  { name: 'membership', who: 'undecided', path: '/membership', shows: /Choose/ },
  { name: 'membership-expired', who: 'hana', path: '/membership', shows: /Ended/ },
  { name: 'dashboard-empty', who: 'starting', path: '/dashboard', shows: /Welcome/ },
  { name: 'dashboard-urgent', who: 'kwame', path: '/dashboard', shows: /Welcome/ },
  { name: 'dashboard', who: 'nora', path: '/dashboard', shows: /Welcome/ },
  {
    name: 'menu',
    who: 'nora',
    path: '/dashboard',
    shows: /Welcome/,
    first: async (page) => void (await openMenu(page)),
    window: true,
  },
  { name: 'relationships-empty', who: 'starting', path: '/relationships', shows: /Relationships/ },
  { name: 'relationships', who: 'nora', path: '/relationships', shows: /Relationships/ },
  {
    name: 'relationships-add',
    who: 'nora',
    path: '/relationships',
    shows: /Relationships/,
    first: press('Add Relationship'),
    window: true,
  },
  {
    name: 'relationships-delete',
    who: 'nora',
    path: '/relationships',
    shows: /Relationships/,
    first: press('Delete Idris'),
    window: true,
  },
  { name: 'relationship', who: 'nora', path: about('nora', 'Tomas'), shows: /Tomas/ },
  { name: 'relationship-no-data', who: 'nora', path: about('nora', 'Idris'), shows: /Idris/ },
  { name: 'relationship-chat', who: 'nora', path: about('nora', 'Tomas'), shows: /Tomas/, first: toChat, window: true },
  {
    name: 'relationship-safety',
    who: 'hurt',
    path: about('hurt', 'Marek'),
    shows: /Marek/,
    first: toChat,
    window: true,
  },
  {
    name: 'relationship-save',
    who: 'nora',
    path: about('nora', 'Tomas'),
    shows: /Tomas/,
    first: async (page) => {
      await openChat(page)
      await mark(page, 'Mark as Resolved')
      await page.getByText('One item per line.').waitFor()
    },
    after: press('Cancel'),
    window: true,
  },
  ...['check-ins', 'trend', 'insights', 'memory', 'reminders'].map((id) => ({
    name: `relationship-${id}`,
    who: 'nora' as const,
    path: about('nora', 'Tomas'),
    shows: /Tomas/,
    first: toCard(id),
    window: true,
  })),
  {
    name: 'relationship-check-in',
    who: 'nora',
    path: about('nora', 'Tomas'),
    shows: /Tomas/,
    first: async (page) => {
      await press('Check in')(page)
      await page.locator('h2#check-ins').evaluate((head) => head.scrollIntoView({ block: 'start' }))
    },
    window: true,
  },
  {
    name: 'relationship-why',
    who: 'nora',
    path: about('nora', 'Tomas'),
    shows: /Tomas/,
    first: async (page) => {
      await press('Why this score?')(page)
      await page.getByRole('dialog', { name: 'Why this score?' }).waitFor()
    },
    window: true,
  },
  { name: 'import', who: 'nora', path: '/relationships/import', shows: /Bring people/ },
  {
    name: 'settings-reminders',
    who: 'nora',
    path: '/settings',
    shows: /Account/,
    first: (page) => page.locator('#reminders').evaluate((section) => section.scrollIntoView({ block: 'start' })),
    window: true,
  },
  ...shotsOfPayments,
  ...shotsOfAnalyses,
  ...shotsOfArguments,
  ...shotsOfCrafting,
  ...shotsOfTalksAndRehearsals,
  { name: 'not-found', who: 'nora', path: '/nowhere', shows: /404/ },
]

async function everyone(app: Started): Promise<People> {
  const known = (name: string) => knownPerson(app, { email: `${name}@example.org`, password: 'harbour-street' })
  const hurt = await newPerson(app)
  const relationshipId = await know(app, hurt, { personName: 'Marek', relationshipType: 'boyfriend' })
  await as(app, hurt).patch('/api/auth/user', { country: 'US' })
  for (const message of [
    'We argued about the rent again last night.',
    'He pushed me against the wall and said I would regret it if I told anyone.',
  ])
    await as(app, hurt).post('/api/chat', { message, relationshipContext: { relationshipId } })
  const undecided = await newPerson(app, { trial: false })
  const starting = await newPerson(app)
  for (const [person, firstName] of [
    [hurt, 'Lena'],
    [undecided, 'Maya'],
    [starting, 'Jonas'],
  ] as const)
    await as(app, person).patch('/api/auth/user', { firstName })
  return {
    nora: await known('nora'),
    hana: await known('hana'),
    kwame: await known('kwame'),
    undecided,
    starting,
    hurt,
    ...(await payers(app)),
  }
}

async function picture(page: Page, name: string, onlyWindow = false) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(350)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const before = page.viewportSize() ?? { width: 0, height: 0 }
  const tall = { width: before.width, height: Math.min(height, TALLEST) }
  const whole = { fullPage: true, clip: { x: 0, y: 0, ...tall } }
  // A phone's bar belongs to the end of the picture, not across its middle.
  if (!onlyWindow && isPhone(page)) await page.setViewportSize(tall)
  const png = await page.screenshot({ path: join(folder, `${name}.png`), ...(onlyWindow ? {} : whole) })
  if (kept.has(name)) writeFileSync(join(root, `docs/evidence/${name}.webp`), await asWebp(browser, png))
  await page.setViewportSize(before)
}

async function contextFor(browser: Browser, width: number, height: number, theme: (typeof themes)[number]) {
  return browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...(width < 992 ? { isMobile: true, hasTouch: true } : {}),
  })
}

async function takeAll(browser: Browser, app: Started, wanted: Shot[]) {
  const people = await everyone(app)
  for (const [width, height] of Object.entries(widths))
    for (const theme of themes) {
      const context = await contextFor(browser, Number(width), height, theme)
      let signedIn: Who | null = null
      const page = await context.newPage()
      for (const { name, who, path, shows, first, after, window } of wanted) {
        if (!isWanted(`${name}-${width}-${theme}`)) continue
        const address = typeof path === 'string' ? path : await path(app, people)
        if (who !== signedIn) {
          // Another person comes to a browser that knows nobody.
          await page.goto(`${app.url}/robots.txt`)
          await page.evaluate(() => {
            localStorage.clear()
            sessionStorage.clear()
            indexedDB.deleteDatabase('firebaseLocalStorageDb')
          })
          signedIn = who
          if (who !== null) await arrive(page, app, people[who], address)
          else await page.goto(app.url + address)
        } else await page.goto(app.url + address)
        await page.getByRole('heading', { level: 1, name: shows }).waitFor()
        await first?.(page)
        await picture(page, `${name}-${width}-${theme}`, window)
        await after?.(page)
      }
      await context.close()
    }
}

/** The design system's own page, which the built product does not have. */
async function takePreview(browser: Browser) {
  const vite = await createServer({
    root: join(root, 'web'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  })
  await vite.listen()
  const [url = ''] = vite.resolvedUrls?.local ?? []
  for (const [width, height] of Object.entries(widths))
    for (const theme of themes) {
      if (!isWanted(`preview-${width}-${theme}`)) continue
      const context = await contextFor(browser, Number(width), height, theme)
      const page = await context.newPage()
      await page.goto(`${url}preview.html`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await picture(page, `preview-${width}-${theme}`)
      await context.close()
    }
  await vite.close()
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const chosen = (name: string) => words.length === 0 || words.includes(name)
mkdirSync(folder, { recursive: true })
const executablePath = process.env['CHROMIUM'] || (findChromium() as string | null)
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
})
const app = await startApp({ DEMO: '1' })
try {
  await takeAll(
    browser,
    app,
    shots.filter(({ name }) => chosen(name)),
  )
  if (chosen('preview')) await takePreview(browser)
} finally {
  await app.stop()
  await browser.close()
}
