import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { linkTo } from './letters.ts'
import { once } from './once.ts'
import { know, newPerson } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const landing = 'Care for yourself and others'

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
}

test('a link that was opened by a visitor is where they land, also by a new password', once, async ({ page, app }) => {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  const wanted = `/relationships/${id}?from=letter`
  await page.goto(wanted)
  await expect(heading(page)).toHaveText(landing)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(heading(page)).toHaveText('Sign In')
  await page.getByRole('button', { name: /forgot/i }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Check your email.')).toBeVisible()
  await page.goto(await linkTo(app, person.email))
  await page.getByLabel('New Password').fill('a lamp in the hall')
  await page.getByLabel('Confirm Password').fill('a lamp in the hall')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await logIn(page, { ...person, password: 'a lamp in the hall' })
  await expect(page).toHaveURL(app.url + wanted)
  await expect(heading(page)).toHaveText('Ines')
})

test(
  'whoever presses the trial has the link all the same; what is another’s is not found',
  once,
  async ({ page, app }) => {
    const [first, second] = [await newPerson(app), await newPerson(app)]
    const id = await know(app, first, { personName: 'Ines' })
    await page.goto(`/relationships/${id}`)
    await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click()
    await expect(page).toHaveURL(/\/auth\?trial=true&next=/)
    await page.getByRole('button', { name: 'Sign in', exact: false }).last().click()
    await expect(heading(page)).toHaveText('Sign In')
    await logIn(page, second)
    await expect(page).toHaveURL(`${app.url}/relationships/${id}`)
    await expect(page.getByRole('heading', { name: 'Relationship Not Found' })).toBeVisible()
    await expect(page.getByText('Ines')).toHaveCount(0)
  },
)
