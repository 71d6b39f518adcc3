import type { Page } from '@playwright/test'
import { expect, test, type RunningApp } from './app.ts'
import { once } from './once.ts'
import { arrive, as, goWithin, newPerson } from './people.ts'

/** A mediation between people with very long names. */

interface Room {
  people: { id: string; name: string; state: string }[]
  [field: string]: unknown
}

interface Shown {
  title: string
  name: string
  step: object
}

const AT = '2026-11-21T21:00:00.000Z'
const said = 'I feel like a guest. I want us to decide together who comes.'
const turn = (id: string, by: string | null, kind: string, content = said) => ({ id, by, kind, content, at: AT })
const sentence = (id: string, by: string) => ({ id, by, text: 'We decide together who comes.', marked: false })
const chosen = {
  id: 'a',
  text: 'We decide together. We look at the list on Thursdays.',
  before: 'We decide together.',
  notes: [{ by: 'p2', text: 'The list as well.' }],
  reviser: 'p1',
  answers: [],
  places: [
    { by: 'p1', place: 1 },
    { by: 'p2', place: 2 },
  ],
}

/** What a room looks like at a step, over what the server answered before it began. */
const steps = (name: string): Record<string, object> => {
  const hearing = {
    stage: 'hearing',
    phase: 'say',
    speaker: 'p1',
    listener: 'p2',
    waitingFor: ['p1'],
    progress: { at: 2, of: 5, name: `${name} is heard` },
    rail: ['Ground rules', 'You are heard', `${name} is heard`, 'What you share', 'Agreement'].map((step, at) => ({
      name: step,
      state: at < 2 ? 'done' : at === 2 ? 'now' : 'open',
    })),
    turns: [
      turn('1', null, 'mediator', `${name}, can you say back what you heard?`),
      turn('2', 'p2', 'say'),
      turn('3', 'p1', 'back'),
      turn('4', null, 'step_in', `Most of the words lately came from ${name}.`),
      turn('5', null, 'left', `${name} left`),
      turn('6', 'p2', 'say'),
    ],
    heard: [{ by: 'p2', back: 'p1', said: ['2'], heard: '3', ending: 'confirmed', from: AT, at: AT }],
  }
  const agreement = {
    terms: ['p1', 'p2'].map((by) => ({ by, what: 'I call.', when: 'on Sunday', wish: null })),
    wishes: [{ by: 'p2', statement: 'b', text: 'We call on Fridays.', state: 'aside' }],
    review: '2026-12-12',
    yes: [],
    whole: true,
    at: null,
  }
  const later = {
    ...hearing,
    says: `${name} left. You can go on.`,
    statements: [sentence('a', 'p2'), sentence('b', 'p2')],
  }
  return {
    waiting: { waitingFor: ['p1'] },
    'not now': { people: [{ state: 'yes' }, { state: 'not_now' }] },
    hearing,
    'to confirm': { ...hearing, phase: 'confirm' },
    'to say back': { ...hearing, phase: 'back', speaker: 'p2', listener: 'p1' },
    paused: { ...hearing, paused: true, until: AT },
    lines: { ...later, stage: 'lines', lines: [{ id: 'l', by: 'p2', text: said, mine: false }] },
    ranking: { ...later, stage: 'ranking' },
    deciding: { ...later, stage: 'deciding', chosen },
    revising: { ...later, stage: 'revising', chosen },
    agreement: { ...later, stage: 'agreement', chosen, agreement },
    agreed: { ...later, stage: 'agreed', chosen, agreement: { ...agreement, at: AT, yes: [{ by: 'p1', at: AT }] } },
    ended: { ...hearing, endedAt: AT },
  }
}

/**
 * Mediations of a new person, as the page gets them: each has an address of its own, and what the server says of the
 * one that is there, with the step and the name of its address over it.
 */
async function opens(page: Page, app: RunningApp, rooms: Map<string, Shown>) {
  const nora = await newPerson(app)
  const { id } = await as(app, nora).post<{ id: string }>('/api/conversations', {
    title: 'The guest list',
    type: 'group_mediation',
  })
  await page.route('**/api/conversations/**', async (route) => {
    const asked = route.request().url()
    const room = [...rooms].find(([one]) => asked.includes(one))
    if (!room) return route.continue()
    const [address, { step, name, title }] = room
    const answer = await route.fetch({ url: asked.replace(address, id) })
    if (!asked.endsWith('/mediation')) return route.fulfill({ response: answer })
    const said = (await answer.json()) as Room
    const { people: states, ...over } = step as { people?: { state: string }[] }
    const people = ['p1', 'p2'].map((party, at) => ({
      ...said.people[0]!,
      id: party,
      name,
      airtime: at ? 70 : 30,
      heard: true,
      state: 'yes',
      ...states?.[at],
    }))
    await route.fulfill({ response: answer, json: { ...said, ...over, title, people } })
  })
  await arrive(page, app, nora, '/help-now')
}

/** What stands wider than the screen, or wider than what it stands in. */
const outside = (page: Page) =>
  page.locator('.med').evaluate((all) => {
    const wide = [...all.querySelectorAll<HTMLElement>('*')].filter((one) => {
      const { right, left, width } = one.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1)
    })
    const beyond = document.documentElement.scrollWidth - innerWidth
    return [...(beyond > 0 ? [`the page by ${beyond}`] : []), ...wide.map((one) => `${one.tagName}.${one.className}`)]
  })

const names = {
  letters: 'Konstantinopolitaneria'.repeat(10).slice(0, 200),
  emoji: '👩‍👩‍👧‍👦'.repeat(18),
  'right to left': 'عبدالرحمن'.repeat(23).slice(0, 200),
}

/**
 * Each step with letters, which break nowhere, and each fourth one with the other kinds; `npm run drills -- names` has all
 * of them at each.
 */
const isAsked = (kind: string, step: number) => process.env['EVERY_NAME'] || kind === 'letters' || step % 4 === 0
const rooms = new Map<string, Shown>(
  Object.entries(names)
    .flatMap(([kind, name]) =>
      Object.entries(steps(name))
        .filter((_, step) => isAsked(kind, step))
        .map(([step, over]) => ({ title: `${kind}, ${step}`, name, step: over })),
    )
    .map((shown, at) => [`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, shown]),
)

test('names of 200 letters leave every step of a mediation on the screen at 390 px', once, async ({ page, app }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await opens(page, app, rooms)
  for (const [id, { title }] of rooms) {
    await goWithin(page, `/chat?id=${id}`)
    await expect(page.locator('.med__head')).toContainText(title)
    const heard = page.locator('.med-heard summary').first()
    if (await heard.isVisible()) await heard.press('Enter')
    expect.soft(await outside(page), title).toEqual([])
  }
})
