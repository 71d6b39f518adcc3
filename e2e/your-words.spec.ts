import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, ended, know, newPerson, withRecord } from './people.ts'

const days = 86_400_000
/** A trial that ended so long ago. */
const endedBefore = (ms: number) => ({
  ...ended(),
  trialStartDate: new Date(Date.now() - ms - days).toISOString(),
  trialEndDate: new Date(Date.now() - ms).toISOString(),
})

/** What is downloaded, opened. */
async function download(page: Page): Promise<{ name: string; files: Record<string, string> }> {
  const press = page.getByRole('button', { name: 'Download everything' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), press])
  const files = unzipSync(await readFile(await file.path()))
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  return { name: file.suggestedFilename(), files: Object.fromEntries(texts) }
}

test(
  'after the trial the plans lead to one’s words, which are read for seven days and downloaded for ever',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    await know(app, person, { personName: 'Tomas', notes: 'Evenings go wrong' })
    await withRecord(page, endedBefore(2 * days))
    await arrive(page, app, person, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Free Trial Has Ended')
    await page.getByRole('link', { name: 'Read or download your words' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your words')
    await expect(page.getByText(/You can read everything here until \w+day \d+ \w+\. /)).toBeVisible()
    const tomas = page.locator('details').filter({ hasText: 'Tomas' })
    await expect(page.getByText('Evenings go wrong')).toHaveCount(0)
    await tomas.locator('summary').click()
    await expect(tomas.getByText('Evenings go wrong')).toBeVisible()
    await expectAccessible(page)

    await page.unrouteAll()
    await withRecord(page, endedBefore(8 * days))
    await page.goto(`${app.url}/`)
    await page.getByRole('link', { name: 'Download your words' }).click()
    await expect(page.getByText('The time for reading here is over.')).toBeVisible()
    await expect(page.locator('details')).toHaveCount(0)
    const { name, files } = await download(page)
    expect(name).toMatch(/^mallama-\d{4}-\d\d-\d\d\.zip$/)
    expect(files['people.md']).toContain('Evenings go wrong')
    expect(JSON.parse(files['data.json']!)).toMatchObject({
      relationships: [{ personName: 'Tomas', notes: 'Evenings go wrong' }],
    })
  },
)

test(
  'a page whose live stream made room for newer ones asks again only when it is looked at',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    let asked = 0
    await page.route('**/api/events', (route) => {
      asked += 1
      return route.fulfill({ contentType: 'text/event-stream', body: ': hello\n\nevent: replaced\ndata: {}\n\n' })
    })
    await page.clock.install()
    await arrive(page, app, person)
    await expect.poll(() => asked).toBe(1)
    // Longer than the first three waits of a stream that broke off.
    await page.clock.runFor(8_000)
    expect(asked).toBe(1)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => asked).toBe(2)
  },
)
