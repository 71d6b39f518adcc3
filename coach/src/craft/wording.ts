import { isPast, plainFormOf } from './verbs.ts'
import { own, please, rx, W } from './order-parts.ts'
import { gerundOf } from './typed.ts'

/** Other words for the same order; tried one after another on the first sentence, before it is read. */

/** The cue is short, so that the pattern, which takes long to make ready, is made only where it may be met. */
type Same = readonly [cue: RegExp, pattern: RegExp, to: (m: string[]) => string]
const ordinal = (age: string) => {
  const last = Number(age.at(-1))
  const teen = /1\d$/.test(age)
  return `${age}${teen || last === 0 || last > 3 ? 'th' : ['', 'st', 'nd', 'rd'][last]}`
}
const onDay = (when = '') => (/^(?:tomorrow|tonight|on .+)$/i.test(when) ? ` for ${when.replace(/^on /i, '')}` : '')

const person = `(?:my|our|the) (?:[\\p{L}'-]+ ){0,3}?[\\p{L}-]+|\\p{Lu}[\\p{L}-]+|(?:ebay |amazon |vinted |etsy )?(?:seller|buyer|landlord|boss|mum|mom|dad|neighbou?r)`

const same: readonly Same[] = [
  // "Ebay seller: ask for a refund", "Order: tell the caterer".
  [
    /:/,
    rx(`^(?:to |for )?(${person}): (ask|tell|thank|remind|invite)(?: (?:him|her|them))? (.+)$`),
    (m) =>
      /^(?:order|reminder|question|note|task|help|goal|please|text|message|reply)$/i.test(m[1] ?? '')
        ? `${m[2]} ${m[3]}`
        : `${m[2]} ${/^(?:my\b|our\b|the\b|\p{Lu}\p{Ll}+$)/u.test(m[1] ?? '') ? m[1] : `the ${(m[1] ?? '').split(' ').at(-1)?.toLowerCase()}`} ${m[3]}`,
  ],
  [/:/, rx(`^[\\p{L}]+: (?=(?:tell|ask|thank|remind|invite|apologi[sz]e|let|say) )(.+)$`), (m) => m[1] ?? ''],
  [
    /thank/i,
    rx(`^${please}(?:say|send|give) (?:a )?(?:big |huge |warm )?(?:thanks|thank you|thank-you) to (.+)$`),
    (m) => `Thank ${m.at(-1)}`,
  ],
  [
    /thank/i,
    rx(`^${please}thank ${W},? who (\\p{L}+) (.+)$`),
    (m) => {
      const verb = m[2] ?? ''
      const base = isPast(verb.toLowerCase()) ? plainFormOf(verb.toLowerCase()) : null
      return base ? `Thank ${m[1]} for ${gerundOf(base)} ${m[3]}` : (m[0] ?? '')
    },
  ],
  // Nothing to be sorry for.
  [
    /confess|admit|own up/i,
    rx(
      `^${please}(?:confess|admit|own up) to ${W},? (?:that )?(I(?:'m| am|'ve| have)?(?: really| still| also| secretly| been)* (?:in love|love|like|fancy|miss|adore|(?:have |got )?(?:feelings|a crush)|attracted|falling|fell)\\b.+)$`,
    ),
    (m) => `Tell ${m[1]} that ${m[2]}`,
  ],
  [/give notice/i, rx(`^${please}give notice to ${W} that (.+)$`), (m) => `Tell ${m[1]} that ${m[2]}`],
  // "The parents of Timo if he can stay": he is Timo, and they are who is asked.
  [
    / the \w+ of /i,
    rx(
      `^(${please}(?:ask|tell|thank|invite|text|message|remind)) the (parents|mother|father|mum|mom|dad|teacher|owner|wife|husband|coach) of (?:[^,.;]*?[ \u00a0])?(\\p{Lu}[\\p{L}-]+|my \\p{L}+|our \\p{L}+)((?: (?:if|whether|that|to|for|about|when|why)\\b).*)$`,
    ),
    (m) =>
      `${m[1]} the ${m[2]}${(m[4] ?? '').replace(/\b(?:he|she)\b/i, m[3] ?? '').replace(/\b(?:his|her) (?=\p{Ll})/iu, `${m[3]}'s `)}`,
  ],
  // Both are "you": the pair has what they have.
  [
    / and (?:his|her|their) /i,
    rx(
      `^(${please}(?:congratulate|thank|tell|ask|remind|wish)) ${W} and (?:his|her|their) (?:wife|husband|partner|girlfriend|boyfriend|kids|children|family|fianc\\p{L}+)\\b(.*)$`,
    ),
    (m) => `${m[1]} ${m[2]}${(m[3] ?? '').replace(/\btheir\b/gi, own(m[2] ?? ''))}`,
  ],
  [
    /condolence|sympath/i,
    rx(
      `^${please}(?:give|send|offer|express|pass on|extend|write|text)(?: (?:my|our|sincere|deepest|heartfelt|some))* (?:condolences|sympathy|sympathies|a condolence (?:message|card|note)) to (.+)$`,
    ),
    (m) => `comfort ${m.at(-1)}`,
  ],
  [
    /who/i,
    rx(`^${please}(?:check (?:in |up )?(?:on|with)|reach out to|look in on) (.+? (?:who|whose)\\b.+)$`),
    (m) => `comfort ${m.at(-1)}`,
  ],
  [
    /birthday/i,
    rx(
      `^${please}(?:(?:wish|tell|text|say) ${W} (?:a )?(?:very )?happy birthday|(?:(?:say|wish|send) )?(?:a )?happy birthday (?:to|wishes to) ${W.replace('<who>', '<whom>')}),?(?: who(?: is|'s)?| (?:he|she|they)(?:'s|'ll be| is| are| will be)?|,)? (?:turn(?:s|ing)|is|going to be|\\b) ?(\\d{1,3})( (?:tomorrow|today|tonight|on [\\p{L}\\d ]{3,20}))?[.!]?$`,
    ),
    (m) => `Tell ${m[1] || m[2]} happy ${ordinal(m[3] ?? '')} birthday${onDay(m[4]?.trim())}`,
  ],
  [
    /^\W*(?:\S+ ){0,4}?(?:a )?happy /i,
    rx(`^${please}(?:a )?happy (birthday|anniversary|new year) to ${W}[.!]?$`),
    (m) => `Tell ${m[2]} happy ${m[1]}`,
  ],
  [
    /anniversary/i,
    rx(
      `^${please}(?:a )?(?:happy|wish|congratulate)? ?(?:happy )?anniversary (?:to|for) ${W},? (?:for |on )?(?:their |his |her )?(\\d{1,2}) years?(?: (?:together|married|today))?[.!]?$`,
    ),
    (m) => `Tell ${m[1]} happy ${ordinal(m[2] ?? '')} anniversary`,
  ],
  [
    /text|message|phone|email|whatsapp/i,
    rx(
      `^(${please}(?:break (?:it off|up)|split up|end (?:it|things)|finish) with .+?) (?:over|by|via|through) (?:an? )?(?:text|message|phone|email|whatsapp|the phone)\\b(.*)$`,
    ),
    (m) => `${m[1]}${m.at(-1)}`,
  ],
  // A pause is no parting.
  [
    /not (?:a )?(?:break|splitting)/i,
    rx(
      `^(.*\\b(?:space|break|pause|time)\\b.*?),? (?:but )?(?:(?:i'm|i am|we're|we are|it's) )?not (?:a )?(?:breaking|break|splitting) ?up(?: with \\w+(?: \\w+)?)?[.!]?$`,
    ),
    (m) => `${m[1]}. This is not the end of us`,
  ],
  [/complain/i, rx(`^${please}complain to ${W},? that (.+)$`), (m) => `Tell ${m[1]} that ${m[2]}`],
  [
    /complain/i,
    rx(`^${please}complain to ${W} about (.+)$`),
    (m) => `Tell ${m[1]} that I want to complain about ${m[2]}`,
  ],
  [
    /decline|turn down|refuse|say no|reject/i,
    rx(`^${please}(?:decline|turn down|refuse|say no to|reject) (?:an?|the) ([\\p{L} -]{3,40}?) from ${W}(.*)$`),
    (m) => `Tell ${m[2]} that I have to say no to ${own(m[2] ?? '')} ${m[1]}${m[3]}`,
  ],
  [
    /confront|challenge|a word with/i,
    rx(`^${please}(?:confront|challenge|have a word with) ${W} about (.+)$`),
    (m) => `Talk to ${m[1]} about ${m[2]}`,
  ],
  [
    /update|fill in/i,
    rx(`^${please}(?:update|fill in) ${W} (?:on|about) (.+)$`),
    (m) => `Talk to ${m[1]} about ${m[2]}`,
  ],
  [
    /set up|arrange|schedule|book|organi/i,
    rx(
      `^${please}(?:set up|arrange|schedule|book|organi[sz]e) (an? (?:\\w+ )?(?:meeting|call|appointment|visit|chat)) with ${W}(.*)$`,
    ),
    (m) => `Ask ${m[2]} for ${m[1]}${m[3]}`,
  ],
  [
    /sick/i,
    rx(`^${please}call in sick(?: to work| at work| for work)?( today| tomorrow| tonight| on \\p{L}+day)?[.!]?$`),
    (m) => `Tell my boss that I am sick and can't come in${m[1] || ''}`,
  ],
  // "Reply to her message and say I can't make it": what is to be said is what is to be told.
  [
    /reply|respond|answer|write back|text back/i,
    rx(
      `^${please}(?:reply|respond|answer|write back|text back)(?: to)?(?: ${W}(?:'s)?| (?:his|her|their|this|the|that))?(?: (?:last |latest |cold |angry |rude )?(?:message|text|email|note|question))?(?: from ${W.replace('<who>', '<from>')})?,? (?:and (?:say|tell (?:him|her|them))|saying|that|to say|telling (?:him|her|them)) (?:that )?(?!sorry|thanks?\\b|yes\\b|no\\b|hi\\b|hello|happy|congrat)(.+)$`,
    ),
    (m) => `Tell ${m[1] || m[2] || 'them'} that ${m[3]}`,
  ],
  [
    /reply|respond|answer|write back|text back/i,
    rx(
      `^${please}(?:reply|respond|answer|write back|text back)(?: to)?(?: ${W}(?:'s)?| (?:his|her|their|this|the|that))?(?: (?:last |latest |cold |angry |rude )?(?:message|text|email|note|question))?(?: from ${W.replace('<who>', '<from>')})?,? (?:and|to) (apologi[sz]e|ask|thank|invite|say sorry|say yes|say no|accept|decline)(?: to)?(?: (?:him|her|them))?\\b(.*)$`,
    ),
    (m) => {
      const who = m[1] || m[2] || 'them'
      const verb = (m[3] ?? '').toLowerCase()
      const rest = (m[4] ?? '').replace(/^ (?:to|for|about) /i, ' ')
      if (/^say (?:yes|no)/.test(verb)) return `${verb} to ${who}${rest.trim() ? ` about${rest}` : ''}`
      return /^(?:apologi[sz]e|say)/.test(verb) ? `${verb} to ${who}${m[4]}` : `${verb} ${who}${m[4]}`
    },
  ],
  // "Tell my mum X for the first time": that it is the first time is a thing to say, and no part of what is said.
  [
    /first time/i,
    rx(
      `^(${please}(?:tell|say|text|confess|let|admit)\\b.*\\b(?:love|like|adore|feel|feelings|attracted)\\b.*?),? for the (?:very )?first time(.*)$`,
    ),
    (m) => `${m[1]}${m[2]}. I have not said it before`,
  ],
  [
    /I (?:love|like|miss|adore) you/i,
    rx(
      `^${please}(?:say|write|text) (I (?:love|like|miss|adore) )you((?:\\. I have not said it before)?) to ${W}[.!]?$`,
    ),
    (m) => `Tell ${m[3]} that ${m[1]}${m[3]}${m[2]}`,
  ],
  [
    /I (?:love|like|miss|adore) you/i,
    rx(`^${please}(?:say|write|text) (I (?:love|like|miss|adore) )you to ${W}((?:\\. I have not said it before)?)$`),
    (m) => `Tell ${m[2]} that ${m[1]}${m[2]}${m[3]}`,
  ],
]

/** The first sentence in the words that the rules behind know. */
export function sameInOther(text: string): string {
  const at = /[.!?](?=\s)/.exec(text)?.index ?? text.length
  let first = text.slice(0, at)
  for (const [cue, pattern, to] of same) {
    const hit = cue.test(first) ? pattern.exec(first) : null
    if (hit) first = to([...hit].map((it) => it ?? ''))
  }
  return first + text.slice(at)
}
