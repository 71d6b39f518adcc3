import type { TextAnalysisResult } from '@mallama/contracts/coach'
import type { TextAnalysisInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import type { Legibility } from '../builtin/kind-of-text.ts'
import { beginningOf } from './quoting.ts'
import type { Received } from './received.ts'

const lines: Record<Exclude<Legibility, 'words'>, { tone: string; says: string; means: string }> = {
  empty: {
    tone: 'not enough to tell',
    says: 'There are no words here to read.',
    means: 'Paste the message you received, as it was sent. If something came before it, add that under context.',
  },
  letter: {
    tone: 'not enough to tell',
    says: 'This is a single letter, and a single letter can mean anything.',
    means:
      'What you know about how this person usually writes tells you more than I could. Adding what came before it would help.',
  },
  emoji: {
    tone: 'not enough to tell',
    says: 'There are only pictures here, and the same picture is a joke from one person and a full stop from another.',
    means: 'What came before it decides. Add that under context, and there is something to read.',
  },
  gibberish: {
    tone: 'not enough to tell',
    says: 'I cannot make words out of this.',
    means: 'It may have been sent by a pocket, or been changed in copying. If it should say something, paste it again.',
  },
  'other-language': {
    tone: 'not enough to tell',
    says: 'This does not look like English, and the built-in coach reads only English.',
    means:
      'I would rather say so than guess at a tone. If you paste an English translation, I can read that. The safety check and the help lines work as always.',
  },
}

const replies: Record<Exclude<Legibility, 'words'>, string> = {
  empty: 'There is nothing to answer yet.',
  letter: 'Did you mean to send more than that?',
  emoji: "I'm not sure how to read that. What did you mean?",
  gibberish: "I couldn't read that one. What did you mean to send?",
  'other-language': 'I can only suggest an answer in English. With a translation I can do that.',
}

/** A truthful answer to what cannot be read: it says why, quotes what there is, and claims nothing about anybody. */
export function unreadable(input: TextAnalysisInput, it: Received): TextAnalysisResult {
  const kind = it.legible === 'words' ? 'gibberish' : it.legible
  const { tone, says, means } = lines[kind]
  const shown = beginningOf(input.text)
  const evidence = shown.quote === '' ? [] : [{ ...shown, label: 'all there is to read' }]
  return {
    emotionalTone: tone,
    interpretation: says,
    underlyingMeaning: means,
    alternativeReading: null,
    suggestedResponse: replies[kind],
    confidence: 0.1,
    contributions: [{ score: 'confidence', feature: 'too little that can be read', amount: 0.1 }],
    evidence,
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}
