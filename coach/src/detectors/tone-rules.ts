import { needsHelp } from '@mallama/contracts/help'
import { sight } from '../safety/screen.ts'
import type { Family } from './emotion-words.ts'
import { cue, match } from './match.ts'
import type { Plain } from './plain.ts'
import type { SarcasmReading } from './sarcasm.ts'
import type { Span } from './span.ts'

/**
 * Where the meaning lies between the people and not in the words, counting words goes wrong in the dangerous direction:
 * "He won't let me see my friends but he loves me" is not love, and "Everyone would be better off without me" is not
 * joy. Each rule moves the log-odds of families by what it says. Cues are the project's own; the weights were set by
 * hand, large enough to carry a sentence that has friendly words in it.
 */
export interface Push {
  /** Null where the safety screen moved it: what it saw is told by the safety reply, with care. */
  span: Span | null
  by: Partial<Record<Family, number>>
}

const warm = { joy: -2, love: -2, gratitude: -2 } as const

const relational: { cue: ReturnType<typeof cue>; by: Push['by'] }[] = [
  {
    cue: cue('better-off-without', [
      'better off without me',
      'be better if i (?:was|were|wasnt|werent) (?:gone|here|around)',
      '(?:no ?one|nobody) would (?:even )?(?:notice|care|miss me) if i (?:was|were|wasnt|disappeared|died|left)',
      '(?:no ?one|nobody) would miss me',
    ]),
    by: { ...warm, sadness: 3 },
  },
  {
    cue: cue('not-allowed', [
      '(?:he|she|they|my {one}){adv} (?:wont|doesnt|dont|never|wouldnt|didnt){adv} (?:let|lets|allow|allows) me{rest}',
      'im not allowed (?:to|out){rest}',
      '(?:he|she){adv} (?:checks|tracks|reads|goes through|takes) my (?:phone|messages|location|money|wages|emails|car keys|passport)',
      '(?:scared|afraid|frightened) of (?:what)?{adv} (?:him|her|he|she|my (?:husband|wife|boyfriend|girlfriend|partner|dad|mum|ex))',
      '(?:he|she)d kill me if',
      'i have to be (?:home|back|in) before (?:he|she)',
      'walking on eggshells',
    ]),
    by: { ...warm, fear: 2.2 },
  },
  {
    cue: cue('told-not-asked', [
      'thanks for (?:asking|telling|letting|inviting|including|warning|consulting) me(?: {one})? (?:first|in advance|know in advance)',
      'thanks for nothing',
      'nice of you to (?:finally |even )?(?:show|turn|join|call|ring|reply|ask|notice|remember|tell|bother)',
      '(?:good|nice|great) to know where i stand',
      'dont mind me',
      'must be nice to',
    ]),
    by: { ...warm, neutral: -1, anger: 2.4, hurt: 0.8 },
  },
]

/** The rules that apply, with their words. `sarcasm` is what the turn's own detector saw. */
export function pushes(read: Plain, sarcasm: SarcasmReading): Push[] {
  const found: Push[] = relational.flatMap(({ cue, by }) => match(read, [cue]).map((span) => ({ span, by })))
  const [mark] = sarcasm.spans
  if (sarcasm.level === 'likely' && mark) found.push({ span: mark, by: { ...warm, surprise: -1, anger: 2 } })
  // What the safety screen takes for grave about the writer is never a happy message, whatever its words.
  const grave = sight(read.source)
  if (needsHelp(grave) && !grave.thirdParty) {
    found.push({ span: null, by: grave.category === 'self-harm' ? { ...warm, sadness: 2 } : { ...warm, fear: 1.5 } })
  }
  return found
}
