import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const rowsIn = (folder: string, name: string): { text: string; label?: string }[] => {
  const path = join(folder, 'calibrate', name)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as { text: string; label?: string })
}

/** Public posts that thresholds are set on and figures are measured on; nothing is learnt from them. */
export const ordinaryPosts = (folder: string): string[] =>
  rowsIn(folder, 'ordinary-partner-posts.jsonl').map(({ text }) => text)
/** `suicide` or `depression`: the forum that a post stood in. */
export const forumPosts = (folder: string, forum: string): string[] =>
  rowsIn(folder, 'suicidal-or-depressed-posts.jsonl').flatMap(({ text, label }) => (label === forum ? [text] : []))
