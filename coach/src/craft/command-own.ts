import type { Frame } from './command-frames.ts'
import { ahead } from './matter.ts'
import type { Made } from './pieces.ts'

const O = '(?:you(?: and your [a-z-]+)?|him|her|them|everyone|both|all of you)'
const of = (pattern: string) => new RegExp(`^${pattern}$`, 'i')
const tail = (m: RegExpExecArray, at = 1) => (m[at] ?? '').trim()
const occasion =
  "((?:\\d{1,3}(?:st|nd|rd|th) )?(?:wedding )?(?:birthday|anniversary|new year|christmas|easter|diwali|eid|mother's day|father's day|valentine's day|hanukkah|graduation|name day))"
const when = '((?: (?:today|tonight|tomorrow|this (?:weekend|evening)|on [\\w ]{3,20}))?)'
const forDay = (words: string) => (/today/i.test(words) ? '' : words.replace(/^ (?:on )?/, ' for '))

/** Acts of their own: what is felt, what one is, what one will not do, and what only a moment calls for. */
export const ownFrames: readonly Frame[] = [
  [
    of(`come out(?: to ${O})?(?: as| to ${O} as) (.+)`),
    (m) => [
      ['clause', 'tell', 'There is something about me that I want you to know'],
      ['clause', null, `I am ${tail(m)}`],
    ],
  ],
  [
    of(
      `(?:confess|declare|reveal|express|share|admit) (?:my |the )?(?:feelings?|love)(?: (?:for|to|with|towards) ${O})*`,
    ),
    (m) => [
      'clause',
      'tell',
      /\blove\b/i.test(m[0]) ? 'I love you' : 'I have feelings for you, and I wanted you to know',
    ],
  ],
  [
    of(`(?:confess|admit)(?: to ${O})?,? (?:that )?(I(?:'m|'ve| am| have| like| love| fancy| fell| feel)\\b.+)`),
    (m) => ['clause', 'tell', tail(m)],
  ],
  [
    of(
      `(?:tell|show|let) ${O}(?: know)? (?:about )?(?:how I (?:really |truly )?feel(?: about ${O})?|my (?:true |real )?feelings(?: for ${O})?)`,
    ),
    () => ['clause', 'tell', 'I have feelings for you, and I wanted you to know'],
  ],
  [of(`(?:tell|let) ${O}(?: know)? (?:about|of) (?:my|the|our) pregnancy`), () => ['clause', 'tell', 'I am pregnant']],
  [
    of(`(?:tell|let) ${O}(?: know)? (?:about|of) (?:my|the) miscarriage`),
    () => ['clause', 'tell', 'I have had a miscarriage'],
  ],
  [
    of(`(?:tell|let) ${O}(?: know)? (?:about|of) (?:my|our) engagement`),
    (m) => ['clause', 'tell', /our/i.test(m[0]) ? 'we are engaged' : 'I am engaged'],
  ],
  [
    of(`(?:tell|let) ${O}(?: know)? (?:about|of) (?:my|the) (\\w+ )?diagnosis`),
    (m) => (m[1] ? ['clause', 'tell', `I have been diagnosed with ${tail(m)}`] : null),
  ],
  [of(`propose(?: marriage)? to ${O}(?:.*)?`), () => ['clause', 'tell', 'Will you marry me?']],
  [
    of(
      `ask ${O} to (marry me|be my (?!friend\\b)[\\w' -]{3,40}|move in(?: together)?(?: with me)?|be (?:exclusive|official|a couple)(?: with me)?|go (?:out )?with me|dance with me)(.*)`,
    ),
    (m) => [
      'clause',
      'tell',
      `${/^move|^go|^dance/i.test(tail(m)) ? 'Would you like to' : 'Will you'} ${tail(m)}${(m[2] ?? '').replace(/[.!\s]+$/, '')}?`,
    ],
  ],
  [
    of(`refuse (?:to |${O} )?(?!(?:to|${O})\\b)([\\w'-]+.*)`),
    (m) => [
      'clause',
      'decline',
      `${/^refuse to /i.test(m[0]) ? 'I have decided not to' : 'I have to say no to'} ${tail(m)}`,
    ],
  ],
  [
    of(
      `say (?:no|no more) to (lending|giving|going|helping|working|paying|hosting|babysitting|driving|looking|taking|doing|joining|covering|coming) (.+)`,
    ),
    (m) => ['clause', 'decline', `I have to say no to ${tail(m)} ${tail(m, 2)}`],
  ],
  [
    of(`(?:say|bid) (?:good ?bye|farewell|bye)(?: to ${O})?(?:[,:;.]? (?:because |and |as |since )?(.+))?`),
    (m) => withMore('I want to say goodbye', tail(m)),
  ],
  [
    of(
      `(?:reconnect|get (?:back )?in touch(?: again)?|be in touch again|rekindle (?:my |our )?(?:friendship|contact)|catch up|renew contact) with ${O}(?:[,:;.]? (?:because |and |as |since )?(.+))?`,
    ),
    (m) =>
      withMore(
        /^catch/i.test(m[0])
          ? 'It would be good to catch up with you'
          : 'I would be glad to be in touch with you again',
        tail(m),
      ),
  ],
  [
    of(
      `(?:make up|make peace|patch things up|make it up|reconcile) with ${O},? (?:after|because|since|as|about) ((?:I|we)\\b.+)`,
    ),
    (m) => [
      ['clause', 'apologise', tail(m)],
      ['none', 'apologise', ''],
      ['clause', null, 'I would like us to make peace'],
    ],
  ],
  [
    of(`(?:follow up|check back)(?: with ${O})? (?:about|on|regarding|over) (.+)`),
    (m) => ['clause', 'tell', `I wanted to ask about ${tail(m)}`],
  ],
  [
    of(
      `(?:check (?:in |up )?(?:on|with)|reach out to|look in on|ask after) ${O}(?: ((?:after|since|before|during|about|now that|because)\\b.+))?`,
    ),
    (m) => ['whether', 'ask', `you are all right${m[1] ? ` ${tail(m)}` : ''}`],
  ],
  [
    of(
      `(?:cheer(?: ${O})?(?: up| on)?(?: ${O})?|encourage ${O}|wish ${O} (?:good )?luck|say good luck to ${O}|(?:tell|text|send|wish) ${O} good luck|calm ${O}(?: down)?|motivate ${O})(?:,? (?:before|ahead of|with|for|about|in|on) (.+))`,
    ),
    (m) =>
      ahead.test(tail(m))
        ? [
            ['none', 'comfort', ''],
            ['clause', null, `good luck with ${tail(m)}`],
          ]
        : null,
  ],
  [
    of(
      `(?:text|write|send|message|say|tell)(?: to)? ${O}(?: (?:something|anything|a (?:\\w+ )?(?:message|text|line|note)|a few (?:\\w+ )?words))?(?: (?:nice|sweet|kind|funny|lovely|short|romantic|special))? (?:for|on) (?:our|your|the|my) ${occasion}${when}`,
    ),
    (m) => ['clause', 'tell', `happy ${tail(m)}${forDay(m[2] ?? '')}`],
  ],
  [
    of(
      `(?:quit|resign|hand in my (?:notice|resignation)|give (?:in )?my notice|leave my job)(?: from| at)?(?: (?:my|this|the) (?:\\w+ )?(?:job|position|post|role|work))?(?:,? (?:and |with |effective )?(?:my )?(?:last day|leaving)(?: is| will be| being| on)? (.+?))?(?:,? (?:because|since|as) (.+))?`,
    ),
    (m) => [
      ['clause', 'end', 'I am handing in my notice'],
      ...(m[1] ? [['clause', null, `my last day will be ${tail(m)}`] satisfies Made] : []),
      ...(m[2] ? [['clause', null, tail(m, 2)] satisfies Made] : []),
    ],
  ],
  [
    of(
      `(?:ask|invite) ${O} to ((?:come (?:along )?(?:with me )?|go )(?:with me )?to .*\\b(?:therapy|counsell?ing|doctor|hospital|appointment|funeral|court|hearing|scan|check-?up|mediation)\\b.*)`,
    ),
    (m) => ['request', 'ask', tail(m)],
  ],
  [
    of(
      `(?:cancel|end|terminate) (my (?:\\w+ )?(?:membership|subscription|contract|account|insurance|policy|standing order)\\b.*)`,
    ),
    (m) => ['clause', 'end', `I am cancelling ${tail(m)}`],
  ],
  [
    of(
      `say yes to ${O} (?:about|on|for) ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|lunch|dinner|coffee|drinks|next \\w+|the \\d+\\w*|\\d+)\\b.*)`,
    ),
    (m) => ['clause', 'tell', `yes, ${tail(m)} works for me`],
  ],
  [of(`accept (your .+|the .+|an? .+)`), (m) => ['clause', 'tell', `my answer to ${tail(m)} is yes`]],
]

const howLong =
  /^(?:again )?after (?:all )?(?:about |over |almost |nearly )?((?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|many|so many|several|these) (?:years|months|decades|weeks|year|decade))\b.*$/i

function withMore(said: string, told: string): ReturnType<Frame[1]> {
  const more = told.replace(howLong, 'it has been $1')
  return more
    ? [
        ['clause', 'tell', said],
        ['clause', null, more],
      ]
    : ['clause', 'tell', said]
}
