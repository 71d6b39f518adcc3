import { polish } from '../builtin/polish.ts'
import { afterwards } from './afterwards.ts'
import { withoutAsides } from './asides.ts'
import { roles, roleWords } from './cues/roles.ts'
import { plainlyNamed } from './described.ts'
import { own, owned, please, rx, subject, telling, W, type Rewrite } from './order-parts.ts'
import { datesOut } from './typed.ts'
import { sameInOther } from './wording.ts'

/**
 * The goal as an order in one shape: whom, then what ("I forgot my dad's birthday, I want to say sorry" -> "Apologise to
 * my dad. I forgot my dad's birthday"). People put it in any order; the rules behind read one. What no rule here fits
 * stays as it is.
 */

const plain = (words: string) =>
  words
    .trim()
    .replace(/^(?:that|to say|because)\s+/i, '')
    .replace(/[\s.,;!]+$/, '')

const orders: readonly Rewrite[] = [
  [
    rx(
      `^(?:i )?(?:really )?(?:don't|do not|can't|cannot|won't|can not) (?:want to |wanna |make it to |be able to )?(?:go |come |attend |be )?(?:to |at )?${owned} ((?:[\\p{L}-]+ ){0,2}?(?:wedding|party|birthday|dinner|baby shower|shower|hen do|stag do|barbecue|bbq|christening|graduation|gig|show|leaving do|housewarming|thing|event))\\b([^.;]{0,60}?)(?:[.,;]| and| so| but) *(?:so |but )?(?:i )?(?:need|want|have|help me|please|how do i)? ?(?:to )?(?:politely |nicely |kindly )?(?:decline|say no|turn (?:it|him|her|them) down|get out of it)(?: (?:it|the invitation|politely|nicely|kindly|gently))*[.!?]*$`,
    ),
    ([, who, event, more = '']) => `Tell ${who} that I can't come to ${who}'s ${event}${more}`,
  ],
  [
    rx(
      `^${please}(?:make (?:peace|up|things right)|patch (?:things|it) up|reconcile|fix things|put things right) with ${W}(?: (?:after|over|about) [^.,;]{3,80})?[.,;:] *(?:because )?(?=i (?!want|need|would|am|was|have to|like|love|hope|miss)\\p{L}+)(.+)$`,
    ),
    ([, who, deed]) => `Apologise to ${who}. ${deed}`,
  ],
  [
    rx(
      `^${please}(?:reply to|respond to|answer|write back to|text back) ${W},? (?:(?:he|she|they)(?:'s|'ve)? (?:just )?ask(?:ed|s)?|who (?:just )?asked) (?:me )?(?:how|what|if|whether|why|when|where)\\b[^,.;]{3,80}?(?:,| and| but|[.;]) *(?:tell (?:him|her|them) (?:that )?|say (?:that )?)?(?!thank)(.+)$`,
    ),
    ([, who, it]) => `Tell ${who} that ${it}`,
  ],
  [rx(`^${please}say to ${W},? (?:that )?(?=${subject} )(.+)$`), ([, who, it]) => `Tell ${who} that ${it}`],
  [rx(`^${please}complain about ([^.!?]{2,90}?) to ${W}[.!]?$`), ([, it, who]) => `Talk to ${who} about ${it}`],
  [
    /^(?:i'm|i am|i've been|i have been|we've been|been) (?:seeing|dating|going out with|with|together with) (?<who>(?:my|a|this) [\p{L}-]+(?: [\p{L}-]+){0,2}?|\p{L}+)( (?:for|since) [^.,;]{3,40}?)?,? (?:and|but)(?: I| now| really)* (?:want|need|have|would like) to (?:end (?:it|things)|break (?:it off|up)|stop|call it off|split up)[.!]?$/iu,
    ([, who, long]) => `Break up with ${who}${long ? `, we've been together${long}` : ''}`,
  ],
  [
    rx(
      `^${please}(?:raise|bring up|take up|discuss|talk over|go over|clear up|sort out) (?!with )([^.!?]{3,120}?) with ${W}[.!]?$`,
    ),
    ([, it, who]) => `Talk to ${who} about ${it}`,
  ],
  [
    rx(`^${please}(?:an? (?:\\w+ )?apology|sorry) to ${W}[,.:;]?(.*)$`),
    ([, who, it]) => `Apologise to ${who}${/^ ?(?:for|about)\b/i.test(it ?? '') ? '' : '.'}${it}`,
  ],
  [rx(`^${please}make it up to ${W}[,.:;]? +(?=${subject} )(.+)$`), ([, who, it]) => `Apologise to ${who}. ${it}`],
  [
    rx(
      `^${please}(?:say|tell|show)(?: ${W})? how (?:very |deeply |truly )?sorry (?:i am|we are)(?: to (?:\\p{Lu}[\\p{L}-]+|my [\\p{L}-]+|him|her|them))? (for|that|about) (.+)$`,
    ),
    (m) => {
      const who = m[1] || /sorry (?:i am|we are) to (my [\p{L}-]+|[\p{L}-]+)/iu.exec(m[0]!)?.[1]
      return `Apologise${who ? ` to ${who}` : ''}${/that/i.test(m[2]!) ? '.' : ' for'} ${m[3]}`
    },
  ],
  [
    rx(`^${please}(?:ask|beg) (?:for )?${W}(?:'s forgiveness| to forgive me| for forgiveness) (?:for|about) (.+)$`),
    ([, who, it]) => `Apologise to ${who} for ${it}`,
  ],
  [
    rx(`^${please}(?:owe|give|make|offer|send) ${W} an? (?:\\w+ )?apology(?: (for|because|about)\\b(.*))?$`),
    ([, who, link, it]) =>
      !link
        ? `Apologise to ${who}`
        : /because/i.test(link)
          ? `Apologise to ${who}. ${it!.trim()}`
          : `Apologise to ${who} for${it}`,
  ],
  [
    rx(`^${please}(?:own up|confess|come clean|admit) to ${W},? (?:that )?(?=${subject} )(.+)$`),
    ([, who, it]) => `Apologise to ${who}. ${it}`,
  ],
  [
    rx(`^${please}(?:see|find out|check|ask) (?:if|whether) ${W} (.+)$`),
    ([, who, it]) => `Ask ${who} whether ${who} ${it}`,
  ],
  [
    rx(`^(?:i'd|i would|we'd|we would) (?:really )?(?:love|like|appreciate) it if ${W} (?:could|would|can) (.+)$`),
    ([, who, it]) => `Ask ${who} to ${it}`,
  ],
  [
    rx(
      `^(?:i wonder|i'm wondering|i was wondering|i am wondering|wondering) (?:if|whether) ${W} (?:could|would|can) (.+)$`,
    ),
    ([, who, it]) => `Ask ${who} to ${it}`,
  ],
  [
    rx(`^${please}(?:get|bring|have) ${W} (?:together|round|over) ((?:for|to) .+)$`),
    ([, who, it]) => `Invite ${who} ${it}`,
  ],
  [
    rx(`^${please}(?:nudge|prod|poke|jog) ${W} ((?:about|to|on) .+)$`),
    ([, who, it]) => `Remind ${who} ${it!.replace(/^on /i, 'about ')}`,
  ],
  [
    rx(`^${W} (?:should|must|has to|have to|needs to|need to|ought to) ((?:only|stop|not) .+)$`),
    ([, who, it]) => `I want ${who} to ${it}`,
  ],
  [
    rx(
      `^${please}(?:show|express|send|give|pass on) (?:my |our |some |a big )?(?:appreciation|gratitude|thanks|thank you) to ${W} (for .+)$`,
    ),
    ([, who, it]) => `Thank ${who} ${it}`,
  ],
  [
    rx(`^${please}(?:break|give|tell) (?:the|some) (?:\\w+ )?news to ${W},? (?:that )?(?=${subject} )(.+)$`),
    ([, who, it]) => `Tell ${who} that ${it}`,
  ],
  [
    rx(`^${please}break it to ${W},? (?:gently )?(?:that )?(?=${subject} )(.+)$`),
    ([, who, it]) => `Tell ${who} that ${it}`,
  ],
  [
    rx(`^${please}give ${W} the (?:\\w+ )?news,? (?:that )?(?=${subject} )(.+)$`),
    ([, who, it]) => `Tell ${who} that ${it}`,
  ],
  [
    rx(
      `^${please}(?:i |we )?(?:really |just )?(?:want|need|would like|'d like|wish)(?:s)? (?:for )?${W} to (?:know|hear|understand) (?:that )?(?=${subject} |\\p{L}+ (?:joke|comment|remark)s? )(.+)$`,
    ),
    ([, who, it]) => `Tell ${who} that ${it}`,
  ],
  [
    rx(
      `^${please}${telling} ${W},? (?:saying|to say|telling (?:him|her|them)|to tell (?:him|her|them)|to let (?:him|her|them) know|explaining|and say|and tell (?:him|her|them)) (?:that )?(?!sorry|thanks|thank|hi|hello|no\\b|yes\\b|happy|congrat)(.+)$`,
    ),
    ([, who, it]) => `Tell ${who} that ${it}`,
  ],
  [
    rx(`^${please}${telling} ${W},? (?:asking|to ask|and ask)(?: (?:him|her|them))? (.+)$`),
    ([, who, it]) => `Ask ${who} ${it}`,
  ],
  [
    rx(
      `^${please}${telling} ${W},? (?:apologi[sz]ing|to apologi[sz]e|to say sorry|saying sorry)(?: to (?:him|her|them))? (.+)$`,
    ),
    ([, who, it]) => `Apologise to ${who} ${it}`,
  ],
  [
    rx(`^${please}${telling} ${W},? (?:thanking|to thank|to say thanks to)(?: (?:him|her|them))? (.+)$`),
    ([, who, it]) => `Thank ${who} ${it}`,
  ],
  [
    rx(
      `^${please}(comfort|console|cheer up|thank|congratulate|encourage|support|reassure|be there for) ${W},? (?:who(?: is|'s|has|have|was|had|just|\\b)|whose) (.+)$`,
    ),
    (m) => relative(m[0]!, m[1]!, m[2]!, m[3]!),
  ],
  [
    rx(
      `^${please}(?:say no to|turn down|refuse|decline) ${W},? who(?:'s| is| has| was|'d)? ?(asked|asks|asking|wants|wanted|offered|invited)(?: (?<us>me|us))? (to|for|if|whether) (.+)$`,
    ),
    ([, who = '', verb = '', us = '', link = '', it]) =>
      `Tell ${who} that ${asker(who)} ${/^want/i.test(verb) ? `wants${us ? ` ${us}` : ''}` : /^(?:if|whether)$/i.test(link) ? 'asked' : /^(?:off|inv)/i.test(verb) ? `${verb} ${us || 'me'}` : `asked ${us || 'me'}`} ${link} ${it}, and I have to say no`,
  ],
  [
    rx(
      `^${please}(?:decline|turn down|say no to|pass on|get out of|skip|miss) (?:going to )?${owned} (?:invitation to |invite to )?([^.,;]{3,60}?)(?= because| since| as i|[.,;]|$)(.*)$`,
    ),
    ([, who, it, why]) =>
      /^(?:offer|proposal|request|suggestion|idea|plan)/i.test(it ?? '')
        ? `Tell ${who} that I have to say no to ${own(who!)} ${it}${why}`
        : `Tell ${who} that I can't make ${/^(?:the|an?|this|that)\b/i.test(it ?? '') ? '' : `${own(who!)} `}${it}${why}`,
  ],
  [
    rx(
      `^${please}(?:cancel|bail|flake) on ${W}(?: (?!because|as\\b|since)((?:for |on |this |about )?[^.,;]{3,40}?))?(?=(?: because| since| as i|[.,;]|$))(.*)$`,
    ),
    ([, who, when, why]) => `Tell ${who} that I have to cancel${when ? ` ${when}` : ''}${why}`,
  ],
  [
    rx(
      `^${please}(?:invite|have|ask) ${W} and ((?:his|her|their) [\\p{L}-]+(?: and [\\p{L}-]+)?) ((?:over|round|to|for|along)\\b.+)$`,
    ),
    ([, who, more, it]) => `Invite ${who} ${it} with ${more}`,
  ],
  [
    rx(`^${please}(?:apologi[sz]e|say sorry) to ${W}(?:,? (?:because|that|as|since)|[,.:;]) (?=${subject} )(.+)$`),
    ([, who, it]) => `Apologise to ${who}. ${it}`,
  ],
  [
    rx(`^${please}send ${W} (?:a |an |some )?(?:\\w+ )?(?:thank[- ]you|thanks)(?: \\w+)? (for .+)$`),
    ([, who, it]) => `Thank ${who} ${it}`,
  ],
  [
    rx(`^${please}(?:get|claim|chase|want|ask for) (.{2,60}?) back (?:from|off) ${W}(.*)$`),
    ([, thing, who, rest]) => `Ask ${who} to give me back ${thing}${rest}`,
  ],
  [rx(`^${please}chase (?:up )?${W} (?:for|about|over) (.+)$`), ([, who, it]) => `Remind ${who} about ${it}`],
  [
    rx(
      `^${please}(?:tell|text|message|email|write to|remind|warn) ${W},? (?!that\\b|to\\b|know\\b)(?=${subject} [\\p{L}'’]+)(.+)$`,
    ),
    ([m, who, it]) => `${/\bremind\b/i.test(m!.slice(0, 40)) ? 'Remind' : 'Tell'} ${who} that ${it}`,
  ],
  [
    rx(
      `^${please}let ${W} know,? (?!that\\b|about\\b|how\\b|what\\b|when\\b|if\\b|whether\\b)(?=${subject} [\\p{L}'’]+)(.+)$`,
    ),
    ([, who, it]) => `Tell ${who} that ${it}`,
  ],
]

const pronounOf = (who: string): string => {
  const word = who
    .toLowerCase()
    .split(' ')
    .findLast((it) => roles.has(it))
  return (word && roles.get(word)?.pronoun) || 'they'
}
const asker = (who: string) => (pronounOf(who) === 'they' ? who : pronounOf(who))

/** "Comfort my friend whose dad died" -> "Comfort my friend, my friend's dad died": what is told of them in a clause. */
function relative(all: string, verb: string, who: string, rest: string): string {
  const link =
    /\b(who(?: is|'s|has| has)?|whose)\s+/i
      .exec(all.slice(all.toLowerCase().indexOf(who.toLowerCase()) + who.length))?.[1]
      ?.toLowerCase() ?? 'who'
  if (link === 'whose') return `${verb} ${who}: ${own(who)} ${rest}`
  if (/^who(?: is|'s)$/.test(link))
    return `${verb} ${who}: ${who} ${/^(?:just |recently )?(?:had|lost|been|got|failed|broken|passed|\w+ed)\b/i.test(rest) ? 'has' : 'is'} ${rest}`
  return `${verb} ${who}: ${who} ${rest}`
}

/** "The nurses on ward 4", "the lads at the garage", "everyone at number 12": where they are is not said to their faces. */
const placed = new RegExp(
  `^(${please}(?:(?:say|send) (?:a )?(?:big )?(?:thanks|thank you|hello|sorry) to|thank|apologi[sz]e to|tell|invite|ask|remind|comfort|message|text|let) )(?:the|my|our|all the|everyone|everybody|all)( (?!(?:the|an?|my|our|his|her|this|that|these|those|at|on|in|from|of|who|whose|that|which|to|for|about|i|we|he|she|they|it|was|were|is|are|am|had|have|has)\\b)[\\p{L}-]+){0,3} (?:at|on|in|from) (?!(?:his|her|their|your|its|how|advance|person|full|time|behalf|once|return|general|my|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|(?:the )?(?:morning|evening|afternoon|weekend|summer|winter|spring|autumn)|the \\d|noon|night|\\d+(?::|am|pm))\\b)(?:[\\p{L}\\d'-]+ ){0,3}?[\\p{L}\\d'-]+(?=$|[.,:;!?]| (?:for|to|that|if|whether|about|because|who|how|know|on|at|with|and)\\b)`,
  'iu',
)
const unsaid =
  /,? (?:but|and) (?:not (?:that|where|what|why|when|who|about)|(?:please )?(?:don't|do not|never) (?:mention|tell (?:him|her|them)|let on|give away)|without (?:mentioning|letting on|telling (?:him|her|them)))\b[^.!?]*|,? without (?:him|her|them|my \p{L}+|anyone|it) (?:getting|being|feeling|becoming|thinking|taking|going|blowing|kicking|ending|turning|sounding|seeming)\b[^.!?]*|,? (?:but |and |though )?(?:i |I )?(?:do not|don't|dont|would rather not|'d rather not|rather not|not going to) (?:want to |have to |really want to )?(?:say|tell (?:him|her|them)|explain|go into|mention|share|reveal) (?:what|why|where|how|details|anything|it|the reason|too much)\b[^.!?]*/iu
const titled = /\b(Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Aunt|Auntie|Uncle)\.? (?=\p{Lu})/gu
const calledSo = new RegExp(`\\b(${roleWords}) (?=\\p{Lu}\\p{Ll}+(?:[ ,.:;]|['’]s|$))`, 'gu')
/** One word alone is a name only with its capital: the patterns do not look at case. */
const isSomebody = ({ groups }: RegExpExecArray): boolean =>
  !groups?.who ||
  / |^(?:mum|mom|dad|gran|nan|nana|grandma|grandad|grandpa|him|her|them)$/i.test(groups.who) ||
  /^\p{Lu}/u.test(groups.who)

/** Reads the first 3,000 characters. */
export function inOrder(goal: string): string {
  const named = plainlyNamed(datesOut(polish(withoutAsides(goal.slice(0, 3000)), [])))
    .replace(/\b(mother|father|sister|brother|son|daughter) in law\b/gi, '$1-in-law')
    .replace(/\bgonna\b/gi, 'going to')
    .replace(/\bwanna\b/gi, 'want to')
    // "Want him to stop": whose wish it is goes without saying on a phone.
    .replace(
      /^(want|need|would like) (?=(?:my|him|her|them|\p{Lu}\p{L}+|to) )/iu,
      (_, verb: string) => `I ${verb.toLowerCase()} `,
    )
    .replace(/\bi(m|ve)\b/g, (_, end: string) => `I'${end}`)
    .replace(/\bi(?='|\b)/g, 'I')
    // "My mate Deano" is one name: the patterns do not look at case, so it is joined before they do.
    // What is to be kept back is not sent.
    .replace(unsaid, '')
    .replace(/\b(apologi[sz]e|say sorry|say thank you) for me to\b/i, '$1 to')
    // "mr. hughes", as it is typed on a phone.
    .replace(
      /\b(mr|mrs|ms|dr|prof)\.? (\p{L})(?=\p{L}{2})/gu,
      (_, word: string, first: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)} ${first.toUpperCase()}`,
    )
    .replace(calledSo, '$1\u00a0')
    .replace(titled, '$1\u00a0')
    .replace(placed, (all, lead: string) => {
      const who = all.slice(lead.length).replace(/ (?:at|on|in|from) .*$/i, '')
      return `${lead}${/^(?:all|everybody)$/i.test(who) ? 'everyone' : who}`
    })
    .trim()
  const text = sameInOther(named)
  for (const [pattern, to] of afterwards) {
    const hit = pattern.exec(text)
    if (hit && isSomebody(hit) && !/\n/.test(hit[1] ?? '')) return tidied(to([...hit]))
  }
  const [first = '', ...rest] = text.split(/(?<=[.!?])\s+/)
  for (const [pattern, to] of orders) {
    const hit = pattern.exec(first)
    if (hit && isSomebody(hit)) return tidied([to([...hit].map((it) => it ?? '')), ...rest].join(' '))
  }
  return text.replaceAll('\u00a0', ' ')
}

const tidied = (words: string) =>
  plain(
    words
      .replaceAll('\u00a0', ' ')
      .replace(/\s{2,}/g, ' ')
      .replace(/ ,/g, ','),
  ).replace(/^\p{Ll}/u, (it) => it.toUpperCase())
