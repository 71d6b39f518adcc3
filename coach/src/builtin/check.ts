import type { Composer } from './composer.ts'
import { sentenceKey, splitSentences } from './state.ts'
import { wordCount } from './clauses.ts'

/** Why a reply may not be said, or null when it may. Another plan is then tried, so nothing unsound gets through. */
export function refuse(c: Composer, response: string, needsWords: boolean, said: ReadonlySet<string>): string | null {
  if (!response.trim()) return 'empty'
  if (/\{\w+(?:\|\w+)?\}|undefined|null\b|\[object/.test(response)) return 'an unfilled slot'
  if (/!/.test(withoutQuotes(response))) return 'an exclamation mark'
  if (wordCount(response) > 135) return 'too long'
  if (needsWords && c.evidence.length === 0) return "none of the person's words"
  for (const { quote, start } of c.evidence)
    if (start !== undefined && c.input.message.slice(start, start + quote.length) !== quote)
      return 'a quote that is not there'
  // A telephone number may say its figures twice (0800 567 567); a sentence may not say its words twice.
  if (broken.test(withoutQuotes(response).replace(/\d[\d .-]*\d/g, '0'))) return 'grammar'
  if ((response.match(/"/g)?.length ?? 0) % 2 === 1) return 'a quotation mark too few'
  if (c.recounting) return null
  for (const sentence of splitSentences(response)) if (said.has(sentenceKey(sentence))) return 'a sentence said before'
  return null
}

export const broken =
  /(?:^|[.,;:] |\b(?:and|but|that|so|when|because|if) )you (?:am|feels|says|was|has|is|does|goes|wants)\b|\byour (?:said|am|are|is|was)\b|(?<!\b(?:does|did|do|would|could|can|will|should|may|might|must|let|if|as|that|whether|and|or|help|has) )\b(?:he|she) (?:are|were|have|do) |(?<!\b(?:and|or) )\bthey (?:is|was|has|does) |\b(?:the|a|your|my) (?:the|a|of)\b|\b(?:to to|of of)\b|\b(\w+) \1\b(?<!\b(?:that|had|so|very|no|again|really|now|bye|ha|night|on|and on) \1)|\byou and you\b|\d ?are\b|[,.;:] [,.;:]|\.\.(?!\.)| ,|,,|""/i

export const withoutQuotes = (text: string): string => text.replace(/"[^"]*"/g, '""'.slice(0, 1))
