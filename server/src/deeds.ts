import type { Safety } from '@mallama/contracts/safety'
import { mostTelling } from '@mallama/coach/insights/excerpt'
import { readHere, type Watch } from '@mallama/coach/model/unsafe'
import { screen } from '@mallama/coach/safety/screen'
import { readConflicts } from './domains/insights/conflicts-read.ts'
import { readPicture } from './domains/account/picture-file.ts'
import { readJournalFile } from './domains/journal/import-file.ts'
import { readLookBack } from './domains/journal/look-back-read.ts'
import { readImport } from './domains/relationships/import-file.ts'
import { parseJson } from './platform/json.ts'

/** What the readers do, in whichever thread. */
export const deeds = {
  screen({ texts, country }: { texts: readonly string[]; country: string | null }): Safety {
    let worst: Safety = null
    for (const text of texts) {
      const found = screen(text, { country })
      if (found && (!worst || found.tier > worst.tier)) worst = found
    }
    return worst
  },
  importFile: readImport,
  journalFile: readJournalFile,
  lookBack: readLookBack,
  conflicts: readConflicts,
  telling: (text: string) => mostTelling(text),
  picture: readPicture,
  danger: (texts: readonly string[]) => readHere.danger(texts),
  unsafe: ({ text, watch }: { text: string; watch: Watch }) => readHere.unsafe(text, watch),
  json: ({ buffer, byteOffset, byteLength }: Uint8Array): unknown =>
    parseJson(Buffer.from(buffer, byteOffset, byteLength).toString()),
}
