import type { Page } from '@playwright/test'
import { expect, test, type RunningApp } from './app.ts'
import { once } from './once.ts'
import { arrive, changePassword, know, newPerson, type Person } from './people.ts'

const words = 'half a sentence about the garden'
const askedFor = (page: Page) => page.getByRole('dialog', { name: 'Please log in' })
const box = (page: Page) => page.locator('.chat textarea')

/** Two tabs with words in them, whose session was ended from elsewhere. */
async function endedTabs(page: Page, app: RunningApp) {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  const path = `/relationships/${id}/chat`
  await arrive(page, app, person, path)
  await box(page).fill(words)
  const other = await page.context().newPage()
  await other.goto(app.url + path)
  await box(other).fill(words)
  await changePassword(app, person, 'another long password')
  for (const tab of [page, other]) await expect(askedFor(tab)).toBeVisible({ timeout: 20_000 })
  return { person: { ...person, password: 'another long password' }, other, path }
}

async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
}

const keptWords = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

test('an ended tab keeps its words until its person is back, and goes on', once, async ({ page, app }) => {
  const { person, other, path } = await endedTabs(page, app)
  await other.getByRole('link', { name: 'Log In' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await logIn(other, { ...person, password: 'not this one' })
  await expect(other.getByRole('alert').first()).toBeVisible()
  await expect(askedFor(page)).toBeVisible()
  await logIn(other, person)
  await expect(other).toHaveURL(app.url + path)
  await expect(box(other)).toHaveValue(words)
  await expect(askedFor(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText(words)).toBeVisible()
  await expect(box(page)).toHaveValue('')
})

test('where another person logs in, nothing of the first is left in any tab', once, async ({ page, app }) => {
  const { other } = await endedTabs(page, app)
  const second = await newPerson(app)
  await other.getByRole('link', { name: 'Log In' }).click()
  await logIn(other, second)
  await expect(other.getByRole('heading', { name: 'Relationship Not Found' })).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  for (const tab of [page, other]) expect(await keptWords(tab)).not.toContain('garden')
  await other.goBack()
  await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(other.getByText(words)).toHaveCount(0)
  expect(await keptWords(other)).not.toContain('garden')
})

test('quick exit on the way to the form empties the other tab as well', once, async ({ page, app }) => {
  const { other } = await endedTabs(page, app)
  await page.route('https://www.weather.com/**', (route) => route.fulfill({ body: '' }))
  await other.route('https://www.weather.com/**', (route) => route.fulfill({ body: '' }))
  await other.getByRole('link', { name: 'Log In' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await expect(askedFor(page)).toBeVisible()
  await other.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Care for yourself and others' })).toBeVisible()
  expect(await keptWords(page)).not.toContain('garden')
})
