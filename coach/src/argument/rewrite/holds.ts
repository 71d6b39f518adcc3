import { mockeryIn } from '../../detectors/mockery.ts'
import { factsOf } from './facts.ts'
import { sentencesOf } from './words.ts'

const dangling =
  /(?:^|\s)(?:is|are|was|were|the|a|an|to|of|and|but|(?<!\b(?:for|after|about|by|like|with|to|of|from) )that|because|cos|with|for|from|my|your|our|his|about|at least|like|than|if|when|while|as|(?<!that )so|or|you're|i'm|don't|didn't|can't)$/i
const botched: readonly RegExp[] = [
  /\b(?:i|you|we|to|the|a|my|your|me|it) (?:i|you|we|to|the|a|my|your|me) (?:i|you|the|a|my|your)\b/i,
  /\b(\p{L}{2,}) \1\b(?<!\b(?:had had|that that|bye bye|very very|so so|no no|really really|far far|ha ha))/iu,
  /\bneed you to (?:is|are|was|were|be be|i|you|my|your|the|a|\w+ed|went|came|got)\b/i,
  /\b(?:could|would|can) you (?:is|are|was|were|i|you|my|your|the|went|came|got)\b/i,
  /\bwhen you (?:are the|is|the|my|your)\b/i,
  /\bfeel(?:ing)? (?:of|when|about|and|because|you)\b(?= you\b)/i,
  /[,;:]\s*[.!?]|[.!?]\s*,|(?:^|\s)[.,!?](?:\s|$)/,
]

/** Whether a better sentence can be said at all: whole, without scorn, without a number or a name that was not there. */
export function holds(said: string, text: string, names: ReadonlySet<string>): boolean {
  if (!/\p{L}/u.test(said) || mockeryIn(said).length > 0) return false
  if (botched.some((sign) => sign.test(said) && !sign.test(text))) return false
  const own = new Set(factsOf(text, names))
  if (factsOf(said, names).some((fact) => !own.has(fact))) return false
  return sentencesOf(said).every((sentence) => {
    const bare = sentence.replace(/["”'’.!?…)\s]+$/u, '')
    if (/^(?:with|for|to|of|about|at|from|by|than)\s\S+(?:\s\S+)?$/i.test(bare)) return false
    return !dangling.test(bare) || text.includes(bare)
  })
}
