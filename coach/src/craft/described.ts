import { firstNames } from '../detectors/names.ts'
import { roleWords } from './cues/roles.ts'

/** How people describe, to a helper, whom they write to: none of it is said to their faces, and none of it is a name. */

const verb =
  '(?:tell|ask|text|message|email|e-mail|write to|write|thank|invite|remind|congratulate|comfort|console|cheer up|encourage|reassure|support|apologi[sz]e to|say (?:sorry|hi|hello|thanks|thank you|goodbye|bye|no|yes|congratulations) to|sorry to|thanks to|reply to|respond to|answer|warn|let|wish|show|complain to|talk to|talk with|speak to|speak with|disagree with|argue with|break up with|end (?:it|things) with|(?:offer|invitation|letter|bill|invoice) from|stop seeing|split up with|make up with|reconnect with|catch up with|follow up with|get (?:back )?in touch with|check (?:in |up )?(?:on|with)|reach out to|flirt with|refuse|turn down|say|come out to|confess to|propose to|happy (?:birthday|anniversary) to|condolences to|sympathy to|break the news to|break it to|goodbye to|forgive|introduce myself to|chase|nudge|call)'
const boundary =
  "(?=\\s*(?:$|[.,:;!?]| (?:to|that|if|whether|for|about|because|since|as|on|over|round|out|along|know|who|whose|why|how|when|what|where|back|not|i|I|I'm|I've|I'll|I'd|i'm|we|he|she|they|he's|she's|and|but|so|happy|well|saying|with|after|before|we're|my|our|his|her|their|his|it|it's|the)\\b))"
const notPlace =
  '(?!(?:the bottom|person|front|advance|time|full|writing|public|private|general|return|particular|case|a (?:\\w+ )?way|the (?:morning|evening|afternoon|end|meantime|middle|moment|first|weekend|summer|winter|spring|autumn)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\\b|\\d|noon|night|once|least|first|all|my behalf|now|then|me\\b|us\\b|how|what|why)\\b)'
const word = "(?!(?:that|to|if|whether|for|about|because|who|and|but|I|i|we|he|she|they|it)\\b)[\\p{L}\\d'&-]+"
const person = `(?:\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?|(?:my|our|the|an?|this|that) (?:(?!(?:at|on|in|from|of|who|whose|that|which|to|for|about|I|i|we|he|she|they|it|there|the|an?|this|those|these|my|our|his|her|was|is|are|were|had|have|has|am|will|can|won't|can't)\\b)[\\p{L}'-]+ ){0,3}?(?!(?:I|i|we|he|she|they|it|there|the|was|is|that|to|for|my|our|his|her|not|how|what|why|when|if)\\b)[\\p{L}-]+(?!'))`
const rx = (source: string, flags = 'iu') => new RegExp(source, flags)
const trades =
  'seller|buyer|courier|delivery (?:guy|man|driver|person)|driver|host|support(?: team)?|customer (?:service|services|support|care)|help ?desk|support line'
const jobs =
  'nurse|coach|colleague|neighbou?r|roommate|flatmate|teacher|barista|waiter|classmate|teammate|carer|midwife|trainer|tutor'
const company =
  "(?:[A-Z][\\w&'-]* ){0,3}(?:Gas|Energy|Water|Electric(?:ity)?|Power|Bank|Council|Airlines?|Airways|Telecom|Mobile|Broadband|Insurance|Ltd|Inc|GmbH|Hotels?|Clinic|Surgery|Hospital|Railways?|Trains|Mail|Express|Logistics|Customer Services?)|Amazon|[Ee][Bb]ay|Airbnb|Uber|Vodafone|Netflix|Spotify|Ikea|IKEA|Ryanair|Lufthansa|EasyJet|Hermes|Evri|Etsy|Vinted|Deliveroo|PayPal|Paypal|Apple|Google|Microsoft|Tesco|Zalando|\\p{Lu}\\p{L}+ (?:&|\\+) \\p{Lu}\\p{L}+"

