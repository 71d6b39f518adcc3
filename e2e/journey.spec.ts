import { once } from './once.ts'
import { readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { complaintsOf, expect, expectAccessible, newAccount, say, test, type Account } from './app.ts'
import { expectToast, logOut, mark, toChat, toPerson, openRows } from './people.ts'

/** Everything that is typed on the way. None of it is a word that the product itself would write. */
const person = 'Wilhelmine Quastenberg'
const notes = 'We restore harpsichords together, quarrelling over varnish since Candlemas.'
const said = [
  'Wilhelmine threw out my harpsichord strings without asking me.',
  'I felt humiliated in front of the apprentice, and I slammed the workshop door.',
  'I miss how we used to laugh over the varnish.',
]
const asked = 'What should I say to her tomorrow?'
const lesson = 'Varnish talks belong to the morning.'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What a thief of the database's backup would hold. */
async function backupOf(dataDir: string): Promise<Buffer> {
  const file = join(tmpdir(), `mallama-journey-${process.pid}-${Date.now()}.tar.gz`)
  const answer = await new Promise<string>((done, refused) => {
    const socket = createConnection(join(dataDir, 'control.sock'))
    let told = ''
    socket.on('error', refused)
    socket.on('connect', () => socket.write(`${JSON.stringify({ verb: 'backup', argument: file })}\n`))
    socket.on('data', (part) => (told += String(part)))
    socket.on('end', () => done(told))
  })
  expect(JSON.parse(answer)).toMatchObject({ ok: true })
  const content = gunzipSync(readFileSync(file))
  rmSync(file)
  return content
}

/** The words of the person that each answer in the open chat says it rests on. */
async function restsOf(page: Page, url: string, account: Account): Promise<string[]> {
  const signIn = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`
  const { idToken } = await (await page.request.post(signIn, { data: { ...account, returnSecureToken: true } })).json()
  const room = `${url}/api${new URL(page.url()).pathname.replace(/\/chat$/, '')}/room`
  const headers = { authorization: `Bearer ${idToken}` }
  const { messages } = (await (await page.request.get(room, { headers })).json()) as {
    messages: { role: string; evidence?: { quote: string }[] }[]
  }
  return messages
    .filter(({ role }) => role === 'assistant')
    .slice(1)
    .map(({ evidence = [] }) => evidence.map(({ quote }) => quote).join(' '))
}

test(
  'a stranger signs up, adds someone, talks, keeps what was learnt, takes it all back, and leaves',
  once,
  async ({ page, app }) => {
    test.setTimeout(240_000)
    const complaints = complaintsOf(page)
    const account = newAccount()

    await test.step('the landing page leads to the form', async () => {
      await page.goto(app.url)
      await expect(heading(page)).toHaveText('Care for yourself and others')
      await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
      await expect(heading(page)).toHaveText('Create Account')
    })

    await test.step('a new account with the trial flag arrives at the dashboard with its trial running', async () => {
      const sent: unknown[] = []
      page.on('request', (request) => {
        if (request.url().includes('accounts:signUp')) sent.push(request.postDataJSON())
      })
      await page.getByLabel('Email').fill(account.email)
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByLabel('Confirm Password', { exact: true }).fill(account.password)
      await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
      await expect(heading(page)).toHaveText('Welcome back!')
      await expect(page).toHaveURL(/\/dashboard$/)
      await expectToast(page, 'Welcome to Mallama')
      await expect(page.getByRole('complementary', { name: 'Free trial' })).toContainText('23h 59m remaining')
      const { email, password } = account
      expect(sent).toEqual([{ returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' }])
    })

    await test.step('a new person is asked what to call them, and may say nothing', async () => {
      const card = page.getByRole('region', { name: 'What should we call you?' })
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: 'Not now' }).click()
      await expect(card).toHaveCount(0)
    })

    await test.step('someone is added, and their page opened', async () => {
      await page.getByRole('link', { name: 'Add Your First Relationship' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Relationship' })
      await dialog.getByLabel("Person's Name").fill(person)
      await dialog.getByLabel('Relationship Type').selectOption('business_partner')
      await dialog.getByLabel(/^Notes/).fill(notes)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Add Relationship' }).click()
      await expectToast(page, `${person} is in your relationships`)
      await expect(heading(page)).toHaveText(person)
      await openRows(page)
      await expect(page.getByRole('region', { name: 'Notes' })).toContainText(notes)
      await toChat(page)
    })

    const log = page.getByRole('log', { name: 'Conversation' })
    const replies = log.locator('.msg--mallama')

    await test.step('the chat greets once, says what it is, and answers to what is said', async () => {
      await expect(log).toContainText('Mallama is an AI, not a person or a therapist.')
      await expect(replies).toHaveCount(1)
      for (const [turn, words] of said.entries()) {
        const answer = page.waitForResponse((response) => response.url().endsWith('/api/chat'))
        await say(page, words)
        const response = await answer
        expect(response.headers()['content-type']).toContain('text/event-stream')
        await expect(replies).toHaveCount(turn + 2)
      }
      const rests = await restsOf(page, app.url, account)
      // Each answer takes up what was said: in their words, or by its meaning with the words that it rests on.
      const answers = (await replies.allTextContents()).slice(1)
      expect(new Set(answers).size).toBe(answers.length)
      for (const [turn, answer] of answers.entries()) {
        const own = (said[turn] ?? '').toLowerCase().match(/[a-z]{5,}/g) ?? []
        expect(
          own.some((word) => `${answer} ${rests[turn]}`.toLowerCase().includes(word)),
          `"${answer}" rests on none of the words said`,
        ).toBe(true)
      }
    })

    await test.step('asked for words, it opens one line of their own, which is the message', async () => {
      await say(page, asked)
      await expect(replies).toHaveCount(said.length + 2)
      const line = page.locator('.step').getByRole('textbox')
      await line.fill('I would like us to talk about the varnish in the morning')
      await line.press('Enter')
      const words = replies.last().getByRole('group', { name: 'A message to Wilhelmine' })
      await expect(words.getByRole('button', { name: 'Copy' })).toBeVisible()
      await expect(words).not.toContainText('my fault')
    })

    await test.step('the chat is resolved, its insights are there, and it is saved', async () => {
      await mark(page, 'Mark as Resolved')
      const dialog = page.getByRole('dialog', { name: 'Save this chat' })
      await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
      for (const name of ['Insights', 'Action Items'])
        await expect(dialog.getByLabel(name, { exact: true })).not.toHaveValue('')
      await dialog.getByLabel('Key Takeaways', { exact: true }).fill(lesson)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expectToast(page, 'Chat saved')
    })

    const title = `${said[0]?.slice(0, 50)}...`
    const saved = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) })

    await test.step('the chat begins anew, and the saved one can be read', async () => {
      await expect(replies).toHaveCount(1)
      await expect(log.locator('.msg--you')).toHaveCount(0)
      await toPerson(page)
      await openRows(page)
      await expect(saved).toContainText(said[0] ?? '')
      await expect(saved).toContainText('Resolved')
      await saved.getByRole('button', { name: title, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toContainText(lesson)
      for (const words of said) await expect(dialog).toContainText(words)
      await dialog.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('a dump of the database holds none of the words', async () => {
      const content = await backupOf(app.dataDir)
      expect(content.includes('trial_end_date'), 'this is not the database').toBe(true)
      const typed = [
        person,
        'Quastenberg',
        notes,
        'harpsichord',
        ...said,
        asked,
        lesson,
        account.email,
        account.password,
      ]
      const found = typed.filter((words) => content.includes(words) || content.includes(Buffer.from(words, 'utf16le')))
      expect(found).toEqual([])
    })

    await test.step('what was kept can be taken back', async () => {
      await saved.getByRole('button', { name: `Delete the chat "${title}"` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Chat deleted')
      await expect(saved).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to All Relationships' }).click()
      await page.getByRole('button', { name: `Delete ${person}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, `${person} is deleted`)
      await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible()
    })

    await test.step('logging out ends at the start', async () => {
      await logOut(page)
      await expect(heading(page)).toHaveText('Care for yourself and others')
      await expect(page).toHaveURL(`${app.url}/`)
      expect(complaints).toEqual([])
    })
  },
)
