import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './app.ts'
import { arrive, as, expectToast, know, mark, newPerson } from './people.ts'
import { once } from './once.ts'

const said = [
  'We had another fight about the dishes. I cook, I clean, he sits there with his phone.',
  'I say nothing for days and then I explode. Last Tuesday I shouted at him in front of his brother Radek.',
  'I want him to notice without me asking. I am so tired.',
  'So I told him on Sunday when it was calm. I said I feel alone with it and could he take over the kitchen in the evenings.',
  'He said he did not realise. And he did it three nights in a row, we even laughed about how he stacks the plates.',
]

test(
  'a resolved chat becomes a story that others read, find helpful and comment on, until it is withdrawn',
  once,
  async ({ page, app }) => {
    test.setTimeout(120_000)
    const [nora, reader] = [await newPerson(app), await newPerson(app)]
    const id = await know(app, nora, { personName: 'Tomas', relationshipType: 'partner' })
    for (const message of said)
      await as(app, nora).post('/api/chat', { message, relationshipContext: { relationshipId: id } })
    await arrive(page, app, nora, `/relationships/${id}/chat`)
    await mark(page, 'Mark as Resolved')
    const saving = page.getByRole('dialog', { name: 'Save this chat' })
    await saving.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 20_000 })
    const preview = page.getByRole('dialog', { name: 'What others would read' })
    const title = await preview.getByRole('heading', { level: 3 }).textContent()
    await expect(preview.getByRole('checkbox').first()).toBeChecked()
    await preview.locator('summary').click()
    await expect(preview.getByText('Radek', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await preview.getByRole('checkbox', { name: /Key lesson/ }).click()
    await preview.getByRole('button', { name: 'Save and share', exact: true }).click()
    await expectToast(page, 'Chat saved', 'What you learned is in the Learning Feed, without names.')

    const mine = (await as(app, nora).get<{ id: string }[]>('/api/learning-feed/mine'))[0]!
    await as(app, reader).post(`/api/learning-feed/${mine.id}/like`)
    await as(app, reader).post(`/api/learning-feed/${mine.id}/comments`, { content: 'We write a list on Sundays.' })

    await page.goto('/learning-feed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Feed')
    const story = page.getByRole('article').filter({ hasText: 'Yours' })
    await expect(story.getByRole('heading', { level: 2 })).toHaveText(title!)
    await expect(story).not.toContainText('Key lesson')
    await expect(story.getByRole('button', { name: /^Helpful/ })).toContainText('1')
    await expect(page.getByRole('article').filter({ hasText: 'Example' }).first()).toBeVisible()
    await expectAccessible(page)

    // By keyboard alone: the comments, one of one's own, and back.
    await story.getByRole('button', { name: /on .*/ }).nth(1).press('Enter')
    const comments = page.getByRole('dialog', { name: 'Comments' })
    await expect(comments).toContainText('We write a list on Sundays.')
    await expectAccessible(page)
    await comments.getByLabel('Your comment').fill('Thank you.')
    await comments.getByRole('button', { name: 'Post', exact: true }).press('Enter')
    await expect(comments.getByRole('listitem')).toHaveCount(2)
    await expect(comments.getByRole('listitem').last()).toContainText('Anonymous (you)')
    await page.keyboard.press('Escape')
    await expect(comments).toBeHidden()

    await page.getByRole('button', { name: `Withdraw ${title}`, exact: true }).click()
    const asking = page.getByRole('alertdialog')
    await expect(asking).toContainText('with its 2 comments')
    await asking.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expectToast(page, 'Withdrawn')
    await expect(story).toHaveCount(0)
    const left = await as(app, reader).get<{ id: string }[]>('/api/learning-feed')
    expect(left.some((one) => one.id === mine.id)).toBe(false)
  },
)

/** Where the dialog, the form in it and its last comment begin and end, and what shows at its upper edge. */
const placed = (dialog: Locator) =>
  dialog.evaluate((box) => {
    const at = (what: string) => box.querySelector(what)!.getBoundingClientRect()
    const { top, bottom, left, width } = box.getBoundingClientRect()
    return {
      top,
      bottom,
      newest: at('.comments > :last-child'),
      post: at('form [type=submit]'),
      head: at('.dialog__head'),
      atEdge: document.elementFromPoint(left + width / 3, top + 3)?.closest('.dialog__head') !== null,
    }
  })

test(
  'the comments open at the newest, with the form in view; nothing shows above the head of what is scrolled',
  once,
  async ({ page, app }) => {
    const nora = await newPerson(app)
    const feed = await as(app, nora).get<{ id: string; title: string; example?: true }[]>('/api/learning-feed')
    const story = feed.find(({ example }) => example)
    for (const word of ['First', 'Second', 'Third', 'Last'])
      await as(app, nora).post(`/api/learning-feed/${story!.id}/comments`, {
        content: `${word}. ${'We write a list on Sundays, and it is easier. '.repeat(9)}`,
      })
    await arrive(page, app, nora, '/learning-feed')
    const article = page.getByRole('article').filter({ hasText: story!.title })
    for (const size of [page.viewportSize()!, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size)
      await article.getByRole('button', { name: /on .*/ }).nth(1).click()
      const comments = page.getByRole('dialog', { name: 'Comments' })
      await expect(comments.getByRole('listitem').last()).toContainText('Last.')
      await expect(comments.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
      const { newest, post, bottom } = await placed(comments)
      expect(newest.bottom, 'the newest is in view above the form').toBeLessThan(post.top)
      expect(post.bottom, 'the form is in view').toBeLessThanOrEqual(bottom)

      await comments.evaluate((box) => box.scrollTo({ top: 110, behavior: 'instant' }))
      const { top, head, atEdge } = await placed(comments)
      expect(head.top, 'the head begins at the edge of the dialog').toBeCloseTo(top, 0)
      expect(atEdge).toBe(true)
      await page.keyboard.press('Escape')
      await expect(comments).toBeHidden()
    }
  },
)
