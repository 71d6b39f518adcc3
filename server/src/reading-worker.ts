import { deeds } from './deeds.ts'
import { serveDeeds } from './platform/threads.ts'

/** Weights are unpacked and patterns compiled at their first use: here, and not while somebody waits. */
const texts = [
  'We argued about the dishes again, and Sam said I never listen.',
  'I am scared of him. He hit me last night.',
]

serveDeeds(deeds, async () => void deeds.screen({ texts, country: 'GB' }))
