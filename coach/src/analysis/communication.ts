import { match, type PlainCue, cue } from '../detectors/match.ts'
import { plain } from '../detectors/plain.ts'
import type { StrainTopic } from './cues/strain-row.ts'
import type { Description } from './description.ts'
import { marked } from './quoting.ts'
import { standingOf } from './told-frame.ts'

type Style =
  | 'direct'
  | 'heated'
  | 'arguing'
  | 'silent'
  | 'unheard'
  | 'belittling'
  | 'mending'
  | 'practical'
  | 'indirect'

const row = (id: Style, ways: readonly string[], unless?: RegExp): PlainCue & { id: Style } => ({
  ...cue(id, ways, { strength: 0.6, ...(unless ? { unless } : {}) }),
  id,
})

/** How two people talk, where it is neither a strain nor a strength. Our own wordings. */
const styleCues = [
  row(
    'direct',
    [
      `(?:we|i)(?: always| then| just| can| usually){0,2} (?:talk(?:ed)? (?:it|things|about)|say what|discuss|told (?:him|her|them) (?:that|how|what|last)|tell (?:him|her|them|each other))|(?:he|she|they)(?: always| then| just){0,2} (?:tells? (?:me|you) (?:when|if|what|straight)|says? what|said what|asks? (?:me )?(?:what|how|if|whether))|we talk every|(?:we|i)(?: usually| always| often| still){0,1} (?:chat|catch up) (?:over|every|about|on the phone|after)|tell each other everything|(?:he|she|they) (?:asks|asked|tells|told) me straight|we (?:text|ring|call|phone|write)(?: each other)? (?:every|most|all)`,
    ],
    /\b(?:like two people|i cant say|tells? me what to)\b/,
  ),
  row('practical', [
    `(?:only|mostly|just)(?: ever)?(?: talk| speak)?(?: {one})? about (?:the )?(?:kids|logistics|bins|shopping|bills|football|work|weather|deliveries|dog|house|school run|naps|what is on)|about anything except|like two people running|we do (?:the )?football`,
  ]),
  row('indirect', [
    `(?:hints|digs|sarcasm|sarcastic)|(?:in writing|in copy|only by text|through (?:the kids|my mother|his mother|me))|as a messenger|(?:emails?|texts?|messages?|writes to) me instead(?: of talking| of asking| of coming){0,1}|cop(?:ies|ied) in`,
  ]),
  row('heated', [
    `(?:raises?|raised) (?:his|her|their|our) voices?|(?:gets?|got) loud|it (?:gets|got) (?:loud|heated)`,
  ]),
  row('silent', [
    `(?:goes|went|go|gone) (?:silent|quiet)|(?:says?|say|saying) nothing(?: at all)?|(?:leaves|left|walks out of|walked out of) the room|(?:goes|go|went|walks) (?:upstairs|to another room|into another room|to bed without)`,
  ]),
  row('unheard', [`(?:interrupts?|interrupted|talks? over|talked over|cuts? me off|finishes my sentences)`]),
]

const styleOf: Partial<Record<StrainTopic, Style>> = {
  silence: 'silent',
  closed: 'silent',
  heldback: 'silent',
  quarrel: 'arguing',
  shouting: 'heated',
  unasked: 'unheard',
  dismissed: 'unheard',
  mocked: 'belittling',
  names: 'belittling',
  jokes: 'belittling',
  public: 'belittling',
  fault: 'belittling',
}

const words: Record<Style, string> = {
  direct: 'things get said to the other one',
  heated: 'it gets loud',
  arguing: 'there are arguments',
  silent: 'something is left unsaid',
  unheard: 'one is not heard',
  belittling: 'words are used that hurt',
  mending: 'something is done to mend it',
  practical: 'the talk is mostly about practical things',
  indirect: 'things come out sideways',
}
const unspoken =
  /\b(?:avoid\w*|won[’']?t|never|doesn[’']?t|don[’']?t|changes?|shuts?)\b[^.!?]*\b(?:talk\w*|discuss\w*|subject|conversations?|money|bills)\b/i
const said = /\b(?:sorry|apolog|talk|said|says|asked|told|sat down|agreed|admit)/i

/** How the two talk, by what is told of it, each with its words. */
export function communicationOf(read: Description, unsafe: boolean): string {
  const text = plain(read.text)
  const found: { style: Style; quote: string; start: number; end: number }[] = []
  const add = (style: Style, { quote, start, end }: { quote: string; start: number; end: number }) => {
    if (!found.some((it) => it.style === style || (it.start < end && start < it.end)))
      found.push({ style, quote, start, end })
  }
  for (const it of read.strains) {
    const style = it.topic === 'bills' && unspoken.test(it.quote) ? 'silent' : styleOf[it.topic]
    if (style && !it.past && it.actor !== 'third') add(style, it)
  }
  for (const it of read.strengths) if (it.kind === 'repair' && !it.past && said.test(it.quote)) add('mending', it)
  for (const span of match(text, styleCues)) {
    const from = text.starts.findIndex((at) => at >= span.start)
    if (standingOf(text.text, from, from + span.quote.length, true) === 'told') add(span.id as Style, span)
  }
  const top = found.toSorted((a, b) => a.start - b.start).slice(0, 2)
  if (top.length === 0)
    return 'Not enough to tell how you two talk. A scene helps most: what one of you said, and what the other said then.'
  const joined = top.map(({ style, quote }) => `${words[style]} (${marked(quote)})`).join(', and ')
  const guarded = unsafe ? ' Where one is afraid of what the other might do, this is no matter of style.' : ''
  return `As you describe it, ${joined}.${guarded}`
}
