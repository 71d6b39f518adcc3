import type { Page } from '@playwright/test'
import { before, described, failing, hurt, threat } from './analyzed.ts'
import type { Shot } from './shots.ts'
import { press, unfold } from './tomas.ts'

/** The form is kept in the tab: each picture begins with an empty one. */
const cleared = async (page: Page) => {
  const over = page.locator('.folds:has(form) > .fold:not([open]) > summary')
  if (await over.isVisible()) await over.click()
  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  if (await clear.isVisible()) await clear.click()
}
const never = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
const toasted = async (page: Page) => {
  await page.locator('.toaster .toast').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}
/** What someone sees when it has come. */
const arrived = async (page: Page, name: string) => {
  const head = page.getByRole('heading', { level: 2, name })
  await head.waitFor()
  await head.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
}

const READ = '/api/text-analysis'
const read = async (page: Page, words: string, context = '') => {
  await cleared(page)
  await page.getByLabel('Message', { exact: true }).fill(words)
  await unfold(page, 'Add context')
  await page.getByLabel(/^What came before/).fill(context)
  await press(page, 'Analyze Message')
}
const DESCRIBE = '/api/relationship-analysis'
const describe = async (page: Page, words: string, who?: string) => {
  await cleared(page)
  if (who) await page.getByLabel(/^Who it is about/).selectOption({ label: who })
  await page.getByLabel('Relationship type').selectOption('romantic')
  await page.getByLabel('Describe your relationship').fill(words)
  await press(page, 'Analyze Relationship')
}

const analyzer = { who: 'nora', path: '/text-analyzer', shows: /Text Message/ } as const
const analysis = { who: 'nora', path: '/relationship-analysis', shows: /Relationship Analysis/ } as const
const danger = 'He hits me when I come home late, he took my phone and my money, and I am afraid of him every evening.'
const stopRouting = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

export const shotsOfAnalyses: Shot[] = [
  { ...analyzer, who: 'starting', name: 'text-analyzer' },
  {
    ...analyzer,
    name: 'text-analyzer-loading',
    first: async (page) => {
      await never(page, READ)
      await read(page, hurt, before)
      const coming = page.getByRole('status', { name: 'Reading the message' })
      await coming.evaluate((place) => place.scrollIntoView({ block: 'center' }))
    },
    after: stopRouting,
    window: true,
  },
  {
    ...analyzer,
    name: 'text-analyzer-result',
    first: async (page) => {
      await read(page, hurt, before)
      await arrived(page, 'What this message may mean')
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  {
    ...analyzer,
    name: 'text-analyzer-error',
    first: async (page) => {
      await failing(page, READ, 'POST')
      await read(page, hurt)
      await toasted(page)
    },
    after: stopRouting,
    window: true,
  },
  {
    ...analyzer,
    name: 'text-analyzer-safety',
    first: async (page) => {
      await read(page, threat)
      await arrived(page, 'This comes first')
    },
    window: true,
  },
  { ...analysis, who: 'starting', name: 'relationship-analysis' },
  {
    ...analysis,
    name: 'relationship-analysis-loading',
    first: async (page) => {
      await never(page, DESCRIBE)
      await describe(page, described)
      const coming = page.getByRole('status', { name: 'Reading your description' })
      await coming.evaluate((place) => place.scrollIntoView({ block: 'center' }))
    },
    after: stopRouting,
    window: true,
  },
  {
    ...analysis,
    name: 'relationship-analysis-result',
    first: async (page) => {
      await describe(page, described, 'Tomas (Partner)')
      await arrived(page, 'What your description shows')
      await page.getByRole('button', { name: /^Add \d/ }).waitFor()
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  {
    ...analysis,
    name: 'relationship-analysis-error',
    first: async (page) => {
      await failing(page, DESCRIBE, 'POST')
      await describe(page, described)
      await toasted(page)
    },
    after: stopRouting,
    window: true,
  },
  {
    ...analysis,
    name: 'relationship-analysis-safety',
    first: async (page) => {
      await describe(page, danger)
      await arrived(page, 'This comes first')
    },
    window: true,
  },
]
