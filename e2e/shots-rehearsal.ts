import type { Page } from '@playwright/test'
import type { RunningApp } from './app.ts'
import { quarrel } from './argument.ts'
import { as, dismissToast, type Person } from './people.ts'
import type { People, Shot } from './shots.ts'

const opening = 'You never ask me before you answer them.'
const asking = 'I felt left out on Sunday. Could you ask me before you answer your parents?'

interface Made {
  blank: string
  talked: string
  told: string
}
const made = new Map<string, Promise<Made>>()

/** Quarrels of this person's: one that nobody asked about, one with a talk, one with danger in its talk; and a rehearsal. */
async function make(app: RunningApp, person: Person): Promise<Made> {
  const { post } = as(app, person)
  const resolve = async (...said: string[]) => {
    const { id } = await post<{ id: string }>('/api/resolve-argument', { originalConversation: quarrel, me: 'Nora' })
    for (const message of said) await post(`/api/resolve-argument/${id}/chat`, { message })
    return id
  }
  const basis = quarrel
    .split('\n')
    .filter((line) => line.startsWith('Tomas: '))
    .map((line) => line.slice('Tomas: '.length))
  const scenario = 'Talking with Tomas about Sunday lunch, and who gets asked first.'
  const { id } = await post<{ id: string }>('/api/rehearsals', { scenario, basis })
  const say = (content: string, after: string | null) =>
    post<{ id: string }>(`/api/rehearsals/${id}/turns`, { content, after })
  await say(opening, null)
  const { id: first } = await say(asking, null)
  await say('It is not about your parents. I was alone with it all day.', first)
  return {
    blank: await resolve(),
    talked: await resolve(
      'He shrugged when I told him that I just wanted to be asked.',
      'What did I miss in his words?',
    ),
    told: await resolve('Last night he held me by the throat and I could not breathe.'),
  }
}

const at = (which: keyof Made) => async (app: RunningApp, people: People) => {
  const known = made.get(app.url) ?? make(app, people.nora)
  made.set(app.url, known)
  return `/argument-resolver?analysis=${(await known)[which]}`
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page) => page.getByRole('textbox', { name: 'Message Mallama about this argument' })
const line = (page: Page) => page.getByRole('textbox', { name: /^What you say to/ })
const toPart = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((head) => head.scrollIntoView({ block: 'start' }))

/** What an earlier picture left in the tab is not in this one; cleared where no page is there to write it again. */
async function fresh(page: Page) {
  const here = page.url()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(new URL('/robots.txt', here).href)
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('mallama:draft:')) sessionStorage.removeItem(key)
  })
  await page.goto(here)
  await page.getByRole('button', { name: 'Start Chat with Mallama' }).waitFor()
}

async function openTalk(page: Page) {
  await fresh(page)
  await press(page, 'Start Chat with Mallama')
  await box(page).waitFor()
  await toPart(page, 'Talk it over')
}
async function send(page: Page, words: string) {
  await box(page).fill(words)
  await press(page, 'Send')
}
async function openRehearsal(page: Page) {
  await fresh(page)
  await press(page, 'Rehearse the next conversation')
  await page.getByRole('region', { name: 'Past rehearsals' }).getByRole('listitem').first().waitFor()
  await toPart(page, 'Before you talk again')
}
async function openRoom(page: Page) {
  await openRehearsal(page)
  const past = page.getByRole('region', { name: 'Past rehearsals' })
  const more = past.getByRole('button', { name: /^Show \d+ more/ })
  // Every scene that was pictured is there too by now.
  if (await more.isVisible()) await more.click()
  await past.getByRole('button', { name: /^Talking with Tomas about/ }).click()
  await page.getByRole('log', { name: 'Rehearsal' }).locator('.msg').last().waitFor()
  await toPart(page, 'Before you talk again')
}
async function openScene(page: Page) {
  await openRehearsal(page)
  await press(page, 'Start the rehearsal')
  await line(page).waitFor()
  await toPart(page, 'Before you talk again')
}

/** The page goes before its routes do: what was held back never arrives. */
async function still(page: Page) {
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
const dismiss = async (page: Page) => {
  await dismissToast(page)
  await still(page)
}
const screen = {
  who: 'nora',
  path: at('blank'),
  shows: /Conflict Analysis Complete/,
  window: true,
} as const

const talks: Shot[] = [
  { ...screen, name: 'follow-up-empty', first: openTalk },
  { ...screen, name: 'follow-up', path: at('talked'), first: openTalk },
  {
    ...screen,
    name: 'follow-up-loading',
    first: async (page) => {
      await openTalk(page)
      await page.route('**/chat', () => undefined)
      await send(page, 'What did I miss in his words?')
    },
    after: still,
  },
  {
    ...screen,
    name: 'follow-up-error',
    first: async (page) => {
      await openTalk(page)
      await page.route('**/chat', (route) => route.abort())
      await send(page, 'What did I miss in his words?')
      await page.locator('.toaster .toast').waitFor()
    },
    after: dismiss,
  },
  { ...screen, name: 'follow-up-safety', path: at('told'), first: openTalk },
]

const rehearsals: Shot[] = [
  { ...screen, name: 'rehearsal-empty', first: openRehearsal },
  { ...screen, name: 'rehearsal', first: openRoom },
  {
    ...screen,
    name: 'rehearsal-end',
    first: async (page) => {
      await openRoom(page)
      await page
        .getByRole('button', { name: 'Stop and look back' })
        .evaluate((it) => it.scrollIntoView({ block: 'end' }))
    },
  },
  {
    ...screen,
    name: 'rehearsal-back',
    first: async (page) => {
      await openRoom(page)
      await press(page, 'Stop and look back')
    },
  },
  {
    ...screen,
    name: 'rehearsal-loading',
    first: async (page) => {
      await openScene(page)
      await page.route('**/turns', () => undefined)
      await line(page).fill(asking)
      await press(page, 'Send')
    },
    after: still,
  },
  {
    ...screen,
    name: 'rehearsal-error',
    first: async (page) => {
      await openScene(page)
      await page.route('**/turns', (route) => route.abort())
      await line(page).fill(asking)
      await press(page, 'Send')
      await page.locator('.toaster .toast').waitFor()
    },
    after: dismiss,
  },
  {
    ...screen,
    name: 'rehearsal-safety',
    first: async (page) => {
      await openScene(page)
      await line(page).fill('You hit me last night and I am scared of you.')
      await press(page, 'Send')
      await page.getByRole('log', { name: 'Rehearsal' }).locator('.safety').waitFor()
    },
  },
]

export const shotsOfTalksAndRehearsals: Shot[] = [...talks, ...rehearsals]
