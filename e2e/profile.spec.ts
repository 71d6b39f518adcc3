import type { Page } from '@playwright/test'
import type { Relationship } from '@mallama/contracts/relationships'
import { complaintsOf, expect, expectAccessible, test } from './app.ts'
import { heard } from './heard.ts'
import { once } from './once.ts'
import { arrive, as, ended, expectToast, know, newPerson, openMenu, withRecord } from './people.ts'

const scores = { trust: 60, communication: 50, joy: 60, growth: 60 }
const row = (page: Page, name: string) =>
  page.locator('.relrow').filter({ has: page.getByRole('heading', { level: 3 }).filter({ hasText: name }) })
const figure = (page: Page, name: string) => page.locator('.strip > div').filter({ hasText: name }).locator('dd')

test(
  'the profile shows people at a glance, saves what is written by itself, and answers about them',
  once,
  async ({ page, app }) => {
    test.setTimeout(240_000)
    const person = await newPerson(app)
    const { get } = as(app, person)
    await know(app, person, { personName: 'June', notes: 'Steady.' })
    const tomas = await know(
      app,
      person,
      { personName: 'Tomas', relationshipType: 'partner', notes: 'The evenings go wrong.' },
      scores,
    )
    const complaints = complaintsOf(page)
    await arrive(page, app, person)

    await test.step('Settings in the account menu leads here, and Edit Profile to the settings', async () => {
      const menu = await openMenu(page)
      await menu.getByText('Settings', { exact: true }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await expect(page.getByRole('heading', { level: 1, name: person.email })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/settings')
    })

    await test.step('numbers, bands, and a row that opens', async () => {
      await expect(figure(page, 'Total Relationships')).toHaveText('2')
      await expect(figure(page, 'Need Attention')).toHaveText('0')
      await expect(row(page, 'Tomas').locator('.band')).toHaveText('57% Fair')
      await expect(row(page, 'June').locator('.band')).toHaveText('No data yet')
      await expectAccessible(page)
    })

    await test.step('a text is saved by itself, and is there after a reload', async () => {
      const improve = row(page, 'Tomas').getByLabel('What to Improve')
      const stored = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith(`/api/relationships/${tomas}`),
      )
      await improve.fill('Saying it before I am angry.')
      expect((await stored).status()).toBe(200)
      await expect(row(page, 'Tomas').getByText('Saved just now')).toBeVisible()
      expect((await get<Relationship>(`/api/relationships/${tomas}`)).strugglingWith).toBe(
        'Saying it before I am angry.',
      )
      await page.reload()
      await expect(row(page, 'Tomas').getByLabel('What to Improve')).toHaveValue('Saying it before I am angry.')
    })

    await test.step('AI Insights, and a question about them', async () => {
      await page.getByRole('button', { name: 'AI Insights about Tomas' }).click()
      const insights = page.getByRole('dialog', { name: 'AI Insights: Tomas' })
      await expect(insights.getByText('57% Fair')).toBeVisible()
      await expect(insights.getByText(/Looked at/)).toBeVisible()
      await expectAccessible(page)
      await insights.getByRole('button', { name: 'Ask Mallama about this' }).click()
      const ask = page.getByRole('dialog', { name: 'Ask Mallama' })
      await ask.getByLabel('Message Mallama about Tomas').fill('How do I tell him that I need Friday alone?')
      await ask.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(heard(page)).toHaveCount(2)
      await expectAccessible(page)
      await ask.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(ask).toBeHidden()
    })

    await test.step('someone is added here', async () => {
      await page.getByRole('button', { name: 'Add Relationship' }).click()
      const form = page.getByRole('dialog', { name: 'Add Relationship' })
      await form.getByLabel("Person's Name").fill('Ama')
      await form.getByLabel('Relationship Type').selectOption('Mom')
      await form.getByRole('button', { name: 'Add Relationship' }).click()
      await expectToast(page, 'Ama is in your relationships')
      await expect(row(page, 'Ama')).toContainText('Mother')
    })

    await test.step('without access the account is there, and nobody’s words', async () => {
      await withRecord(page, ended())
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: 'No plan' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Export your words' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Delete account' })).toBeVisible()
      await expect(page.getByText('My Relationships', { exact: true })).toHaveCount(0)
      await expectAccessible(page)
    })
    expect(complaints).toEqual([])
  },
)
