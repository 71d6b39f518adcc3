import { z } from 'zod'
import { wholeText, type Question } from './ask.ts'
import { ModelFailure } from './failure.ts'
import { instructionsFor } from './prompts.ts'
import type { Careful } from './reading.ts'
import { readJson } from './structured.ts'
import { dataBlock } from './told.ts'
import type { Watch } from './unsafe.ts'

/** Words of a model that may not be shown, and the screen's reason. */
export interface Stopped {
  text: string
  why: string
  voice: Watch['voice']
}

const Mended = z.object({ sentences: z.array(z.string()) })

/**
 * Asks once for other words in the place of what was stopped, and names it. Of each the words that may be shown, or null
 * where there are none: then it is left out, and the screen says so. Rejects with the reader's own abort alone.
 */
export async function mended(
  { reading, ...question }: Question & { reading: Careful },
  stopped: readonly Stopped[],
  watch: Omit<Watch, 'voice'>,
): Promise<(string | null)[]> {
  if (stopped.length === 0) return []
  const sentences = await again(question, stopped)
  return Promise.all(
    stopped.map(async ({ voice }, at) => {
      const text = sentences[at]?.trim()
      return text && !(await reading.unsafe(text, { ...watch, voice })) ? text : null
    }),
  )
}

async function again(question: Question, stopped: readonly Stopped[]): Promise<string[]> {
  const data = dataBlock('mend', { sentences: stopped.map(({ text, why }) => ({ sentence: text, why })) })
  const asked = { ...question, instructions: instructionsFor('mend', Mended), earlier: [], data }
  try {
    const read = readJson(Mended, await wholeText(asked, Mended))
    return 'words' in read ? read.words.sentences : []
  } catch (error) {
    question.signal?.throwIfAborted()
    if (error instanceof ModelFailure) return []
    throw error
  }
}
