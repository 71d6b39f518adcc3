import { describe, expect, it } from 'vitest'
import { textOf } from './file.ts'

const INSTEAD = 'Choose a CSV file.'
const file = (...parts: BlobPart[]) => new File(parts, 'people.csv')

describe('a file that was chosen', () => {
  it('is read as UTF-8, as UTF-16 where it says so, and as old spreadsheets write', async () => {
    expect(await textOf(file('Name\nLéa'), INSTEAD)).toEqual({ content: 'Name\nLéa' })
    const utf16 = new Uint8Array([0xff, 0xfe, 0x4c, 0, 0xe9, 0, 0x61, 0])
    expect(await textOf(file(utf16), INSTEAD)).toEqual({ content: 'Léa' })
    expect(await textOf(file(new Uint8Array([0x4c, 0xe9, 0x61])), INSTEAD)).toEqual({ content: 'Léa' })
  })

  it('is refused in words where it is empty, too large, or no text', async () => {
    expect(await textOf(file(), INSTEAD)).toEqual({ problem: 'The file is empty. Choose another one.' })
    expect(await textOf(file('x'.repeat(5_000_001)), INSTEAD)).toMatchObject({
      problem: expect.stringContaining('too large'),
    })
    expect(await textOf(file(new Uint8Array([80, 75, 3, 4, 0, 0])), INSTEAD)).toMatchObject({
      problem: 'This is not a text file. Choose a CSV file.',
    })
  })
})
