import type { Page, Request } from '@playwright/test'
import { expect, test } from './app.ts'
import { once } from './once.ts'
import { arrive, know, newPerson } from './people.ts'

const card = (page: Page, name: string) =>
  page.locator('.who').filter({ has: page.getByRole('link', { name, exact: true }) })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'what was read of a relationship is fresh for half a minute, and read again after it',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    const id = await know(app, person, { personName: 'Ines' })
    await page.clock.install()
    const asked: string[] = []
    let answered = 0
    const isRead = (request: Request) => /^\/api\/relationships(\/[^/]+)?$/.test(new URL(request.url()).pathname)
    page.on('request', (request) => isRead(request) && asked.push(new URL(request.url()).pathname))
    // What is left before its answer came is not read, and is asked for again: it is over as well.
    const over = (request: Request) => isRead(request) && answered++
    page.on('requestfinished', over)
    page.on('requestfailed', over)
    const allAnswered = () => expect.poll(() => answered).toBe(asked.length)
    const openInes = async () => {
      await card(page, 'Ines').getByRole('link', { name: 'Ines', exact: true }).click()
      await expect(heading(page)).toHaveText('Ines')
    }
    const openList = async () => {
      await page.getByRole('link', { name: 'Back to All Relationships' }).click()
      await expect(card(page, 'Ines')).toBeVisible()
    }
    await arrive(page, app, person, '/relationships')
    await expect(card(page, 'Ines')).toBeVisible()
    expect(asked).toEqual(['/api/relationships'])
    await page.clock.fastForward(20_000)
    await openInes()
    await openList()
    expect(asked).toEqual(['/api/relationships'])
    // What the page of one shows came with the list, and is as old.
    await page.clock.fastForward(31_000)
    await openInes()
    await expect.poll(() => asked).toEqual(['/api/relationships', `/api/relationships/${id}`])
    await allAnswered()
    await openList()
    await expect.poll(() => asked.at(-1)).toBe('/api/relationships')
    await allAnswered()
    expect(asked).toHaveLength(3)
    await openInes()
    await openList()
    expect(asked).toHaveLength(3)
  },
)
