import { spanAt } from '../../text/match.ts'
import type { Plain, Sentence } from '../../text/plain.ts'
import type { Span } from '../../text/span.ts'
import { meant } from './danger.ts'

/**
 * What a sender tells that they did to the reader's life, or mean to do with what they know, however fondly it is
 * wrapped. A word of love beside it changes nothing about the deed. Our own wordings, after Stark 2007.
 */
interface Deed {
  id: 'takeover' | 'hold' | 'blackmail'
  pattern: RegExp
  /** Somewhere in the message as well, where the deed alone can be a favour. */
  beside?: RegExp
}
const did =
  '(?:i|ive|i have|we|weve)(?: (?:have|just|already|also|had to|even|simply|quietly|gone and|went and|went ahead and)){0,3}'
const folk =
  '(?:(?:\\w+ )?(?:sister|brother|mum|mom|dad|mother|father|parents|family|cousin|aunt|friends?|mates?|girls|lads|best friend|ex|exes|colleagues?|boss|guys|men|women|boys|contacts))'
const cutOff = '(?:blocked|deleted|removed|unfriended|unfollowed|wiped|erased|got rid of)'
const few = '(?: \\w+){0,4}?'
const pictures =
  '(?:pics?|pictures?|photos?|selfies?|nudes?|videos?|clips?|screenshots?|recordings?|footage|voice ?notes?|messages|chats|texts)'
const onlookers =
  '(?:everyone|everybody|the whole \\w+|your (?:\\w+ )?(?:dad|mum|mom|mother|father|parents|family|husband|wife|boss|work|school|friends|mates|boyfriend|girlfriend|sister|brother|church|job|colleagues|followers|gran|class|team|new \\w+)|(?:the|our) group(?: chat)?|online|public|facebook|instagram|insta|snapchat|tiktok|the internet|the police)'
/** What is not to be done, or not to be told. */
const condition =
  /\b(?:(?:if|when|once|the (?:day|minute|second|moment)) (?:you|u)(?:re|ve)?(?: ever| even| dare| try| to| go| and| really| do| think of)* ?(?:(?:leave|leaving|left)(?! (?:the|your|a|an|early|it|some|any|by|at))|tell|telling|talk to|speak to|say|breathe|go to (?:the police|hr|your|my|anyone|court|him|her|them)|block|blocked|ignore|ignoring|blank|hang up|report|break (?:up|it off)|end (?:it|this|things)|walk (?:out|away)|dump|see (?:him|her|them)|refuse|quit|move out)|(?:if (?:you|u) (?:dont|do not|wont|will not|cant|refuse to)|unless (?:you|u)) (?!(?:really |still )?(?:want to|feel|fancy|need|prefer)\b)(?:\w+ )?(?:come|pay|answer|reply|send|meet|give|do|want|stop|take|let|get|delete|unblock|call|ring|see|stay|keep|drop)|(?:say|breathe|tell|one|another|a single) (?:\w+ ){0,2}(?:word|anyone|anybody|a soul)|(?:tell|go to|ring|call|talk to|walk out on|leave|block|report) (?:anyone|anybody|the police|hr|me|your \w+)\b.{0,30}\b(?:and|or)|or else|otherwise)\b/
