import type { Act } from './cues/acts.ts'
import { sorryFor, statement, type Made } from './pieces.ts'

type Rule = readonly [pattern: RegExp, make: (m: RegExpExecArray) => Made | readonly Made[]]

const O = '(?:you(?: and your [a-z-]+)?|him|her|them|everyone|both|all of you)'
const wh = '(?:how|why|what|when|where|who|which)'
const of = (pattern: string) => new RegExp(`^${pattern}$`, 'i')
const tail = (m: RegExpExecArray, at = 1) => (m[at] ?? '').trim()

/** After "to" or as an order. The first rule that fits wins; [2-person words], each made by its grammar. */
export const rules: readonly Rule[] = [
  [
    of(`(?:tell|show|let|remind|write to|write|text|message|assure) ${O}(?: know)? ((?:how|what) (?!to ).+)`),
    (m) => wondering(tail(m), 'tell'),
  ],
  [
    of(
      `(?:tell|let|inform|warn|assure|write to|write|text|message|email|e-mail|show|answer|reply to|explain to|convince|persuade) ${O}(?: know)?(?: beforehand| in advance| \\w+ly| straight| again| once| now)?,? that (.+)`,
    ),
    (m) => statement(tail(m)),
  ],
  [of(`(?:let|allow) ${O} (?!know\\b)(.+)`), (m) => ['clause', null, `you can ${tail(m)}`]],
  [of(`(?:tell|let) ${O}(?: know)? (?:about|of) (?:it|this|that|everything)`), () => ['none', 'tell', '']],
  [
    of(`(?:tell|talk to|speak to|speak with|talk with|let|write to|ask|message) ${O}(?: know)? about (.+)`),
    (m) => ['topic', 'tell', tail(m)],
  ],
  [of(`(?:tell) ${O} not to (.+)`), (m) => ['request', 'boundary', `not ${tail(m)}`]],
  [of(`(?:tell|get) ${O} to (.+)`), (m) => ['request', 'ask', tail(m)]],
  [
    of(
      `(?:tell|let|inform) ${O}(?: know)?,? ((?:I|I'm|I've|I'd|I'll|we|we're|we've|we'll|it|it's|the (?!(?:whole )?truth\\b)|my|our|there|you|you're|you've|this|that|if|when|on|from|because|no|not|${wh})\\b.+)`,
    ),
    (m) => statement(tail(m)),
  ],
  [
    of(
      `(?:say|explain|add|mention|make (?:it )?clear|point out|state|admit|confess|announce|stress)(?: (?:clearly|honestly|plainly|openly|calmly))?(?: to ${O})?,? that (.+)`,
    ),
    (m) => statement(tail(m)),
  ],
  [
    of(`(?:tell|show) ${O} (?:the (?:whole |full )?truth|everything|all of it|the whole story)`),
    () => ['none', 'tell', ''],
  ],
  [
    of(
      `(?:tell|let|write to) ${O}(?: know)?(?: it| this)?,? (?:before|after|first|in person|as soon as|now|today|tonight|early|straight away) ?(?!that\\b).*`,
    ),
    () => ['none', 'tell', ''],
  ],
  [of(`(?:never|not) (?:do|let) (?:it|this|that)(?: happen)? again`), () => ['clause', null, 'I will not do it again']],
  [
    of(
      `(?:tell|let|write to|message|text|say) ${O}(?: know)?(?: it| this| that| so)?(?: (?:clearly|honestly|plainly|beforehand|in advance))?`,
    ),
    () => ['none', 'tell', ''],
  ],
  [
    of(`say (?:it|this|that|so|no more)(?: (?:clearly|honestly|plainly|openly|calmly|once|to you))?`),
    () => ['none', 'tell', ''],
  ],
  [of(`say (?:that )?((?:I|I'm|we|it|the|my|you|there|if)\\b.+)`), (m) => statement(tail(m))],
  [of(`say (?:I'm )?sorry(?: to ${O})?(?: (?:for|about) (.+))?`), (m) => sorry(m)],
  [
    of(
      `(?:apologi[sz]e|say sorry|make (?:an|my) apology|send (?:an|my) apology|offer (?:an|my) apology)(?: to ${O})?(?: (?:on behalf of|for(?= [\\w ]*\\b(?:team|company|office|department|family|band|club|group|school|class|firm|staff|crew|committee|board|both of us|all of us|son|daughter|husband|wife|kids|children)(?: for| about|$))) ((?:the|our|my|all of) [\\w -]{2,30}?))(?: (?:for|about) (.+))?`,
    ),
    (m) => [['topic', 'apologise', `on behalf of ${tail(m)}`], ...(m[2] ? [sorryFor(tail(m, 2))] : [])],
  ],
  [
    of(
      `(?:apologi[sz]e|make (?:an|my) apology|send (?:an|my) apology|offer (?:an|my) apology)(?: to ${O})?(?: that (.+))`,
    ),
    (m) => ['clause', 'apologise', tail(m)],
  ],
  [
    of(
      `(?:apologi[sz]e|make (?:an|my) apology|send (?:an|my) apology|offer (?:an|my) apology)(?: to ${O})?(?: properly| sincerely)?(?: (?:for|about) (.+))?`,
    ),
    (m) => sorry(m),
  ],
  [
    of(
      `(?:own (?:it|up|up to it|that|this)(?: (?:before|to|about|and)\\b.*)?|come clean(?: .*)?|take (?:the |full )?(?:responsibility|blame)(?: for it)?|(?:make|put) (?:it|things|that|this) (?:right|up to you)|make amends)`,
    ),
    () => ['none', 'apologise', ''],
  ],
  [
    of(`ask ${O} (?:out|on a date)(?: (?:for|to) (.+))?`),
    (m) => ['come', 'invite', m[1] ? `out for ${tail(m)}` : 'out with me'],
  ],
  [
    of(
      `ask ${O} (?:out |over |along )?(?:for|to) ((?:a|an|some|lunch|dinner|coffee|breakfast|tea|drinks?|the)\\b ?(?:\\w+ ){0,2}?(?:walk|coffee|drink|drinks|lunch|dinner|date|tea|breakfast|brunch|supper|picnic|meal|film|concert|party|beer|weekend)?\\b.*)`,
    ),
    (m) =>
      /^(?:a |an |some )?(?:\w+ ){0,2}(?:walk|coffee|drinks?|lunch|dinner|date|tea|breakfast|brunch|supper|picnic|meal|film|concert|party|beer|weekend away)\b/i.test(
        tail(m),
      )
        ? ['come', 'invite', `for ${tail(m)}`]
        : ['noun', 'ask', tail(m)],
  ],
  [
    of(`ask ${O} to (?:(?:come|join)\\b (?:me |us )?)((?:to|for|over|round|along|with|on|at)\\b.+)`),
    (m) => ['come', 'invite', tail(m)],
  ],
  [of(`ask ${O} not to (.+)`), (m) => ['request', 'ask', `not ${tail(m)}`]],
  [
    of(`(?:ask|beg|get|remind|convince|persuade|encourage) ${O},? (?:please )?to (.+)`),
    (m) => ['request', /^remind/i.test(m[0]) ? 'remind' : 'ask', tail(m)],
  ],
  [
    of(`(?:ask|find out from|know from|hear from)(?: ${O})?,? (?:if|whether) (.+)`),
    (m) =>
      /^you (?:would like|want|wants|fancy|would|could|can|will) (?:to )?(?:come|join|go)\b/i.test(tail(m))
        ? [
            'come',
            'invite',
            tail(m).replace(
              /^you (?:would like |want |fancy |would |could |can |will )+(?:to )?(?:come(?: along)?|join (?:us|me)|go)\s*/i,
              '',
            ),
          ]
        : /^you (?:would like|want|fancy) (?:to )?have (?:lunch|dinner|tea|coffee|breakfast|brunch|a (?:coffee|drink|cuppa|meal))\b/i.test(
              tail(m),
            )
          ? ['come', 'invite', `for ${tail(m).replace(/^.*?\bhave /i, '')}`]
          : ['whether', 'ask', tail(m)],
  ],
  [of(`(?:ask|find out|know|hear|understand)(?: ${O})?,? (${wh}\\b.+)`), (m) => wondering(tail(m), 'ask')],
  [of(`ask (?:${O} )?for (.+)`), (m) => ['noun', 'ask', tail(m)]],
  [of(`ask to (.+)`), (m) => ['may', 'ask', tail(m)]],
  [of(`(?:request|get|have|arrange) (.+?)(?: (?:from|with) you)`), (m) => ['noun', 'ask', tail(m)]],
  [of(`borrow (.+)`), (m) => ['may', 'ask', `borrow ${tail(m)}`]],
  [
    of(`(?:invite|have|take) ${O} (?:out |over |round |along )?((?:to|for|over|out|round|on|and)\\b.+)`),
    (m) => ['come', 'invite', tail(m).replace(/^to come /i, '')],
  ],
  [of(`invite ${O}`), () => ['none', 'invite', '']],
  [
    of(
      `(?:thank|say (?:thanks|thank you) to) ${O}(?: so much| very much| again| properly)?(?: (?:and \\w+ )?(?:for|about) (.+?))?(?:,? because (?!of\\b)(.+)|,? (because of .+))?`,
    ),
    (m) => thanks(m),
  ],
  [
    of(`thank ${O}[,:] (.+)`),
    (m) => [
      ['none', 'thank', ''],
      ['clause', null, tail(m)],
    ],
  ],
  [of(`(?:say )?(?:thank you|thanks)(?: to you)?(?: for (.+))?`), (m) => thanks(m)],
  [of(`congratulate ${O}(?: (?:on|for|about) (.+))?`), (m) => ['noun', 'congratulate', tail(m)]],
  [
    of(`(?:send|say|offer) (?:my |our )?congratulations(?: to you)?(?: (?:on|for) (.+))?`),
    (m) => ['noun', 'congratulate', tail(m)],
  ],
  [of(`celebrate (?:with you )?(.+)`), (m) => ['noun', 'congratulate', tail(m)]],
  [of(`remind ${O} (?:that) (.+)`), (m) => ['clause', 'remind', tail(m)]],
  [of(`remind ${O} (?:about|of) (.+)`), (m) => ['noun', 'remind', tail(m)]],
  [
    of(
      `(?:comfort|console|cheer up|cheer|support|be there for|stand by|encourage|reassure|soothe|reach out to|check in on|check on|send (?:my |our )?condolences to|send love to) ?${O}(?: up)?(?: (?:about|after|over|on|with|for|in|before|through) (.+))?`,
    ),
    (m) => ['noun', 'comfort', tail(m)],
  ],
  [
    of(`(?:send|offer|give) (?:my |our )?condolences(?: (?:on|for|to you (?:on|for)) (.+))?`),
    (m) => ['noun', 'comfort', tail(m)],
  ],
  [of(`wish ${O} (.+)`), (m) => ['clause', 'comfort', `I wish you ${tail(m)}`]],
  [
    of(`(?:break|split) up(?: with ${O})?(?:,? (?:because|since|as) (.+))?`),
    (m) => leaving('I want us to break up', tail(m)),
  ],
  [
    of(`(?:end|finish) (?:it|things|this)(?: with ${O})?(?:,? (?:because|since|as) (.+))?`),
    (m) => leaving('I want to end things between us', tail(m)),
  ],
  [of(`end (.+?)(?:,? because (.+))?`), (m) => leaving(`I want to end ${tail(m)}`, tail(m, 2))],
  [
    of(`(?:stop seeing|stop dating|leave|divorce|cut contact with|cut ties with|go no contact with|quit) ${O}(.*)`),
    (m) => leaving(`I want to ${m[0]}`, ''),
  ],
  [of(`(?:resign|quit|hand in my notice|give notice|step down)\\b(.*)`), (m) => leaving(`I want to ${m[0]}`, '')],
  [
    of(`disagree(?: with ${O})? (?:on|about|over|with) (.+)`),
    (m) => ['clause', 'disagree', `I disagree with ${tail(m)}`],
  ],
  [of(`disagree(?: with ${O})?`), () => ['none', 'disagree', '']],
  [
    of(`(?:object to|push back on|argue against|contradict) (.+)`),
    (m) => ['clause', 'disagree', `I see ${tail(m)} differently`],
  ],
  [
    of(`(?:say no to|decline|turn down|refuse|pass on) (?:${O}(?:,? (?:about|on|to))? ?)?(.*)`),
    (m) => (tail(m) ? ['clause', 'decline', `I have to say no to ${tail(m)}`] : ['none', 'decline', '']),
  ],
  [of(`(?:cancel|call off|postpone|move|reschedule) (.+)`), (m) => ['clause', 'decline', `I have to ${m[0]}`]],
  [
    of(
      `(?:set|draw|make|put|hold) (?:a |my |some )?(?:clear |firm )?(?:boundary|boundaries|limits?|line)(?: with you)?(?: (?:about|around|on|over|with) (.+))?`,
    ),
    (m) => (/^\w+ing\b/i.test(tail(m)) ? ['request', 'boundary', `stop ${tail(m)}`] : ['topic', 'boundary', tail(m)]),
  ],
  [
    of(`(?:suggest|propose|recommend)(?: to you)? (?:that )?((?:we|you|I)\\b.+)`),
    (m) => ['clause', null, `I suggest ${tail(m)}`],
  ],
  [of(`(?:suggest|propose) to (.+)`), (m) => ['joint', null, tail(m)]],
  [
    of(`(?:suggest|propose|offer)(?: you)? (?!to\\b)(.+)`),
    (m) => ['noun', null, /^offer/i.test(m[0]) ? `I can offer you ${tail(m)}` : `my suggestion is ${tail(m)}`],
  ],
  [of(`offer(?: you)? to (.+)`), (m) => ['offer', null, tail(m)]],
  [of(`(?:stop) ${O} (?:from )?(\\w+ing\\b.*)`), (m) => ['request', 'boundary', `stop ${tail(m)}`]],
  [of(`(?:talk|speak) (?:to|with) you about (.+)`), (m) => ['topic', 'tell', tail(m)]],
  [of(`(?:raise|bring up|address|discuss|mention|talk about|announce) (.+)`), (m) => ['topic', 'tell', tail(m)]],
  [of(`(?:praise|compliment) ${O} (?:on|for|about) (.+)`), (m) => ['noun', 'thank', tail(m)]],
  [of(`tease ${O} (?:about|for|over) (.+)`), (m) => ['clause', 'tell', `I had to smile when I thought of ${tail(m)}`]],
  [of(`(?:flirt with|charm|woo|seduce|compliment|tease) ${O}(.*)`), () => ['none', 'tell', '']],
]

