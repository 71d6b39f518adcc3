import { tone } from '../read/tone.ts'
import { isByClose, type Flag } from '../safety/flag.ts'
import type { Whom } from './told-who.ts'

/** Whether somebody is harmed, or may be, by one who is written about. */
export const ofHarm = (flag: Flag | null): boolean => flag !== null && !flag.thirdParty && isByClose(flag)

/** One name for the words with which the same person can be meant. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['husband', 'wife', 'boyfriend', 'girlfriend', 'bf', 'gf'].map((mate) => [mate, 'partner'])),
  dad: 'father',
  mum: 'mother',
  mom: 'mother',
}
const classOf = (noun: string): string =>
  noun.startsWith('ex')
    ? 'ex'
    : noun.startsWith('fianc')
      ? 'partner'
      : (names[noun.replace('step', '')] ?? noun.replace('step', ''))
const person =
  /\bmy (?:new |own |older |younger |little |big |best |late )?(ex(?:[ -](?:husband|wife|partner|boyfriend|girlfriend))?|(?:step)?(?:dad|father|mum|mom|mother)|husband|wife|partner|boyfriend|girlfriend|fianc\w+|brother|sister|son|daughter|aunt|uncle|gran|nan|grandmother|grandfather|cousin|friend|flatmate|boss|manager|colleague)\b/gi

/**
 * Where somebody is harmed, what is good is only told of one who is named and is not the one who does it: a gift from
 * the same hand is no comfort, and "a good dad" no answer to a blow.
 */
export function besideHarm<T extends { quote: string }>(
  strengths: readonly T[],
  harmed: readonly string[],
  { main }: Whom,
): T[] {
  const doers = new Set<string>()
  for (const sentence of harmed) {
    const named = [...sentence.matchAll(person)].map((hit) => classOf(hit[1]!.toLowerCase()))
    for (const one of named) doers.add(one)
    // "He" is whoever the description is about; where it names nobody, it could be anyone.
    if (named.length === 0) doers.add(main ? classOf(main) : 'anyone')
  }
  if (doers.size === 0 || doers.has('anyone')) return []
  return strengths.filter(({ quote }) => {
    const named = /^(?:(?:now|today|these days|luckily|at least),? )?(?=my )/i.test(quote)
      ? [...quote.matchAll(person)].map((hit) => classOf(hit[1]!.toLowerCase()))
      : []
    return (
      named.length === 1 && !doers.has(named[0]!) && !/\b(?:he|she|they|him|he[’']s|she[’']s|they[’']re)\b/i.test(quote)
    )
  })
}

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
