import type { CoachModel, LocalKind, LocalModel, Tried, Trouble } from '@mallama/contracts/coach-model'

/** What is known of models and their servers, in words. */

export const serverNames: Record<LocalKind, string> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama-cpp': 'llama.cpp',
  'openai-compatible': 'A model server',
  gguf: 'Mallama itself',
}

const GB = 1e9
/** English takes about four tokens for three words. */
const WORDS_A_TOKEN = 0.75

/** "2.5 GB". */
export const gigabytes = (bytes: number): string =>
  bytes < GB ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / GB).toFixed(1)} GB`

/** Of an estimate. */
export const paceOf = (words: number): string =>
  words < 1.5 ? 'About a word a second, or less.' : `About ${Math.round(words)} words a second.`

/** "keeps about 6,100 words in mind", where its server says so. */
export const roomOf = ({ context }: LocalModel): string | null =>
  context === null ? null : `keeps about ${rounded(context * WORDS_A_TOKEN)} words in mind`

const rounded = (words: number) => (Math.round(words / 100) * 100).toLocaleString('en-US')

export const stateWords: Record<CoachModel['state'], string> = {
  off: 'Off.',
  ready: 'It answers.',
  gone: 'Its server does not answer. Start it, give it a minute to load the model, or switch the model off; until then the built-in coach answers.',
  'no-model':
    'Its server answers, but does not have this model any more. Choose another, or switch it off; until then the built-in coach answers.',
  unasked: '',
}

/** Of a file beside the data there is no server to start. */
export const ownGone =
  'Its file is not there any more, or what runs it is not. Fetch it again with npm run model, or switch it off; until then the built-in coach answers.'

export const troubleWords: Record<Trouble, string> = {
  unavailable: 'the server did not answer, or refused',
  busy: 'the server was busy for too long',
  loading: 'the server was still loading the model',
  'no-model': 'the server did not have the model',
  'no-memory': 'there was not enough memory for it',
  full: 'what was asked is longer than it can keep in mind',
  timeout: 'no word came in time',
  cut: 'the answer broke off',
  'too-long': 'the answer did not come to an end',
  empty: 'the answer was empty',
  malformed: 'the answer was not in the form that was asked for',
  unsafe: 'the answer said what Mallama does not say',
  unfounded: 'the answer did not rest on what was written',
}

/** A person reads three to five. */
const QUICK = 5
const SLOW = 2

const firstAfter = (ms: number) => (ms < 500 ? 'at once' : `after ${(ms / 1_000).toFixed(1)} seconds`)

const ONLY_CAUTION = 'It can only add caution.'

/** What was seen of a model, and what it may do; a sentence each. */
export function resultOf(tried: Tried): string[] {
  const { failure, wordsPerSecond: speed, firstWordMs, form, danger, mayClear } = tried
  if (speed === null) return [`It did not answer: ${troubleWords[failure ?? 'unavailable']}.`]
  const pace =
    speed >= QUICK
      ? 'quicker than people read'
      : speed >= SLOW
        ? 'about as fast as people read'
        : 'people will have to wait'
  return [
    `It writes ${speed} words a second, ${pace}. The first came ${firstAfter(firstWordMs ?? 0)}.`,
    form === 'kept'
      ? 'It keeps to a form, so it can do the chat and the tools.'
      : form === 'broken'
        ? 'It does not keep to a form: few of its answers can be used, and most results of the tools will be the built-in coach’s.'
        : `Whether it keeps to a form was not seen: ${troubleWords[failure ?? 'timeout']}.`,
    danger
      ? `It met ${danger.met} of ${danger.of} texts about danger, and left ${danger.spared} of ${danger.twins} harmless ones alone. ${mayClear ? 'It may also lift a false alarm.' : ONLY_CAUTION}`
      : `${failure === 'timeout' ? 'It was too slow to be tried with texts about danger.' : 'Whether it sees danger was not measured.'} ${ONLY_CAUTION}`,
  ]
}
