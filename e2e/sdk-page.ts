import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { RunningApp } from './app.ts'

/**
 * The SDK in a real page of the product, under its own content policy. The product's bundle holds only the part of the
 * SDK that the product calls; here the same package is bundled whole, by the same bundler, and served by this origin.
 */
const address = '/under-test/sdk.js'

let bundled: Promise<string> | undefined
async function bundle(): Promise<string> {
  const built = await rolldown({ input: join(import.meta.dirname, 'in-the-page.entry.ts'), platform: 'browser' })
  const { output } = await built.generate({ format: 'esm', codeSplitting: false })
  await built.close()
  return output[0].code
}

type InThePage = typeof import('./in-the-page.entry.ts')
declare global {
  interface Window {
    underTest: InThePage
  }
}

/** Opens a page that has no SDK of its own, and puts `window.underTest` there. */
export async function openSdk(page: Page, app: RunningApp): Promise<void> {
  bundled ??= bundle()
  const body = await bundled
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto(`${app.url}/privacy`)
  await loadSdk(page)
}

export const loadSdk = (page: Page) =>
  page.evaluate(async (from) => {
    window.underTest = (await import(from)) as InThePage
  }, address)