const exposure = new RegExp(
  `\\b(?:(?:ill|i will|im going to|im gonna|i can|i could|i might|i|hell|we|well|we will)(?: just| still| always| also| easily)? (?:post|leak|publish|expose|upload|put up|share|forward|send)\\b(?! (?:you|u|it to you|them to you)\\b)${few} ${pictures}|${onlookers}(?! (?:nobody|no one|wont|dont|nothing))(?: \\w+)? (?:sees?|gets?|will (?:see|get|have)|is going to (?:see|get)|finds? out|finds|hears?|know|knows|will know)\\b|make sure(?: that)? ${onlookers}|(?:those|these|the|your|that|all)(?: \\w+)? ${pictures}(?: of (?:you|us))?(?: will| are going to| might| could)? (?:go|goes|get|gets|end|ends|land|lands|be (?:sent|posted|shared)|find their way)\\b|(?:ill|i will|i can|i could|i might|i may|id|might|may|could|going to|about to)(?: (?:just|still|always|going to|have to))* (?:tell|show|send) ${onlookers}(?! (?:you said|youre (?:late|on|sorry|ill|busy|poorly|sick|not (?:coming|well|around))|hi|the time|its|it is|were|we|to|where|when|thanks?|the (?:plan|news|slides|agenda|address|link|minutes)|about (?:the|dinner|lunch|\\w+day)))|(?:thinking (?:of|about)|tempted to|might start) (?:tell|show|send)(?:ing)? (?:\\w+ ){0,3}?(?:to )?${onlookers})`,
)
const deeds: readonly Deed[] = [
  {
    id: 'takeover',
    pattern: new RegExp(
      `\\b${did} ${cutOff} (?:all )?(?:(?:of )?your ${folk} (?:(?:s )?numbers?|contacts?|chats?|accounts?)|your ${folk}s? numbers?|(?:all )?your (?:contacts|friends|followers|social media|socials|instagram|insta|facebook|snapchat|accounts)|\\w+(?: \\w+){0,3} (?:on|from|off|out of) (?:your|ur) (?:phone|contacts|facebook|insta\\w*|whatsapp|account|list))\\b`,
    ),
  },
  {
    id: 'takeover',
    pattern: new RegExp(
      `\\b(?:${did} )?(?:told|rang|called|emailed|messaged|texted|informed|let|wrote to) your (?:\\w+ )?(?:boss|work|manager|job|office|college|uni|tutor|course|friends?|mates|mum|mom|sister|brother|family|parents|coach|landlord)(?: know)?(?:,? (?:and|to)(?: i)? (?:told|tell|said|say)(?: (?:them|him|her))?)?(?: that)? (?:youre|youve|you are|you have|you wont be|you will not be|you|youll be)(?: \\w+){0,2}? (?:done (?:there|with)|quit\\w*|(?:leaving|left)(?! (?:at|around|about|in|on|soon|now|early|late|for|the|work|tomorrow|tonight|your|\\d))|resign\\w*|finished (?:there|with)|handed in|not (?:coming|going) back|no longer|not interested in|(?:dont|didnt) want (?:to (?:see|speak|talk|hear)|them|her|him)|(?:seeing|speaking to|working|coming|talking to) (?:there|them|her|him|anymore|any more|again))\\b`,
    ),
  },
  {
    id: 'takeover',
    pattern: new RegExp(
      `\\b${did} (?:(?:been )?(?:check(?:ed|ing)?|went through|gone through|going through|looked through|looking through|track(?:ed|ing)?|monitor(?:ed|ing)?|logged in ?to|got in ?to|read(?:ing)?) (?:all )?your (?:phone|dms|emails|whatsapp|diary|bank (?:account|statements)|search history|call (?:log|history)|private messages)|(?:put|installed|hid|hidden|stuck) (?:an? |the )?(?:\\w+ )?(?:trackers?|tracking app|airtag|app|cameras?|recorder) (?:on|in|under) your)\\b`,
    ),
  },
  {
    id: 'takeover',
    pattern:
      /\b(?:love|adore|care (?:for|about)|worship|respect) (?:you|u) (?:(?:far|way|just|much) )?too much (?:\w+ )?to (?:let|allow|have) (?:you|u) (?:go (?:out|to|with|back|there|anywhere|around|dressed)|wear|see|work|talk|meet|speak|be friends|dress|spend|leave (?:the house|me)|wander|hang|post|have (?:friends|a job|your own))\b/,
  },
  {
    id: 'hold',
    pattern: new RegExp(
      `\\b(?:ive got|${did} (?:got|taken|took|kept|keep|hidden|hid|locked away|put away|am keeping)|i have|im keeping|im holding(?: on to)?) (?:all )?(?:of )?your (?:passport|car keys|keys|house keys|phone|bank cards?|cards?|id|documents|papers|wallet|purse|laptop|birth certificate|inhaler|medication|meds|shoes|money|savings)\\b`,
    ),
    beside:
      /\b(?:youre not (?:going|leaving|getting|seeing|having|working|taking|flying)|you arent (?:going|leaving)|you (?:cant|wont|will not) (?:go|leave|get (?:far|out|away)|see|ring|call|tell|fly|drive|take|be (?:going|leaving))|so you (?:stay|cant|wont|dont)|(?:until|till) you (?:calm|listen|say|learn|promise|apologi\w+|behave|talk|come|tell|do|admit|change|agree)|try (?:leaving|going|and leave)|youre (?:staying|stuck)|not going (?:anywhere|to your)|if you (?:leave|go)|(?:when|once) you(?:ve)? (?:behave\w*|apologi\w+|learn\w*|calm\w*|say|said|listen\w*|talk\w*|promise\w*))\b/,
  },
  {
    id: 'takeover',
    pattern: new RegExp(
      `\\b${did} (?:moved|cancelled|canceled|closed|stopped|frozen|froze|changed|redirected|transferred|took|taken) (?:all )?(?:of )?your (?:bank card|cards?|bank account|account|wages|salary|benefits|passwords?|pin|pension|phone contract|phone number|gym membership|driving (?:lessons|test)|flights?|course|contraception|prescription|appointment)\\b`,
    ),
    beside:
      /\b(?:so (?:that )?you (?:cant|wont|dont|have to|stay)|into my|in my name|to my account|you dont need|you wont need|youre not (?:going|seeing|leaving)|from now on|ask me|i decide|ill decide|because i (?:love|know)|too (?:good|much) )\b/,
  },
  {
    id: 'blackmail',
    pattern:
      /\b(?:ill|i will|im going to|im gonna|i can|i could|i might|i only have to|maybe i(?:ll| should)|i should)(?: \w+){0,2}? (?:tell|call|ring|report|inform|email|contact|let) (?:you to )?(?:the )?(?:immigration|home office|ice|uscis|border force|visa (?:people|office)|benefits (?:people|office)|dwp|tax ?(?:man|office)|hmrc|social services|cps|your (?:visa )?sponsor)\b(?: know)?(?: (?:all )?(?:about (?:you|your (?:papers|status|visa|overstay\w*|working|job|cash))|on you|where (?:you|they can find you)|what you|that you|youre|youve|you (?:work|live|are|have|overstay\w*)|and (?:they|have you|you))\b|[.!]*$)/,
  },
  {
    id: 'blackmail',
    pattern:
      /\b(?:ill|i will|im going to|im gonna|i could|i might|maybe i(?:ll| should)|i should) (?:just )?(?:tell|let) (?:everyone|everybody|your (?:\w+ )?(?:dad|mum|mom|parents|family|boss|work|church|school|husband|wife|friends|mosque|imam|priest))(?: know)? (?:(?:that )?youre (?:gay|trans|bi|lesbian|pregnant|positive|an addict|illegal)|about (?:the|your) (?:abortion|affair|pills|diagnosis|debts?|hiv|past|record|girlfriend|boyfriend)|what you (?:really are|did (?:to|that|in|with)|get up to)|who you really are)\b/,
  },
  {
    id: 'blackmail',
    pattern:
      /\b(?:one|a|it only takes one|a single|just one) (?:\w+ )?(?:call|word|email|tip|letter) (?:to|from me to) (?:the )?(?:immigration|home office|ice|uscis|border force|dwp|hmrc|social services|cps|your sponsor)\b|\breport you to (?:the )?(?:immigration|home office|ice|uscis|border force|dwp|hmrc|social services|cps)\b/,
  },
  {
    id: 'blackmail',
    pattern:
      /\bi know (?:where|which|what) (?:\w+ )?your (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|parents|kids?|children|son|daughter|gran|nan|family|boyfriend|girlfriend|new \w+)s? (?:work|live|go|sleep|park|walk|catche?|get off|goe)s?(?: (?:to )?(?:school|nursery|now|every \w+|at night|after school|alone|home|to))*(?=[.!]|$|,? (?:so|and (?:i|you|what)|too|remember|dont|be (?:careful|nice)|think|youd))/,
  },
]

