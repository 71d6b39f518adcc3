import kept from '../../data/said/story-reasons.json' with { type: 'json' }
import { flatten } from '../knowledge/flatten.ts'
import type { StoryInput } from '../operations.ts'
import { isLikeness } from '../safety/aside.ts'
import { isDoubt, sight, stated } from '../safety/screen.ts'
import { childWords, forbidden, grownChild, youngOther, youngWriter } from './cues/blocked.ts'
import type { Texts } from './texts.ts'

const reasons = kept.blocked

/** Why nothing may be published, in words for the author; null where nothing stands against it. */
export function blockedBy(input: StoryInput, texts: Texts): string | null {
  // The person's page is screened as well: what stands there is about the same two people.
  const screened = [...texts.own, ...texts.coachs, ...texts.page]
  if (screened.some(alarms) || texts.coachs.some((text) => stated(asTheAuthor(text)))) return reasons.safety
  // One reading of all the author's lines finds what is spread over several messages. Short lines in a row sound like
  // despair where none is, and each was read for that by itself.
  const together = sight(texts.own.join('. ').slice(0, 200_000))
  if (together && !isDoubt(together) && !(isLikeness(together) && together.category === 'self-harm'))
    return reasons.safety
  const own = flatten(texts.own.join('\n')).flat
  const front = flatten(`${input.title}\n${input.originalIssue}`).flat
  const page = flatten(texts.page.join('\n')).flat
  for (const { id, sure, often } of forbidden) {
    if (own.search(sure) >= 0 || (id === 'harm' && page.search(sure) >= 0)) return reasons[id]
    if (often && (front.search(often) >= 0 || (own.match(often)?.length ?? 0) >= 2)) return reasons[id]
  }
  if (aboutMinor(input.person?.relationshipType ?? '', own, page)) return reasons.minor
  return null
}

/** "You said that you want to die" is the author's word, said back. */
const asTheAuthor = (text: string) =>
  text
    .replace(/\byou(?:[’']re| are)\b/gi, 'I am')
    .replace(/\byou(?:[’']ve)?\b/gi, 'I')
    .replace(/\byour\b/gi, 'my')

function alarms(text: string): boolean {
  const seen = sight(text)
  return seen !== null && !isDoubt(seen)
}

function aboutMinor(type: string, own: string, page: string): boolean {
  if (youngWriter.test(own) || youngOther.test(own) || youngOther.test(page)) return true
  if (/^(?:child|son|daughter|grandchild|student)$/.test(type)) return !grownChild.test(`${own}\n${page}`)
  const words = own.split(/\s+/).length
  const children = own.match(childWords)?.length ?? 0
  // Parents may quarrel over arrangements; once every other line is about the child, it is the child's story.
  return children >= 5 && children / words > 0.045
}
