/** What is asked of the browser's speech recognition (Web Speech API), which TypeScript does not know. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type Recognisers = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>

/** Null where the browser has none. */
export function newRecognition(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Recognisers
  const Maker = SpeechRecognition ?? webkitSpeechRecognition
  return Maker ? new Maker() : null
}

export const canListen = () => 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

/** Everything heard so far, as one text. */
export const heardIn = (results: ArrayLike<ArrayLike<{ transcript: string }>>): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ')

/** What was written before, and what was said after it. */
export function spoken(before: string, heard: string): string {
  if (!heard) return before
  return before.trim() === '' ? heard : `${before}${/\s$/.test(before) ? '' : ' '}${heard}`
}

/** Why it stopped, for the person; null where that needs no words. */
export function whyStopped(error: string): string | null {
  if (error === 'no-speech') return 'Nothing was heard.'
  if (error === 'not-allowed' || error === 'service-not-allowed')
    return 'The browser does not let this page use the microphone. You can allow it in its settings.'
  if (error === 'audio-capture') return 'No microphone was found.'
  if (error === 'network') return 'The browser could not reach the service that turns speech into words.'
  if (error === 'aborted') return null
  return 'Speech could not be turned into words just now.'
}
