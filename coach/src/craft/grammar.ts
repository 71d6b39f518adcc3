import { auxiliaries, irregular, present } from './verbs.ts'

/** What no message may hold: the goal's own order turned to "you", a mention gone wrong, a question that does not agree. */
const faults: readonly RegExp[] = [
  /(?:^|[.!?:,;] |\band )(?:tell|ask|text|message|comfort|console|cheer up|cheer|reassure|invite|congratulate|remind|(?:break|split) up with|dump|flirt with|charm|convince|persuade|inform|warn|check (?:in )?on|call out|forgive|reply to|respond to|say (?:yes|no|sorry|thanks|hello) to|apologi[sz]e to|write to|talk (?:to|with)|speak (?:to|with)|confront|make peace with|seduce|tease) (?:you\b|your (?=\w+(?:[.,!]| that| about))|my \w+ \w+ that)/i,
  /(?:^|[.!?:;] )(?:let|make|get|leave|show|wish|help|stop|praise|beg|push|call) you\b/i,
  /\b(?:your|my|our|the|a) you\b(?! (?:know|love|want|are|have|had|were|see|met|once|used|said))/i,
  /\byour name is\b/i,
  /\bdo(?:es)? (?:you|he|she|they|it|we|I) (?:\w+ly |already |really |even )?(?:got|made|did|went|came|had|was|were|has|is|are|took|gave|found|saw|left|sent|bought|brought|told|heard|lost|met|paid|ate|slept|\w{3,}[^e]ed)\b/i,
  /\b(?:you|I|we|they) (?:is|does|dies|goes)\b/i,
  /(?:^|[.!?] )To \w+ (?:you|your)\b/,
  /\b(?:reply|respond) to (?:this|you|that)\b/i,
  // The order itself, still with its name: "Tell Sam that happy birthday".
  /^(?:(?:hi|hey|hello|dear) \w+, )?(?:tell|remind|thank|invite|comfort|congratulate|warn|inform|apologi[sz]e to|let) (?!me\b|us\b|you\b|the\b|your\b|my\b)\w+(?: know)? (?:that|to|for|how|if|whether|about|on)\b/i,
  /(?:^|[.!?] )(?:I want to |(?:hi|hey|hello|dear) \w+, )?(?:break up|split up|end (?:it|things)|call it off|break it off|part ways) with (?!you\b|us\b|each\b)\w+/i,
  /^(?:leave|dump|divorce) (?!it\b|me\b|us\b|the\b|a\b|your\b|my\b|out\b|everything\b|that\b|this\b|at\b|by\b|on\b|when\b|as\b|some\b)\w+,/i,
  // What was told to us about them, told to them.
  /\b(?:come|join (?:us|me)|would you|could you|can you|please)\b[^.!?]{3,90}, (?:because |since |as )?(?:you just|you recently|you're an?|you are (?:an?|\d)|you have (?:been|put|no|lost)|you've (?:been|just|put|lost)|you (?:are )?always)\b(?! (?:welcome|great|good|star))[^.!?]*/i,
  // Broken off, or words that cannot stand side by side.
  /\b(?:because|and|the|an|my|your|or|but)[.!?]+(?=\s|$)/i,
  /\bbecause you[.!?]+(?=\s|$)/i,
  /\b(?:for (?:was|were|is|are|am)|the (?:for|is|are|to|and|of|a)|an? (?:the|is|are|was)|of (?:of|and)|(?:guy|girl|man|woman|person|someone) (?:called|named) you|re: you|(?:I|you|we|they) (?:is|am not is)|you was|that (?:sorry|happy birthday|thank you|congratulations))\b(?! you was)/i,
  /\byou you\b|\bbecause because\b|\bthat that is that\b/i,
]

const withoutQuotes = (message: string): string => message.slice(0, 4000).replace(/["“'‘][^"”]{0,300}["”’]/g, ' ')

/** The same, of a message that may do without a verb: "a reminder about the keys". */
export function orderIn(message: string): string | null {
  const read = withoutQuotes(message)
  for (const fault of faults) {
    const hit = fault.exec(read)
    if (hit) return hit[0].replace(/^[.!?:,; ]+/, '')
  }
  return null
}

/** The words that show it; null where the message holds together. Reads the first 4,000 characters. */
export function faultIn(message: string): string | null {
  return orderIn(message) ?? verbless(withoutQuotes(message).replace(/^\s*(?:hi|hey|hello|dear)\b[^,.!?]{0,40},/i, ''))
}

const verb = new RegExp(
  `\\b(?:${auxiliaries}|${irregular}|(?:${present})(?:s|es|ing)?|\\w{3,}(?:ed|ies|ing)|goes|does|has|thanks?|sorry|congrat\\w*|happy|merry|good|well|welcome|love|best|cheers|no|yes|hugs?|apologies)\\b|'(?:s|re|m|ve|d|ll|t)\\b`,
  'i',
)
/** Four words and more with nothing in them that somebody does, is or wishes. */
const verbless = (text: string): string | null =>
  (text.match(/\p{L}+/gu)?.length ?? 0) >= 4 &&
  !verb.test(text) &&
  !/\b(?:I|you|we|it|he|she|they|who) \p{L}|\b(?:the|my|our|your) \p{Ll}+ (?:(?:still|always|often|never|just|also|only|now|already|sometimes) )?\p{Ll}{3,}s\b/iu.test(
    text,
  )
    ? text.trim().slice(0, 80)
    : null

/** A greeting to somebody who is only talked about in the goal. */
export function greetedIn(text: string, others: readonly string[]): string | null {
  const hit = /^\s*(?:(?:hi|hey|hello|dear|hiya),? )?(\p{Lu}[\p{L}'’-]+)\s*[,!:]/u.exec(
    text.replace(/^\s*\p{Lu}(?=\p{Ll}+,? \p{Lu})/u, (it) => it.toLowerCase()),
  )
  return hit?.[1] && others.includes(hit[1]) ? text.slice(0, hit[0].length).trim() : null
}