const sorry = (m: RegExpExecArray): Made => (m[1] ? sorryFor(tail(m)) : ['none', 'apologise', ''])
function thanks(m: RegExpExecArray): Made[] {
  // "Thank them for they stayed late": a clause and no thing.
  if (/^you (?!all\b|both\b)\p{L}+/iu.test(tail(m)))
    return [
      ['none', 'thank', ''],
      ['clause', null, tail(m)],
    ]
  const first: Made[] = m[1]
    ? [
        [
          /^(?:it|that|this|everything)$/i.test(tail(m))
            ? 'none'
            : /^(?:not )?\w+ing\b/i.test(tail(m))
              ? 'gerund'
              : 'noun',
          'thank',
          tail(m),
        ],
      ]
    : [['none', 'thank', '']]
  const why = m[2] ?? m[3]
  return why ? [...first, ['clause', null, why.trim()]] : first
}
function leaving(said: string, why: string): Made[] {
  return why
    ? [
        ['clause', 'end', said],
        ['clause', null, why],
      ]
    : [['clause', 'end', said]]
}
const thankful = (words: string, act: Act): Act =>
  /\b(?:helped|meant|means (?:a|so|to)|appreciate|grateful|thankful|did for)\b/i.test(words) ? 'thank' : act
const wondering = (words: string, act: Act): Made =>
  /^how (?:much |very |really |deeply )?(?:(?:proud|sorry|grateful|happy|sad|hurt|angry|worried|glad|thankful|lucky|excited|disappointed|tired|upset|scared)\b|I |(?:much|deeply) )/i.test(
    words,
  ) && act === 'tell'
    ? ['how', thankful(words, act), words]
    : act === 'tell'
      ? ['how', thankful(words, act), words]
      : ['wh', 'ask', words]
