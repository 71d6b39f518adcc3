import { linesOf, type StoryCategory } from '@mallama/contracts/stories'

export interface ToldStory {
  title: string
  category: StoryCategory
  summary: string
  lessonLearned: string
}

/** What the author let stand, word for word; null where that is no story any more. */
export function approvedOf(story: ToldStory, leftOut: ReadonlySet<string>): string[] | null {
  const lines = linesOf(story.summary).filter((line) => !leftOut.has(line))
  if (lines.length === 0) return null
  const lesson = story.lessonLearned !== '' && !leftOut.has(story.lessonLearned) ? [story.lessonLearned] : []
  return [story.title, ...lines, ...lesson]
}

/** A line in pieces: those that stand in the place of somebody's name, and the rest. */
export function inPieces(line: string, changed: readonly string[]): { text: string; isChanged: boolean }[] {
  if (changed.length === 0) return [{ text: line, isChanged: false }]
  // The longest first: "their close friend" is no "their friend".
  const words = changed.toSorted((a, b) => b.length - a.length)
  return line
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .filter(Boolean)
    .map((text) => ({ text, isChanged: words.some((word) => word.toLowerCase() === text.toLowerCase()) }))
}
