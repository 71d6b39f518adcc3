import type { Detail } from '../words.ts'
import type { SlotCue } from './slots.ts'

/** What was settled, in particular. Lower case, no apostrophes; read only after the author tried something. */
export const detailCues: readonly SlotCue<Detail>[] = [
  {
    is: 'ownsJob',
    cue: /\b(?:(?:he|she|they) (?:now |really |actually )?(?:does?|did|takes?|took|has taken|cooks?|cleans?) (?:over )?(?:the |all the |every )?(?:it\b|kitchen|dishes|bills|bathroom|laundry|cooking|cleaning|shopping|bins|floors?|school run|hoovering)|took over the|nights in a row)\b/g,
  },
  {
    is: 'phonesAway',
    cue: /\bphones? (?:\w+ )?(?:in|into|on) (?:the|a|another) (?:hall|drawer|kitchen|basket|other room|room|shelf|box)\b|\b(?:phone free|no phones?|phones? (?:off|away)|without (?:the )?phones?)\b/g,
  },
  {
    is: 'everyOther',
    cue: /\b(?:every (?:other|second) (?:one|day|evening|week\w*|sunday|friday|monday|saturday|month|visit|time)|half as often)\b/g,
  },
  { is: 'turns', cue: /\b(?:takes? turns|taking turns|alternat\w+|in turns)\b/g },
  {
    is: 'inParts',
    cue: /\b(?:instal+ments?|(?:pays?|paying|sends?|gives?|transfers?) (?:\w+ ){0,4}(?:a|every|each|per) (?:week|month|payday)|pay(?:s|ing)? (?:it|me|him|her) back (?:in|every|each|a bit|monthly|bit by bit)|(?:sent|paid) (?:me )?(?:the )?first (?:\w+ )?(?:part|\d+))\b/g,
  },
  {
    is: 'urgentOnly',
    cue: /\b(?:if (?:its|it is|something is) (?:really )?urgent|only (?:if|when) (?:its )?urgent|urgent (?:things|ones) only|what is urgent)\b/g,
  },
  {
    is: 'signal',
    cue: /\b(?:have|got|agreed on|made up|use) (?:a |our |this )?(?:\w+ )?(?:signal|code ?word|safe ?word|hand sign|gesture)\b/g,
  },
  {
    is: 'quietTime',
    cue: /\b(?:quiet (?:after|from|hours)|stops? (?:at|by|after) \w+|until (?:nine|ten|eleven)|no (?:music|noise|guests) after)\b/g,
  },
  {
    is: 'message',
    cue: /\b(?:(?:texts?|tells?|messages|lets?|asks?) me (?:know )?(?:before|when|if|by|beforehand|in advance|first)|sends? (?:me )?a (?:text|message) (?:when|if|before))\b/g,
  },
  {
    is: 'setAside',
    cue: /\b(?:date night|cannot be moved|cant be moved|(?:one|an|a fixed) evening (?:a week|in the calendar|for us)|in the calendar|fixed (?:day|time|evening))\b/g,
  },
  {
    is: 'ownMoney',
    cue: /\b(?:(?:an amount|own money|pocket money|money) (?:each|that needs no|of our own)|needs no explaining|joint account and)\b/g,
  },
  {
    is: 'named',
    cue: /\b(?:both names on|(?:wrote|told|said|emailed) (?:to )?(?:everyone|everybody|the (?:team|board|boss)) (?:who|that it|it) (?:did|was|were)|gave me (?:the )?credit|put my name)\b/g,
  },
  {
    is: 'callWhenBad',
    cue: /\b(?:(?:ring|call|phone|text) (?:me|him|her|them) when (?:its|it gets|it is|im|i am) (?:bad|worse|worried|hard|scared))\b/g,
  },
  {
    is: 'alone',
    cue: /\b(?:goes (?:running|for a walk|out) (?:now )?when i|(?:my|an|one) hour (?:alone|to myself)|time (?:alone|to myself) (?:now|every|after))\b/g,
  },
  {
    is: 'again',
    cue: /\b(?:(?:were|we are|going|are) (?:having|meeting|going for|getting|seeing) (?:for )?(?:a )?(?:lunch|coffee|dinner|each other|up|breakfast|brunch)|meeting (?:up )?(?:again|on|next)|next (?:lunch|coffee|walk))\b/g,
  },
  {
    is: 'deeds',
    cue: /\b(?:(?:drove over|came over|turned up|showed up) (?:and|with)|fixed my|brought (?:me )?(?:scones|flowers|cake|soup|dinner|breakfast|tea|a)|baked|made (?:me )?(?:tea|dinner|breakfast|soup)|his way|her way)\b/g,
  },
  {
    is: 'spokeUp',
    cue: /\b(?:changed the subject for me|stood up for me|took my side|(?:had|has) my back|told (?:someone|somebody|them|everyone|her mum|his mum|the others)(?: else)? to stop|spoke up)\b/g,
  },
  {
    is: 'rhythm',
    cue: /\b(?:(?:call|talk|speak|ring) (?:on|every) (?:\w+days?|week|other)|a (?:photo|message|voice note) a day|each other one (?:photo|message))\b/g,
  },
  {
    is: 'regular',
    cue: /\b(?:we|we both) (?:now )?(?:cook|bake|walk|eat|run|swim|garden|dig|play|read|go|meet)(?: \w+){0,4} (?:on|every|each) (?:\w+days?|week|month|morning|evening)\b/g,
  },
  {
    is: 'paidBack',
    cue: /\b(?:paid (?:it|me|everything|all of it)(?: all)? back|paid (?:it|me) (?:all|off|in full|the rest|the next)|(?:gave|transferred|sent) (?:it|me the money|the money) (?:all )?back)\b/g,
  },
  {
    is: 'asksFirst',
    cue: /\b(?:(?:he|she|they) (?:always |now |actually )?asks? (?:me )?(?:first|now|before)|asks now|(?:he|she|they) (?:knocks|checks) (?:first|now|with me))\b/g,
  },
  {
    is: 'letsFinish',
    cue: /\b(?:(?:he|she|they) (?:now )?(?:lets me finish|waits (?:for me|until i|till i)|looks at me and waits|pauses))\b/g,
  },
  {
    is: 'half',
    cue: /\b(?:(?:picked|took|does|did|has|chose) (?:his|her|their|about )?half|half of (?:it|the list|them)|split (?:it|the list)|(?:his|her|their) half)\b/g,
  },
  {
    is: 'ahead',
    cue: /\b(?:(?:plan|planned|make|do|look at|know) (?:\w+ ){0,4}(?:a|two|three) (?:weeks?|months?) (?:ahead|in advance|before)|in advance|a month ahead)\b/g,
  },
  {
    is: 'goesAlong',
    cue: /\b(?:comes? to bed (?:with|when)|goes to bed (?:with|when)|(?:till|until) i (?:sleep|fall asleep|am asleep)|say(?:s)? goodnight)\b/g,
  },
]
