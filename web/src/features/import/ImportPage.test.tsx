import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ImportPreview } from '@mallama/contracts/people-import'
import { expect, test } from 'vitest'
import { fails, field, openPage, press, region, told, where } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import ImportPage from './ImportPage.tsx'

const LOOK = 'POST /api/relationships/import/preview'
const ADD = '/api/relationships/import'
const person = (line: number, personName: string, more: Partial<ImportPreview['people'][number]> = {}) => ({
  line,
  personName,
  relationshipType: 'friend' as const,
  customLabel: null,
  notes: null,
  dates: [],
  known: false,
  ...more,
})
const choose = (file: File) =>
  act(async () => void fireEvent.change(field('A file to bring people from'), { target: { files: [file] } }))
const csv = (text: string, name = 'people.csv') => new File([text], name, { type: 'text/csv' })
const problem = () => document.querySelector('.import__problem')!.textContent
const open = (preview: unknown, more = {}) => openPage(<ImportPage />, { [LOOK]: preview, ...more })

test('nothing is imported while a row is broken: each is named, with its mend', async () => {
  const message = 'Say who this is, or take the row out'
  const broken = example(ImportPreview, {
    format: 'csv',
    people: [person(2, ''), person(4, 'Jun')],
    total: 2,
    problems: [{ line: 2, field: 'name', message }],
  })
  const { now, sent } = open(broken)
  await choose(csv('Name\n,\nJun\n'))
  await screen.findByRole('heading', { name: 'Some rows need fixing' })
  const found = () => region('Some rows need fixing')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Some rows need fixing' }))
  expect(found().getByText(/Nobody is added until everything is fixed\./)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Some rows need fixing' }).textContent).toContain(
    `Line 2, name: ${message}`,
  )
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  await choose(csv(''))
  await waitFor(() => expect(problem()).toContain('people.csv: The file is empty. Choose another one.'))
  await choose(new File([new Uint8Array([137, 80, 78, 71, 0, 0])], 'me.png', { type: 'image/png' }))
  await waitFor(() => expect(problem()).toContain('me.png: This is not a text file.'))
  now({ [LOOK]: fails })
  await choose(csv('Name\nJun\n', 'friends.csv'))
  await waitFor(() => expect(problem()).toContain('The file was not read. It may be your connection.'))
  now({ [LOOK]: example(ImportPreview, { format: 'csv', people: [person(2, 'Jun')], total: 1 }) })
  await press('Try again')
  await screen.findByRole('heading', { name: '1 person to add' })
  expect(region('1 person to add').getByText('Jun')).toBeTruthy()
  expect(sent('POST', ADD)).toEqual([])
})

test('a file can be dropped, and Monica is understood', async () => {
  const preview = example(ImportPreview, { format: 'monica-sql', people: [person(1, 'Mara Lindt')], total: 1 })
  const { sent } = open(preview, { [`POST ${ADD}`]: { added: 1, known: 0 } })
  const written = 'INSERT INTO `contacts` (`first_name`) VALUES (1);'
  const files = [new File([written], 'monica.sql')]
  await act(async () => void fireEvent.drop(document.querySelector('.drop')!, { dataTransfer: { files } }))
  await screen.findByRole('heading', { name: '1 person to add' })
  expect(region('1 person to add').getByText(/This is a Monica SQL export with 1 person\./)).toBeTruthy()
  expect(region('1 person to add').getByText('Mara Lindt')).toBeTruthy()
  await press('Add 1 person')
  await told('1 person added')
  expect(sent('POST', ADD)).toEqual([{ content: written }])
  expect(where()).toBe('/relationships')
})
