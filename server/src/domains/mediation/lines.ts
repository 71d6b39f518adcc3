import type { Line, Turn } from './state.ts'

const LONGEST = 600
const MOST = 40
/** Where one sentence ends and the next begins. */
const END = /(?<=[.!?…])\s+|\n+/

/** The sentences of what somebody shared, each of which the others may mark. `id` begins with its turn's. */
export const linesOf = ({ id, by, content }: Turn): Line[] =>
  content
    .split(END)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && text.length <= LONGEST)
    .slice(0, MOST)
    .map((text, at) => ({ id: `${id}:${at}`, by: by!, text, marks: [] }))
