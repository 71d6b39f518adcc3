import type { JournalFilePreview } from '@mallama/contracts/journal'

/** A row of somebody else's journal. */
export interface FileEntry {
  /** Milliseconds. */
  at: number
  title: string
  text: string
  /** The mood in the file's own word; null where its app keeps none. */
  mood: string | null
  tags: readonly string[]
}

/** What a file was read as, before anything of it is kept. */
export interface ReadEntries {
  format: JournalFilePreview['format']
  entries: FileEntry[]
  problems: JournalFilePreview['problems']
}
