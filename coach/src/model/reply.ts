import type { Evidence, Safety } from '@mallama/contracts/safety'
import { needsHelp } from '@mallama/contracts/help'
import { splitSentences } from '../text/split.ts'
import type { Live } from '../port.ts'
import type { Question } from './ask.ts'
import { ModelFailure } from './failure.ts'
import { grown, TalkAnswer, type Grown } from './grown.ts'
import { mended, type Stopped } from './mend.ts'
import { locate, quotedIn, type Sources } from './quotes.ts'
import type { Careful } from './reading.ts'
import { both, type First } from './second.ts'
import type { Watch } from './unsafe.ts'

/** A model's whole reply. Where its reading of safety, with ours, calls for help, there are no words of it. */
export interface Spoken {
  safety: Safety
  text: string
  evidence: Evidence[]
  /** Words to send. */
  message: { text: string; to?: string } | null
  /** Sentences that may not be shown, and for which it had no others. */
  leftOut: number
}

/** The prompt asks for 110. A model that goes on for longer is stopped at the end of a sentence. */
const MOST_WORDS = 160
/** No sentence is this long: an answer without an end. */
const LONGEST_SENTENCE = 2_000

export interface Asked {
  question: Question & { reading: Careful }
  watch: Omit<Watch, 'voice' | 'safety'>
  sources: Sources
  first: First
}

/**
 * Reads a model's answer and says each sentence once it has been screened; from the first one that is stopped on, what
 * follows waits until other words were asked for. Rejects with ModelFailure: then nothing of it is a reply.
 */
export async function speak(asked: Asked, live: Live | undefined): Promise<Spoken> {
  let begun = false
  const say = (text: string) => {
    begun = true
    live?.say?.(text)
  }
  try {
    return await spoken(asked, TalkAnswer, say, live)
  } catch (error) {
    // Some servers refuse a schema, some break in it; what was said cannot be taken back.
    if (!(error instanceof ModelFailure)) throw error
    const formal = error.reason === 'malformed' || (error.reason === 'unavailable' && error.form)
    if (formal && begun) throw new ModelFailure('cut')
    if (!formal) throw error
    return spoken(asked, null, say, live)
  }
}

async function spoken(
  asked: Asked,
  schema: typeof TalkAnswer | null,
  say: (text: string) => void,
  live: Live | undefined,
): Promise<Spoken> {
  const { question, first, sources } = asked
  let safety: Safety | undefined
  let last: Grown | null = null
  let [read, words] = [0, 0]
  const pieces: { text: string; stopped?: string }[] = []
  for await (const now of grown(question, schema)) {
    if (now.safety === undefined) continue
    if (safety === undefined) {
      safety = both(now.safety, first)
      if (safety && safety !== first.code) live?.safety?.(safety)
      if (needsHelp(safety)) return { safety, text: '', evidence: [], message: null, leftOut: 0 }
    }
    last = now
    const sentences = splitSentences(now.reply.slice(read))
    const rest = now.over ? '' : (sentences.pop() ?? '')
    if ([...sentences, rest].some((text) => text.length > LONGEST_SENTENCE)) throw new ModelFailure('too-long')
    for (const text of sentences) {
      read += text.length
      if (!text.trim() || words >= MOST_WORDS) continue
      words += text.match(/\S+/g)?.length ?? 0
      const why = await question.reading.unsafe(text, { ...asked.watch, safety, voice: 'coach' })
      pieces.push(why ? { text, stopped: why } : { text })
      if (pieces.every(({ stopped }) => !stopped)) say(text)
    }
    // In plain words nothing comes after the reply.
    if (words >= MOST_WORDS && now.stage === null && now.safety === null) break
  }
  return whole(asked, { pieces, message: last?.message ?? null, safety: safety ?? null }, say, sources)
}

interface Heard extends Pick<Grown, 'message'> {
  pieces: { text: string; stopped?: string }[]
  safety: Safety
}

/** Asks again for what was stopped, and says the rest. */
async function whole(
  { question, watch }: Asked,
  { pieces, message, safety }: Heard,
  say: (text: string) => void,
  sources: Sources,
): Promise<Spoken> {
  const stopped: Stopped[] = pieces.flatMap(({ text, stopped }) =>
    stopped ? [{ text, why: stopped, voice: 'coach' as const }] : [],
  )
  const proposed = message?.text.trim() ?? ''
  const wrong = proposed && (await question.reading.unsafe(proposed, { ...watch, safety, voice: 'person' }))
  if (wrong) stopped.push({ text: proposed, why: wrong, voice: 'person' })
  const to = nameIn(message?.to)
  const strange = to && (await question.reading.unsafe(to, { ...watch, safety, voice: 'coach' }))
  const others = await mended(question, stopped, { ...watch, safety })
  const words = wrong ? others.pop() : proposed
  const leftOut = others.filter((it) => it === null).length + (wrong && !words ? 1 : 0)
  const from = pieces.findIndex((piece) => piece.stopped)
  let text = ''
  for (const [at, piece] of pieces.entries()) {
    const said = piece.stopped ? spaced(others.shift() ?? '', piece.text) : piece.text
    text += said
    if (said && from >= 0 && at >= from) say(said)
  }
  if (!text.trim()) throw new ModelFailure(leftOut > 0 ? 'unsafe' : 'empty')
  return {
    safety,
    text,
    evidence: evidenceIn(text, sources),
    message: words ? { text: words, ...(to && !strange ? { to } : {}) } : null,
    leftOut,
  }
}

const LONGEST_NAME = 40
const NAME_WORDS = 5

/** Who a message is for: "Ines", "your sister". A sentence is none. */
function nameIn(to: string | null | undefined): string | null {
  const name = to?.trim() ?? ''
  return name && name.length <= LONGEST_NAME && name.split(' ').length <= NAME_WORDS ? name : null
}

/** As far from the next sentence as the one whose place it takes. */
const spaced = (text: string, instead: string) => text && `${text}${/\s*$/.exec(instead)?.[0] || ' '}`

function evidenceIn(text: string, sources: Sources): Evidence[] {
  const found = new Map<string, Evidence>()
  for (const quote of quotedIn(text)) {
    const place = locate(sources, quote)
    if (place) found.set(place.quote, { ...place, label: 'your words' })
  }
  return [...found.values()]
}
