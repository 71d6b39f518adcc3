import { screen, within } from '@testing-library/react'
import { JournalEntry, LookBack } from '@mallama/contracts/journal'
import { openPage, Refused, type Api } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import JournalPage from './JournalPage.tsx'

export const LIST = 'GET /api/journal'
export const BACK = 'GET /api/journal/look-back'
export const WRITE = 'POST /api/journal'

export const entry = (title: string, more: Partial<JournalEntry> = {}) =>
  example(JournalEntry, {
    id: anId(),
    title,
    content: `What happened on the day of ${title}`,
    emotions: 'Tired',
    mood: 'sad',
    ...more,
  })
export const back = (more: Partial<LookBack> = {}) => example(LookBack, { year: 2026, years: [2026], ...more })
export const insight = (more: object = {}) => ({
  emotionalPattern: 'You call it "Tired".',
  mismatch: null,
  triggers: [],
  safety: null,
  coach: 'built-in' as const,
  ...more,
})

export const saves = (body: Record<string, unknown>) => new Refused(201, entry(String(body['title']), body as never))
export const open = (entries: readonly unknown[], more: Api = {}, path = '/journal') =>
  openPage(<JournalPage />, { [LIST]: entries, [BACK]: back(), [WRITE]: saves, ...more }, { path })
export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
