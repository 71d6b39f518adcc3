import { screen } from '@testing-library/react'
import { Relationship } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import { openPage, press, Refused } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import RelationshipPage from './RelationshipPage.tsx'

const id = anId()
const ONE = 'GET /api/relationships/:id'
const open = (answer: unknown) =>
  openPage(<RelationshipPage />, { [ONE]: answer }, { path: `/relationships/${id}`, params: { id } })

test("someone else's relationship is not found", async () => {
  open(new Refused(404, { code: 'not_found', message: 'There is no such relationship.', requestId: 'r' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Relationship Not Found' })).toBeTruthy()
  expect(screen.getByText("We couldn't find the relationship you're looking for.")).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to All Relationships' })
  expect(back.getAttribute('href')).toBe('/relationships')
  expect(document.title).toContain('Relationship Not Found')
})

test('a page that does not load says so, and loads again', async () => {
  const { now } = open(new Refused(500))
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeTruthy()
  now({ [ONE]: example(Relationship, { id, personName: 'Ines' }) })
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ines' })).toBeTruthy()
})

test('a name is only ever text: in the page and in the title', async () => {
  const name = '<img src=x onerror="document.title=1">'
  open(example(Relationship, { id, personName: name }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  expect(document.title).toContain(name)
  expect(document.querySelector('img[src=x]')).toBeNull()
})
