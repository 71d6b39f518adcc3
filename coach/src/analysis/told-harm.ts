import { tone } from '../read/tone.ts'

const message = '(?:notes?|cards?|letters?|texts?|messages?|emails?|poems?|photos?|pictures?|drawings?|voice notes?)'
const content = new RegExp(
  `\\b${message}\\b[^.!?\\n]{0,40}?\\b(?:saying|says|said|telling|tell|calling|about|asking|reminding|listing|accusing|warning|demanding|blaming|with|full of|where|in which)\\b([^.!?\\n]*)`,
  'i',
)
const cruel =
  /\b(?:ugly|fat|stupid|lazy|thick|useless|worthless|pathetic|disgust\w*|asham\w*|shame|thief|liar|cheat|whore|slut|bitch|pig|cow|monster|coward|ruin\w*|hate[sd]?|wrong|mistakes?|faults?|fail\w*|disappoint\w*|nothing|nobody|no one|unwelcome|not welcome|regret|blam\w*|weight|diet|die|dead|kill|hurt me|watch(?:ing|ed)|knows? where|or else|warn\w*|demand\w*|accus\w*|threat\w*|owe|stop|must|worse|bad|terrible|awful|embarrass\w*|selfish|crazy|mental)\b/i
const kind =
  /\b(?:love[sd]?|miss(?:ed|es)?|proud|thank\w*|sorry|luck|well done|don[’']?t worry|beautiful|lovely|happy|glad|never mind|it[’']?s not my fault|nothing to worry)\b/i
/** A message that hurts, by what stands in it. */
export function hurting(words: string): boolean {
  const inside = content.exec(words)?.[1]
  return inside !== undefined && !kind.test(inside) && (cruel.test(inside) || tone(inside).valence < -0.5)
}
