import type { Locator, Page } from '@playwright/test'
import { described, hurt } from './analyzed.ts'
import { expect, expectAccessible, test } from './app.ts'
import { earlier, heading, opened, paste, quarrel } from './argument.ts'
import { toForm, tone } from './crafting.ts'
import { once } from './once.ts'
import { arrive, as, dismissToast, expectToast, newPerson } from './people.ts'
import { part, press } from './tomas.ts'

interface Tool {
  path: string
  api: string
  fill: (page: Page) => Promise<void>
  send: string
  failed: string
}

const thanks = 'I want to thank my sister Ida for looking after the kids on Saturday.'
const tools: Tool[] = [
  {
    path: '/text-analyzer',
    api: '/api/text-analysis',
    fill: (page) => page.getByLabel('Message', { exact: true }).fill(hurt),
    send: 'Analyze Message',
    failed: 'Analysis Failed',
  },
  {
    path: '/relationship-analysis',
    api: '/api/relationship-analysis',
    fill: async (page) => {
      await page.getByLabel('Relationship type').selectOption('romantic')
      await page.getByLabel(/^Describe your relationship/).fill(described)
    },
    send: 'Analyze Relationship',
    failed: 'Analysis Failed',
  },
  {
    path: '/text-this-not-that',
    api: '/api/craft-message',
    fill: async (page) => {
      await toForm(page)
      await page.getByLabel(/^What do you want to say/).fill(thanks)
      await tone(page, 'Caring').check({ force: true })
    },
    send: 'Craft message',
    failed: 'Failed to craft message',
  },
  {
    path: '/argument-resolver',
    api: '/api/resolve-argument',
    fill: async (page) => {
      await opened(page)
      await paste(page, quarrel)
    },
    send: 'Resolve This Argument',
    failed: 'Analysis Failed',
  },
]

const sendButton = (page: Page, { send }: Tool) => page.getByRole('button', { name: send, exact: true })
const result = (page: Page) => page.locator('.tool__result, .arg__result')
const toasts = (page: Page) => page.locator('.toaster .toast')

/** Every answer of this address waits: before it is asked for, or with the answer in hand. */
async function held(page: Page, api: string, when: 'before' | 'after') {
  const go = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  await page.route(`**${api}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (when === 'before') {
      reached.resolve()
      await go.promise
      return route.continue().catch(() => undefined)
    }
    const response = await route.fetch()
    reached.resolve()
    await go.promise
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { reached: reached.promise, go: go.resolve }
}

test('what is cancelled comes to nothing, on the page and on the server', once, async ({ page, app }) => {
  const tool = tools[0]!
  const person = await newPerson(app)
  await arrive(page, app, person, tool.path)
  await tool.fill(page)
  const kept = async () => (await as(app, person).get<unknown[]>(tool.api)).length
  for (const when of ['before', 'after'] as const) {
    const { reached, go } = await held(page, tool.api, when)
    await sendButton(page, tool).click()
    await reached
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(sendButton(page, tool)).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
    go()
    await expect.poll(kept).toBe(0)
    await expect(result(page)).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  }
  // The words stayed, and go when they are sent again.
  await sendButton(page, tool).click()
  await expect(result(page).first()).toBeVisible({ timeout: 30_000 })
  expect(await kept()).toBe(1)
})

/** Every pair of boxes that lie over each other. */
async function expectClear(page: Page, what: Locator) {
  await expect(toasts(page)).toHaveCount(1)
  await expect
    .poll(async () => {
      const toast = (await toasts(page).boundingBox())!
      const boxes = await Promise.all((await what.filter({ visible: true }).all()).map((one) => one.boundingBox()))
      return boxes.filter(
        (box) =>
          box &&
          box.x < toast.x + toast.width &&
          box.x + box.width > toast.x &&
          box.y < toast.y + toast.height &&
          box.y + box.height > toast.y,
      ).length
    })
    .toBe(0)
}

test('no toast lies over Quick exit or over the head of a dialog', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const made = await as(app, person).post<object>('/api/craft-message', { goal: thanks, selectedTone: 'caring' })
  const feedback = 'Say when it suits you, and leave room for another day. '.repeat(8)
  await arrive(page, app, person, '/text-this-not-that')
  await page.route('**/api/craft-message', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { ...made, feedback } })
      : route.fallback(),
  )
  const ways = page.locator('[data-exit]')
  for (const [width, height] of [
    [390, 844],
    [320, 256],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await tools[2]!.fill(page)
    await sendButton(page, tools[2]!).click()
    await expectToast(page, 'Guidance')
    await expectClear(page, ways)
    await dismissToast(page)
    await press(page, 'Share')
    await expect(page.getByRole('dialog', { name: 'Share this' })).toBeVisible()
    await press(page, 'Instagram')
    await expectClear(page, page.locator('.dialog__head, [data-exit]'))
    await page.keyboard.press('Escape')
    await dismissToast(page)
  }
})

test('a toast lies over nothing that is in use, goes with its page, and is read in dark and light', async ({
  page,
  app,
}) => {
  const [tool] = tools
  await arrive(page, app, await newPerson(app), tool!.path)
  await page.route(`**${tool!.api}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  await tool!.fill(page)
  await sendButton(page, tool!).click()
  await expectToast(page, tool!.failed)
  await expectClear(page, page.locator('[data-exit], .reach, :focus'))
  await page.getByLabel('Message', { exact: true }).focus()
  await expectClear(page, page.locator('[data-exit], .reach, :focus'))
  await expectAccessible(page)
  // It stays until it is read, and no longer than what it is about.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/dashboard$|\/$/)
  await expect(toasts(page)).toHaveCount(0)
})

