import { z } from 'zod'
import type { Progress } from '../port.ts'

/** No field of ours has a longer name. */
const LONGEST = 80

/** Reads an answer while it grows, and tells which of its form's fields it has come to. Never goes back. */
export function tellingFields(form: z.ZodType, tell: (done: Progress) => void): (text: string) => void {
  const left = new Set(form instanceof z.ZodObject ? Object.keys(form.shape) : [])
  const of = left.size
  let read = 0
  return (text) => {
    // A shorter one is another try.
    const news = text.slice(text.length < read ? 0 : Math.max(0, read - LONGEST))
    read = text.length
    const before = left.size
    for (const name of left) if (news.includes(`"${name}"`)) left.delete(name)
    if (left.size < before) tell({ part: of - left.size, of })
  }
}
