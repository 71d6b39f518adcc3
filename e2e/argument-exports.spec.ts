import { expect, expectAccessible, test } from './app.ts'
import { box, drop, earlier, exported, heading, opened, paste, resolveButton, resolved } from './argument.ts'
import { once } from './once.ts'
import { arrive, newPerson } from './people.ts'
import { fold, part, press, unfold } from './tomas.ts'

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

test(
  'an export of 500,000 characters is sent with progress, can be cancelled, and is read page by page',
  once,
  async ({ page, app }) => {
    test.setTimeout(180_000)
    const chat = exported(5_000, ['Nora', 'Tomas'], ' And think of the train at nine, please.')
    expect(chat.length).toBeGreaterThan(450_000)
    const person = await newPerson(app)
    await arrive(page, app, person, '/argument-resolver')
    await opened(page)
    await page.getByLabel('A chat export').setInputFiles(text('WhatsApp Chat with Tomas.txt', chat))
    const folded = page.getByRole('region', { name: 'Conversation or Argument' })
    await expect(folded).toContainText(`${chat.length.toLocaleString('en-US')} characters`)
    await expect(page.getByText('5,000 turns by 2 people.')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('radio', { name: /^Tomas/ }).check()
    await expectAccessible(page)

    const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/resolve-argument', async (route) => {
      if (route.request().method() === 'POST') await waiting
      await route.fallback().catch(() => undefined)
    })
    await resolveButton(page).click()
    const analyzing = part(page, 'Analyzing Conflict...')
    await expect(analyzing).toContainText('Reading 5,000 turns.')
    await expect(analyzing.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 3')
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/resolve-argument'))
    await analyzing.getByRole('button', { name: 'Cancel' }).click()
    await stopped
    await expect(analyzing).toHaveCount(0)
    await expect(resolveButton(page)).toBeFocused()
    await expect(folded).toContainText(`${chat.length.toLocaleString('en-US')} characters`)
    await expect(page.getByRole('radio', { name: /^Tomas/ })).toBeChecked()
    goOn()
    await page.unrouteAll()

    await resolved(page, 90_000)
    const better = part(page, 'How It Could Have Gone Better')
    const turns = better.getByRole('list', { name: 'Turn by turn' }).locator(':scope > li')
    await better.getByText('Every turn').click()
    await expect(turns).toHaveCount(30)
    await expect(better).toContainText('1 to 30 of 5,000')
    // However much there is, what is on the page stays small, and answers.
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000)
    await better.getByRole('button', { name: 'Later' }).click()
    await expect(better).toContainText('31 to 60 of 5,000')
    await better.getByText('Only what changed').click()
    await expect(turns.first()).toContainText('Could have been')
    await unfold(page, 'How it escalated')
    await page.getByText('Show as table').click()
    await expect(fold(page, 'How it escalated').getByRole('row')).toHaveCount(51)
    await expectAccessible(page)
  },
)

test('what cannot be read says what it is and what to do instead', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await arrive(page, app, person, '/argument-resolver')
  await opened(page)
  const problem = page.getByRole('form', { name: 'Argument Resolver' }).getByRole('alert')
  await drop(page, {})
  await expect(problem).toContainText('There was nothing to read in what you dropped.')
  await drop(page, { files: [{ name: 'chat.zip', type: 'application/zip', content: 'PK' }] })
  await expect(problem).toContainText('chat.zip is a zip file. Open it on your device, and choose the .txt file')
  await drop(page, { files: [{ name: 'shot.png', type: 'image/png', content: 'x' }] })
  await expect(problem).toContainText('shot.png is a picture, and pictures cannot be read here.')
  await drop(page, { files: [{ name: 'chat.txt', type: 'text/plain', content: '' }] })
  await expect(problem).toContainText('chat.txt is empty.')
  await page.getByLabel('A chat export').setInputFiles(text('all.txt', 'Nora: hello there\n'.repeat(60_000)))
  await expect(problem).toContainText('all.txt has 1,080,000 characters, and at most 1,000,000 can be read at once.')
  await expectAccessible(page)
  await expect(box(page)).toHaveValue('')

  await box(page).fill('What I had written myself.')
  await drop(page, { files: [{ name: 'chat.txt', type: 'text/plain', content: exported(4) }] })
  await expect(problem).toHaveCount(0)
  await expect(box(page)).toHaveValue(exported(4))
  await page.getByRole('button', { name: 'Put that back' }).click()
  await expect(box(page)).toHaveValue('What I had written myself.')
  await drop(page, { text: exported(6) })
  await expect(box(page)).toHaveValue(exported(6))

  await paste(page, 'Nora: hello there\n'.repeat(60_000))
  const whole = page.getByRole('region', { name: 'Conversation or Argument' })
  await expect(whole).toContainText('1,080,000 characters')
  await test.step('a whole chat that is pasted is where one goes on', async () => {
    await expect(whole).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Edit the text' })).toBeFocused()
  })
  await resolveButton(page).click()
  await expect(page.getByText('At most 1,000,000 characters. This has 1,080,000')).toBeVisible()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(box(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(whole).toContainText('1,080,000 characters')
})

test('one speaker, no speaker and twelve of them can all be read', once, async ({ page, app }) => {
  test.setTimeout(120_000)
  const person = await newPerson(app)
  await arrive(page, app, person, '/argument-resolver')
  await opened(page)
  await paste(page, exported(5, ['Nora']))
  await expect(page.getByText('Only one person speaks here: Nora.')).toBeVisible()
  await resolved(page)
  await press(page, 'New Analysis')

  await paste(page, 'My husband never helps with the dishes. I asked him yesterday and he only shrugged.')
  await expect(page.getByText('No speakers were found')).toBeVisible()
  await resolved(page)
  await expect(part(page, 'About this reading')).toContainText('one person')
  await expect(heading(page, 'Proposed Compromise')).toHaveCount(0)
  await press(page, 'New Analysis')

  const twelve = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo', 'Iris', 'Jack', 'Kate', 'Liam']
  await paste(page, exported(120, twelve))
  await expect(page.getByText('120 turns by 12 people.')).toBeVisible({ timeout: 30_000 })
  const choice = page.getByLabel(/^Which of these are you/)
  await expect(choice.getByRole('option')).toHaveCount(13)
  await choice.selectOption({ label: 'Hugo (10 turns)' })
  await resolved(page)
  await unfold(page, 'Areas for Improvement')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('button', { name: 'Show all 12 people' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  await expectAccessible(page)
  await expect(earlier(page).getByRole('button', { name: /^Delete/ })).toHaveCount(3)
})
