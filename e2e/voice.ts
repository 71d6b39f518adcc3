import type { Page } from '@playwright/test'

/** A recogniser that hears what the test says, and fails when the test says so. */
export const fakeVoice = (page: Page) =>
  page.addInitScript(() => {
    class Fake {
      lang = ''
      onresult: ((event: object) => void) | null = null
      onerror: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        Object.assign(window, {
          voice: {
            lang: this.lang,
            hear: (transcript: string) => this.onresult?.({ results: [[{ transcript }]] }),
            fail: (error: string) => {
              this.onerror?.({ error })
              this.onend?.()
            },
          },
        })
      }
      stop() {
        this.onend?.()
      }
      abort() {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Fake })
  })

/** A browser without one. */
export const noVoice = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })

interface Voice {
  lang: string
  hear: (words: string) => void
  fail: (error: string) => void
}
type Spoken = typeof globalThis & { voice?: Voice }

export const hear = (page: Page, words: string) => page.evaluate((said) => (window as Spoken).voice?.hear(said), words)
export const fail = (page: Page, error: string) => page.evaluate((why) => (window as Spoken).voice?.fail(why), error)
/** The language that it listens for; null where nothing has listened. */
export const languageOf = (page: Page) => page.evaluate(() => (window as Spoken).voice?.lang ?? null)
