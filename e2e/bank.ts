import { chromium, type Locator, type Page } from '@playwright/test'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with npm test
import { findChromium } from '../scripts/chromium.mjs'

/** What Stripe's page of its test mode, in a bank's place, has two buttons for. */
export type Answer = 'approve' | 'refuse'
const words: Record<Answer, RegExp> = { approve: /^Complete\b/i, refuse: /^Fail\b/i }

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 250

/** Opens a bank's page in a browser of its own, answers it, and is done when that leads back to `home`. */
export async function answerBank(address: string, home: string, answer: Answer): Promise<void> {
  const executablePath = (process.env['CHROMIUM'] || findChromium() || undefined) as string | undefined
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const page = await browser.newPage()
    // Nobody has to be at home.
    await page.route(
      (to) => to.href.startsWith(home),
      (route) => route.fulfill({ contentType: 'text/plain', body: 'Back' }),
    )
    await page.goto(address)
    const button = await buttonIn(page, words[answer])
    await Promise.all([page.waitForURL((to) => to.href.startsWith(home), { timeout: PATIENCE_MS }), button.click()])
  } finally {
    await browser.close()
  }
}

/** It may lie in the page or in a frame of a frame, which comes when it comes. */
async function buttonIn(page: Page, name: RegExp): Promise<Locator> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await page.waitForTimeout(LOOK_EVERY_MS))
    for (const frame of page.frames()) {
      const found = frame.getByRole('button', { name }).first()
      // A frame that goes away while it is asked has no button.
      if (await found.isVisible().catch(() => false)) return found
    }
  const frames = page.frames().map((frame) => new URL(frame.url(), 'about:blank').host)
  throw new Error(`No button ${name} within a minute on ${frames.join(', ')}: has Stripe's test page changed?`)
}
