import type { Noticing } from './noticings.ts'

const who = '(?:he|she|they|my \\w+|our \\w+|mum|mom|dad|everyone|people)'
const event = (id: string, cue: RegExp, ask: string[], rank = 8): Noticing => ({
  id: `event-${id}`,
  cue,
  say: [],
  ask,
  rank,
})

/** What just happened, as finely as words show it: each asks the thing one would want to know about exactly that. */
export const eventNoticings: Noticing[] = [
  event(
    'one-side',
    new RegExp(
      `\\b${who} (?:says?|said|thinks?|told me)(?: to)?(?: just)? (?:(?:let it go|dont make|dont start|forgive|i should (?:forgive|let)|im too|just let|let (?:her|him|them) have|i told you so|its easier|maybe its best|it was \\d+ years))`,
    ),
    [
      'Do you feel backed by that, or asked to be quiet?',
      'What would you rather have been told?',
      'Does it help you to hear that, or does it leave you alone with it?',
      'What does the one who says that not have to live with?',
      'What would it take for you to agree with that?',
      'Is that what they think, or what they would like to be true?',
      'Which part of that can you go along with, when you think of {whom}?',
      'Were you asked how it was for you with {whom}, or told what to do straight away?',
      'What did you answer, out loud or only to yourself?',
    ],
    9,
  ),
  event(
    'excuse',
    new RegExp(
      `\\b${who} (?:says?|said|then said|claims?)(?: that)? (?:\\w+ )?(?:not ready|too busy|works? (?:is )?mad|time zones|didnt mean|meant well|was (?:just )?(?:so )?excited|forgot|tired|birthdays|it was already|isnt (?:his|her) thing|hardly|only joking|helping|(?:was|is) (?:just )?(?:helping|busy|stressed|tired)|(?:\\w+ )?(?:was |were )?(?:only|just) trying)`,
    ),
    [
      'How much of that do you believe of {whom}, on a fair day?',
      'If that is all there is to it for {whom}, what is still missing for you?',
      'What would {they} have to add, for it to be an answer?',
      'How often have you heard that one?',
    ],
  ),
  event(
    'turned-on-me',
    new RegExp(
      `\\b${who} (?:told (?:my|his|her) \\w+ |(?:says?|said|called me|calls me) )(?:that )?(?:i was|im|i am|me) (?:\\w+ )?(?:paranoid|ungrateful|crazy|selfish|too \\w+|dramatic|controlling|lazy|soft|sensitive|jealous)`,
    ),
    ['What did that word do to what you had wanted to say?', 'Before that word fell, what was your question?'],
    9,
  ),
  event(
    'asked-before',
    /\b(?:i|ive|we) (?:already |have )?(?:asked|told|talked to|spoke to|tried|said something|said it once)\b/,
    [
      'What changed with {whom} after that, even for a few days?',
      'What did {name} seem to hear when you said it?',
      'What was {whose} answer, in words or in what was done after?',
      'In what mood did you say it, and in what mood was it taken?',
    ],
  ),
  event(
    'tried-thing',
    /\b(?:left a note|a rota|made a list|a spreadsheet|booked (?:a|the|us)|sent (?:a|the|him|her) (?:\w+ )?(?:card|letter|flowers|present|gift)|set up|organi[sz]ed|drove (?:over|there))\b/,
    ['What would have been a good answer from {whom}?', 'What had you pictured {name} would do then?'],
    9,
  ),
  event(
    'laughed',
    new RegExp(
      `\\b${who} (?:just )?(?:laughed(?! (?:at my jokes?|with me|together|so))|smirked|rolled (?:his|her) eyes|shrugged|drew a|sent a (?:gif|heart|thumbs)|joked)`,
    ),
    ['And you, what was on your own face just then?', 'What would have told you that {they} took it seriously?'],
    9,
  ),
  event(
    'cried',
    new RegExp(`\\b(?:${who} (?:\\w+ )?(?:cried|cries|was crying|burst into tears))`),
    [
      'What did you find yourself promising, or taking back, while {they} cried?',
      'What is it about those tears that you cannot bear?',
    ],
    9,
  ),
  event(
    'chat-told',
    /\b(?:in (?:a|the|our) (?:group ?chat|whatsapp|family chat)|by text|over text|on (?:facebook|instagram|insta))\b/,
    ['How would you have wanted to hear it?', 'Who else was reading along?'],
  ),
  event(
    'thumbs',
    /\bi (?:just )?(?:put|sent|gave|liked|replied with|hearted) (?:it |a |an |him |her )*(?:thumbs? up|heart|like|ok|lol|emoji)/,
    ['What would you have typed, had nobody been reading?', 'Does {name} take that thumbs-up for a yes, do you think?'],
    9,
  ),
  event(
    'new-partner',
    /\b(?:(?:his|her|their|dads|mums) new (?:girlfriend|boyfriend|partner|wife|husband)|has a new (?:girlfriend|boyfriend|partner))\b/,
    ['What would you want not to have to see?', 'Is it that there is somebody, or how soon?'],
  ),
  event('photos', /\b(?:photos?|pictures?|pics|selfies?|stories) (?:are |is )?(?:all )?(?:with|of|together)\b/, [
    'What do you look for when you look at them?',
    'If you asked about one of those pictures, which would it be?',
  ]),
  event(
    'long-known',
    /\b(?:known (?:him|her|them|each other) (?:since|for)?|friends (?:for|since)|together (?:for )?\d+|since (?:we were|school|primary|uni|i was))/,
    [
      'What has {name} been there for, over that time?',
      'Was there another time in all those years when it nearly broke?',
    ],
  ),
  event(
    'stakes-work',
    /\b(?:up for (?:a )?promotion|my (?:contract|review|appraisal|probation)|scared of (?:looking|losing)|my job)\b/,
    [
      'What are you afraid {name} would hold against you, if you spoke?',
      'What would you lose there in the worst case, and what is likely?',
      'Who there decides what happens to you, {name} or somebody else?',
    ],
  ),
  event(
    'watched',
    /\b(?:was (?:in the room|there|watching|standing)|in the room) and (?:said|did) nothing\b|\b(?:nobody|no one|everyone) (?:said (?:anything|nothing)|just (?:sat|watched|laughed))\b/,
    [
      'What could one of them have said that would have been enough?',
      'What do you think they saw, those who were there?',
    ],
    9,
  ),
  event(
    'torn',
    /\b(?:torn|in the middle|stuck between|caught between|choose between|betraying|pick a side|take sides)\b/,
    [
      'Whose disappointment could you live with, if it had to be one of them?',
      'If nobody asked you to choose, what would you do that day?',
    ],
    9,
  ),
  event(
    'gave-in',
    /\b(?:i (?:already |always |just )?(?:gave in|give in|backed down|agreed in the end|went along)|let (?:her|him|them) have)\b/,
    ['What did you get for giving way that time?', 'Does anybody know that you gave something up there?'],
    9,
  ),
  event(
    'mine-too',
    /\b(?:its|it is) my (?:\w+ )?(?:wedding|home|house|kitchen|flat|day|family|money|life|body|kid|child|baby|mum|dad)\b(?: too| as well)?/,
    ['What in it is not up for bargaining, for you?', 'Which decision about it would you want to be yours alone?'],
  ),
  event(
    'not-want',
    /\bi (?:dont|do not|didnt) want (?:to )?(?:fall out|make it|a fight|a row|a war|a scene|drama|to lose|to hurt|hr|to go to|upset|my (?:son|daughter|kids?|child))/,
    [
      'Short of that, how far would you go with {whom}?',
      'What would you have to give up with {whom} to keep that from happening?',
    ],
  ),
  event(
    'nice',
    /\b(?:hes|shes|theyre|he is|she is) (?:actually |really |such )?(?:a )?(?:nice|lovely|good|great|sweet|kind) (?:guy|person|girl|man|woman|friend|mum|dad|bloke)?/,
    ['Does liking {them} make it harder to say, or easier?', 'What would {name} do for you, if you needed it?'],
    9,
  ),
  event(
    'denied',
    /\b(?:it wasnt|it was not|it isnt|that wasnt true|thats not true|i have (?:photos|proof|the (?:texts|messages|receipt))|i know (?:it|he|she) (?:did|was|lied))\b/,
    [
      'Is it what happened that sticks, or that {name} denied it?',
      'What would it change for you if it were admitted?',
      'Whom would you most like to have believe you?',
    ],
  ),
  event(
    'smaller',
    /\bi (?:\w+ )?(?:started|began|now|have to|end up|ended up) (?:eating|sleeping|sitting|staying|taking|doing|going|hiding|leaving|walking|cleaning)\b/,
    ['What would have to change for you to stop doing that?', 'Since when have you been arranging yourself around it?'],
    9,
  ),
  event(
    'unknown',
    /\b(?:nobody|no one|noone) (?:there |here |at work |in my family )?knows\b|\bi (?:havent|never|have not) told (?:anyone|anybody)\b/,
    ['Is there one person there whom you would trust with it?', 'What do you think would happen if one of them knew?'],
    9,
  ),
  event(
    'agreed-before',
    /\b(?:we|he|she|they) (?:\w+ )?(?:agreed|signed|said (?:before|we d|wed|hed|shed|hed pay|hell pay)|promised)\b/,
    ['How would {name} tell what was agreed?', 'What was it worth to you that {name} had agreed?'],
  ),
  event(
    'left-early',
    /\bi (?:left early|walked out|went home|made an excuse|said i had a headache|stayed in)\b/,
    ['Who noticed that you had gone?', 'What could {name} have done to let you stay?'],
    9,
  ),
  event(
    'seat',
    /\b(?:sat in|wore|used|took) (?:my |his |her )?(?:mums?|moms?|dads?|grans?|nans?|late \w+) (?:chair|seat|place|coat|ring|room|car|mug|side)\b/,
    ['What did you want to do when you saw that?', 'Did anyone else at the table see what you saw?'],
    10,
  ),
  event(
    'blocked',
    /\b(?:blocked me|came back unopened|it came back|returned to sender|unfriended|please dont contact|dont contact me|no contact)\b/,
    [
      'What would you still want to have said, even if it never gets there?',
      'Who is in touch with both of you, and would not carry messages unless asked?',
    ],
    9,
  ),
  event(
    'less-often',
    /\b(?:twice a year|maybe (?:once|twice) a (?:week|month)|once a (?:month|year)|every (?:few|couple of) months|hardly ever|barely see|see them (?:every|more))\b/,
    ['What would be often enough, if you could say a number?', 'What would you do with one ordinary afternoon more?'],
  ),
  event(
    'always-one',
    /\b(?:hes|shes|he has|she has) always (?:had|been|got)|\b(?:golden (?:boy|child)|can do no wrong|gets away with)\b/,
    ['What were you told, when it was your hard year?', 'Who in the family would admit it, if asked alone?'],
    9,
  ),
  event('old-hurt', /\b(?:bull(?:ied|y)|at school|when i was (?:a kid|little|young|\d+)|eating disorder|years ago)\b/, [
    'What does the person you were then want from you now?',
    'How much of that does {name} know?',
  ]),
  event(
    'shaking',
    /\b(?:i (?:\w+ )*(?:shook|shaking|felt sick|froze|panicked|couldnt breathe)|cried in)\b/,
    ['What had been said just before your body did that?', 'How long did it take until you were yourself again?'],
    9,
  ),
  event(
    'lamp',
    /\bi (?:just )?(?:sit|sat|lie|stand|stood) there\b|\b(?:invisible|disappearing|like a (?:guest|ghost|lamp|stranger|maid|lodger))\b/,
    [
      'When were you last sure that {name} saw you?',
      'What would be the first sign that you were there again?',
      'What do you do then, in the room, with nobody looking?',
    ],
    9,
  ),
  event(
    'brings',
    /\b(?:he|she|they) (?:brings?|brought|sends?|turns up with|buys?|bought|got) (?:\w+ ){0,3}(?:flowers|chocolates|presents?|gifts?|an? (?:ipad|ps5|bike|phone|dress))\b/,
    [
      'What would you rather {they} had brought?',
      'What did you think of first when you saw it?',
      'What does a thing like that say to you, and what not?',
    ],
    9,
  ),
  event('late-night', /\b(?:til|till|until) (?:2|3|4|two|three|four)|\bat weird times|half asleep\b/, [
    'What hour would be good for both, if you could pick it?',
    'What suffers most from those hours?',
  ]),
  event(
    'teacher',
    /\b(?:teacher|school|nursery|tutor) (?:rang|called|told|emailed|said)|\btold (?:his|her) teacher\b/,
    [
      'What exactly did the teacher pass on, word for word?',
      'What did you feel first, fear for {them} or shame before the school?',
    ],
    9,
  ),
  event(
    'disappeared-plan',
    /\b(?:cancel\w*|bailed|didnt show|stood me up|already (?:in|at) the (?:restaurant|pub|cinema|station))\b/,
    ['What had you given up in order to be there?', 'What did you do with the evening then?'],
    9,
  ),
  event(
    'first-own',
    /\b(?:before i could|told (?:everyone|the whole|my (?:mum|family)|them) (?:first|before|that|im|about))\b/,
    ['Whom had you wanted to tell yourself?', 'How had you pictured that moment?'],
    9,
  ),
]
