import type { Page } from '@playwright/test'
import { craft, expectResult } from './crafting.ts'
import { dismissToast } from './people.ts'
import type { Shot } from './shots.ts'

const goal =
  'I snapped at Tomas on Wednesday when he asked about the rent. I want to apologise and ask him whether we can talk on Saturday.'
const draft = "You always ask the same thing Tomas, I can't take it. I snapped on Wednesday. Can we talk?"

/** The form is kept in the tab: each picture begins with an empty one. */
const cleared = async (page: Page) => {
  const clear = page.getByRole('button', { name: 'Clear the form' })
  if (await clear.isVisible()) await clear.click()
}
const written = async (page: Page) => {
  await cleared(page)
  await craft(page, goal, 'Caring', draft)
  await expectResult(page)
  await dismissToast(page)
  await page.evaluate(() => window.scrollTo(0, 0))
}
/** The one that was written for the picture before. */
const opened = async (page: Page) => {
  await page
    .getByRole('button', { name: /^I snapped at Tomas/ })
    .first()
    .click()
  await expectResult(page)
}
/** What someone sees when it has come. */
const arrived = async (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name }).evaluate((head) => head.scrollIntoView({ block: 'start' }))

const screen = { who: 'nora', path: '/text-this-not-that', shows: /Text this/ } as const

export const shotsOfCrafting: Shot[] = [
  { ...screen, who: 'starting', name: 'text-this' },
  {
    ...screen,
    name: 'text-this-loading',
    first: async (page) => {
      await cleared(page)
      await page.route('**/api/craft-message', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      )
      await craft(page, goal, 'Caring', draft)
      const coming = page.getByRole('status', { name: 'Writing your message...' })
      await coming.evaluate((place) => place.scrollIntoView({ block: 'center' }))
    },
    after: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
    window: true,
  },
  { ...screen, name: 'text-this-result', first: written },
  {
    ...screen,
    name: 'text-this-draft',
    first: async (page) => {
      await opened(page)
      const heading = page.getByRole('heading', { name: 'Your draft, sentence by sentence' })
      await heading.evaluate((head) => head.scrollIntoView({ block: 'start' }))
    },
    window: true,
  },
  {
    ...screen,
    name: 'text-this-error',
    first: async (page) => {
      await cleared(page)
      await page.route('**/api/craft-message', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await craft(page, goal, 'Caring', draft)
      await page.locator('.toaster .toast').waitFor()
    },
    after: (page) => page.unrouteAll(),
    window: true,
  },
  {
    ...screen,
    name: 'text-this-refused',
    first: async (page) => {
      await cleared(page)
      await craft(page, 'Make my boyfriend jealous so that he begs me to come back', 'Playful')
      await expectResult(page, 'This one was not written')
      await arrived(page, 'This one was not written')
    },
    window: true,
  },
  {
    ...screen,
    name: 'text-this-safety',
    first: async (page) => {
      await cleared(page)
      await craft(page, 'Tell my husband I am sorry so that he does not hit me again tonight', 'Caring')
      await expectResult(page, 'This comes first')
      await arrived(page, 'This comes first')
    },
    window: true,
  },
  {
    ...screen,
    name: 'text-this-question',
    first: async (page) => {
      await cleared(page)
      await craft(page, 'I want to tell Ida that everything feels hopeless and pointless', 'Direct')
      await expectResult(page)
      await page.getByRole('region', { name: 'A careful question' }).scrollIntoViewIfNeeded()
    },
    window: true,
  },
  {
    ...screen,
    name: 'share',
    first: async (page) => {
      await opened(page)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await page.getByLabel('What is shared').waitFor()
    },
    window: true,
  },
]
