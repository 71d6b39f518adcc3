import type { Locator, Page } from '@playwright/test'
import { expect } from './app.ts'

// What is done with the argument resolver, by the names that people see.

export const quarrel = `Nora: You told your parents about Sunday before you told me.
Tomas: They called me and asked. What was I supposed to say?
Nora: Anything. "Let me ask Nora." Four words.
Tomas: Oh please, you are pathetic, as if you ask me when it's your mum. Whatever, do what you want.
Nora: You never think about anyone but yourself. I just wanted to be asked.
Tomas: I know. I should have called you first. I'd like us to check with each other before we answer.`

export const danger = `Me: I'm going to my sister's tonight.
Him: You're not going anywhere. If you leave I'll break your arm.
Me: Please don't. You hit me last time.
Him: You made me do that.`

export const spanish = `Ana: nunca me escuchas cuando te hablo de nuestros planes
Luis: siempre dices lo mismo y no es verdad
Ana: porque nunca cambia nada entre nosotros`

const two = (part: number) => String(part).padStart(2, '0')

/** An export of WhatsApp: a few hard lines, and very many about nothing. */
export function exported(messages: number, people: readonly string[] = ['Nora', 'Tomas'], padding = ''): string {
  const lines = ['12/03/2026, 20:00 - Messages and calls are end-to-end encrypted.']
  for (let at = 0; at < messages; at++) {
    const words =
      at % 50 === 7
        ? `You are so selfish. The keys for number ${at} were not there.`
        : at % 50 === 8
          ? `Whatever, I'm done talking about number ${at}.`
          : `We still need milk and bread, number ${at}.${padding}`
    lines.push(`12/03/2026, 2${at % 4}:${two(at % 60)} - ${people[at % people.length]}: ${words}`)
  }
  return lines.join('\n')
}

export const box = (page: Page) => page.getByRole('textbox', { name: 'Conversation or Argument' })
export const resolveButton = (page: Page) => page.getByRole('button', { name: 'Resolve This Argument' })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const earlier = (page: Page): Locator => page.getByRole('region', { name: 'Earlier analyses' })

/** Waits for the page, which takes a moment to know whose it is. */
export const opened = (page: Page) => expect(heading(page, 'Argument Resolver')).toBeVisible({ timeout: 15_000 })

/** A long export takes longer to read. */
export async function resolved(page: Page, timeout = 30_000): Promise<void> {
  await resolveButton(page).click()
  await expect(heading(page, 'Conflict Analysis Complete')).toBeVisible({ timeout })
}

/** Drops files, or words, or nothing, on the place where a conversation goes. */
export async function drop(
  page: Page,
  what: { files?: { name: string; type: string; content: string }[]; text?: string },
): Promise<void> {
  const data = await page.evaluateHandle(({ files = [], text }) => {
    const transfer = new DataTransfer()
    for (const { name, type, content } of files) transfer.items.add(new File([content], name, { type }))
    if (text !== undefined) transfer.setData('text/plain', text)
    return transfer
  }, what)
  const place = page.locator('.arg__take')
  await place.dispatchEvent('dragover', { dataTransfer: data })
  await place.dispatchEvent('drop', { dataTransfer: data })
}

/** Pastes as someone does from a chat. */
export const paste = (page: Page, text: string) =>
  box(page).evaluate((area: HTMLTextAreaElement, text) => {
    area.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const taken = !area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    // What the page leaves to the browser is typed in at once, as the browser does.
    if (!taken) document.execCommand('insertText', false, text)
  }, text)
