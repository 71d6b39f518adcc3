import {
  addressed,
  adverbs,
  articleless,
  beforeMonth,
  determiners,
  does,
  done,
  greeted,
  modals,
  months,
  objects,
  particles,
  prepositions,
  speaks,
  verbs,
} from './name-words.ts'

/** A word that may be a name, as it stands in a text without case and accents. */
export interface Place {
  /** As it is written. */
  written: string
  word: string
  before: string
  after: string
  possessive: boolean
}

/** Whether a sentence begins behind this text. */
export function opensSentence(before: string): boolean {
  const lead = /[\s"“”'‘’«»([*_~•-]*$/u.exec(before)?.[0] ?? ''
  const last = before.slice(0, before.length - lead.length).at(-1)
  if (last === undefined || /[\n"“«(]/.test(lead)) return true
  return /[.!?…:।。！？\p{Extended_Pictographic}\u{FE0F}\u{DC00}-\u{DFFF}]/u.test(last)
}

const wordBefore = (before: string) => /([\p{L}\p{M}'@]+)[^\p{L}\p{M}\n.!?]{0,2}$/u.exec(before.slice(-60))?.[1] ?? ''
const wordAfter = (after: string) => /^[ \t]+([\p{L}\p{M}\p{N}']+)/u.exec(after.slice(0, 60))?.[1] ?? ''
/** The word after, past one like "never". */
function verbAfter(after: string): string {
  const next = wordAfter(after)
  return adverbs.has(next) ? wordAfter(after.slice(after.indexOf(next) + next.length)) : next
}
const endsHere = (after: string) => !/^[ \t]*[\p{L}\p{N}'-]/u.test(after)
/** At the head of what somebody says; in a chat with the hearts and flowers of its name. */
export const isLabel = ({ before, after }: Pick<Place, 'before' | 'after'>) =>
  /(?:^|\n)[^\p{L}\n]*$/u.test(before) && /^[^\p{L}\p{N}\n.,;:!?]{0,8}:/u.test(after)

const acts = (next: string) => does.has(next) || (/(?:s|ed)$/.test(next) && !objects.has(next))

/** At the start every word is written like a name: what follows tells. */
function namedAtStart({ word, before, after }: Place): boolean {
  if (endsHere(after)) return !particles.has(word) || /^\s?:/.test(after)
  const next = wordAfter(after)
  if (particles.has(word)) return false
  if (modals.has(word)) return acts(verbAfter(after)) || (months.has(word) && !objects.has(next) && before === '')
  if (verbs.has(word)) return !objects.has(next)
  return next !== 'of'
}

/** In small letters it is a name only where someone is spoken to, or something is done to them. */
function namedInSmall(place: Place): boolean {
  const { word, before, after, possessive } = place
  const previous = wordBefore(before)
  if (possessive) return !/^(?:the|a|an|this|that|no|any|each|every|god's)$/.test(previous)
  if (isLabel(place)) return true
  const next = wordAfter(after)
  if (particles.has(word)) return greeted.has(previous) && endsHere(after)
  if (greeted.has(previous) || done.has(previous)) return !modals.has(word) || !objects.has(next)
  if (addressed.has(previous)) return !modals.has(word) || endsHere(after) || acts(next)
  const verb = verbAfter(after)
  const owned = determiners.has(previous)
  if (!owned && speaks.has(verb)) return true
  if (!owned && !articleless.has(word)) {
    if (does.has(verb) && !/^(?:and|or|who)$/.test(verb)) return true
    const alone = endsHere(after) || /^(?:and|or|who|about|because|when|but|on|at|in)$/.test(next)
    if (prepositions.has(previous) && alone) return true
  }
  const clause = /(?:^|[,.!?\n])([^,.!?\n]+), ?$/.exec(before.slice(-120))?.[1] ?? ''
  const spokenTo = clause.trim().split(/\s+/).length > 1 && endsHere(after)
  return spokenTo && (modals.has(word) || verbs.has(word))
}

const isMonth = ({ word, before, after }: Place) =>
  months.has(word) && (beforeMonth.has(wordBefore(before)) || /\d\W{0,2}$/.test(before) || /^\s\d/.test(after))

const isUpper = (text: string) => text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()

/**
 * Whether a word that is also a name stands for somebody here. Where nothing tells, it does: a word too many is put
 * back sooner than a name.
 */
export function standsForSomebody(place: Place, around: { before: string; after: string }): boolean {
  const { written, word } = place
  if (isMonth(place) && !place.possessive) return false
  const shouted = isUpper(written)
  if (written === written.toLowerCase()) return namedInSmall(place)
  if (shouted) {
    const neighbours = [wordBefore(around.before), wordAfter(around.after)].filter((it) => it.length > 1)
    const amongShouts = neighbours.length === 0 ? !opensSentence(place.before) : neighbours.every(isUpper)
    if (modals.has(word) || particles.has(word) || amongShouts) return namedInSmall(place)
  }
  if (place.possessive || isLabel(place)) return true
  return opensSentence(place.before) ? namedAtStart(place) : true
}
