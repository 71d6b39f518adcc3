import { isName, name } from './called.ts'

/** Words after which the one who is meant stands. */
const directed =
  /^leave\s*$|\b(?:tell|telling|ask|asking|thank|thanking|invite|inviting|text|message|email|e-mail|remind|congratulate|comfort|console|apologi[sz]e to|say to|sorry to|write to|reply to|answer|warn|explain to|break up with|(?:call|break) it off with|finish with|part ways with|stop seeing|stop dating|divorce|separate from|split up with|end (?:it|things|the (?:relationship|friendship)) with|disagree with|talk to|speak to|let|note (?:to|for)|message (?:to|for)|words (?:to|for)|text (?:to|for)|letter (?:to|for)|email (?:to|for)|cheer up|support|encourage|flirt with|dump|seeing|dating|future with|feelings for|no spark with|owe|(?:'d|would) (?:like|love|prefer)|thanks to|thank you to|console|reassure|cancel on|check in on|check on|call out|turn down|make peace with|make up with|reply to|respond to|yes to|nice for|words for|talk with|speak with|hit on|chat up|no to|show|forgive|wish|want|need|persuade|convince|get|make|good ?bye to|bye to|farewell to|come out to|confess to|propose to|reconnect with|touch with|catch up with|follow up with|complain to|refuse|news to|break it to|condolences to|check (?:in |up )?with|check up on|reach out to|birthday to|anniversary to|good luck to|lend|give|pay|honest with|clear with|peace with|space from|break from)\s*$/i
const near = /\b(?:to|from|with|for|of)\s*$/i

/** Whose plan, view or words it is that the message takes up: they are its listener, whomever the plan is about. */
const holder = new RegExp(
  `\\b((?:my|our|the) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+|${name})(?:['’]s|(?<=s)['’]) (?:[\\p{L}-]+ ){0,2}?(?:plans?|ideas?|decisions?|proposals?|suggestions?|offers?|choice|advice|instructions?|recommendations?|diagnosis|feedback|report|letter|message|answer|views?|opinion|verdict|comments?|remarks?|wish|requests?|intention|rule|approach|argument|claim|point|insistence|refusal|attempt|demand|push|announcement|email|call|vote)\\b`,
  'giu',
)
const takesUp =
  /\b(?:disagree\w*|agree|object\w*|argue|arguing|against|oppose|opposed|push(?:ing)? back|question|challenge|reject|turn down|decline|refuse|accept|support|back|comment|respond|reply|react|say no|say yes|not happy|unhappy|upset|doubts?|concerns?|think|feel|fight|stop|block|veto|protest|complain|resist|criticis\w+|criticiz\w+)\b[^.!?]{0,30}$/i
/** Between these and the end of the clause stand people who are only talked about. */
const onlyTold =
  /\b(?:(?:plans?|ideas?|decisions?|proposals?|suggestions?|offers?|intention|wish(?:es)?|choice|attempt|refusal|insistence|demand|wants?|wanted|trying|going|decided|planning|plans|thinking) (?:to|of|that|for|on|about|against)|about|regarding|concerning|over|because of|instead of|rather than|without|behind|like|than|after|who|whose|whom|(?:fir|mov|sack|dropp|promot|hir|leav|send|put|keep|hold|invit|exclud|replac|marry|see|dat|meet|pay|sell|giv|lett|treat)ing)\s+(?:[\p{L}'’-]+ ){0,5}?$/iu

const planned =
  /\b(?:plans?|ideas?|decisions?|proposals?|suggestions?|intention|wish|choice|attempt|refusal|demand|insistence) (?:to|of|that|for)\b/i
const withWhom =
  /(?:^|[.!?;,] |\b(?:to|want|please) )(?:raise|bring up|take up|discuss|talk over|sort out|clear up|go over|share|settle|talk about|speak about|mention|explain|describe|announce|report|say|suggest|propose|confess|admit|recommend)\b[^.!?;]{2,80}? (?:with|to) $/i

/** How likely the one named at this place is the listener: 4 where a verb of telling has them, under 1 where it does not. */
export function weightAt(text: string, at: number): number {
  // Who is asked to come is "you" here: "my gran" is not, and a name is only where it calls them.
  if (
    /^(?:please )?(?:come(?! out\b)|join (?:us|me)|pop)\b/i.test(text) &&
    !/^\p{Lu}[\p{L}'’-]*\s*(?:[,.!?]|$)/u.test(text.slice(at))
  )
    return 0.2
  const before = text.slice(Math.max(0, at - 40), at)
  const clause = before.split(/[.!?,;:]/).at(-1) ?? ''
  // "Her plan to ask Lee to go": whoever is asked inside a plan is not the one who reads this.
  if (onlyTold.test(clause)) {
    const inPlan = planned.test(
      text
        .slice(0, at)
        .split(/[.!?;]/)
        .at(-1) ?? '',
    )
    if (inPlan || !directed.test(before)) return 0.2
  }
  return directed.test(before) || withWhom.test(text.slice(0, at)) ? 4 : near.test(before) ? 1.5 : 1
}

/** "My manager's idea to ...", where the goal disagrees with it, answers it or takes it up. */
export const holdersIn = (text: string): { quote: string; start: number }[] =>
  [...text.matchAll(holder)]
    .map(({ 1: quote = '', index }) => ({ quote, start: index }))
    .filter(
      ({ quote, start }) => takesUp.test(text.slice(0, start)) && (/^(?:my|our|the) /i.test(quote) || isName(quote)),
    )