/** A name typed without its capital, where only a person can stand; words that are also names stay as they are. */
const words = new Set(
  'will mark may rose grace hope joy art bill sue dawn faith summer april june august grant frank rich guy miles drew chase dean gene pat ray rob jack max sky ash iris lily ivy daisy violet olive ruby pearl amber crystal melody harmony destiny sunny son mason hunter page reed reid dale glen heath carol robin jay kit lane victor earnest ernest norm lance dick jean penny ginger holly hazel heather sandy misty star stone wade paris london chelsea austin jordan israel georgia sydney virginia charity prudence patience duke major royal prince king angel christian jesus in an are at do so to my bo su ty mo no al ed van long young old short love man'.split(
    ' ',
  ),
)
/** "Pauls invitation": whose it is, typed without its sign. */
const ownedThing =
  /(?<![\p{L}'])(\p{L}{3,})s (?=(?:[\p{L}-]+ )?(?:invitation|invite|birthday|party|wedding|house|flat|place|car|idea|plan|offer|message|question|dog|cat|mum|mom|dad|brother|sister|wife|husband|graduation|funeral|number|dinner)\b)/giu
const afterVerb = rx(
  `(?<=\\b(?:${verb}|my (?:${roleWords})|with|to|from|for) )(\\p{Ll}{3,})(?=$|[.,:;!?\\s]|'s )`,
  'giu',
)

function capitals(text: string): string {
  const found = new Set(
    [...text.matchAll(afterVerb)].map(([name]) => name).filter((it) => firstNames.has(it) && !words.has(it)),
  )
  const owners = text.replace(ownedThing, (all, name: string) =>
    firstNames.has(name.toLowerCase()) && !words.has(name.toLowerCase())
      ? `${name.charAt(0).toUpperCase()}${name.slice(1)}'s `
      : all,
  )
  return [...found].reduce(
    (said, name) =>
      said.replace(rx(`(?<![\\p{L}'])${name}(?![\\p{L}-])`, 'gu'), name.charAt(0).toUpperCase() + name.slice(1)),
    owners,
  )
}

const steps: readonly (readonly [RegExp, string])[] = [
  // "My boyfriend of 4 years Nico".
  [
    rx(
      `\\b((?:my|our) (?:[\\p{L}-]+ )?(?:${roleWords})) of (?:over |almost |about |nearly )?(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|many|a few|several) (?:years?|months?|weeks?|decades?)\\b`,
      'giu',
    ),
    '$1',
  ],
  // "A girl from climbing, Tess, ...": she is Tess.
  [
    new RegExp(
      `\\b(${verb} )(?:an?|the|this|that|my|our) [\\p{Ll} ]{2,40}, (\\p{Lu}\\p{Ll}+),? (?=(?:to|if|whether|that|about|for|out)\\b)`,
      'gu',
    ),
    '$1$2 ',
  ],
  // "Someone I've been on four dates with": whom it is for, and not what is said to them.
  ...(['guy|man|boy|bloke|lad', 'girl|woman', 'someone|somebody|person'] as const).map((who, at): [RegExp, string] => [
    new RegExp(
      `\\b(break(?:ing)? up with|end(?:ing)? (?:it|things) with|${verb}) (?:(?:a|an|the|this|that) )?(?:${who}),? (?:(?:that|who|whom) )?(?:i've|ive|i have|i'm|im|i am) (?:been )?(?:seeing|dating|going out with|talking to|on (?:(?:\\w+|a few|a couple of) )?dates? with)(?: (?:for|since) [^,.;]{3,20})?(?=$|[,.;!?]| (?:that|to|if|whether|because|about)\\b)`,
      'giu',
    ),
    `$1 ${['him', 'her', 'them'][at]}`,
  ]),
  [
    /[,.;]? (?:(?:he|she|they)(?:'s|'re| is| are) |(?:he|she|they) seems? )?(?:an? )?(?:really |very |so |perfectly )?(?:nice|lovely|great|sweet|good|decent|kind)(?: (?:guy|girl|man|woman|person|bloke|lad|enough))+(?: and all)?[,.]?(?: but| though)? (?:there(?:'s| is| was) )?(?:just )?(?:no|not any|zero) (?:spark|chemistry)\b/gi,
    ". I don't feel a spark",
  ],
  [/\b(step|half)[- ](?=(?:sister|brother|mum|mom|dad|mother|father|son|daughter)\b)/gi, '$1'],
  // "The baby is here, her name is Ella": no other "her" is meant.
  [/\b(baby|dog|puppy|cat|kitten)\b([^.!?]*?[,.] ?)(?:his|her|its|their) name is\b/giu, "$1$2the $1's name is"],
  // "My daughter's school": she is the daughter.
  [
    rx(
      `\\b(${verb} )((?:my|our) \\p{L}+)'s (school|nursery|kindergarten|daycare|college|club|clinic|office)((?: that)?) (?:he|she|they)\\b`,
      'giu',
    ),
    '$1the $3$4 $2',
  ],
  // "Nurse Alina": she is called by her name.
  [new RegExp(`\\b(${verb} )(?:${jobs}) (?=\\p{Lu}\\p{Ll})`, 'gu'), '$1'],
  // "Ebay seller", "the amazon driver", "Vodafone support".
  [
    rx(
      `\\b(${verb} )(?:(?:the|an?|my|our|this) )?(?:(?!to\\b|that\\b|about\\b|for\\b)[\\p{L}\\d]+ ){0,2}?(${trades})\\b`,
      'giu',
    ),
    '$1the $2',
  ],
  [new RegExp(`\\b(${verb} )(?:the )?(?:${company})(?![\\p{L}'])`, 'gu'), '$1the company'],
  [
    new RegExp(`\\b(${verb} )([A-Z]{2,6})(?= (?:to|that|if|whether|for|about|why|when|how|what)\\b)`, 'gu'),
    '$1the $2 office',
  ],
  // "Leo from climbing", "Ben in accounts", "my friend in Berlin": where they are from is no part of the message.
  [
    rx(`\\b(${verb} ${person}) (?:from|at|in|over at|down at) ${notPlace}${word}(?: ${word}){0,3}?${boundary}`, 'u'),
    '$1',
  ],
  [
    rx(
      `\\b(${verb} ${person})(?: (?:next door|upstairs|downstairs|across the (?:road|street|hall)|I (?:know|met) (?:from|at|in|on|through) [^,.;]{2,30}?))${boundary}`,
      'u',
    ),
    '$1',
  ],
  [
    rx(
      `\\b(${verb} ${person}),?(?: (?:that|who|whom))? (?:I've been|I have been|I'm|I am|I was) (?:seeing|dating|going out with|talking to|on (?:\\w+|a few|a couple of) dates? with)(?: (?:for|since) [^,.;]{3,20})?${boundary}`,
      'u',
    ),
    '$1',
  ],
  [
    rx(
      `\\b(${verb} ${person}) with (?:cancer|depression|dementia|adhd|autism|anxiety|ms|diabetes|a (?:broken|bad) \\p{L}+)${boundary}`,
      'u',
    ),
    '$1',
  ],
  // "..., he is a doctor, that ..." and "who is a doctor that": said to us.
  [
    rx(
      `\\b(${verb} ${person}),? who (?:is|'s|was|works|lives|sits|used to be) [^,.;]{2,40}?,?(?= (?:that|to|if|whether|how|about)\\b)`,
      'u',
    ),
    '$1',
  ],
  [
    rx(
      `\\b(${verb} ${person}), (?:he|she|they)(?:'s| is| are|'re) [^,.;]{2,40},(?= (?:that|to|if|whether|how|about)\\b)`,
      'u',
    ),
    '$1',
  ],
]

/** "Tell mum", "don't tell dad": without a "my" it is what they are called. */
const parent =
  /(?<!\b(?:my|his|her|their|your|our|an?|the|no|single|whose|step|new|old|late|dear|\w+'s) )\b(?:mum|mom|dad|grandma|grandpa|grandad)\b(?!')/g

/** The goal with whoever it is for named as one would name them, and with the capitals of names that were typed without. */
export const plainlyNamed = (goal: string): string =>
  steps
    .reduce((said, [pattern, to]) => said.replace(pattern, to), capitals(goal))
    .replace(/\b(complain to )(\p{Lu}\p{Ll}+)(?= (?:that|about)\b)/gu, (all, lead: string, name: string) =>
      firstNames.has(name.toLowerCase()) ? all : `${lead}the company`,
    )
    .replace(parent, (it) => it.charAt(0).toUpperCase() + it.slice(1))
