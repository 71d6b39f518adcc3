import { charactersIn } from '@mallama/contracts/characters'
import { CONVERSATION } from '@mallama/contracts/conversation'
import { decoded } from '../../../parts/file-picker/decoded.ts'

/** A chat's text, or why there is none, with the way out. */
export type Read = { text: string } | { problem: string }

const asText = 'Export the chat as text (.txt), or copy the messages and paste them.'
const tooLarge = (characters: number) =>
  `has ${characters.toLocaleString('en-US')} characters, and at most ${CONVERSATION.most.toLocaleString('en-US')} can be read at once. Keep the days of the argument and leave out the rest.`

const ending = (name: string) => /\.([^.\s]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
const kinds: Record<string, string> = {
  pdf: 'a PDF',
  doc: 'a Word file',
  docx: 'a Word file',
  html: 'a web page',
  htm: 'a web page',
  json: 'a data file',
  csv: 'a table',
  xls: 'a table',
  xlsx: 'a table',
}

/** Why a file is not read, by its name and kind alone. */
function refused({ name, type }: File): string | null {
  const end = ending(name)
  if (end === 'zip' || /zip/.test(type))
    return 'is a zip file. Open it on your device, and choose the .txt file that is inside (WhatsApp calls it _chat.txt).'
  if (type.startsWith('image/')) return `is a picture, and pictures cannot be read here. ${asText}`
  if (/^(audio|video)\//.test(type)) return `is a recording, and recordings cannot be read here. ${asText}`
  if (end === 'txt' || end === 'text' || (type === 'text/plain' && !kinds[end])) return null
  return kinds[end] ? `is ${kinds[end]}, not a text file. ${asText}` : `is not a text file. ${asText}`
}

/** Reads an export on this device. */
export async function readChat(file: File): Promise<Read> {
  const no = (why: string) => ({ problem: `${file.name} ${why}` })
  const wrong = refused(file)
  if (wrong) return no(wrong)
  if (file.size === 0) return no('is empty. Export the chat again, or paste the messages.')
  // Four bytes a character at most: what is larger cannot fit, and is not read.
  if (file.size > CONVERSATION.most * 4) return no(tooLarge(Math.round(file.size / 2)))
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return no(`is not a text file, whatever its name says. ${asText}`)
  if (text.trim() === '') return no('is empty. Export the chat again, or paste the messages.')
  const has = charactersIn(text)
  return has > CONVERSATION.most ? no(tooLarge(has)) : { text }
}

/** What came with a drop: a file, words, or nothing that can be read. */
export async function readDrop({ files, text }: { files: readonly File[]; text: string }): Promise<Read> {
  const [file, ...more] = files
  if (more.length > 0) return { problem: 'One chat at a time: drop a single file.' }
  if (file)
    return readChat(file).catch(() => ({
      problem: `${file.name} could not be read. Choose it again, or paste its text.`,
    }))
  if (text.trim() !== '') return { text }
  return { problem: 'There was nothing to read in what you dropped. Choose a .txt file, or paste the messages.' }
}
