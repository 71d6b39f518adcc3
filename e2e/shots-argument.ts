import type { Page } from '@playwright/test'
import { box, danger, heading, paste, quarrel, resolveButton, resolved, spanish } from './argument.ts'
import { dismissToast } from './people.ts'
import type { Shot } from './shots.ts'

/** The form is kept in the tab: each picture begins with an empty one. */
const cleared = async (page: Page) => {
  const clear = page.getByRole('button', { name: 'Clear the form' })
  if (await clear.isVisible()) await clear.click()
  await page.locator('[aria-label^="Loading"]').first().waitFor({ state: 'detached' })
}
const written = async (page: Page) => {
  await cleared(page)
  await paste(page, quarrel)
  await page.getByRole('radio', { name: /^Nora/ }).check()
}
const read = async (page: Page) => {
  await written(page)
  await resolved(page)
}
const toPart = (name: string) => async (page: Page) => {
  await read(page)
  await heading(page, name).evaluate((head) => head.scrollIntoView({ block: 'start' }))
}
/** Those who write; nothing comes back. */
const holdBack = (page: Page, how: 'never' | 'fails') =>
  page.route('**/api/resolve-argument', (route) =>
    route.request().method() !== 'POST' ? route.continue() : how === 'fails' ? route.abort() : undefined,
  )

const screen = { who: 'nora', path: '/argument-resolver', shows: /Argument Resolver/ } as const

export const shotsOfArguments: Shot[] = [
  { ...screen, who: 'starting', name: 'argument', first: cleared },
  { ...screen, name: 'argument-speakers', first: written },
  {
    ...screen,
    name: 'argument-loading',
    first: async (page) => {
      await written(page)
      await holdBack(page, 'never')
      await resolveButton(page).click()
      const working = page.getByRole('region', { name: 'Analyzing Conflict...' })
      await working.evaluate((place) => place.scrollIntoView({ block: 'end' }))
    },
    after: async (page) => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    window: true,
  },
  { ...screen, name: 'argument-result', first: read },
  ...['How It Could Have Gone Better', 'Deep Analysis', 'Save to a relationship'].map((name, at) => ({
    ...screen,
    name: `argument-${['turns', 'deep', 'save'][at]}`,
    first: toPart(name),
    window: true,
  })),
  {
    ...screen,
    name: 'argument-error',
    first: async (page) => {
      await written(page)
      await holdBack(page, 'fails')
      await resolveButton(page).click()
      await page.locator('.toaster .toast').waitFor()
    },
    after: async (page) => {
      await dismissToast(page)
      await page.unrouteAll()
    },
    window: true,
  },
  {
    ...screen,
    name: 'argument-invalid',
    first: async (page) => {
      await cleared(page)
      await box(page).fill('He said')
      await resolveButton(page).click()
    },
    window: true,
  },
  {
    ...screen,
    name: 'argument-language',
    first: async (page) => {
      await cleared(page)
      await paste(page, spanish)
      await resolved(page)
    },
  },
  {
    ...screen,
    who: 'hurt',
    name: 'argument-safety',
    first: async (page) => {
      await cleared(page)
      await paste(page, danger)
      await resolveButton(page).click()
      await heading(page, 'This comes first').waitFor()
    },
  },
]
