import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, changePassword, ended, goWithin, know, newPerson, withRecord } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const landing = 'Care for yourself and others'
const help = { '/help-now': /help/i, '/privacy': /privacy/i, '/terms': /terms/i }

type Go = (page: Page, path: string) => Promise<unknown>
const typed: Go = (page, path) => page.goto(path)

/** Opens each path, and expects the page whose first heading that is. */
async function expectPages(page: Page, pages: Record<string, string | RegExp>, go = typed) {
  for (const [path, title] of Object.entries(pages)) {
    await go(page, path)
    await expect(heading(page), path).toHaveText(title)
  }
}

test('a visitor reaches the public pages, and the landing page anywhere else', once, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/'))
      asked.push(`${new URL(request.url()).pathname} ${request.headers()['authorization']}`)
  })
  await expectPages(page, {
    '/': landing,
    '/auth': 'Sign In',
    '/membership': 'Choose Your Membership',
    '/dashboard': landing,
    '/relationships': landing,
    '/nowhere/at/all': landing,
    ...help,
  })
  await page.goto('/checkout?plan=plus')
  await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout%3Fplan%3Dplus$/)
  // Nobody is signed in: the record is not asked for, and nothing carries a token.
  expect(asked.filter((one) => one !== '/api/config undefined' && one !== '/api/safety/resources undefined')).toEqual(
    [],
  )
})

test('a trial that ended: the plans at the start and for everything else', once, async ({ page, app }) => {
  await withRecord(page, ended())
  await arrive(page, app, await newPerson(app), '/')
  await expect(heading(page)).toHaveText('Your Free Trial Has Ended')
  for (const [path, title] of [
    ['/landing', landing],
    ['/relationships', 'Your Free Trial Has Ended'],
    ['/checkout', 'Complete Your Subscription'],
    ['/nowhere', 'Your Free Trial Has Ended'],
    ['/help-now', help['/help-now']],
  ] as const) {
    await goWithin(page, path)
    await expect(heading(page), path).toHaveText(title)
  }
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toContainText('Your free trial has ended')
})

test(
  'signed in with access: the dashboard, the relationships, what is not open yet, and a page for the rest',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Ines' })
    await arrive(page, app, person, '/')
    await expect(heading(page)).toHaveText('Welcome to Mallama')
    await expectPages(page, { '/dashboard': 'Welcome to Mallama' })
    const pages = {
      '/relationships': 'Relationships',
      [`/relationships/${id}`]: 'Ines',
      '/membership': 'Choose Your Membership',
      '/checkout': 'Complete Your Subscription',
      '/text-analyzer': 'Text Message Analyzer',
      '/relationship-analysis': 'Relationship Analysis',
      '/journal': 'Journal',
      '/learning-feed': 'Learning Feed',
      '/conversations': 'Conversations',
      '/conversations-simple': 'Solo sessions',
      '/chat': 'Chat',
      ...help,
    }
    await expectPages(page, pages, goWithin)
    await page.goto('/chat-window')
    await expect(heading(page)).toHaveText('No relationship ID provided.')
    await page.goto('/nowhere')
    await expect(heading(page)).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expectAccessible(page)
  },
)

test('while the session is loading only the start is served', once, async ({ page, app }) => {
  await arrive(page, app, await newPerson(app), '/help-now')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/relationships')
  await expect(
    page.getByRole('status', { name: 'Loading the page' }).or(page.getByText('Loading the page')).first(),
  ).toBeAttached()
  await expect(heading(page)).toHaveCount(0)
  await page.goto('/')
  await expect(heading(page)).toHaveText(landing)
  held.resolve()
  await expect(heading(page)).toHaveText('Welcome to Mallama')
})

test('a page that is there before its person is known keeps what was chosen on it', once, async ({ page, app }) => {
  await arrive(page, app, await newPerson(app), '/help-now')
  const banner = page.getByRole('complementary', { name: 'Free trial' })
  await expect(banner).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  const country = page.getByLabel('Country')
  await country.selectOption('GB')
  await country.focus()
  await expect(banner).toBeHidden()
  held.resolve()
  await expect(banner).toBeVisible()
  await expect(country).toHaveValue('GB')
  await expect(country).toBeFocused()
})

test('an account that does not load is not taken for signed in', once, async ({ page, app }) => {
  let asked = 0
  await arrive(page, app, await newPerson(app), '/help-now')
  await page.route('**/api/auth/user', (route) => {
    // The page that is being left may have asked a moment ago.
    if (route.request().headers()['referer']?.endsWith('/relationships')) asked++
    return route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/relationships')
  await expect(heading(page)).toHaveText(landing)
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible()
  expect(asked, 'asked again by itself').toBe(1)
  await page.unroute('**/api/auth/user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Relationships')
})

test(
  'a session that ends under an open page keeps its words, and leads back after logging in',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Ines' })
    await arrive(page, app, person, `/relationships/${id}/chat`)
    const box = page.getByRole('textbox', { name: 'Message Mallama about Ines' })
    await box.fill('half a sentence about the garden')
    await changePassword(app, person, 'another long password')
    const prompt = page.getByRole('dialog', { name: 'Please log in' })
    await expect(prompt).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    // Behind the prompt the page stays as it was.
    await expect(page.locator('.chat textarea')).toHaveValue('half a sentence about the garden')
    const logIn = prompt.getByRole('link', { name: 'Log In' })
    await expect(logIn).toHaveAttribute('href', '/api/login')
    await logIn.click()
    await expect(heading(page)).toHaveText('Sign In')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('another long password')
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${app.url}/relationships/${id}/chat`)
    await expect(heading(page)).toHaveText('Chat about Ines')
    await expect(box).toHaveValue('half a sentence about the garden')
  },
)

test(
  'a trial that ends under an open page leads to the plans, but not away from words',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Ines' })
    await page.clock.install()
    await arrive(page, app, person, '/relationships')
    await expect(heading(page)).toHaveText('Relationships')
    await page.clock.fastForward('24:00:05')
    await expect(heading(page)).toHaveText('Your Free Trial Has Ended')

    await page.goto(`/relationships/${id}/chat`)
    await expect(heading(page)).toHaveText('Chat about Ines')
    const box = page.getByRole('textbox', { name: 'Message Mallama about Ines' })
    await box.fill('not sent yet')
    await page.clock.fastForward('24:00:05')
    await expect(page.getByRole('complementary', { name: 'Free trial' })).toContainText('Your free trial has ended')
    await expect(box).toHaveValue('not sent yet')
  },
)

test('a token that has less than half a minute left is renewed before it is used', once, async ({ page, app }) => {
  const renewals: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('securetoken.googleapis.com/v1/token')) renewals.push(request.postData())
  })
  for (const [left, expected] of [
    [29_000, 1],
    [600_000, 0],
  ] as const) {
    renewals.length = 0
    const person = await newPerson(app)
    await arrive(page, app, person, '/dashboard', left)
    await expect(heading(page)).toHaveText('Welcome to Mallama')
    expect(renewals).toHaveLength(expected)
    if (expected) expect(renewals[0]).toBe(`grant_type=refresh_token&refresh_token=${person.refreshToken}`)
    await page.goto('/help-now')
    await page.evaluate(() => {
      localStorage.clear()
      indexedDB.deleteDatabase('firebaseLocalStorageDb')
    })
  }
})