test('a long result has ways to its parts, which stay in sight', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await as(app, person).post('/api/resolve-argument', { originalConversation: quarrel })
  await arrive(page, app, person, '/argument-resolver')
  await earlier(page).getByRole('listitem').getByRole('button').first().click()
  await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout: 30_000 })
  const links = page.getByRole('navigation', { name: 'On this page' })
  if (page.viewportSize()!.width > 1_000) return expect(links).toBeHidden()
  for (const [name, title] of [
    ['Deep Analysis', 'Deep Analysis'],
    ['Summary', 'Summary: Why This Approach Works'],
    ['Prevention', 'Prevention Tips'],
  ] as const) {
    await links.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport()
    await expect(links).toBeInViewport()
    // The page glides there: what counts is where it comes to rest.
    const below = async () => {
      const [bar, found] = [await links.boundingBox(), await page.getByRole('heading', { name: title }).boundingBox()]
      return found!.y - bar!.y - bar!.height
    }
    await expect.poll(below).toBeGreaterThanOrEqual(0)
  }
  for (const link of await links.getByRole('link').all()) {
    const to = (await link.getAttribute('href'))!
    await expect(page.locator(to)).toHaveCount(1)
  }
  await expect(heading(page, 'Conflict Analysis Complete')).toBeAttached()
})

test(
  'whoever goes on to another page finds what was asked for, and is not pulled back',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    await arrive(page, app, person, '/text-analyzer')
    const [tool] = tools
    await tool!.fill(page)
    const { reached, go } = await held(page, tool!.api, 'before')
    await sendButton(page, tool!).click()
    await reached
    await page.getByRole('link', { name: 'Help now' }).first().click()
    go()
    await expect.poll(async () => (await as(app, person).get<unknown[]>(tool!.api)).length).toBe(1)
    expect(page.url()).not.toContain('text-analyzer')
    await page.goBack()
    await expect(part(page, 'Recent analyses').getByRole('listitem')).toHaveCount(1)
  },
)

test(
  'words for one person are never shown to be sent to another, and are there when one comes back',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const known = async (personName: string) =>
      (await as(app, person).post<{ id: string }>('/api/relationships', { personName, relationshipType: 'friend' })).id
    const [esi, kofi] = [await known('Esi'), await known('Kofi')]
    await arrive(page, app, person)
    const goal = page.getByLabel(/^What do you want to say/)
    await page.goto(`/text-this-not-that?relationship=${esi}`)
    await goal.fill('I want to ask Esi for my notes back.')
    await page.goto(`/text-this-not-that?relationship=${kofi}`)
    await expect(page.getByLabel(/^Who is it for/)).toHaveValue(kofi)
    await expect(goal).toHaveValue('')
    await goal.fill('I want to thank Kofi for the lift.')
    await page.goto(`/text-this-not-that?relationship=${esi}`)
    await expect(goal).toHaveValue('I want to ask Esi for my notes back.')
  },
)
