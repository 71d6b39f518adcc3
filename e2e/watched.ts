import type { Page } from '@playwright/test'

type What = 'press' | 'event' | 'box' | 'send' | 'toast' | 'toast gone'
type Told = Partial<Record<What, { at: number; words: string }>>

/**
 * Notes in the page when each thing first happens there. The box holds a prompt for half a second only: whoever asks
 * from outside comes too late on a busy machine.
 */
export async function watch(page: Page) {
  await page.evaluate(() => {
    const told: Told = {}
    Object.assign(window, { told })
    const note = (what: What, words = '') => (told[what] ??= { at: performance.now(), words })
    document.addEventListener('click', () => note('press'), true)
    window.addEventListener('sendChatMessage', (event) =>
      note('event', (event as CustomEvent<{ message: string }>).detail.message),
    )
    const { fetch } = window
    window.fetch = (address, init) => {
      if (String(address).endsWith('/api/chat')) note('send', String(init?.body))
      return fetch(address, init)
    }
    const look = () => {
      const words = document.querySelector('textarea')?.value
      if (words) note('box', words)
      const isShown = document.querySelector('.toaster .toast')
      if (isShown) note('toast')
      else if (told.toast) note('toast gone')
    }
    // A busy machine is late with its timers: what comes and goes is seen as it does.
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    setInterval(look, 20)
  })
  return () => page.evaluate(() => (window as unknown as { told: Told }).told)
}

/** Milliseconds from one to the other; no number where one of them never was. */
export const between = (before?: { at: number }, after?: { at: number }) => (after?.at ?? NaN) - (before?.at ?? NaN)
