import { isPast } from './verbs.ts'
import { ahead } from './matter.ts'
import { statement, sorryFor, type Made } from './pieces.ts'

export type Frame = readonly [pattern: RegExp, make: (m: RegExpExecArray) => Made | readonly Made[] | null]

const O = '(?:you(?: and your [a-z-]+)?|him|her|them|everyone|both|all of you)'
const of = (pattern: string) => new RegExp(`^${pattern}$`, 'i')
const tail = (m: RegExpExecArray, at = 1) => (m[at] ?? '').trim()

const finite =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|may|might|must|shall|should|won't|can't|cannot|isn't|aren't|wasn't|don't|doesn't|didn't|haven't|hasn't|came|went|want|need|love|miss|hope|think|know|leave|arrive|land)$/i
const isClause = (words: string): boolean =>
  words
    .split(/\s+/)
    .slice(1, 6)
    .some(
      (word) =>
        finite.test(word) ||
        isPast(word.toLowerCase()) ||
        (/^[a-z]{3,}s$/.test(word) && !/(?:ss|us|is|ous)$/.test(word)),
    )

const greeting =
  '(?:(?:a )?(?:very )?(?:happy|merry) \\w+.*|good luck.*|get well.*|welcome (?:home|back).*|well done.*|good (?:night|morning)|safe (?:travels?|journey).*|all the best.*|bon voyage)'
const kindVerb =
  '(?:comfort|console|cheer up|cheer|support|be there for|encourage|reassure|soothe|check in on|check on|reach out to|send (?:my |our )?condolences to)'

