import { type Shape, type Shaping, sentenceWith } from './shape.ts'

const elder =
  '(?:dad|daddy|father|pops|papa|mum|mam|mom|mummy|mother|mama|gran|granny|grandma|nan|nana|nanna|nanny|grandad|granddad|grandpa|gramps|grandmother|grandfather|great (?:aunt|uncle)|auntie|aunty|aunt|uncle|husband|wife|partner|stepdad|stepmum|father in law|mother in law|godmother|godfather|neighbour)'
const younger =
  '(?:brother|sister|cousin|friend|best friend|son|daughter|baby|nephew|niece|mate|boss|colleague|teacher)'
const whose = '(?:(?:my|our|your|his|her|their|poor|dear|lovely|old|little|darling) ){0,3}'
/** Whose name opens the sentence; a pronoun or a name may be anybody's, so it needs more beside it. */
const who = `(?:${whose}(?:${elder}|${younger})(?: [a-z]{2,12})?|he|she|they|(?!(?:i|we|you|it|ive|weve|youve|just|finally|time|days|weeks|months|years|law|bill|storm|moment|and|but|all|everyone|nobody)\\b)[a-z]{2,12})`
const lead =
  '^(?:(?:hi|hey|hello|love|so|sorry|darling|sweetheart|everyone|all|just|to let you know|letting you know|sad news|bad news|its|im (?:so )?sorry|i am (?:so )?sorry|to tell you|that|i have to tell you|oh|and) ?[,:]? ?)*'
const have = '(?:s| has| have| had|ve)?(?: (?:just|sadly|finally|now|already|suddenly|quietly|peacefully|very|both))*'

const passing = new RegExp(
  `${lead}${who}${have} passed\\b(?! (?:out|the|it|him|her|me|us|you|his|their|them|my|our|all|both|every|on (?:the|that|your|my|it|a)|by\\b(?! (?:peacefully|in))|over the|up|down|round|around|along|through (?:town|here|the)|up on|for))`,
)
const leaving = new RegExp(
  `${lead}${who}${have} (?:slipped away|left us|went (?:very )?(?:peacefully|quietly|in (?:his|her|their) sleep)|(?:didnt|never) wake up (?:this morning|again|from)|gone to (?:heaven|be with)|breathed (?:his|her|their) last|took (?:his|her|their) last breath)\\b|\\b(?:he|she|${elder}|${younger})(?:s| is| are)? (?:no longer with us|at (?:peace|rest) now|out of pain now)\\b|\\b(?:we|i|weve|ive|they)(?: have)?(?: just| sadly)? lost (?:him|her|them both|${whose}(?:${elder}|${younger}))(?= (?:this|last|today|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|just|in the (?:night|early)|at (?:\\d|half|about)|suddenly|early|overnight|to (?:cancer|covid|the illness|a (?:stroke|heart)))|[.!,]|$)|\\b(?:couldnt|could not|werent able to) (?:save|revive|resuscitate|bring back) (?:him|her|them)\\b|\\b(?:his|her) heart (?:just )?(?:stopped|gave (?:out|up))\\b`,
)
/** What is told beside a death, and hardly beside an exam. */
const bedside =
  /\b(?:peaceful\w*|quietly|in (?:his|her|their) sleep|in the (?:night|early hours|end)|overnight|suddenly|surrounded|we were (?:all )?(?:there|with)|were (?:all )?with (?:him|her)|by (?:his|her) (?:side|bed\w*)|held|holding|hospice|hospital|ward|nurses?|doctors?|undertaker|funeral|very quick|was quick|no pain|(?:in|of) (?:any )?pain|suffer\w*|so sorry|sorry|asking for you|come home|goodbye|at (?:about |around )?(?:\d|half|quarter)|(?:this|yesterday) (?:morning|afternoon|evening)|last night|just (?:after|before)|heart|cancer|stroke|gone|rest)\b/
const exam =
  /\b(?:tests?|exams?|driving|theory|practical|grades?|levels?|modules?|course|distinction|merit|credit|first (?:time|go|try|attempt)|second (?:time|go|try|attempt)|flying colou?rs|interview|probation|audition|the bar|viva|licen[cs]e|mot|inspection|medical|resits?|gcses?|finals|piano|maths|congrat\w*|proud|celebrat\w*|yay|woo\w*|results|certificate|degree|uni|school|by (?:two|three|one|a) (?:marks?|points?)|lesson|instructor|qualif\w*|overtook|lane|bus|car|on the (?:stairs|street|left))\b|[🎉🥳🙌👏🎓🚗]/u
const elsewhere =
  /\b(?:party|speech\w*|pub|work|bar|noticed|meeting|without saying|crowd|supermarket|shop|match|game|final|signal|found (?:him|her|them)|security|airport|film|book|episode|series|uni|university|college|rang|texted|show|character|custody|years? ago|last year|when i was|laughing|lol|haha\w*)\b|\?/
const hours =
  /\b(?:(?:this|yesterday) (?:morning|afternoon|evening)|last night|at (?:about |around )?(?:\d+|half|quarter)|just (?:after|before))\b/g
const elderly = new RegExp(`\\b${elder}\\b`)

/**
 * A death, told in the soft words that people use for it. "Passed" with nothing beside it can be an exam as well: then
 * neither is claimed.
 */
export const deaths: Shaping = (seen): Shape | null => {
  const { read, text } = seen
  if (read.words > 70) return null
  const told = (kind: 'bad-news' | 'big-news', pattern: RegExp, most: number): Shape | null => {
    const span = sentenceWith(seen, kind, pattern)
    return span && { kind, span, most }
  }
  const all = read.text
  if (elsewhere.test(all)) return null
  const gone = told('bad-news', leaving, 0.75)
  if (gone) return gone
  if (exam.test(text.toLowerCase())) return null
  // What is shouted for joy is told with the hour too; a bedside is not.
  const beside = text.includes('!') ? all.replace(hours, ' ') : all
  if (bedside.test(beside)) return told('bad-news', passing, 0.75)
  if (text.includes('!')) return null
  return elderly.test(all) ? told('bad-news', passing, 0.6) : told('big-news', passing, 0.5)
}

/** Whether a message that brings bad news tells of a death. */
export const deathTold = (plain: string): boolean =>
  plain.split(/[.!?;\n]+ ?/).some((part) => passing.test(part) || leaving.test(part))
