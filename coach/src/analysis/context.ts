import { sentences } from '../builtin/clauses.ts'

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
  ex: boolean
  late: boolean
  /** Something is at stake for the reader's body: a road, a hospital. */
  risk: boolean
  loss: boolean
  /** The reader told or showed something of their own. */
  told: boolean
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
  return {
    text,
    quote: telling.text.slice(0, 160).replace(/\s+\S*$/, (end) => (telling.text.length > 160 ? '' : end)),
    wrong: patterns.wrongOther.test(text) ? 'other' : patterns.wrongWriter.test(text) ? 'writer' : null,
    times: patterns.times.exec(text)?.[1]?.toLowerCase() ?? null,
    quarrel: patterns.quarrel.test(text),
    ex: patterns.ex.test(text),
    late: patterns.late.test(text),
    risk: patterns.risk.test(text),
    loss: patterns.loss.test(text),
    told: patterns.told.test(text),
  }
}