/** Deeds and threats of exposure in a message, as written. */
export function deedsIn(read: Plain, parts: readonly Sentence[]): Span[] {
  const all = read.text
  const spans: Span[] = []
  if (meant.test(all)) return spans
  for (const { id, pattern, beside } of deeds) {
    const hit = pattern.exec(all)
    if (!hit || (beside && !beside.test(all))) continue
    const part = parts.find(({ from, end }) => hit.index >= from && hit.index < end)
    if (
      part &&
      /\b(?:if|never|not|dont|didnt|would never|dreamt|imagine|he|she|they) (?:\w+ )?$/.test(
        all.slice(part.from, hit.index),
      )
    )
      continue
    spans.push(quoted(read, id, hit.index, part ? Math.min(part.end, hit.index + 160) : hit.index + hit[0].length))
  }
  for (const { from, end, text } of parts.slice(0, 12)) {
    const asked = condition.exec(text)
    const shown = asked && exposure.exec(text)
    // An order counts where the threat comes after it; an "if" may stand behind.
    if (!asked || !shown) continue
    if (shown.index < asked.index && !/^(?:if|unless|when|once|the)/.test(asked[0])) continue
    spans.push(quoted(read, 'blackmail', from, Math.min(end, from + 160)))
    break
  }
  return spans
}

function quoted(read: Plain, id: string, from: number, to: number): Span {
  const text = read.text.slice(from, to).replace(/[.!?,;\s]+$/, '')
  return spanAt(read, id, from, from + text.length, 1)
}
