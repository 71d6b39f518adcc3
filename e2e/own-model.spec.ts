import { spawn } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeFolder } from '../server/src/own-model/runtime.ts'
import { modelRuntime } from '../server/test/runtime.ts'
import { SAYS, tinyGguf } from '../server/test/tiny-gguf.ts'
import { expect } from './app.ts'
import { test } from './office.ts'
import { once } from './once.ts'
import { as } from './people.ts'

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

// Without a page: what its owner sees, and who is asked, stand in CoachPanel.test.tsx and in local-model.spec.ts.
test(
  'from npm run model to a reply that comes sentence by sentence, and help that comes before it',
  once,
  async ({ app, office }) => {
    test.setTimeout(600_000)
    const admin = await office.admin()
    // What runs a model, beside the product's data as the command installs it, and no model yet.
    symlinkSync(await modelRuntime(), runtimeFolder(app.dataDir))
    const file = join(app.dataDir, 'tiny.gguf')
    writeFileSync(file, tinyGguf())
    const { code, said } = await npmRunModel(app.dataDir, ['use', file])
    expect(said).toContain('tiny is switched on. People are asked before it reads anything of theirs.')
    expect(code).toBe(0)
    const { setting, state } = await as(app, admin).get<{ setting: object; state: string }>('/api/admin/coach')
    expect([setting, state]).toMatchObject([{ model: 'tiny', host: 'localhost', kind: 'gguf' }, 'ready'])

    // Each person is asked by its name, before it reads anything of theirs.
    type Config = { coach: { remote: { model: string; consent: string } } }
    const { remote } = (await as(app, admin).get<Config>('/api/config')).coach
    expect(remote.model).toBe('tiny')
    /** The event stream that comes back. */
    const say = async (message: string) => {
      const headers = {
        Authorization: `Bearer ${admin.token}`,
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
      }
      const answer = await fetch(`${app.url}/api/chat`, { method: 'POST', headers, body: JSON.stringify({ message }) })
      return answer.text()
    }
    const words = 'He forgot again about the guests, and I went to bed.'
    await as(app, admin).patch('/api/auth/user', { coachConsent: null })
    expect(await say(words)).not.toContain('"coach":"language-model"')
    await as(app, admin).patch('/api/auth/user', { coachConsent: remote.consent })
    const stream = await say(words)
    expect(stream.match(/^event: text$/gm)?.length, 'a sentence at a time').toBe(2)
    expect(stream).toContain('"coach":"language-model"')
    expect(stream).toContain(SAYS)

    // Our own screen reads it first, and what it is certain of goes to no model.
    const danger = await say('I want to kill myself tonight.')
    expect(danger).not.toContain(SAYS)
    expect(danger).toContain('"tier":3')
  },
)
