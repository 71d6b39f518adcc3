import type { ArgumentResult } from '@mallama/contracts/coach'

const unreadNote =
  'This is not in English, and the built-in coach reads English only. The turns and who said them are shown as they were written. What each one does, how hard it was and what would help cannot be told from them here, so neither severity nor resolution is known. What still works: who said what, help lines, and the few words and numbers of danger that are known in other languages. Where a language model is set up, it can read this; or write in English what was said.'

/** Why nothing could be read. */
type Unread = 'other-language' | 'no-words'
const noWords =
  'There are no words in this that could be read, so it says nothing about severity, resolution or what would help. Paste the lines as they were written, one message a line, with a name before each.'
export const unreadNoteOf = (why: Unread): string => (why === 'no-words' ? noWords : unreadNote)

/** The result where the words could not be read: who said what, and nothing that would look as if it had been understood. */
export function unread(result: ArgumentResult, why: Unread): ArgumentResult {
  const none =
    why === 'no-words'
      ? 'Not read: there are no words in it that could be read.'
      : 'Not read: the text is not in English.'
  return {
    ...result,
    analysis: {
      conflictType: why === 'no-words' ? 'Not read: no words that could be read' : 'Not read: this is not in English',
      underlyingIssue: none,
      relationshipPattern: none,
      coreEmotionalNeeds: {},
      repairLanguage: {},
      rootCauses: [],
      emotionalTriggers: [],
      communicationBreakdowns: [],
    },
    severityScore: 5,
    resolutionScore: 5,
    contributions: [],
    turns: result.turns.map((turn) => ({ ...turn, acts: [], harm: 0 })),
    curve: [],
    turningPoint: null,
    resolvedConversation: result.turns
      .map(({ speaker, text }) => `${speaker}: ${text.replace(/\s*\n\s*/g, ' ')}`)
      .join('\n'),
    improvements: {},
    whatWentWell: {},
    preventionTips: [],
    summary: unreadNoteOf(why),
    evidence: [],
  }
}
