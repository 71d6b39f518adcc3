import type { Turn } from '../port.ts'

/** What the person wrote in these turns, oldest first. */
export const ownIn = (turns: readonly Pick<Turn, 'role' | 'content'>[]): string[] =>
  turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
