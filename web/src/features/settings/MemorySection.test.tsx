import { screen } from '@testing-library/react'
import { Relationship } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import { fails, openPage, press } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { MemorySection } from './MemorySection.tsx'

const LIST = 'GET /api/relationships'
const known = (personName: string) => example(Relationship, { id: anId(), personName })

test('what is remembered is reached for each person, and a list that does not load loads again', async () => {
  const [tomas, june] = [known('Tomas'), known('June')]
  const { now } = openPage(<MemorySection />, { [LIST]: fails })
  await screen.findByText(/Your relationships did not load\./)
  now({ [LIST]: [tomas, june] })
  await press('Try again')
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Tomas', `/relationships/${tomas.id}#memory`],
    ['About June', `/relationships/${june.id}#memory`],
  ])
})

test('with nobody there is nothing to remember', async () => {
  openPage(<MemorySection />, { [LIST]: [] })
  await screen.findByText('There is nobody yet to remember anything about.')
})
