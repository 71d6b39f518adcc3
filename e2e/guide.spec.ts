import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { heard } from './heard.ts'
import { once, wide } from './once.ts'
import { arrive, know, newPerson } from './people.ts'

/** The chat about Ines, on a phone. */
async function openChat(page: Page, app: RunningApp) {
  await page.setViewportSize({ width: 390, height: 780 })
  const person = await newPerson(app)
  const id = await know(app, person, { personName: 'Ines' })
  await arrive(page, app, person, `/relationships/${id}/chat`)
  const answered = () => page.waitForResponse((it) => it.url().endsWith('/api/chat') && it.status() === 200)
  const box = page.getByRole('textbox', { name: 'Message Mallama about Ines' })
  return { answered, box }
}

/** Whether all of it is on the screen, with room below it. */
async function expectWhole(page: Page, step: Locator) {
  await expect(step).toBeInViewport({ ratio: 1 })
  for (const start of await step.getByRole('group', { name: 'Other beginnings' }).getByRole('button').all())
    await expect(start).toBeInViewport({ ratio: 1 })
  const { y, height } = (await step.boundingBox())!
  expect(page.viewportSize()!.height - y - height).toBeGreaterThanOrEqual(12)
}

test(
  'beside the page about somebody a long line is whole on the screen, and so is the answer above it',
  wide,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const person = await newPerson(app)
    await arrive(page, app, person, `/relationships/${await know(app, person, { personName: 'Ines' })}`)
    const box = page.getByRole('textbox', { name: 'Message Mallama about Ines' })
    await box.fill('Find the words')
    await box.press('Enter')
    const step = page.locator('.step')
    const answer = heard(page).last()
    await expect(step.getByRole('textbox')).toBeFocused()
    await expect(answer).toContainText('in your own words')
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expectWhole(page, step)
    // Opened anew it waits there, and takes nobody's focus.
    await page.reload()
    await expectWhole(page, step)
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(step.getByRole('textbox')).not.toBeFocused()
  },
)

test('an exercise for words: a line at a time, by keyboard, to a card', once, async ({ page, app }) => {
  const { answered, box } = await openChat(page, app)

  const first = answered()
  await box.fill('Find the words')
  await box.press('Enter')
  await first
  const step = page.locator('.step')
  const line = step.getByRole('textbox')
  await expect(line).toHaveValue("I wanted to say something to you: ___. I'd be glad if ___.")
  await expect(line).toBeFocused()
  // What is typed goes into the first gap, and Enter goes on to the next.
  await page.keyboard.type('the key is under the mat')
  await line.press('Enter')
  await page.keyboard.type('you took it in')
  await expect(line).toHaveValue(
    "I wanted to say something to you: the key is under the mat. I'd be glad if you took it in.",
  )
  await expectWhole(page, step)
  // One box on the screen, and what is asked is asked once.
  await expect(box).toHaveCount(0)
  await expectAccessible(page)

  const second = answered()
  await line.fill('Could you ring me before you come')
  await line.press('Enter')
  await second
  await expect(step).toContainText('2 of')
  await expect(line).toBeFocused()
  for (const at of [3, 4]) {
    const next = answered()
    await step.getByRole('button', { name: 'Skip', exact: true }).click()
    await next
    if (at === 3) await expect(step).toContainText('3 of')
  }
  await expect(step).toContainText('4 of')
  const last = answered()
  await step.getByRole('button', { name: 'No ending', exact: true }).click()
  await last
  const card = page.getByRole('group', { name: 'A message to Ines' })
  await expect(card).toContainText('Ines, could you ring me before you come?')
  await expect(card.getByRole('button', { name: 'Copy' })).toBeInViewport()
  await expect(box).toBeVisible()
  await expectAccessible(page)
  // It stands there after a reload, with its ways to go on.
  await page.reload()
  await expect(card).toBeVisible()
  await expect(heard(page).last().getByRole('button', { name: 'Change a line' })).toBeVisible()

  await test.step('words that can go as they are, for whoever leaves the line: shorter at a press, and in one’s own', async () => {
    const given = page.getByRole('group', { name: 'A message to Ines' }).last()

    const asked = answered()
    await box.fill(
      'We are invited to a wedding of my cousin and I do not want to go. Write me a kind message that says no.',
    )
    await box.press('Enter')
    await asked
    await expect(line).toHaveValue(/I can't come to ___/)
    const left = answered()
    await step.getByRole('button', { name: 'Leave it for now' }).click()
    await left
    const ready = answered()
    await heard(page).last().getByRole('button', { name: 'Words that can go as they are' }).click()
    await ready
    await expect(given).toContainText('Ines, thank you for asking.')
    await expect(given.getByRole('button', { name: 'Copy' })).toBeInViewport()
    await expect(box).toBeVisible()
    await expectAccessible(page)

    const shorter = answered()
    await heard(page).last().getByRole('button', { name: 'Shorter' }).click()
    await shorter
    await expect(given).toContainText('My answer is no.')

    const own = answered()
    await heard(page).last().getByRole('button', { name: 'Put it in my own words' }).click()
    await own
    await expect(page.locator('.step').getByRole('textbox')).toBeVisible()
  })
})
