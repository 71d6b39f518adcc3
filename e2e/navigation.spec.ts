import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, goWithin, isPhone, know, newPerson, openMenu } from './people.ts'

const NEUTRAL = 'https://www.weather.com/'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const landing = 'Care for yourself and others'
const welcome = 'Welcome back!'

/** The neutral site, without the network. */
const neutralSite = (page: Page) =>
  page.route(`${NEUTRAL}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title><h1>Sun, then rain</h1>' }),
  )

async function expectGone(page: Page, url: string) {
  await expect(page).toHaveURL(NEUTRAL)
  await expect(heading(page)).toHaveText('Sun, then rain')
  await page.goto(`${url}/relationships`)
  await expect(heading(page)).toHaveText(landing)
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left).toEqual([])
}

const tools = ['Text Message Analyzer', 'Relationship Analysis', 'Text this, not that', 'Argument Resolver']

test('the navigation leads to every page that is open, and to none that is not', async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await arrive(page, app, person)
  await expect(heading(page)).toHaveText(welcome)
  const bar = page.getByRole('navigation', { name: isPhone(page) ? 'Main, bottom' : 'Main', exact: true })
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  // The tools that are open stand in a menu of their own.
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Conversations', 'Journal', 'Learning Feed'])
  const menu = await openMenu(page)
  await expectAccessible(page)
  const all = [...tools, 'Solo Conversation', 'My Relationships']
  const button = bar.getByRole('button', { name: 'Tools' })
  if (isPhone(page)) {
    const list = menu.getByRole('navigation', { name: 'Tools' })
    await expect(list.getByRole('link')).toHaveText(all)
    await list.getByRole('link', { name: 'My Relationships' }).click()
    await expect(menu).toBeHidden()
  } else {
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.locator('header button.user')).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-current')
    await button.click()
    await expect(page.getByRole('menuitem')).toHaveText(all)
    await page.getByRole('menuitem', { name: 'My Relationships' }).click()
  }
  await expect(page).toHaveURL(/\/relationships$/)
  await expect(heading(page)).toHaveText('Relationships')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
  await page.goBack()
  await expect(heading(page)).toHaveText(welcome)
  await test.step('the tools are in one menu, which marks where one is', async () => {
    if (isPhone(page)) {
      const list = (await openMenu(page)).getByRole('navigation', { name: 'Tools' })
      await list.getByRole('link', { name: 'Text Message Analyzer' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(/\/text-analyzer$/)
      await openMenu(page)
      await expect(list.getByRole('link', { name: 'Text Message Analyzer' })).toHaveAttribute('aria-current', 'page')
      return
    }
    await button.click()
    await page.getByRole('menuitem', { name: 'Text Message Analyzer' }).click()
    await expect(page).toHaveURL(/\/text-analyzer$/)
    await expect(button).toHaveAttribute('aria-current', 'true')
    await page.goto(`/relationships/${id}`)
    await expect(heading(page)).toHaveText('Ines')
    await expect(button).toHaveAttribute('aria-current', 'true')
  })
  await test.step('light and dark are chosen in the menu, and stay', async () => {
    const opened = isPhone(page) ? page.getByRole('dialog', { name: 'Menu' }) : await openMenu(page)
    await (
      isPhone(page) ? opened.getByText('Dark', { exact: true }) : opened.getByRole('menuitem', { name: 'Dark' })
    ).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

/** What is wrong with Quick exit as it stands on the screen; null where nothing is. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelector('[role=dialog]') ?? document
    const button = [...within.querySelectorAll('[data-exit]')].find((one) => one.getClientRects().length > 0)
    if (!button) return 'there is none'
    const { left, top, right, bottom, x, y, width, height } = button.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `${left} ${top} ${right} ${bottom}`
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return button.contains(hit) ? null : `under ${hit?.outerHTML.slice(0, 80)}`
  })

test('Quick exit stays on a screen of 320 px with letters of twice the size', once, async ({ page, app }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 568 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of ['/', '/auth?trial=true']) {
    await page.goto(app.url + path)
    await expect(heading(page)).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await outOfReach(page), path).toBeNull()
  }
  for (const path of ['/membership', '/help-now', '/privacy', '/admin-setup', '/auth']) {
    await goWithin(page, path)
    expect(await outOfReach(page), path).toBeNull()
  }
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await arrive(page, app, person, '/')
  await expect(heading(page)).toHaveText(welcome)
  const title = 'signed in with access: the dashboard, the relationships, what is not open yet, and a page for the rest'
  await test.step(title, async () => {
    const pages = {
      [`/relationships/${id}`]: 'Ines',
      [`/relationships/${id}/chat`]: 'Chat about Ines',
      '/membership': 'Choose Your Membership',
      '/settings': 'Account and security',
      '/help-now': /help/i,
      '/privacy': /privacy/i,
      '/terms': /terms/i,
      '/relationships/import': 'Bring people from another app',
      '/journal?view=look-back': 'Journal',
      '/dashboard': welcome,
      '/journal': 'Journal',
      '/conversations': 'Conversations',
      '/conversations-simple': 'Solo sessions',
      '/chat': 'Chat',
      '/chat-window': 'No relationship ID provided.',
      '/learning-feed': 'Learning Feed',
      '/relationships': 'Relationships',
      '/profile': person.email,
      '/subscribe': 'Choose your plan',
      '/checkout': 'Complete Your Subscription',
      '/your-words': 'Your words',
      [`/chat-window/${id}`]: /Ines/,
      '/text-analyzer': 'Text Message Analyzer',
      '/relationship-analysis': 'Relationship Analysis',
      '/text-this-not-that': 'Text this, not that',
      '/argument-resolver': 'Argument Resolver',
      '/nowhere': '404 Page Not Found',
    }
    for (const [path, named] of Object.entries(pages)) {
      await goWithin(page, path)
      await expect(heading(page), path).toHaveText(named)
      expect(await outOfReach(page), path).toBeNull()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
      expect(await outOfReach(page), `${path}, further down`).toBeNull()
    }
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expectAccessible(page)
  })
  await goWithin(page, '/membership')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect.poll(() => outOfReach(page), 'Menu').toBeNull()
  await page.keyboard.press('Escape')
  await goWithin(page, '/relationships')
  await page.getByRole('button', { name: 'Add Relationship' }).first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => outOfReach(page), 'in a dialog').toBeNull()
})

test('quick exit clears the page, the words and the session, and leaves', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await neutralSite(page)
  await arrive(page, app, person, `/relationships/${id}/chat`)
  await page.getByRole('textbox', { name: 'Message Mallama about Ines' }).fill('what nobody may read')
  await page.locator('header:visible').getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await page.goBack()
  await expect(page.getByText('Ines')).toHaveCount(0)
  await page.goto(NEUTRAL)
  await expectGone(page, app.url)
})

test(
  'a press on quick exit leaves even where the page moves the button away under the finger',
  once,
  async ({ page, app }) => {
    await neutralSite(page)
    await arrive(page, app, await newPerson(app))
    // It comes last of all that is above the button, and moves it.
    await expect(page.getByRole('complementary', { name: 'Free trial' })).toBeVisible()
    const box = (await page.locator('header').getByRole('button', { name: 'Quick exit' }).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.evaluate(() =>
      document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })),
    )
    await page.mouse.up()
    await expect(page).toHaveURL(NEUTRAL)
  },
)

test('Shift three times leaves from inside a field, and writing capitals does not', once, async ({ page, app }) => {
  await neutralSite(page)
  await arrive(page, app, await newPerson(app), '/relationships')
  await page.getByRole('button', { name: 'Add Your First Relationship' }).click()
  const name = page.getByRole('dialog').getByLabel("Person's Name")
  await name.focus()
  for (const letter of ['A', 'B', 'C', 'D']) await page.keyboard.press(`Shift+${letter}`)
  await expect(name).toHaveValue('ABCD')
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
  await expectGone(page, app.url)
})

test('public pages and dialogs can be left at once too', once, async ({ page, app }) => {
  await neutralSite(page)
  // The one page of its own, and one of the application's: that the button is on each of them is shown above.
  for (const path of ['/', '/help-now']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Quick exit' }).first().click()
    await expect(page).toHaveURL(NEUTRAL)
  }
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(NEUTRAL)
  await arrive(page, app, await newPerson(app), '/relationships')
  await page.getByRole('button', { name: 'Add Your First Relationship' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
})

test('everything is done with the keyboard alone, and the focus is always to be seen', async ({ page, app }) => {
  const person = await newPerson(app)
  await as(app, person).patch('/api/auth/user', { firstName: 'Nora' })
  await arrive(page, app, person)
  await expect(heading(page)).toHaveText('Welcome back, Nora!')
  const first = page.getByRole('link', { name: 'Add Your First Relationship' })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'View All' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  const ring = await first.evaluate((link) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(link)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(ring).toBe('solid 2px')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Relationship' })
  await expect(dialog.getByLabel("Person's Name")).toBeFocused()
  await page.keyboard.type('Ines')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cousin')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel("Person's Name")).toHaveValue('Ines')
  // On a phone a form that is filled already does not call the keyboard up: the field waits to be chosen.
  await dialog.getByLabel("Person's Name").focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Ines')
  await expect(page.locator('#main')).toBeFocused()
})
