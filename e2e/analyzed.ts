import type { Locator, Page } from '@playwright/test'
import { expect } from './app.ts'

/** What the specs of the two analyses do and look at. */

export const hurt = "Do whatever you want. I'll manage without you, as I always do."
export const before = 'I said I would go to my parents on Sunday'
export const threat = 'If you leave me I will kill you, I know where you sleep.'
export const described =
  'We laugh a lot and he always picks me up from work. But lately he shuts down whenever I bring up money, and I keep wondering if he still loves me. We never talk about it.'

/** Someone chose a coach that answers late, or not at all. */
export async function slowly(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** What is made of the next words is answered as this changes it. */
export const answered = (page: Page, path: string, change: (made: Record<string, unknown>) => object) =>
  page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // In one piece, and not as it comes.
    const response = await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } })
    const made = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...made, ...change(made) } })
  })

export const failing = (page: Page, path: string, method: string) =>
  page.route(`**${path}`, (route) => (route.request().method() === method ? route.abort() : route.continue()))

/** The text that was analyzed, as it stands in the result, without what the marks add to it. */
export const expectWords = (result: Locator, text: string) =>
  expect
    .poll(() =>
      result
        .locator('.ev-text')
        .first()
        .evaluate((shown) => {
          const copy = shown.cloneNode(true) as HTMLElement
          for (const extra of copy.querySelectorAll('.ev__n, .ev__label')) extra.remove()
          return copy.textContent
        }),
    )
    .toBe(text)

/** Every marked piece, without its number and its label, is a span of the text. */
export async function expectVerbatim(page: Page, text: string) {
  const marked = await page.locator('.ev-text mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const copy = mark.cloneNode(true) as HTMLElement
      for (const extra of copy.querySelectorAll('.ev__n, .ev__label')) extra.remove()
      return copy.textContent
    }),
  )
  expect(marked.length).toBeGreaterThan(0)
  for (const words of marked) expect(text).toContain(words)
}
