import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, expectWideToo, test } from './app.ts'
import { once } from './once.ts'
import { arrive, changePassword, ended, goWithin, know, newPerson, openMenu, withRecord } from './people.ts'

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
  await expectPages(page, { '/': landing, '/nowhere/at/all': landing, '/auth': 'Sign In' })
  // Also where the address cannot be read, or ends as a file's does.
  await expectPages(page, {
    '/100%': landing,
    '/chat-window/%ff': landing,
    '/notes.md?v=1.2': landing,
    '/a//': landing,
  })
  const within = { '/membership': 'Choose Your Membership', '/dashboard': landing, ...help, '/relationships': landing }
  await expectPages(page, within, goWithin)
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
  const banner = page.getByRole('complementary', { name: 'Free trial' })
  await test.step('an ended trial has its own red heading, and no second one is offered', async () => {
    await expect(heading(page)).toHaveText('Your Free Trial Has Ended')
    await expect(heading(page)).toHaveClass(/text-critical-ink/)
    await expect(page.getByText('Choose Your Membership')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Try Free for 24 Hours' })).toHaveCount(0)
    await expect(banner).toHaveAttribute('data-tone', 'expired')
    await expect(banner.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/membership')
    await expectAccessible(page)
  })
  await test.step('signed in, the landing page has the banner at its top, and the account menu', async () => {
    await goWithin(page, '/landing')
    await expect(banner).toContainText('Your free trial has ended')
    expect((await banner.boundingBox())?.y).toBe(0)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await expectWideToo(page)
    await openMenu(page)
    await expect(page.getByText('Log Out')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  for (const [path, title] of [
    ['/relationships', 'Your Free Trial Has Ended'],
    ['/checkout', 'Complete Your Subscription'],
    ['/nowhere', 'Your Free Trial Has Ended'],
    ['/help-now', help['/help-now']],
  ] as const) {
    await goWithin(page, path)
    await expect(heading(page), path).toHaveText(title)
  }
  await expect(banner).toContainText('Your free trial has ended')
})

test(
  'before it is known who is there: what was chosen stays, and nobody is let in or taken in',
  once,
  async ({ page, app }) => {
    let held = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await held.promise
      await route.continue()
    }
    await page.route('**/api/auth/user', hold)
    await test.step('a page that is there before its person is known keeps what was chosen on it', async () => {
      await arrive(page, app, await newPerson(app), '/help-now')
      const banner = page.getByRole('complementary', { name: 'Free trial' })
      const country = page.getByLabel('Country')
      await country.selectOption('GB')
      await country.focus()
      await expect(banner).toBeHidden()
      held.resolve()
      await expect(banner).toBeVisible()
      await expect(country).toHaveValue('GB')
      await expect(country).toBeFocused()
    })
    await test.step('while the session is loading only the start is served', async () => {
      held = Promise.withResolvers<void>()
      await page.goto('/relationships')
      await expect(
        page.getByRole('status', { name: 'Loading the page' }).or(page.getByText('Loading the page')).first(),
      ).toBeAttached()
      await expect(heading(page)).toHaveCount(0)
      await page.goto('/')
      await expect(heading(page)).toHaveText(landing)
      held.resolve()
      await expect(heading(page)).toHaveText('Welcome back!')
    })
    await test.step('an account that does not load is not taken for signed in', async () => {
      let asked = 0
      await page.unroute('**/api/auth/user')
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
  },
)

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

test(
  'a token that has less than half a minute left is renewed before it is used',
  once,
  async ({ page, context, app }) => {
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
      await expect(heading(page)).toHaveText('Welcome back!')
      expect(renewals).toHaveLength(expected)
      if (expected) expect(renewals[0]).toBe(`grant_type=refresh_token&refresh_token=${person.refreshToken}`)
      await context.clearCookies()
      await page.goto('/robots.txt')
      await page.evaluate(() => {
        localStorage.clear()
        indexedDB.deleteDatabase('firebaseLocalStorageDb')
      })
    }
  },
)
