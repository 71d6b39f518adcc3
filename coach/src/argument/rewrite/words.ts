/** Small counts over sentences, shared by what composes a turn and what chooses among the tries. */
export const count = (text: string) => Math.max(1, text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.:,]*/gu)?.length ?? 0)
export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
export const key = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
/** The first three words: two turns that open alike sound like a machine. */
export const opening = (sentence: string): string => key(sentence).split(' ').slice(0, 3).join(' ')
