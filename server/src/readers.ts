import type { Safety } from '@mallama/contracts/safety'
import type { ConflictsInput, readConflicts } from './domains/insights/conflicts-read.ts'
import type { ReadPicture } from './domains/account/picture-file.ts'
import type { JournalFile, ReadJournalFile } from './domains/journal/import-file.ts'
import type { LookBackInput, readLookBack } from './domains/journal/look-back-read.ts'
import type { ImportFile, ReadImport } from './domains/relationships/import-file.ts'

/**
 * What reads whole texts of somebody's, away from where everyone's requests are answered. `who`: whose it is, so that
 * one person's texts wait for each other. Each rejects with OutOfTime where it takes longer than it may.
 */
export interface Readers {
  /** The gravest thing in any of the texts; null when there is none. */
  screen(texts: readonly string[], country: string | null, who: string): Promise<Safety>
  importFile(file: ImportFile, who: string): Promise<ReadImport>
  journalFile(file: JournalFile, who: string): Promise<ReadJournalFile>
  lookBack(journal: LookBackInput, who: string): Promise<ReturnType<typeof readLookBack>>
  conflicts(logged: ConflictsInput, who: string): Promise<ReturnType<typeof readConflicts>>
  /** The stretch of a text that says most by itself; null where nothing whole stands there. */
  telling(text: string, who: string): Promise<string | null>
  picture(file: Uint8Array, who: string): Promise<ReadPicture>
  /** What `parseJson` makes of it. The buffer is given away. */
  json(body: Buffer, who: string): Promise<unknown>
}
