import { sentences } from '../builtin/clauses.ts'
import type { JournalEntryInput } from '../operations.ts'
import type { Subject } from './subjects.ts'

/** Put before a word that ends a phrase, they show that it is a thing: "the commute", "her calls". */
const told =
  /(?<![\p{L}'’])(my|the|our|this|a|an|his|her|their|another|that) (?:\p{L}{3,} )??(\p{L}{3,})(?=[.,;:!?\n]|$| (?:and|or|was|is|in|on|at|for|from|to|with|of|about|again|that|who|which|has|had|were|are|but|because|when|before|after|while|came|went|rang|broke|took|made|asked|wrote|ate|today|yesterday|tonight|\p{L}+ed)\b)/gu
/** The whole of a short sentence: "Commute again." */
const alone = /^(?:(?:the|another|again) )?(\p{L}{4,})(?: again)?[.!]?$/u
const weekday = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night))s?\b/g
const vague =
  /^(?:day|way|end|lot|bit|man|her|him|his|she|and|the|but|for|not|had|was|two|one|bad|big|old|new|own|all|out|ago|mum|mom|dad|son|day|days|time|times|week|weeks|weekend|month|months|year|years|morning|evening|afternoon|night|hour|hours|minute|minutes|thing|things|way|whole|same|last|next|first|second|rest|only|other|best|worst|most|more|very|moment|kind|sort|mood|feeling|feelings|head|mind|body|life|world|people|person|friend|man|woman|end|start|middle|back|point|part|place|idea|fact|truth|door|self|usual|entire|long|little|past|again|when|that|then|and|with|from|after|before|today|really|never|always|still|while|lot|bit|good|great|little|nothing|something|about|have|been|were|will|would|could|just|home|house|bed|room|mother|father|sister|brother|husband|wife|work|tired|alone|fine|better|nice|quiet|sleep|stomach|chest|heart|eyes|face|hand|hands)$/
/** "Commutes" and "commute" are one thing. */
const oneOf = (word: string) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word)
const wordsIn = (text: string): Set<string> => new Set((text.match(/\p{L}{3,}/gu) ?? []).map(oneOf))

/**
 * What nobody has a list for, the commute or the old boiler, where it is named in so many painful entries. Once it was
 * met as a thing its bare word counts as well; what only tells a known trouble once more is that trouble.
 */
export function recurring<E extends { given: JournalEntryInput; subjects: readonly Subject[] }>(
  hard: readonly E[],
  now: E,
  least: number,
): Map<string, { trigger: string; count: number; here: boolean }> {
  const labels = new Map<string, string>()
  const texts = hard.map((it) => ({ it, text: it.given.content.slice(0, 6000).toLowerCase() }))
  for (const { it, text } of texts) {
    for (const [, owner = '', noun = ''] of text.matchAll(told)) {
      const key = oneOf(noun)
      if (!vague.test(noun) && !labels.has(key))
        labels.set(key, owner === 'my' || owner === 'our' ? `your ${noun}` : `the ${noun}`)
    }
    for (const { text: whole } of sentences(text)) {
      const word = alone.exec(whole.trim())?.[1]
      if (word && !vague.test(word) && !labels.has(oneOf(word))) labels.set(oneOf(word), `the ${word}`)
    }
    for (const [, when = ''] of text.matchAll(weekday)) labels.set(when, upper(when))
    for (const tag of it.given.tags)
      if (/^\p{L}[\p{L} -]{2,30}$/u.test(tag)) labels.set(tag.toLowerCase(), tag.toLowerCase())
  }
  const found = new Map<string, { trigger: string; count: number; here: boolean }>()
  for (const { it, text } of texts) {
    const words = ownWords({ text, subjects: it.subjects })
    const tags = it.given.tags.map((tag) => tag.toLowerCase())
    for (const [id, trigger] of labels) {
      if (!(id.includes(' ') ? text.includes(id) : words.has(id)) && !tags.includes(id)) continue
      const held = found.get(id) ?? { trigger, count: 0, here: false }
      found.set(id, { trigger, count: held.count + 1, here: held.here || it === now })
    }
  }
  // Two words that always stand together are one thing, and a tag that says it once more is no second one.
  const often = [...found].filter(([, { count }]) => count >= least)
  const kept: typeof often = []
  for (const [id, its] of often) {
    const same = kept.some(([, other]) => other.count === its.count && together(texts, other.trigger, its.trigger))
    if (!same) kept.push([id, its])
  }
  return new Map(kept)
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function together(texts: readonly { text: string }[], one: string, two: string): boolean {
  const bare = (label: string) => label.replace(/^(?:the|your) /, '').toLowerCase()
  return texts.every(({ text }) =>
    sentences(text).every(({ text: it }) => it.includes(bare(one)) === it.includes(bare(two))),
  )
}

/** The words of an entry, without those by which one of its known troubles was met: "dishes" is that housework once more. */
function ownWords({ text, subjects }: { text: string; subjects: readonly Subject[] }): Set<string> {
  const known = wordsIn(
    subjects
      .filter(({ kind }) => kind === 'everyday')
      .map(({ quote }) => quote.toLowerCase())
      .join(' '),
  )
  return new Set([...wordsIn(text)].filter((word) => !known.has(word)))
}
