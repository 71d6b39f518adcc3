import type { Page } from '@playwright/test'

/** A chat with the coach: about a person, and after a quarrel. */
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const own = (page: Page) => log(page).locator('.msg--you')
/** What the coach has said: one that is still being written is hidden from assistive technology, and not kept yet. */
export const heard = (page: Page) => log(page).locator('.msg--mallama:not([aria-hidden] *)')
