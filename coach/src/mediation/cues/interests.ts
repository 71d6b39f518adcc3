/**
 * What both sides of an everyday quarrel may be after, the words that show it, and sentences that two people can sign.
 * `words` follows "you both want". Our own list, written for Mallama; the most telling come first where two are equal.
 */
export interface Interest {
  id: string
  words: string
  cue: RegExp
  /** Joint statements, each something that both do or want; the first names the wish, the second what is done for it. */
  joint: readonly [string, string]
}

const of = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'gi')

export const interests: readonly Interest[] = [
  {
    id: 'relied',
    words: 'to be able to count on what was agreed',
    cue: of(
      "late|on time|(?:we|you|i)(?:[’']?d| had| have|[’']?ve)? agreed|waited|waiting|cancel\\w*|last minute|show(?:ed)? up|turn(?:ed)? up|plans?|keep (?:your|my|our) word|rely|reliable|count on|forgot|let me know (?:when|if|early|in time)|tell me (?:earlier|sooner|in time|when)|hear (?:it )?(?:earlier|sooner|in time)|pick ?(?:me |him |her |them |the kids )?up",
    ),
    joint: [
      'We both want to be able to count on what was agreed, and to hear early when it changes.',
      'Whoever sees first that a plan will not hold writes one line at once, even if there is no new plan yet.',
    ],
  },
  {
    id: 'load',
    words: 'a fair share of the work, and that it is seen',
    cue: of(
      '(?:by|on) (?:my|your) own|alone with|do(?:ing)? everything|housework|chores?|dishes|dishwasher|clean(?:ing|ed)?|laundry|cook(?:ing|ed)?|kitchen|bathroom|bins?|tidy|split|share (?:it|the|of)|help (?:with|me|more|out)|carry(?:ing)?|workload|night shifts?|drop ?offs?|fair(?:er|ly)?|half|my turn|your turn|pull(?:ing)? (?:my|your) weight|notic(?:e|ed|es) (?:what|that|how)|thank(?:ed|s)?|appreciat\\w+',
    ),
    joint: [
      'We both want a fair share of the work, and we both want what we do to be seen.',
      'We write down once who does what in a week, and we look at that list instead of asking each other.',
    ],
  },
  {
    id: 'asked',
    words: 'to be asked before things are settled',
    cue: of(
      "without (?:asking|telling|checking|me)|(?:did(?:n[’']?t| not)|never) (?:even )?(?:ask|asked|tell|check|consult)\\w*|decid\\w+|behind my back|be asked|asked first|ask(?:ed|ing)? me|booked|have a say|had no say|find out|found out|my opinion|consult\\w*|over my head|together before|check with",
    ),
    joint: [
      'We both want to be asked before something is settled that touches the other.',
      'Before either of us says yes to anybody else, we ask each other: is this all right with you?',
    ],
  },
  {
    id: 'respect',
    words: 'to be spoken to with respect',
    cue: of(
      'tone|shout\\w*|yell\\w*|swear\\w*|respect\\w*|rude|talk(?:ed|ing|s)? (?:down|to me like)|spoken to|in front of|embarrass\\w*|humiliat\\w*|laugh(?:ed|ing|s)? at|called me|insult\\w*|mock\\w*|sarcas\\w*|voice|kind(?:er|ly)|calm(?:er|ly)?|like (?:a|an) (?:child|idiot|kid)',
    ),
    joint: [
      'We both want to be spoken to with respect, most of all when we are angry.',
      'When a voice goes up, either of us may say "stop there", and we go on twenty minutes later.',
    ],
  },
  {
    id: 'heard',
    words: 'to be heard to the end before there is an answer',
    cue: of(
      'listen\\w*|hear me|heard|interrupt\\w*|talk(?:ing)? over|let me finish|understand|understood|explain\\w*|take me seriously|taken seriously|ignor\\w+|walk(?:ed|s|ing)? (?:off|away|out)|shut(?:s|ting)? down|goes? quiet|silent|silence|answer me|get through',
    ),
    joint: [
      'We both want to be heard to the end before there is an answer.',
      'Before we answer, each of us says in one sentence what the other meant.',
    ],
  },
  {
    id: 'truth',
    words: 'to be able to believe what the other says',
    cue: of(
      'truth\\w*|lie[ds]?|lying|honest\\w*|trust\\w*|secrets?|hid(?:ing|den)?|hide|believe (?:you|me|what)|promise[ds]?|deleted|password|suspicio\\w*|check(?:ing|ed)? my (?:phone|messages)|spy\\w*|accus\\w+',
    ),
    joint: [
      'We both want to be able to believe what the other says, and to be believed.',
      'We tell the awkward thing on the day it happens, and whoever hears it first says thank you, then the rest.',
    ],
  },
  {
    id: 'money',
    words: 'to feel safe about money',
    cue: of(
      'money|rent|bills?|debts?|loan|credit card|savings?|afford|expensive|overdraft|salary|deposit|spen[dt](?:ing)?|paid|pay(?:ing)?|mortgage|budget',
    ),
    joint: [
      'We both want to feel safe about money and to know where we stand.',
      'We agree on one sum, and above it each of us asks the other before spending.',
    ],
  },
  {
    id: 'children',
    words: 'what is good for the children',
    cue: of(
      "kids?|children|son|daughter|baby|bedtime|homework|school|nursery|handover|custody|teacher|parents[’']? evening|boys|girls|little one",
    ),
    joint: [
      'We both want what is good for the children, and to be one team in front of them.',
      'We settle a rule between the two of us first and tell the children together.',
    ],
  },
  {
    id: 'close',
    words: 'more time that is really together',
    cue: of(
      'time (?:together|with (?:you|me)|for us)|together|evenings?|weekends?|date night|close(?:r)?|distant|lonely|alone in|miss(?:ed)? (?:you|us)|phone|screen|gaming|never (?:home|here|around)|affection\\w*|hug\\w*|holiday|walks?',
    ),
    joint: [
      'We both want more time that is really together.',
      'We keep one evening a week for the two of us, and nothing else is put on it without asking.',
    ],
  },
  {
    id: 'rest',
    words: 'room to rest without having to fight for it',
    cue: of(
      'tired|exhaust\\w+|worn out|knackered|shattered|sleep|slept|rest|breathe|space|quiet|peace|an hour (?:to|for) my\\w*|break|burn(?:ed|t) out|stress\\w*|overwhelm\\w*|too much|pressure|noise|loud music',
    ),
    joint: [
      'We both want room to rest without having to fight for it.',
      'Whoever needs an hour says so and says when they are back, and the other lets it be.',
    ],
  },
  {
    id: 'matter',
    words: 'to know that you matter to each other',
    cue: of(
      "(?:do(?:n[’']?t|es(?:n[’']?t)?)? )?(?:even )?care[ds]?|matters? to|priority|come first|second place|invisible|birthday|anniversary|remember\\w*|left out|not invited|without me|thought of me|think of me|love[ds]?|important to|on my side|stood up for|back(?:ed)? me",
    ),
    joint: [
      'We both want to know that we matter to each other.',
      'When one of us needs to hear it, we ask for it in so many words, and the other answers the same day.',
    ],
  },
  {
    id: 'choice',
    words: 'room to decide some things for yourselves',
    cue: of(
      'control\\w*|my (?:own )?(?:life|choice|decision|money|friends|room|things|stuff)|tell(?:s|ing)? me what to|old enough|freedom|independen\\w+|privacy|knock|my business|check(?:ing)? up|nag\\w*|pressur\\w+',
    ),
    joint: [
      'We both want room to decide some things for ourselves.',
      'We name two things each that are our own to decide, and there nobody asks for reasons.',
    ],
  },
  {
    id: 'worry',
    words: 'to know that someone you both care about is all right',
    cue: of(
      'mum|mom|mother|dad|father|gran\\w*|hospital|doctor|ill|sick|surgery|care home|carer|worried about|look(?:ing)? after|safe|all right|medication',
    ),
    joint: [
      'We both want to know that the person we worry about is all right.',
      'What one of us hears about it the other hears the same day, in one message.',
    ],
  },
]
