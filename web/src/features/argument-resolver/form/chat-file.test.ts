import { describe, expect, it } from 'vitest'
import { readChat, readDrop } from './chat-file.ts'

const chat = '12/03/2026, 20:01 - Nora: You told them first.'
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)
const problem = async (of: File) => {
  const read = await readChat(of)
  return 'problem' in read ? read.problem : null
}

describe('a chat export', () => {
  it('is read as UTF-8, as UTF-16 where it says so, and as old Windows writes', async () => {
    expect(await readChat(file('chat.txt', chat))).toEqual({ text: chat })
    expect(await readChat(file('_chat.TXT', new Uint8Array([0xff, 0xfe, 0x4c, 0, 0xe9, 0, 0x61, 0])))).toEqual({
      text: 'Léa',
    })
    expect(await readChat(file('chat.txt', new Uint8Array([0x4c, 0xe9, 0x61])))).toEqual({ text: 'Léa' })
  })

  it('that is a zip says how to open it', async () => {
    expect(await problem(file('WhatsApp Chat.zip', 'PK'))).toBe(
      'WhatsApp Chat.zip is a zip file. Open it on your device, and choose the .txt file that is inside (WhatsApp calls it _chat.txt).',
    )
  })

  it.each([
    ['shot.png', 'image/png', 'is a picture'],
    ['voice.opus', 'audio/ogg', 'is a recording'],
    ['chat.pdf', 'application/pdf', 'is a PDF'],
    ['chat.docx', '', 'is a Word file'],
    ['chat', '', 'is not a text file'],
    ['people.csv', 'text/plain', 'is a table'],
  ])('of a wrong type, %s, is refused with the way out', async (name, type, what) => {
    const refused = await problem(new File([chat], name, { type }))
    expect(refused).toContain(`${name} ${what}`)
    expect(refused).toMatch(/paste them/)
  })

  it('that is empty, no text, or too large says which', async () => {
    expect(await problem(file('chat.txt'))).toContain('chat.txt is empty.')
    expect(await problem(file('chat.txt', ' \n\n '))).toContain('is empty')
    expect(await problem(file('chat.txt', new Uint8Array([80, 75, 3, 4, 0, 0])))).toContain('whatever its name says')
    expect(await problem(file('chat.txt', 'x'.repeat(1_000_001)))).toContain('has 1,000,001 characters')
    expect(await problem(file('chat.txt', new Uint8Array(4_000_001).fill(97)))).toContain('at most 1,000,000')
  })
})

describe('a drop', () => {
  it('brings a file or words', async () => {
    expect(await readDrop({ files: [file('chat.txt', chat)], text: '' })).toEqual({ text: chat })
    expect(await readDrop({ files: [], text: chat })).toEqual({ text: chat })
  })

  it('of nothing, or of several files, says what to do', async () => {
    expect(await readDrop({ files: [], text: ' ' })).toEqual({
      problem: 'There was nothing to read in what you dropped. Choose a .txt file, or paste the messages.',
    })
    expect(await readDrop({ files: [file('a.txt', chat), file('b.txt', chat)], text: '' })).toEqual({
      problem: 'One chat at a time: drop a single file.',
    })
  })
})
