import { threatRules } from './rules-threats.ts'

const speakers =
  'he|she|they|who|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex|dad|daddy|father|mum|mom|mother|stepdad|stepmum|stepmom|brother|sister|son|daughter|uncle|aunt|cousin|friend|mate|boss|landlord|flatmate|roommate|neighbour|neighbor|man|guy|bloke'
const says =
  'says?|said|saying|tells?|told|texts?|texted|messages|messaged|wrote|writes|screams?|screamed|shouts?|shouted|yells?|yelled|whispers?|whispered|goes|went|(?:was|is|were|s) like|replie[sd]|threatens|threatened|warn(?:s|ed)|rang(?: me)?(?: up)?(?: and said)?|called(?: me)?(?: up)? and said|growled|snapped|hissed|sent me'
/** Who speaks, and what follows to the end of the sentence. */
const report = new RegExp(
  `\\b(${speakers}) (?:(?:just|then|also|even|always|once|literally|keeps|kept|has|actually) ){0,2}(?:${says})(?: (?:to )?(?:me|us))?(?: that)?[ :,"-]+([^.?!\\n]{4,240})`,
  'g',
)
/** Only words that were said to the writer hold "you": where there are none, the sentence already speaks of others. */
const toTheWriter = /\b(?:you|your|youre|youll|youve|youd|yourself)\b/
const orElse = /\bor (?:ill|i will|im going to|im|i)\b/

const swapped: Record<string, string> = {
  ill: 'hell',
  im: 'hes',
  ive: 'he has',
  id: 'hed',
  i: 'he',
  me: 'him',
  my: 'his',
  mine: 'his',
  myself: 'himself',
  you: 'me',
  your: 'my',
  yours: 'mine',
  youre: 'im',
  youll: 'ill',
  youve: 'ive',
  youd: 'id',
  yourself: 'myself',
}
const women = /^(?:she|wife|girlfriend|fiancee|mum|mom|mother|stepmum|stepmom|sister|daughter|aunt)$/
const feminine: Record<string, string> = {
  hell: 'shell',
  hes: 'shes',
  'he has': 'she has',
  hed: 'shed',
  he: 'she',
  him: 'her',
  his: 'her',
  himself: 'herself',
}

/**
 * Words that somebody said to the writer, told as the writer would tell them: "he said give it here or ill smash your
 * face" becomes "... or hell smash my face", so that whoever speaks does it and whoever writes suffers it. Null where
 * nothing was said to the writer.
 */
function indirect(folded: string): string | null {
  let found = false
  const told = folded.replace(report, (all: string, who: string, said: string) => {
    const direct =
      toTheWriter.test(said) && !/\b(?:me|my)\b.{0,40}\byou(?:r|re|ll)?\b.{0,20}\b(?:know|mean)\b/.test(said)
    if (!direct && !orElse.test(said)) return all
    found = true
    const turned = said.replace(/[a-z]+/g, (word, at: number) => {
      const other = Object.hasOwn(swapped, word) ? swapped[word]! : word
      // "If you touch it": as the one who acts, the writer is "i".
      if (word === 'you' && subject(said.slice(0, at), said.slice(at + 3))) return 'i'
      return women.test(who) ? (feminine[other] ?? other) : other
    })
    return all.slice(0, all.length - said.length) + turned
  })
  return found ? told : null
}

/** Harm that somebody promised the writer in so many words. */
export const threatTold = (folded: string): boolean => {
  const told = indirect(folded)
  return told !== null && threatRules.some((row) => row.pattern.test(told) && !row.unless?.test(told))
}

const subject = (before: string, after: string): boolean =>
  /(?:^|[,"]|\b(?:if|when|unless|until|till|because|that|what|where|and|like|see|time|cos|once|before|after|while))\s*"?$/.test(
    before,
  ) ||
  /^ (?:can|cant|will|wont|better|dont|didnt|ever|never|are|were|do|did|have|had|need|should|must|made|make|leave|go|tell|touch|look)\b/.test(
    after,
  )
