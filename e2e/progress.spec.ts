import { complaintsOf, expect, expectAccessible, test } from './app.ts'
import { once } from './once.ts'
import { arrive, as, know, newPerson } from './people.ts'

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

test(
  'progress shows its weeks, what keeps coming back, and the week in one’s own words',
  once,
  async ({ page, app }) => {
    test.setTimeout(180_000)
    const person = await newPerson(app)
    const { post } = as(app, person)
    const tomas = await know(app, person, { personName: 'Tomas' })
    for (const [days, communication] of [
      [40, 40],
      [20, 60],
      [1, 70],
    ] as const)
      await post(`/api/relationships/${tomas}/check-ins`, {
        trust: 60,
        communication,
        joy: 60,
        growth: 60,
        at: ago(days),
      })
    for (const [days, note] of [
      [30, 'The dishes stood there again for two days'],
      [12, 'Another row about the dishes before work'],
      [2, 'Nobody did the dishes, and he said it was my turn'],
    ] as const)
      await post(`/api/relationships/${tomas}/moments`, { kind: 'conflict', intensity: 2, occurredAt: ago(days), note })
    await post('/api/journal', {
      mood: 'sad',
      title: 'The call',
      content: 'Dad called and I cried in the car afterwards.',
      emotions: 'tired',
    })
    const complaints = complaintsOf(page)
    await arrive(page, app, person)
    await page.getByRole('link', { name: 'See how it went' }).click()
    await expect(page).toHaveURL(/view=progress$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeFocused()

    const part = (name: string) => page.getByRole('region', { name, exact: true })
    await part('Five categories').getByText('Communication', { exact: true }).click()
    await expect(part('Five categories').getByText('3 check-ins')).toBeVisible()
    await expect(part('Twelve weeks').getByRole('img')).toBeVisible()
    await part('Twelve weeks').getByText('Show as table').click()
    await expect(part('Twelve weeks').getByRole('table')).toBeVisible()
    await expect(part('What keeps coming back')).toContainText('The housework3 times')
    await expect(part('How you felt')).toContainText('One day of')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Read your week' }).click()
    const week = page.getByRole('dialog', { name: 'Your week' })
    await expect(week).toContainText('The call')
    await expectAccessible(page)
    await week.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(page.getByText('Your Progress', { exact: true })).toBeVisible()
    expect(complaints).toEqual([])
  },
)