/** What stands beside a parting: how long it lasted is said as known, a reason as it was given. */
function parting(beside: string): readonly Made[] {
  const said: Made = ['clause', 'end', 'I want us to break up']
  const lacking = /^(?:there(?:'s| is|'s just)? )?no (spark|chemistry|connection|future|love left)\b/i.exec(beside)?.[1]
  if (lacking) return [said, ['clause', null, `for me there is no ${lacking}`]]
  const after =
    /^(?:(?:we|you and I)(?:'ve| have|'re| are| were)?|it(?:'s| has| is)?)(?: only| just| been| now| had)*(?: (?:together|dating|seeing each other|a couple|going out|an item|married|living together|on and off))?(?: for| (?=since))? ((?:about |almost |nearly |over |only |just |since )?(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|a few|a couple of|half a|some|several|couple of)\b[\w ]{0,14}?(?:days?|weeks?|months?|years?)|since [\w ]{3,20}))(?: now| together| of dating| already)*(?:,? (?:and|but) (.+))?$/i.exec(
      beside.replace(/[.!\s]+$/, ''),
    )
  if (!after) return [said, ['clause', null, beside]]
  const long = (after[1] ?? '').replace(/^(?:only|just) /i, '')
  return [
    said,
    [
      'clause',
      null,
      /^since /i.test(long) ? `I know that we have been together ${long}` : `I know that this comes after ${long}`,
    ],
    ...(after[2] ? [['clause', null, after[2]] satisfies Made] : []),
  ]
}

/** Verbs of the goal with what stands after them, beyond the plain orders of `command-rules.ts`; tried before those. */
export const frames: readonly Frame[] = [
  [
    of(
      `(?:tell|text|message|say to|write|write to|send) ${O} (?:that )?(?:I'm |I am )?(?:so |very )?sorry(?: (?:for|about) (.+))?`,
    ),
    (m) => (m[1] ? sorryFor(tail(m)) : ['none', 'apologise', '']),
  ],
  [
    of(`(?:tell|text|message|say to|wish|write|write to|send) ${O},? (${greeting})`),
    (m) => ['clause', 'tell', tail(m).replace(/^a (?:very )?(?=happy|merry)/i, '')],
  ],
  [of(`say (${greeting})(?: to ${O})?`), (m) => ['clause', 'tell', tail(m)]],
  [
    of(`${kindVerb} ${O}(?:[,:;]| because| since| as| now that) (.+)`),
    (m) => [
      ['none', 'comfort', ''],
      ['clause', null, tail(m)],
    ],
  ],
  [
    of(`congratulate ${O}(?:[,:;]| because| that| since) (.+)`),
    (m) => [
      ['none', 'congratulate', ''],
      ['clause', null, tail(m)],
    ],
  ],
  [
    of(`thank ${O}(?:[,:;]| since| that) (.+)`),
    (m) => [
      ['none', 'thank', ''],
      ['clause', null, tail(m)],
    ],
  ],
  [
    of(
      `(?:(?:break|split) up(?: with ${O})?|dump ${O}|end (?:it|things) with ${O}|leave ${O}) after ((?:\\w+ ){1,3}(?:days?|weeks?|months?|years?))(?: together)?`,
    ),
    (m) => [
      ['clause', 'end', 'I want us to break up'],
      ['clause', null, `I know that this comes after ${tail(m)}`],
    ],
  ],
  [
    of(
      `(?:(?:break|split) up(?: with ${O})?|dump ${O})(?: (?:over|by|via|in|on|through|before|now|today|tonight)\\b(?!.*\\b(?:because|since|as)\\b).*)?`,
    ),
    () => ['clause', 'end', 'I want us to break up'],
  ],
  [
    of(
      `(?:(?:break|split) up(?: with ${O})?|break it off with ${O}|dump ${O}|end (?:it|things)(?: with ${O})?|finish (?:it |things )?with ${O}|leave ${O}|part ways with ${O}|separate from ${O}|divorce ${O}|call it off with ${O}|stop (?:seeing|dating) ${O})(?:[,;:.] ?| (?=because|since|as ))(?:but |and |because |since |as |so )*(.+)`,
    ),
    (m) => parting(tail(m)),
  ],
  [
    of(
      `(?:break it off with ${O}|finish (?:it |things )?with ${O}|part ways with ${O}|separate from ${O}|call it off with ${O})`,
    ),
    () => ['clause', 'end', 'I want us to break up'],
  ],
  [of(`let ${O} down\\b.*`), () => ['clause', 'decline', 'I have to say no']],
  [
    of(
      `wish ${O} (well|(?:all )?the (?:very )?best|luck|good luck|strength|a (?!(?:very )?(?:happy|merry)).+)(?: (?:with|on|for|in|at) (.+))?`,
    ),
    (m) => ['clause', 'tell', `I wish you ${tail(m)}${m[2] ? ` with ${tail(m, 2)}` : ''}`],
  ],
  [
    of(`(?:reassure|encourage|cheer on|support|wish luck to) ${O} (?:before|ahead of|with|for|about|in) (.+)`),
    (m) =>
      ahead.test(tail(m))
        ? [
            ['none', 'comfort', ''],
            ['clause', null, `${tail(m)} is coming up`],
          ]
        : null,
  ],
  [
    of(
      `(?:reassure|assure|encourage) ${O},? (?:that )?((?:I|we|it|you|there|nothing|no one|nobody|everything|the|my|our)\\b.+)`,
    ),
    (m) => ['clause', 'tell', tail(m)],
  ],
  [
    of(
      `(?:reply|respond|answer|write back)(?: to)?(?: (?:this|it|that|${O}|your \\w+))?[,:;]? ?["']?you (?:say|said|write|wrote|think|thought|claim|claimed|told me|complain|complained)(?: that)?,? (.+?)["']?`,
    ),
    (m) => [
      ['clause', 'tell', `you said that ${tail(m).replace(/^["']|["']$/g, '')}`],
      ['clause', null, 'I do not want to brush that aside, and I would like to hear what made you say it'],
    ],
  ],
  [
    of(`call ${O} out (?:for|on|about) (\\w+ing .+)|call out ${O} (?:for|on|about) (\\w+ing .+)`),
    (m) => ['topic', 'tell', `you ${tail(m) || tail(m, 2)}`],
  ],
  [
    of(`forgive ${O}(?: for (.+))?`),
    (m) => ['clause', 'tell', m[1] ? `I forgive you for ${tail(m)}` : 'I forgive you'],
  ],
  [
    of(`say yes to ${O}(?: (?:about|on|for) (.+))?`),
    (m) => ['clause', 'tell', m[1] ? `my answer about ${tail(m)} is yes` : 'my answer is yes'],
  ],
  [
    of(
      `(?:make peace|make up|make it up|reconcile|clear the air|patch things up) with ${O}(?: (?:after|about|over) (.+))?`,
    ),
    (m) => [
      ['clause', 'tell', 'I want to make peace with you'],
      ...(m[1] ? [['topic', 'tell', tail(m)] satisfies Made] : []),
    ],
  ],
  [
    of(`(?:talk|speak) (?:to|with) ${O} about ([^:]+): (.+)`),
    (m) => [
      ['topic', 'boundary', tail(m)],
      ['clause', null, /^(?:no|less|more|fewer)\b/i.test(tail(m, 2)) ? `I want ${tail(m, 2)}` : tail(m, 2)],
    ],
  ],
  [of(`(?:flirt with|charm|woo|chat up|hit on) ${O}(?: .*)?`), () => ['clause', 'tell', 'I like you']],
  [
    of(
      `(?:tell|text|message|let|inform) ${O}(?: know)?,? (?:that )?(?!that\\b|know\\b|to |about |not |off\\b|sorry|down\\b|go\\b|how |what |why |if |whether )(.+)`,
    ),
    (m) => (isClause(tail(m)) ? statement(tail(m)) : null),
  ],
]

const always =
  /^(?:please |and |then |now |just )*(?:tell|ask|say|text|message|write|reply|respond|comfort|console|cheer|reassure|invite|congratulate|apologi[sz]e|remind|break up|split up|dump|flirt|charm|seduce|tease|convince|persuade|inform|confront|express|convey|something|anything|a (?:message|text|reply|note))\b(?! (?:me|us)\b)/i
const withYou =
  /^(?:please |and |then |now |just |to )*(?:let|make|get|warn|explain|show|help|call|check|turn|reject|decline|refuse|forgive|welcome|praise|compliment|beg|urge|order|demand|offer|propose|suggest|announce|confess|admit|defend|follow|win|patch|reach|give|send|put|set|talk|speak|wish|resolve|leave|stop|scold|shame|insult|roast|blame|accuse|support|encourage|thank|love|push|force|trick)\b(?! (?:me|us)\b)(?: \w+){0,4}? (?:you|him|her|them)\b/i

/** An order to the coach that no rule could read. Sent as it stands it would be the goal and not a message. */
export const isUnread = (plain: string): boolean =>
  always.test(plain) || withYou.test(plain) || toOthers.test(plain) || orderly.test(plain)
/** "Be honest with you", "Reconnect with you": an order whose object is the one who would read it. */
const orderly =
  /^(?:please |and |then |now |just |to )*(?:come out|reconnect|be (?:honest|clear|open|firm|kind|nice)|get (?:back )?(?:in touch|closer|even)|catch up|follow up|complain|introduce myself|open up|check (?:in|up)?|propose|confess|vent|rant|explain|sell|return|recommend|refuse|stand up|distance myself|reach out|pitch|negotiate|bond|bring up|hint|lie|be there|give (?:my )?condolences|pay|lend|borrow|buy|order|book|prepare|practi[sc]e|respond|reply|react|answer|thank|post|forward|set boundaries|draw) (?:\w+ ){0,4}?(?:to|with|on|from|for|at|about|of|by) you\b/i
/** "Thank everyone who ...", "talk to my co-manager about": nobody of it became "you", so it is still the order. */
const toOthers =
  /^(?:please |and |then |now |just |to )*(?:thank|warn|let|complain (?:to|about)|call (?:it|things) off with|break (?:it|things) off with|talk (?:to|with)|speak (?:to|with)|disagree with|argue with|object to|push back|forgive|check (?:in )?on|call|answer|encourage|support|congratulate) (?:my|our|the|his|her|their|everyone|everybody|all|someone|some) /i
