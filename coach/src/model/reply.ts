import type { Evidence } from '@mallama/contracts/safety'
import { splitSentences } from '../builtin/state.ts'
import type { Live } from '../port.ts'
import { words, type Question } from './ask.ts'
import { ModelFailure } from './failure.ts'
import { locate, quotedIn, type Sources } from './quotes.ts'
import type { Careful } from './reading.ts'
import type { Watch } from './unsafe.ts'

/** Whole sentences of a model that may be shown, and why there are no more of them, if they are not all. */
export interface Spoken {
  text: string
  evidence: Evidence[]
  failure: ModelFailure | null
}

/** The prompt asks for 110. A model that goes on for longer is stopped at the end of a sentence. */
const MOST_WORDS = 160
/** No sentence is this long: an answer without an end. */
const LONGEST_SENTENCE = 2_000

/**
 * Reads a model's reply and says each sentence once it has been screened. A sentence that leads on to the next ("Two
 * ways:"), or that asks, waits for what follows it, so that a reply which breaks off does not end in the air and does
 * not ask twice. Never rejects but with the reader's own abort.
 */
export async function speak(
  { reading, ...question }: Question & { reading: Careful },
  watch: Watch,
  sources: Sources,
  say: Live['say'],
): Promise<Spoken> {
  const spoken: Spoken = { text: '', evidence: [], failure: null }
  let waiting = ''
  const release = () => {
    if (!waiting) return
    spoken.text += waiting
    say?.(waiting)
    waiting = ''
  }
  const hear = async (sentence: string): Promise<void> => {
    if (!sentence.trim()) return
    const why = await reading.unsafe(sentence, spoken.text + waiting, watch)
    if (why) throw new ModelFailure('unsafe')
    const quoted = quotedIn(sentence).map((quote) => ({ quote, found: locate(sources, quote) }))
    for (const { found } of quoted)
      if (found && !spoken.evidence.some(({ quote }) => quote === found.quote))
        spoken.evidence.push({ ...found, label: 'your words' })
    if (!leadsOn(waiting)) release()
    waiting += sentence
    if (!leadsOn(waiting) && !waiting.includes('?')) release()
  }
  try {
    let heard = ''
    for await (const text of words(question)) {
      heard += text
      const sentences = splitSentences(heard)
      heard = sentences.pop() ?? ''
      for (const sentence of sentences) await hear(sentence)
      if (heard.length > LONGEST_SENTENCE) throw new ModelFailure('too-long')
      if (count(spoken.text) >= MOST_WORDS) break
    }
    if (count(spoken.text) < MOST_WORDS) {
      await hear(heard)
      if (leadsOn(waiting)) throw new ModelFailure('cut')
      release()
    }
    if (!spoken.text.trim()) throw new ModelFailure('empty')
    return spoken
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { ...spoken, failure: error }
  }
}

const count = (text: string) => text.match(/\S+/g)?.length ?? 0
const leadsOn = (text: string) => /[:,;]["”]?\s*$|\b(?:two|three) (?:ways|options|things)\b[^.?!]*\.\s*$/i.test(text)
