import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Relationship } from '@mallama/contracts/relationships'
import { expect } from 'vitest'
import { fails, openPage, Refused } from '../../parts/test-page.tsx'
import { queryClient } from '../../platform/query.ts'
import { anId, example } from '../../platform/test-example.ts'
import RelationshipPage from './RelationshipPage.tsx'

const PATCH = 'PATCH /api/relationships/:id'

/** The page about Tomas, and the server's copy of it, which refuses to replace what it does not have any more. */
export async function openTomas(texts: Partial<Relationship>) {
  const id = anId()
  const stored = example(Relationship, { id, personName: 'Tomas', relationshipType: 'partner', ...texts })
  const edit = ({ expected, ...changes }: Record<string, unknown>) => {
    const known = Object.entries((expected ?? {}) as Partial<Relationship>)
    if (known.some(([name, text]) => (stored as Record<string, unknown>)[name] !== text))
      return new Refused(409, { code: 'conflict', message: 'It was changed elsewhere.', requestId: 'r' })
    return structuredClone(Object.assign(stored, changes, { updatedAt: new Date().toISOString() }))
  }
  const answers = { 'GET /api/relationships/:id': () => structuredClone(stored), [PATCH]: edit }
  const page = openPage(<RelationshipPage />, answers, { path: `/relationships/${id}`, params: { id } })
  await whole()
  return {
    ...page,
    /** The same page after a reload. */
    again: async () => {
      page.again()
      await whole()
    },
    stored,
    changes: () => page.sent('PATCH', '/api/relationships/:id'),
    elsewhere: async (texts: Partial<Relationship>) => {
      Object.assign(stored, texts)
      await queryClient.invalidateQueries({ queryKey: [`/api/relationships/${id}`] })
    },
    works: () => page.now({ [PATCH]: edit }),
    breaks: () => page.now({ [PATCH]: fails }),
  }
}
/** The first view, and what is drawn below it after it. */
async function whole() {
  await screen.findByRole('heading', { level: 1, name: 'Tomas' })
  await screen.findByRole('region', { name: 'More about Tomas' })
}

export const part = (name: string) => within(screen.getByRole('region', { name }))
export const items = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('.lf__items > li > :first-child')].map(
    (item) => item.textContent,
  )
export const shows = (name: string, ...wanted: string[]) => waitFor(() => expect(items(name)).toEqual(wanted))
export const editor = (name: string) => part(name).getByRole<HTMLTextAreaElement>('textbox', { name })
export const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
export const adder = (name: string) => part(name).getByRole<HTMLTextAreaElement>('textbox', { name: `New in ${name}` })
export const enter = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })
