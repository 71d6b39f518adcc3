/** What an act can come from: two or three, with what each would look like, so that it can be found out. */
export const actReadings: [RegExp, [string, string, string?]][] = [
  [
    /\b(?:dont|don't|do not|please don't) contact|blocked|came back|hasn't spoken|cut me|no contact\b/,
    [
      'needing distance, so as not to be hurt again',
      'an old anger that was never heard to the end',
      'not knowing how to come back after so long',
    ],
  ],
  [
    /\b(?:cop(?:y|ies|ied)|same (?:coat|hair|dress)|my haircut|thought of (?:your|our)|stole (?:your|my) idea)\b/,
    [
      'admiration that does not know where to stop',
      'not being sure of a style or a place of {their} own',
      'wanting to be seen as the one who had it first',
    ],
  ],
  [
    /\b(?:presented (?:my|your)|took credit|pulled together|as (?:his|hers|theirs)(?: own)?$)\b/,
    ['wanting to shine and counting on your silence', 'not seeing where {their} part ended and yours began'],
  ],
  [
    /\b(?:cried|betray\w*|crying)\b/,
    ['the fear of being replaced', 'an old hurt that this day opens again', 'not knowing how to ask you to stay close'],
  ],
  [
    /\b(?:paranoid|got angry|defensive|snapped|too sensitive|crazy)\b/,
    [
      'feeling accused, and hitting back before thinking',
      'having something {they} would rather not talk about',
      'being worn out by the subject',
    ],
  ],
  [
    /\b(?:didn't reply|no reply|hasn't (?:answered|replied|mentioned|said)|not mentioned|silence|made tea|make tea|went quiet|won't (?:say|answer))\b/,
    [
      'not knowing what to say and being afraid to say it wrong',
      'being hurt or angry and waiting to be asked',
      'hoping it will pass if nobody touches it',
    ],
  ],
  [
    /\b(?:not ready|can't face|doesn't want to (?:go|come|talk))\b/,
    [
      'the fear that it makes the loss final',
      'guilt about something between them that you may not know of',
      'a wish not to be told when',
    ],
  ],
  [
    /\b(?:group chat|by text|picked|didn't (?:pick|invite|ask))\b/,
    [
      'owing somebody else, or following a rule you know nothing of',
      'being afraid to say it to your face',
      'not having noticed what it means to you',
    ],
  ],
  [
    /\b(?:laughed|smirked|joked|smiley|gif)\b/,
    [
      'embarrassment that comes out as a joke',
      'not taking it as seriously as you do',
      'hoping the joke closes the subject',
    ],
  ],
  [
    /\b(?:hates being at home|slammed (?:his|her|the) door|locked (?:himself|herself)|won't come out)\b/,
    [
      'the quarrels at home more than the home',
      'the wish that one grown-up would ask and only listen',
      'anger about one thing, said about everything',
    ],
  ],
  [
    /\b(?:told (?:the whole|everyone|them|your|his|her|all)|spread|posted (?:it|about|my|your))\b/,
    [
      'being carried away, without thinking whose news it was',
      'wanting to be at the centre for a moment',
      'taking it for granted that family may know everything',
    ],
  ],
  [
    /\b(?:new (?:girlfriend|boyfriend|partner)|moved on|chair)\b/,
    [
      'not bearing to be alone',
      'wanting to show that life goes on, and not seeing who is watching',
      'hoping that you would be glad, and not daring to ask',
    ],
  ],
  [
    /\b(?:pay|paid|owes|money back|lent|loan)\b/,
    [
      'being ashamed, and putting it off',
      'counting it as settled because nobody pressed',
      'really having meant it, and not managing money',
    ],
  ],
  [
    /\b(?:scratched|broke|denied|already there|lied)\b/,
    ['fear of how you would look at {them}', 'fear of what it costs', 'having got away with it before'],
  ],
  [
    /\b(?:such a laugh|nothing happened|remember)\b/,
    [
      'a memory that has been made kinder with time',
      'remembering well, and hoping that you do not',
      'never having known how it was for you',
    ],
  ],
  [
    /\b(?:phone all|on (?:her|his|their) phone|doesn't talk|in bed)\b/,
    [
      'tiredness that looks for something easy',
      'a loneliness like yours, on the other side',
      'avoiding a talk that is due',
    ],
  ],
  [
    /\b(?:delet\w+|hid|hides|hiding|secret\w*|password|locked (?:his|her|their) phone|turned (?:the|his|her) (?:screen|phone))\b/,
    [
      'keeping a secret for somebody else, or a surprise',
      'something {they} knew you would mind',
      'not wanting to explain {their} every message',
    ],
  ],
  [
    /\b(?:stopped|no longer|ignor\w+|avoid\w*|unfollow\w*|doesn't (?:say|talk|greet|look)|walked past)\b/,
    [
      'something on that occasion that hurt and was never said',
      'embarrassment about {their} own part in it',
      'a trouble of {their} own that has nothing to do with you',
    ],
  ],
  [
    /\b(?:left (?:early|before|without)|walked out|went home|hung up|drove off)\b/,
    [
      'not feeling well or at ease there',
      'something that somebody said',
      'having to be elsewhere and finding it awkward to say so',
    ],
  ],
  [
    /\b(?:brought up|mentioned|speech|announced|in front of|changed the subject)\b/,
    ['misjudging the moment', 'not knowing how sore it is for you', 'an old grudge that found an occasion'],
  ],
  [
    /\b(?:took|removed|dropped|moved|replaced|gave (?:my|your|it|them|her|him|his)|cut)\b/,
    [
      'a practical reason that nobody told you',
      'not having thought how it looks from your side',
      'wanting to have it in {their} own hands',
    ],
  ],
  [
    /\b(?:said|says|told|wrote|texted|put|asked|wants?|keeps?)\b/,
    [
      'meaning no more than the words say',
      'hinting at something {they} would like you to ask about',
      'having been hurt before and testing how you answer',
    ],
  ],
]
