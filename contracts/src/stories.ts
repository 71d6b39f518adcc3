// Without schemas: pages import these as they are.

export const storyCategories = ['romantic', 'family', 'friendship', 'workplace'] as const
export type StoryCategory = (typeof storyCategories)[number]

/** A card shows so many characters of a summary before "Read more". */
export const SUMMARY_SHOWN = 200

export const COMMENT_MAX = 500
export const COMMENT_EMPTY = 'Comment cannot be empty'
export const COMMENT_TOO_LONG = 'Comment too long'
/** What a comment without a name shows. */
export const ANONYMOUS = 'Anonymous'

/** What one may say of a story or a comment that should be looked at. */
export const reportReasons = [
  'It could show who someone is',
  'It is cruel or hateful',
  'It gives dangerous advice',
  'It is advertising',
  'Something else',
] as const

/** The lines of a summary: each is approved, or left out, by itself. */
export const linesOf = (summary: string): string[] => summary.split(/(?<=[.!?])\s+/).filter(Boolean)
