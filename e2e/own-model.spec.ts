import { spawn } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeFolder } from '../server/src/own-model/runtime.ts'
import { modelRuntime } from '../server/test/runtime.ts'
import { SAYS, tinyGguf } from '../server/test/tiny-gguf.ts'
import { expect, expectAccessible } from './app.ts'
import { test } from './office.ts'
import { once } from './once.ts'
import { arrive, as, know } from './people.ts'

test.describe.configure({ mode: 'default' })

/** `npm run model -- <words>`, as the owner of the machine types it. */
function npmRunModel(dataDir: string, words: string[]): Promise<{ code: number | null; said: string }> {
  const command = join(import.meta.dirname, '../scripts/model.mjs')
  const child = spawn(process.execPath, [command, ...words], {
    // Empty and not left out: what a file of settings in the checkout says does not count then.
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, COACH_MODEL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  return new Promise((done) => child.once('close', (code) => done({ code, said })))
}

/** In the page: keeps each event stream that answers a message, beside the page that reads it. */
function keepStreams(): void {
  const streams: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const response = await real(...asked)
    const streamed = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (streamed && response.url.endsWith('/messages'))
      void response
        .clone()
        .text()
        .then((text) => streams.push(text))
    return response
  }
  Object.assign(globalThis, { streams })
}

test(
  'from npm run model to a reply that comes sentence by sentence, and help that comes before it',
  once,
  async ({ page, app, office }) => {
    test.setTimeout(600_000)
    // What runs a model, beside the product's data as the command installs it, and no model yet.
    symlinkSync(await modelRuntime(), runtimeFolder(app.dataDir))
    const admin = await office.admin()
    await arrive(page, app, admin, '/admin#coach')
    const ways = page.getByRole('region', { name: 'Three ways to a better coach' })
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText([
      'A private model here',
      'One that already runs here',
      'A company’s key, or another server’s address',
    ])
    await expectAccessible(page)

    const file = join(app.dataDir, 'tiny.gguf')
    writeFileSync(file, tinyGguf())
    const { code, said } = await npmRunModel(app.dataDir, ['use', file])
    expect(said).toContain('tiny is switched on. People are asked before it reads anything of theirs.')
    expect(code).toBe(0)
    await page.reload()
    await expect(page.getByRole('main')).toContainText('tiny on this machine, with Mallama itself.')
    await expect(ways).toHaveCount(0)

    // Each person is asked by its name, before it reads anything of theirs.
    // What they chose of an earlier one they chose for all: asked anew, as whoever has not chosen.
    await as(app, admin).patch('/api/auth/user', { coachConsent: null })
    const ines = await know(app, admin, { personName: 'Ines' })
    await page.goto(`${app.url}/relationships/${ines}/chat`)
    const choice = page.getByRole('region', { name: 'Who may read what you write?' })
    await expect(choice).toContainText('tiny on this machine')
    await choice.getByRole('button', { name: 'Let the language model answer' }).click()
    await expect(choice).toHaveCount(0)

    // A letter or two are a token of this one: a talk about nobody leaves it room for an answer.
    const draft = { title: 'Last night', type: 'solo_session' }
    const { id } = await as(app, admin).post<{ id: string }>('/api/conversations', draft)
    await page.addInitScript(keepStreams)
    await page.goto(`${app.url}/chat?id=${id}`)
    const streams = () => page.evaluate(() => (globalThis as unknown as { streams: string[] }).streams)
    /** Sends it, and answers with the event stream that came back. */
    const say = async (words: string) => {
      const before = (await streams()).length
      await page.getByRole('textbox', { name: 'Message Mallama' }).fill(words)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect.poll(async () => (await streams()).length, { timeout: 60_000 }).toBe(before + 1)
      return (await streams()).at(-1)!
    }
    const heard = page.getByRole('log', { name: 'Conversation' }).locator('.msg--mallama:not([aria-hidden] *)')
    const stream = await say('He forgot again about the guests, and I went to bed.')
    expect(stream.match(/^event: text$/gm)?.length, 'a sentence at a time').toBe(2)
    expect(stream).toContain('"coach":"language-model"')
    await expect(heard.last()).toContainText(SAYS)

    // Our own screen reads it first, and what it is certain of goes to no model.
    const danger = await say('I want to kill myself tonight.')
    expect(danger).not.toContain(SAYS)
    await expect(heard.last().locator('.safety')).toBeVisible()
    await expectAccessible(page)
  },
)
