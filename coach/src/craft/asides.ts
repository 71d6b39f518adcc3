/** What an order says to the coach and not to the other, taken out before it is read; and orders that come in another shape. */

const someone = '(?:my \\p{L}+(?:[ -]\\p{L}+)?|\\p{Lu}[\\p{L}-]+|him|her|them|mum|mom|dad)'
const doing =
  '(?:offer|explain|ask|tell|say|suggest|propose|thank|apologi[sz]e|invite|decline|let|remind|mention|add|point out|agree)'
const how =
  '(?:,? (?:kindly|calmly|nicely|politely|warmly|briefly|gently|honestly|firmly|in a \\w+ way|without (?:being |sounding |getting |seeming |looking )?\\w+(?: (?:him|her|them))?))*'
const refrain = "I (?:don't|do not) want to (?:apologi[sz]e|say sorry|fight|argue|quarrel)"

const steps: readonly (readonly [RegExp, string])[] = [
  [
    /[.,;]? *(?:and |but |I |i )*(?:do not|don['’]?t|dont) (?:want|wanna) (?:to )?(?:say|write|put|send) (?:anything|something|some?thing|the) (?:stupid|wrong|silly|insensitive|wrong thing|crass|daft)\b/giu,
    '',
  ],
  [/^((?:please )?flirt with [^,.;]{2,50}), (?=(?:ask|tell|invite)\b)/iu, '$1 and '],
  // "..., don't want to guilt him": how it is to land is for the coach.
  [
    /,? (?:but |and |though )?(?:I |i )?(?:really )?(?:do not|don['’]?t|dont) (?:want|mean|wanna)(?: to)? (?:to )?(?:guilt|guilt[- ]trip|pressure|upset|hurt|scare|nag|push|stress|worry|offend|bother|embarrass|annoy|overwhelm|corner|rush)(?: out)? (?:him|her|them)(?: out| off| into it)?(?=[.,;!]|$)/iu,
    '',
  ],
  // "Flirt with a guy I met at salsa called Marco": his name is enough.
  [
    /\b(?:a|an|this|the|some|my new) (?:\p{L}+ )?(?:guy|girl|man|woman|boy|lad|lass|bloke|person|someone|colleague|friend|neighbour|neighbor|mum|dad|fella|chap)(?: (?:who|that))?(?: I| i)? [^,.;]{3,60}? (?:called|named|by the name of|whose name is) (?=\p{Lu}\p{L}+)/u,
    '',
  ],
  // "Reply calmly and offer to ...": that there is an answer shows in the exchange.
  [
    new RegExp(
      `^(?:please )?(?:reply|respond|answer|write back|text back)(?: to)?(?: (?:him|her|them|it|this|that))?${how},? and (?:please |also |then )*(?=${doing}\\b)`,
      'iu',
    ),
    '',
  ],
  [
    /\bask out ((?:my|the|an?|this|that) \p{L}+(?: (?:from|at|in) (?:the |my )?\p{L}+)?|\p{Lu}\p{L}+|him|her|them)\b/iu,
    'ask $1 out',
  ],
  [
    new RegExp(
      `^((?:please )?(?:tell|ask|let|write to|message|text|remind|explain to) ${someone}(?: know)?),? without (?:being |sounding )?\\w+(?: (?:him|her|them|anyone|his feelings|her feelings|their feelings))?,?(?= (?:that|to|about|how|why|if|whether)\\b)`,
      'iu',
    ),
    '$1',
  ],
  [new RegExp(`^((?:please )?(?:tell|text|write to|message) ${someone}) no[.!]?$`, 'iu'), '$1 that I have to say no'],
  [new RegExp(`^((?:please )?(?:tell|text|write to|message) ${someone}) yes[.!]?$`, 'iu'), '$1 that my answer is yes'],
  [/^(?:please )?(?:say|reply|answer) no[.!]?$/i, 'Say that I have to say no'],
  [/^(?:please )?(?:say|reply|answer) yes[.!]?$/i, 'Say that my answer is yes'],
  // What somebody will not do is told to the coach before what they will.
  [
    new RegExp(
      `^${refrain} to (${someone}),? (?:but )?(?:I )?(?:just |only )+(?:want|need) (?:him|her|them) to (?:know|understand|hear) (?:that )?`,
      'iu',
    ),
    'Tell $1 that ',
  ],
  [
    new RegExp(
      `^((?:I (?:just )?want to )?tell ${someone}) (?:that )?${refrain}(?: to (?:him|her|them))?,? (?:but )?I (?:just |only )+(?:want|need) to (?:explain|say|tell (?:him|her|them)) (?:that )?`,
      'iu',
    ),
    '$1 that ',
  ],
  [
    new RegExp(
      `^${refrain}(?: to (?:him|her|them))?,? (?:but )?(?:I )?(?:just |only )+(?:want|need) to (?=(?:explain|tell|say|ask)\\b)`,
      'iu',
    ),
    'I want to ',
  ],
]

/** The goal without it. Reads what it is given. */
export const withoutAsides = (goal: string): string =>
  steps.reduce((said, [pattern, to]) => said.replace(pattern, to), goal.trim().replace(/[’‘]/g, "'"))
