import type { Page } from '@playwright/test'
import { expect } from './app.ts'
import { unfold } from './tomas.ts'

/** The fields of /text-this-not-that, by what stands above them. */
export const goalField = (page: Page) => page.getByLabel(/^What do you want to say/)
export const tone = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Above what came of it, the form is one row. */
export async function toForm(page: Page): Promise<void> {
  if (!(await goalField(page).isVisible())) await unfold(page, 'Change the goal')
}

export async function craft(page: Page, goal: string, named: string, draft?: string): Promise<void> {
  await toForm(page)
  await goalField(page).fill(goal)
  await tone(page, named).check()
  if (draft) {
    await unfold(page, 'Add context')
    await page.getByLabel(/^Your own draft/).fill(draft)
  }
  await page.getByRole('button', { name: 'Craft message' }).click()
}

/** The result has come, and has the focus. */
export async function expectResult(page: Page, heading = 'Your message'): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused({ timeout: 20_000 })
}
