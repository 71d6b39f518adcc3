import { expect, expectAccessible, test, type RunningApp } from './app.ts'
import { craft, expectResult } from './crafting.ts'
import { once } from './once.ts'
import { arrive, expectToast, know, newPerson } from './people.ts'
import type { Page } from '@playwright/test'

/** A message with a tracked person's name in it, and the dialog to share it. */
async function openShare(page: Page, app: RunningApp) {
  const person = await newPerson(app)
  await know(app, person, { personName: 'Ida Lund', relationshipType: 'sister' })
  await arrive(page, app, person, '/text-this-not-that')
  await craft(page, 'I want to thank my sister Ida for looking after the kids & the dog on Saturday.', 'Caring')
  await expectResult(page)
  const message = (await page.locator('.craft__message').textContent()) ?? ''
  await expectToast(page, 'Guidance')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this' })
  // What was advised would lie across it.
  await expect(page.locator('.toaster .toast')).toHaveCount(0)
  await expect(dialog.getByLabel('What is shared')).toBeVisible()
  return { dialog, message }
}

test(
  'what is shared is shown first, without names, and the links carry that and nothing else',
  once,
  async ({ page, app }) => {
    const { dialog, message } = await openShare(page, app)
    expect(message).toContain('Ida')
    const text = dialog.getByLabel('What is shared')
    await expect(text).not.toHaveValue(/ida/i)
    await expect(text).toHaveValue(/thank you so much for looking after the kids & the dog/)
    await expect(dialog).toContainText('Taken out: Ida Lund')
    await expectAccessible(page)

    // Nothing leaves this machine: the networks' pages are stood in for.
    await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Theirs</p>' }))
    /** Opens it as a person does; the page that opens knows nothing of this one. */
    const linkOf = async (name: string) => {
      const link = dialog.getByRole('link', { name: new RegExp(`^${name}`) })
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      const opening = page.context().waitForEvent('page')
      await link.click()
      const opened = await opening
      await opened.waitForLoadState()
      expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
      const address = new URL(opened.url())
      await opened.close()
      return address
    }
    const shown = () => text.inputValue()
    const home = `${app.url}/`
    const x = await linkOf('X')
    expect(x.origin + x.pathname).toBe('https://x.com/intent/post')
    expect(Object.fromEntries(x.searchParams)).toEqual({ text: await shown() })
    const facebook = await linkOf('Facebook')
    expect(facebook.host).toBe('www.facebook.com')
    expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: home, quote: await shown() })

    const long = `${await shown()} ${'And thank you & "them" again. '.repeat(20)}`
    await text.fill(long)
    const linkedIn = await linkOf('LinkedIn')
    expect(linkedIn.host + linkedIn.pathname).toBe('www.linkedin.com/sharing/share-offsite/')
    expect(linkedIn.searchParams.get('summary')).toBe(long.slice(0, 200))
    expect(linkedIn.searchParams.get('url')).toBe(home)

    await dialog.getByRole('switch', { name: 'Put the names back' }).check()
    await expect(text).toHaveValue(message)
    await expect(dialog).toContainText('These names go out with it: Ida Lund')
    expect((await linkOf('X')).searchParams.get('text')).toBe(message)
    await dialog.getByRole('switch', { name: 'Put the names back' }).uncheck()
    await expect(text).toHaveValue(long)

    await dialog.getByRole('tab', { name: 'Direct Share' }).click()
    const whatsApp = await linkOf('WhatsApp')
    expect(whatsApp.host).toBe('wa.me')
    expect(whatsApp.searchParams.get('text')).toBe(long)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
    // A name taken out by hand is not back after a slip of Escape; nor does the dialog open with the names in it.
    await text.fill('For our lake house, and for everything.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(text).toHaveValue('For our lake house, and for everything.')
    await expect(dialog.getByRole('switch', { name: 'Put the names back' })).not.toBeChecked()
    await text.fill(' ')
    await expect(dialog).toContainText('There is nothing to share yet')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
  },
)
