import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { RunningApp } from './app.ts'

/** The link in the newest letter to this address; waits until there are `count` letters. */
export async function linkTo(app: RunningApp, email: string, count = 1): Promise<string> {
  await expect.poll(() => app.lettersTo(email).length).toBe(count)
  const letter = app.lettersTo(email).at(-1) ?? ''
  const whole = letter.replaceAll('=\n', '').replaceAll('=3D', '=')
  return /https?:\/\/\S+\/auth\/action\S+/.exec(whole)?.[0] ?? ''
}

/** The identity provider refuses the next calls with this code, in its own protocol. */
export async function refuse(page: Page, call: string, message: string, times?: number): Promise<void> {
  await page.route(
    `**/identitytoolkit.googleapis.com/v*/${call}*`,
    (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
      }),
    times === undefined ? {} : { times },
  )
}
