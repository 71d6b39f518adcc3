import type { Asked } from './follow-up-asked.ts'

/** Looked for where nothing narrower fits; read with straight apostrophes. */
export const furtherAsks: readonly [Asked, RegExp][] = [
  [
    'show',
    /\b(?:can|should|could|shall|may|do) (?:i|we) (?:\w+ )?(?:show|send|give|read|forward) (?:\w+ ){0,2}?(?:this|it|these|the result|the report|what you (?:said|wrote))\b/iu,
  ],
  [
    'fair',
    /\bwhat(?:'s| is| would be| was)? (?:be )?(?:a )?(?:fair|reasonable|normal|right) (?:here|then|split|deal|share|way|to (?:ask|expect|want)|for (?:both|us|each))\b|\bwhat(?:'s| is| would be) (?:fair|reasonable)\W*$|\bis (?:it|that|this) (?:fair|reasonable|too much) to (?:ask|expect|want)\b|\b(?:am i|is it) (?:asking|expecting|wanting) too much\b/iu,
  ],
  [
    'unchanged',
    /\b(?:what )?if (?:nothing|it|things|he|she|they|this|we) (?:\w+ )?(?:ever )?(?:changes?|happens? again|never (?:changes?|stops?|gets better)|does(?:n't| not) (?:change|stop|get better|work|help)|stays? (?:the same|like this)|keeps? (?:happening|doing (?:it|this|that)|on)|goes on)\b|\b(?:nothing|it|this|he|she|they) (?:will )?(?:never|ever) changes?\b|\b(?:nothing|it) will change\b/iu,
  ],
  [
    'nature',
    /\bwhy (?:do|are|is it that|can't|don't|won't) (?:all |most |some )?(?:wom[ae]n|m[ae]n|girls|boys|guys|people|parents|mothers|fathers|mums|dads|teenagers|teens|husbands|wives|brothers|sisters|bosses|families|couples)\b/iu,
  ],
  [
    'often',
    /\bhow (?:often|many times|much)(?: is| are)? (?:too (?:often|much|many)|should i (?:have to )?(?:ask|say|remind|bring)|do i (?:have to )?(?:ask|say|remind|put up)|can i (?:ask|say|bring)|is ok(?:ay)?)\b/iu,
  ],
  [
    'harsh',
    /\b(?:was|am|were|is) (?:i|it|that|this) (?:being |really |just |too |a bit |so )*(?:out of (?:line|order)|unprofessional|over the top|(?:a )?nag(?:ging)?|too much|dramatic|paranoid|crazy|mad|controlling|petty|clingy|jealous|a (?:bitch|dick|burden|bully|hypocrite|pain|doormat|pushover))\b/iu,
  ],
  [
    'harsh',
    /\bwhat(?:'s| is| was| were| did)? (?:i |be )?my (?:own )?(?:part|share|role|responsibility|contribution|bit|mistakes?)\b|\bwhere (?:was|am|did) i (?:at fault|to blame|go wrong)\b|\bwhat did i (?:contribute|add to it)\b/iu,
  ],
  [
    'want',
    /\b(?:do you (?:think|reckon)|does|do|is|are) (?:he|she|they|him|her|them|my \w+)(?:'s)? (?:\w+ )?(?:feels?|regrets?|sorry|miss(?:es)?|cares?|knows?|realis\w+|realiz\w+|ashamed|guilty|embarrassed|hurt|angry|upset)\b/iu,
  ],
  [
    'if-quiet',
    /\b(?:he|she|they|him|her|them|my \w+)(?:'s| is| has| are)? (?:just |still |now )*(?:wo?n'?t|will not|refus\w+ to|stopped|isn'?t|is not|not|ignoring|blanking|blocked|doesn'?t) ?(?:talk\w*|speak\w*|answer\w*|repl\w+|respond\w*|text\w*|me)\b[^.]*(?:\?|\bwhat\b)/iu,
  ],
  ['whether', /\b(?:should|shall|must|do) i (?:just |still |even |really |have to |always )*\p{L}+\b[^?]*\?*$/iu],
]
