import { allIn, mayMeet } from '../sieve.ts'
import type { Theme } from './theme.ts'
import { themes } from './themes.ts'

/** Words that a quarrel about anything may hold: alone they do not say what it is about. */
const passing =
  /^(?:report|offices?|meetings?|e?mail(?:ed)?|promise[ds]?|kids?|children|the (?:boys|girls)|ticket|figures|feedback|release|phone|remember(?:ed|s)?|understand|late|minutes|work|room|trip|effort|adult|thank(?:s|ful)?(?: you)?|boss|shifts?|party|joke|space|tv|trust|hide|car|food|sick|ill|fever|migraines?|doctors?|nurses?|walker|meds|pills|vet|specialist|consultant|chronic|ward|scans?)$/i

/** Turns of speech with a theme's word in them that are about something else. */
const elsewhere =
  /\bforget (?:it|this|that|about it|you)\b|\bdon[’']?t forget\b|\bcan[’']?t wait\b|\bwait(?: a (?:second|minute|sec)|,)|\bpay (?:attention|you back)\b|\b(?:spend(?:s|ing)?|spent) (?:time|the (?:whole )?(?:day|night|evening|weekend)|(?:my|your|his|her|our|their) (?:(?:whole|entire) )?(?:life|days?|evenings?|nights?|time|weekends?)|(?:all|every|most|half|so much|too much|more|less|some)(?: of)?(?: (?:the|my|your|our|his|her))? (?:day|time|evening|night|weekend|minute|hour|second|morning|life)s?|(?:\w+ )?hours?)\b|\b(?:my|your|her|his|their) (?:daughter|son|kid|boy|girl)s?[’']s? (?:play|party|recital|match|birthday)\b|\bwith the (?:girls|boys|lads)\b|\bgrow up\b/gi

/** Family words and complaints about tone stand in every quarrel; whole turns of speech, and illness, name the matter where they stand. */
const weights: Readonly<Record<string, number>> = {
  family: 0.7,
  tone: 0.6,
  listening: 0.8,
  late: 0.8,
  health: 2.2,
  told: 2.4,
  betrayal: 4,
  remarks: 1.6,
}

/** How often each theme's words stand in the text, the most frequent first. */
export function themesIn(text: string): { theme: Theme; count: number; first: string; at: number }[] {
  const read = text.slice(0, 40_000).replace(elsewhere, (words) => ' '.repeat(words.length))
  return themes
    .map((it) => {
      const hits = allIn(it.cue, read)
      return {
        theme: it,
        count: hits.reduce((sum, [word]) => sum + (passing.test(word) ? 0.4 : 1), 0) * (weights[it.id] ?? 1),
        first: hits[0]?.[0] ?? '',
        at: hits[0]?.index ?? 0,
      }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at)
}

/** The matter as the speaker of `text` would call it: "the dishes", "my birthday"; null where no noun names it. */
export function matterIn(text: string, theme: Theme): string | null {
  const read = text.slice(0, 8000)
  const found = mayMeet(theme.noun, read) ? theme.owned().exec(read) : null
  if (!found) return null
  const noun = theme.noun.exec(found[0])?.[0].toLowerCase() ?? ''
  const owner = found[1]?.toLowerCase()
  // "I told you mum" calls somebody, and "the mum" is nobody's matter.
  if (!owner && /^(?:mum|mom|mam|mother|dad|father|family|parents)$/.test(noun)) return null
  return `${owner && owner !== 'this' && owner !== 'that' ? owner : 'the'} ${noun}`
}
