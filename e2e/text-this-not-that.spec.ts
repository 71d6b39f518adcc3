import { answered } from './analyzed.ts'
import { expect, expectAccessible, expectWideToo, test } from './app.ts'
import { craft, expectResult, goalField, tone } from './crafting.ts'
import { once } from './once.ts'
import { arrive, dismissToast, expectToast, know, newPerson } from './people.ts'
import { unfold } from './tomas.ts'

const screen = '/text-this-not-that'
const sorry =
  'I snapped at Ida on the phone on Wednesday when she asked about the rent. I want to apologise and ask her whether we can talk on Saturday.'
const draft = "You always ask the same thing Ida, I can't take it. I snapped on Wednesday. Can we talk?"

test(
  'a message in a tone, by keyboard: another wording, scores, and the draft sentence by sentence',
  once,
  async ({ page, app }) => {
    const person = await newPerson(app)
    await know(app, person, { personName: 'Ida', relationshipType: 'sister' })
    await arrive(page, app, person, screen)
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Craft message' }).click()
    await expect(page.getByText('Please describe your goal in at least 10 characters')).toBeVisible()
    await expect(page.getByText('Please select a tone')).toBeVisible()
    await expect(goalField(page)).toBeFocused()
    await expectAccessible(page)
    await goalField(page).fill(sorry)
    await expect(page.getByText('Please describe your goal')).toHaveCount(0)
    await page.getByRole('button', { name: 'Craft message' }).click()
    await expect(tone(page, 'Caring')).toBeFocused()
    for (const name of ['Playful', 'Flirty', 'Direct', 'Diplomatic', 'Encouraging', 'Caring']) {
      await page.keyboard.press('ArrowDown')
      await expect(tone(page, name)).toBeChecked()
    }
    await expect(page.getByText('Please select a tone')).toHaveCount(0)
    await page.getByLabel(/^Who is it for/).selectOption({ label: 'Ida (Sister)' })
    await unfold(page, 'Add context')
    await page.getByLabel(/^Context/).fill('We live together since May.')
    await page.getByLabel(/^Conversation so far/).fill('Ida: Why did you shout at me?')
    await page.getByLabel(/^Your own draft/).fill(draft)
    await page.getByRole('button', { name: 'Craft message' }).press('Enter')

    await expectResult(page)
    await expectToast(page, 'Guidance')
    await dismissToast(page)
    const result = page.getByRole('region', { name: 'Your message' })
    const message = result.locator('.craft__message')
    await expect(message).toContainText('Wednesday')
    await expect(result.getByText('positive response')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Craft message' })).toBeHidden()
    await unfold(page, 'Scores')
    for (const name of ['Overall', 'Tone', 'Clarity', 'Empathy', 'Goal'])
      await expect(result.locator('.meter').filter({ hasText: name }).first()).toContainText(
        /\d+ (Excellent|Good|Fair|Needs improvement)/,
      )
    await result.getByText('What this is made of').first().click()
    await expect(result.getByText('the mean of tone, clarity, empathy and goal')).toBeVisible()
    await unfold(page, 'Your goal')
    await expect(result.locator('mark').first()).toBeVisible()
    const rows = result.locator('.compare > li')
    await expect(rows.filter({ hasText: 'You always ask the same thing' })).toContainText(/Left out|Said differently/)
    await expect(rows.filter({ hasText: 'New' }).first()).toBeVisible()
    await expect(result.getByRole('row', { name: /^Overall/ })).toContainText(
      /(Needs improvement|Fair|Good).*(Good|Excellent)/,
    )
    await expectAccessible(page)

    // As wide as 1280 at 400 %.
    const size = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
    await page.setViewportSize(size)

    const first = (await message.textContent()) ?? ''
    await result
      .getByRole('button', { name: /^Use this one/ })
      .first()
      .click()
    await expect(message).toBeFocused()
    await expect(message).not.toHaveText(first)
    await expect(result.getByText('are about the first wording')).toBeVisible()
    await expect(result.getByText('Other ways to say it')).toBeVisible()
    await result.getByRole('button', { name: 'Use this one: The first wording' }).click()
    await expect(message).toHaveText(first)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await result.getByRole('button', { name: 'Copy', exact: true }).click()
    await expectToast(page, 'Copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
    await dismissToast(page)

    await result.getByRole('button', { name: 'Try another tone' }).click()
    await expect(tone(page, 'Caring')).toBeFocused()
    await expect(goalField(page)).toHaveValue(sorry)
    await expect(page.getByLabel(/^Context/)).toHaveValue('We live together since May.')
    await expect(page.getByLabel(/^Conversation so far/)).toHaveValue('Ida: Why did you shout at me?')
    await expect(page.getByLabel(/^Your own draft/)).toHaveValue(draft)
    await expect(page.getByLabel(/^Who is it for/).locator('option:checked')).toHaveText('Ida (Sister)')
    await page.keyboard.press('ArrowUp')
    await page.getByRole('button', { name: 'Craft message' }).click()
    await expect(result.getByText('Encouraging', { exact: true })).toBeVisible()
    await expect(message).toContainText('Wednesday')
    const earlier = page.getByRole('region', { name: 'Previous messages' }).getByRole('listitem')
    await expect(earlier).toHaveCount(2)
  },
)

test('one page after another goal: refused, met with help, written without a day', once, async ({ page, app }) => {
  test.slow()
  await arrive(page, app, await newPerson(app), screen)
  await test.step('what would deceive is refused, with what can be said instead; so is a goal in another language', async () => {
    await craft(page, 'Make my boyfriend jealous so that he begs me to come back', 'Playful')
    await expectResult(page, 'This one was not written')
    const result = page.getByRole('region', { name: 'This one was not written' })
    await expect(result).toContainText('What can be written is the wish')
    await expect(result.locator('mark')).toContainText('Make my boyfriend jealous')
    await expect(result.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    await expectAccessible(page)
    await result.getByRole('button', { name: 'Change the goal' }).click()
    await expect(goalField(page)).toBeFocused()

    await craft(page, 'Ask my boss out for a drink on Friday evening', 'Flirty')
    await expect(result).toContainText('I do not write flirty words')
    await result.getByRole('button', { name: 'Try another tone' }).click()
    await expect(tone(page, 'Flirty')).toBeFocused()

    await craft(page, 'Ich möchte meiner Schwester sagen, dass ich am Sonntag nicht kommen kann.', 'Caring')
    await expect(result).toContainText('The built-in coach reads English only')
  })
  await test.step('help stands in the place of a message where someone is not safe, and a question comes before it where it is light', async () => {
    await craft(page, 'Tell my husband I am sorry so that he does not hit me again tonight', 'Caring')
    await expectResult(page, 'This comes first')
    await expect(page.locator('.craft__message')).toHaveCount(0)
    await expect(page.getByText('Is it safe for you to read this here?')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Write something else' }).click()
    await expect(goalField(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'This comes first' })).toHaveCount(0)

    await craft(page, 'I want to tell Ida that everything feels hopeless and pointless', 'Direct')
    await expectResult(page)
    const result = page.getByRole('region', { name: 'Your message' })
    await expect(result.locator('.craft__message')).toContainText('hopeless')
    const question = page.getByRole('region', { name: 'A careful question' })
    await expect(question.getByRole('link', { name: 'Open Help' })).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Previous messages' })).not.toContainText(/hopeless|hit me/)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'No', exact: true }).click()
    await expect(question).toHaveCount(0)
    await expect(result.locator('.craft__message')).toContainText('hopeless')
    await expect(page.locator('main .safety').first()).toBeHidden()
  })
  await test.step('a message is clear without a day', async () => {
    await craft(page, 'I want to ask my sister Ida whether she can look after the dog.', 'Direct')
    await expectResult(page)
    const result = page.getByRole('region', { name: 'Your message' })
    await unfold(page, 'Scores')
    const clarity = result.locator('.meter').filter({ hasText: 'Clarity' })
    await expect(clarity).toContainText('Excellent')
    await expect(clarity).toContainText('Whether the point is plain and easy to follow')
  })
  await test.step('what a goal lacks is asked for first, on a screen of any width', async () => {
    const none = { overallScore: null, toneScore: null, clarityScore: null, empathyScore: null, goalAlignment: null }
    const lacking = { ...none, craftedMessage: '', positiveResponseChance: null, needs: ['ask'] }
    await answered(page, '/api/craft-message', () => lacking)
    await craft(page, 'Tell Ida that you told Mum before you told me', 'Direct')
    await expectResult(page, 'One part is missing')
    await expect(page.getByLabel('What it is about')).toHaveValue('You told Mum before you told me.')
    await expectAccessible(page)
    await expectWideToo(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
  })
})

test('a message in parts: its kind, its parts, and back again with every word', once, async ({ page, app }) => {
  const person = await newPerson(app)
  await know(app, person, { personName: 'Ida', relationshipType: 'sister' })
  await arrive(page, app, person, screen)
  await page.getByRole('radio', { name: 'Say it in parts' }).check()
  await expect(page.getByRole('group', { name: 'What kind of message is it?' }).getByRole('button')).toHaveCount(8)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Say how something was for me' }).press('Enter')
  const happened = page.getByLabel('What happened')
  const wish = page.getByLabel(/^What you would like/)
  await expect(happened).toBeFocused()
  await page.keyboard.type('you told Mum before you told me')
  await page.getByRole('button', { name: 'worried' }).click()
  await page.getByRole('button', { name: 'Please…' }).click()
  await expect(wish).toBeFocused()
  await page.keyboard.type('ask me first')
  const words = 'Yesterday you told Mum before you told me. I felt worried. Please ask me first.'
  await expect(page.locator('.sofar__words')).toHaveText(words)
  await page.getByRole('button', { name: 'Craft message' }).click()
  await expect(page.getByText('Please select a tone')).toBeVisible()
  await expect(tone(page, 'Caring')).toBeFocused()
  await tone(page, 'Caring').check()
  await page.getByLabel(/^Who is it for/).selectOption({ label: 'Ida (Sister)' })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Craft message' }).click()
  await expectResult(page)
  await dismissToast(page)
  const result = page.getByRole('region', { name: 'Your message' })
  await expect(result.locator('.craft__message')).toContainText(words)
  await unfold(page, 'What you wrote')
  await expect(result.getByText('you told Mum before you told me', { exact: false }).last()).toBeVisible()
  await expectAccessible(page)
  await expectWideToo(page)
  await page.reload()
  await page.getByRole('button', { name: /^Yesterday you told Mum/ }).click()
  await expectResult(page)
  await result.getByRole('button', { name: 'Try another tone' }).click()
  await expect(tone(page, 'Caring')).toBeFocused()
  await expect(happened).toHaveValue('Yesterday you told Mum before you told me')
  await expect(wish).toHaveValue('Please ask me first')
})

test(
  'what the message says of the goal goes in and out by keyboard, and is copied as it stands',
  once,
  async ({ page, app }) => {
    await arrive(page, app, await newPerson(app), screen)
    const first = 'Hi Ida, I can lend you the ladder on Friday.'
    const [ladder, plums, wipe] = [
      'I can lend you the ladder on Friday.',
      'You brought us plums.',
      'You never wipe it.',
    ]
    await answered(page, '/api/craft-message', () => ({
      craftedMessage: first,
      alternatives: [],
      pieces: [
        { words: plums, said: false },
        { words: ladder, said: true },
        { words: wipe, said: false },
      ],
    }))
    await craft(
      page,
      'Ida brought us plums. Tell her I can lend her the ladder on Friday. She never wipes it.',
      'Direct',
    )
    await expectResult(page)
    const result = page.getByRole('region', { name: 'Your message' })
    const message = result.locator('.craft__message')
    const line = (name: string) => result.getByRole('button', { name, exact: true })
    await expect(result.getByRole('list', { name: 'What it says' }).getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await line(plums).press('Enter')
    await expect(message).toHaveText('Hi Ida, you brought us plums. I can lend you the ladder on Friday.')
    await expect(line(plums)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(line(ladder)).toHaveAttribute('aria-pressed', 'false')
    await expect(line(ladder)).toBeFocused()
    await expect(message).toHaveText('Hi Ida, you brought us plums.')
    await expect(result.getByRole('status')).toContainText('Changed by you.')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await result.getByRole('button', { name: 'Copy', exact: true }).click()
    await expectToast(page, 'Copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hi Ida, you brought us plums.')
    await dismissToast(page)

    await line(plums).click()
    await expect(result.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
    await expect(result.getByRole('button', { name: 'Share' })).toBeDisabled()
    await expect(result.getByRole('status')).toContainText('Put one in to copy or share it.')
    await expectAccessible(page)
    await expectWideToo(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
    await result.getByRole('button', { name: 'Back to the first wording' }).click()
    await expect(message).toHaveText(first)
    await expect(message).toBeFocused()
  },
)
