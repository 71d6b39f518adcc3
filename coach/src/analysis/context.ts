import { address } from '../builtin/address.ts'
import { sentences } from '../builtin/clauses.ts'
import type { Someone } from '../detectors/people.ts'
import { turnPersons } from './swap.ts'

/** What the reader told about the message, as far as it changes how the message is to be read. */
export interface Context {
  text: string
  /** The sentence that counts, as written. */
  quote: string
  /** Something went wrong before: by whom, as the sentence tells it. */
  wrong: 'writer' | 'other' | null
  /** "third" in "the third time". */
  times: string | null
  quarrel: boolean
  /** The sentence with the hour, where there is one. */
  hour: string | null
  ex: boolean
  late: boolean
  /** Something is at stake for the reader's body: a road, a hospital. */
  risk: boolean
  loss: boolean
  /** The reader told or showed something of their own. */
  told: boolean
  pronoun: Someone['pronoun']
}

const patterns = {
  wrongOther:
    /\b(?:he|she|they)(?:'s|'ve| has| have| had)? (?:just |never |always |completely |totally )*(?:forgot|forgotten|lied|cheated|stood me up|missed|cancelled|canceled|didn'?t (?:come|show|call|ring|turn|reply|answer|tell|invite|say)|never (?:came|showed|called|rang|replied)|broke|left me|ignored|hung up|owes|was late|let me down|laughed|shouted|walked out|flaked)/i,
  wrongWriter:
    /\bI(?:'ve| have| had)? (?:just |never |completely |totally )*(?:forgot|forgotten|lied|cheated|missed|cancelled|canceled|didn'?t (?:come|show|call|ring|turn|reply|answer|tell|invite|say)|broke|snapped|shouted|yelled|was late|let (?:him|her|them) down|stood (?:him|her|them) up|hung up|walked out|left (?:him|her|them)|said something (?:mean|horrible|stupid))/i,
  times: /\b(second|third|fourth|fifth|sixth|tenth|2nd|3rd|4th|5th)(?= time)/i,
  quarrel:
    /\b(?:argued|argument|row|fight|fought|fell out|not (?:speaking|talking)|(?:have|haven'?t|hasn'?t|not) (?:spoken|talked)|separate rooms|quarrel\w*|silent treatment|tense)\b/i,
  ex: /\b(?:my ex|ex[- ](?:husband|wife|boyfriend|girlfriend|partner)|broke up|split up|divorced?|moved out|left me|dumped|separated)\b/i,
  late: /\b(?:[1-4](?:[:.]\d\d)? ?a\.?m|midnight|middle of the night|2[2-3][:.]\d\d|late at night|(?:friday|saturday|sunday) (?:night|evening))\b/i,
  risk: /\b(?:driving|drive home|snow|ice|storm|hospital|surgery|operation|flight|walking home|ill|sick|pregnan\w+|labour|accident)\b/i,
  loss: /\b(?:died|funeral|passed away|death|miscarr\w+|lost (?:my|our|his|her) (?:mum|dad|baby|mother|father|job))\b/i,
  told: /\b(?:I|we) (?:told|asked|posted|said|showed|announced|sent|invited|wrote|refused|mentioned|suggested|bought|got)\b/i,
}

export function readContext(context: string | null): Context | null {
  const text = (context ?? '').slice(0, 4000)
  const parts = sentences(text)
  const wrong = (part: string) => patterns.wrongOther.test(part) || patterns.wrongWriter.test(part)
  const telling =
    parts.find((it) => wrong(it.text)) ??
    parts.find((it) => patterns.told.test(it.text) || patterns.times.test(it.text)) ??
    parts[0]
  if (!telling) return null
  const count = (words: RegExp) => text.match(words)?.length ?? 0
  const [he, she] = [count(/\b(?:he|him|his)\b/gi), count(/\b(?:she|her|hers)\b/gi)]
  return {
    text,
    quote: telling.text.slice(0, 160).replace(/\s+\S*$/, (end) => (telling.text.length > 160 ? '' : end)),
    wrong: patterns.wrongOther.test(text) ? 'other' : patterns.wrongWriter.test(text) ? 'writer' : null,
    times: patterns.times.exec(text)?.[1]?.toLowerCase() ?? null,
    quarrel: patterns.quarrel.test(text),
    hour: parts.find((it) => patterns.late.test(it.text))?.text.slice(0, 160) ?? null,
    ex: patterns.ex.test(text),
    late: patterns.late.test(text),
    risk: patterns.risk.test(text),
    loss: patterns.loss.test(text),
    told: patterns.told.test(text),
    pronoun: he > she ? 'he' : she > he ? 'she' : 'they',
  }
}

const bare = (text: string) => text.replace(/[.!?\s]+$/, '')

/**
 * The context's sentence said to the one who sent the message. The reader tells it of themselves ("I forgot to fetch
 * her" -> "I forgot to fetch you"); or, where the aggrieved "I" of the context is the sender's own, as from the one who
 * did it ("He forgot that I had asked him" -> "I forgot that you had asked me"). Null where persons could be mixed up.
 */
export function contextSaid(context: Context, names: readonly string[], senderWrote: boolean): string | null {
  const who: Someone = {
    label: context.pronoun,
    name: null,
    role: null,
    pronoun: context.pronoun,
    sure: true,
    plural: false,
  }
  const sentence = bare(context.quote)
  // `address` wants its person as a subject; where only the reader acts ("I forgot to fetch her") one is put before.
  const lead = `${context.pronoun} ${context.pronoun === 'they' ? 'know' : 'knows'} `
  // "I forgot our anniversary": nobody else is in it, so nothing has to be turned.
  if (
    sentence.startsWith('I ') &&
    !/\b(?:he|she|they|him|her|them|his|their|my (?!own|fault|turn|phone|mind)\w+)\b/i.test(sentence) &&
    sentence.split(/\s+/).length <= 20
  )
    return sentence
  const said =
    address(sentence, who, names) ??
    (sentence.startsWith('I ') ? (address(lead + sentence, who, names)?.replace(/^You know /, '') ?? null) : null)
  if (said === null || !senderWrote) return said
  const turned = turnPersons(said.replace(/^You\b/, 'you'))
  return turned === null ? null : turned.charAt(0).toUpperCase() + turned.slice(1)
}

/** What the reader had asked, said to the sender again: "I asked when he will pay back the 600" -> "when you will pay back the 600". */
export function askedBefore(context: Context, names: readonly string[]): string | null {
  const asked = /\bI asked (?:(?:him|her|them) )?((?:when|if|whether|why|where|what|how|who)\b[^.!?]{4,80})/i.exec(
    context.text,
  )?.[1]
  if (!asked) return null
  const subject = context.pronoun
  const who: Someone = { label: subject, name: null, role: null, pronoun: subject, sure: true, plural: false }
  const [, wh = '', rest = ''] = /^(\w+) (.*)$/.exec(bare(asked)) ?? []
  const said = address(rest, who, names)
  return said === null ? null : `${wh.toLowerCase()} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
