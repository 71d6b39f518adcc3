import { charactersIn } from '@mallama/contracts/characters'
import { decoded } from './decoded.ts'

/** Characters that the server takes. */
const MOST = 5_000_000

/** A file's text, read on this device; or why it cannot be read, in words. `instead`: what to choose in its place. */
export async function textOf(file: File, instead: string): Promise<{ content: string } | { problem: string }> {
  if (file.size === 0) return { problem: 'The file is empty. Choose another one.' }
  // Four bytes a character at most: what is larger cannot fit, and is not read.
  if (file.size > MOST * 4) return { problem: 'The file is too large. The limit is 5,000,000 characters.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content = decoded(bytes)
  if (content === null) return { problem: `This is not a text file. ${instead}` }
  if (charactersIn(content) > MOST) return { problem: 'The file is too large. The limit is 5,000,000 characters.' }
  return { content }
}
