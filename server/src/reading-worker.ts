import { deeds } from './deeds.ts'
import { serveDeeds } from './platform/threads.ts'

/**
 * Weights are unpacked and patterns compiled at their first use: here, and not while somebody waits. Patterns are
 * compiled again, to what is quick, for a text that is long: without one a thread's first export would be out of time.
 */
const texts = [
  'We argued about the dishes again, and Sam said I never listen.',
  'I am scared of him. He hit me last night.',
]
const long = Array.from({ length: 100 }, (_, at) => `${texts.join('\n')} (${at})`).join('\n')

serveDeeds(deeds, async () => void deeds.screen({ texts: [...texts, long], country: 'GB' }))
