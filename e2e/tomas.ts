import type { Page } from '@playwright/test'
import { expect, type RunningApp } from './app.ts'
import { arrive, as, know, newPerson, openRows, type Person } from './people.ts'

/** What a relationship's page has of each of its texts. */
export type Fields = Record<string, string | null>

/** A part of the page by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** What stands behind a row that opens, by what the row says. */
export const fold = (page: Page, name: string) =>
  page.locator('details.fold').filter({ has: page.locator(':scope > summary', { hasText: name }) })
/** Opens it, if it is not. */
export async function unfold(page: Page, name: string): Promise<void> {
  const one = fold(page, name)
  await expect(one).toHaveCount(1)
  if ((await one.getAttribute('open')) === null) await one.locator(':scope > summary').click()
  await expect(one).toHaveAttribute('open')
}
/** The text area of a list that is edited as a whole. */
export const editor = (page: Page, name: string) => part(page, name).getByRole('textbox', { name, exact: true })

/** Opens the page about Tomas, of someone new, with every row of it open. */
export async function openTomas(
  page: Page,
  app: RunningApp,
  fields: Fields = {},
): Promise<{ person: Person; id: string }> {
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Tomas', relationshipType: 'partner' })
  if (Object.keys(fields).length > 0) await as(app, person).patch(`/api/relationships/${id}`, fields)
  await arrive(page, app, person, `/relationships/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible()
  await openRows(page)
  return { person, id }
}

/** What the server has of it. */
export const stored = async (app: RunningApp, person: Person, id: string) =>
  as(app, person).get<Fields>(`/api/relationships/${id}`)
