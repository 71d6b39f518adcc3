import { match, type PlainCue, cue } from '../detectors/match.ts'
import { plain } from '../detectors/plain.ts'
import type { Description } from './description.ts'
import { marked } from './quoting.ts'

type Style = 'direct' | 'heated' | 'arguing' | 'silent' | 'mending' | 'practical' | 'indirect'

const row = (id: Style, ways: readonly string[], unless?: RegExp): PlainCue & { id: Style } => ({
  ...cue(id, ways, { strength: 0.6, ...(unless ? { unless } : {}) }),
  id,
})

/** How two people talk, in a description of them. Our own wordings. */
const styleCues = [
  row(
    'direct',
    [
      `(?:he|she|they|we|i)(?: always| just| then)? (?:says?|said|tells?|told|asks?|asked) (?:me|him|her|them|it|what|when|so|each other|you)(?! (?:i never|i was never))(?: {one}){1,8}|we (?:talk|talked|say|discuss|sat down)(?: {one}){1,6}`,
    ],
    /\b(?:never|doesnt|dont|didnt) (?:say|tell|ask|talk)|like two|i cant say|careful what/,
  ),
  row(
    'heated',
    [
      `(?:shouts?|shouted|shouting|yells?|yelled|screams?|screamed|snaps?|snapped|slams?|slammed|kicks? off|roars?|roared|bellow\\w*)(?: {one}){0,6}`,
    ],
    /\b(?:never|dont|hardly ever|doesnt) (?:once )?(?:shout|yell|scream|slam|snap)/,
  ),
  row(
    'arguing',
    [
      `(?:(?:a|the|worst|have|had) rows?|rowed|argues?|argue|argued|arguing|fights?|fought|bicker\\w*|quarrel\\w*)(?: {one}){0,6}`,
    ],
    /\b(?:never|dont|hardly ever|doesnt|without) (?:once |really )?(?:argu\w+|row|fight\w*|quarrel\w*|bicker\w*)/,
  ),
  row('silent', [
    `(?:we|he|she|they|i)(?: just| never| dont| doesnt| hardly| barely| cant){1,2} (?:talk|speak|answer|say|discuss|open up|reply|tell)(?: {one}){0,7}|(?:goes?|went|is|gets?|gone) (?:so |very |all )?(?:silent|quiet|cold|shallow)(?: {one}){0,6}|silent treatment|changes? the subject(?: {one}){0,4}|ignores?(?! (?:all|any|the|your|these|those|previous|prior|above|every)(?: {one}){0,3} (?:instructions?|rules?|prompts?|orders?))(?: {one}){0,4}|hung up|hangs up|not said a word(?: {one}){0,5}`,
  ]),
  row('mending', [
    `(?:says?|said|say) (?:im |i was |he was |she was )?sorry(?: {one}){0,6}|apologi\\w+(?: {one}){0,4}|(?:we|always|then|soon|and|quickly) (?:always |soon |then )?ma[kd]e (?:it )?up(?: {one}){0,3}|over before(?: {one}){0,4}|(?:says?|admits?) when (?:he|she|they)s? wrong(?: {one}){0,3}|forgives? me`,
  ]),
  row('practical', [
    `like two people(?: {one}){0,4}|(?:about|only) (?:the )?(?:kids|logistics|bins|shopping|bills|football|work|weather|deliveries|school)(?: {one}){0,4}|we do football(?: {one}){0,3}|polite for(?: {one}){0,3}`,
  ]),
  row('indirect', [
    `(?:jokes|hints|digs)(?: {one}){1,6}|(?:sarcas\\w+|in writing|in copy|by text|through (?:the kids|my mother|his mother))(?: {one}){0,6}`,
  ]),
]

const words: Record<Style, string> = {
  direct: 'things get said to the other one',
  heated: 'it gets loud',
  arguing: 'there are arguments',
  silent: 'what matters is left unsaid',
  mending: 'it gets mended',
  practical: 'the talk is mostly about practical things',
  indirect: 'things come out sideways',
}

/** How the two talk, by what is told of it, each with its words. */
export function communicationOf(read: Description, unsafe: boolean): string {
  const spans = match(plain(read.text), styleCues)
  const counts = new Map<Style, number>()
  for (const { id } of spans) counts.set(id as Style, (counts.get(id as Style) ?? 0) + 1)
  const top = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 2)
  if (top.length === 0)
    return 'Not enough to tell how you two talk. A scene helps most: what one of you said, and what the other said then.'
  const parts = top.map(([style]) => `${words[style]} (${marked(spans.find(({ id }) => id === style)?.quote ?? '')})`)
  const joined = parts.join(', and ')
  const guarded = unsafe ? ' Where one is afraid of what the other might do, this is no matter of style.' : ''
  return `As you describe it, ${joined}.${guarded}`
}
