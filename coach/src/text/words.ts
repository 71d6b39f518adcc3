export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
