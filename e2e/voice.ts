import type { Page } from '@playwright/test'

/** A recogniser that hears what the test says. */
export const fakeVoice = (page: Page) =>
  page.addInitScript(() => {
    class Fake {
      lang = ''
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        Object.assign(window, {
          voice: {
            lang: this.lang,
            hear: (transcript: string) => this.onresult?.({ results: [[{ transcript }]] }),
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

interface Voice {
  lang: string
  hear: (words: string) => void
}
type Spoken = typeof globalThis & { voice?: Voice }

export const hear = (page: Page, words: string) => page.evaluate((said) => (window as Spoken).voice?.hear(said), words)
/** The language that it listens for; null where nothing has listened. */
export const languageOf = (page: Page) => page.evaluate(() => (window as Spoken).voice?.lang ?? null)
