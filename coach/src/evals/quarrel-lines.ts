import { written } from './written.ts'

/** Whole quarrels as they are pasted, single lines of quarrels, and words alone (`kind`), with what they are about. */
export const aboutQuarrelLines = (): {
  t: string
  quarrel: string
  kind: string
  by: string
  split: 'train' | 'sealed'
}[] =>
  written().flatMap(({ t, quarrel, kind = 'whole', by, split }) => (quarrel ? [{ t, quarrel, kind, by, split }] : []))
