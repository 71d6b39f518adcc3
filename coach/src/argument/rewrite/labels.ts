import { firstIn } from '../../sieve.ts'

/**
 * What stands behind a name somebody is called: the complaint in it, as one would say it on a better day. {m} is the
 * matter ("the dishes"). Own list, written for Mallama.
 */
export const labels: readonly [words: string, complaint: readonly string[]][] = [
  [
    'cold|distant|ice queen|robot|unfeeling',
    ['I need a bit of warmth in this.', "I'd like you to see why I did it.", 'I want you to see my side.'],
  ],
  [
    'hypocrites?|double standards?',
    ["I'd like the same rule for both of us.", 'I want it to be the same for you and for me.'],
  ],
  [
    'laz(?:y|iest)|slobs?|pigs?|filthy|messy|layabout|couch potato|lazy ?arse|lazy ?ass',
    ['I need more help with {m}.', "I'm doing more than I can manage.", "I can't keep up with {m} on my own."],
  ],
  [
    'selfish|inconsiderate|self[- ]?(?:centred|centered|absorbed|obsessed)|thoughtless|narcissis\\w*|egois\\w*|entitled|princess|main character',
    [
      'I want my side to count in this too.',
      'I need to know that you think of me in this.',
      'I wish there was room for me in {m}.',
    ],
  ],
  [
    'liars?|two[- ]?faced|snea(?:ky|k)|schem\\w+|manipulat\\w*|fake|snake|cheat(?:er)?|dishonest|gasligh\\w*|fraud|traitor|thief|robber|backstabb\\w*|shady',
    ["I don't know what to believe right now.", 'I need the truth about {m}.', 'I want to be able to believe you.'],
  ],
  [
    'craz(?:y|iest)|insane|psycho\\w*|mental(?:ly ill)?|paranoid|delusional|nuts|unhinged|mad|deranged|bipolar|detective|lunatic|bonkers|nutter',
    [
      "I don't understand yet what this is about for you.",
      "I can't follow you right now. Tell me what set it off.",
      "I'm lost. What is it that worries you?",
    ],
  ],
  [
    '(?:over)?dramatic|drama queen|drama|(?:over|too |so )?sensitive|hysterical|overreacting|(?:too |so )emotional|needy|clingy|snowflake|crybaby|touchy',
    ['I can see this is big for you.', "I didn't realise it hit you this hard.", 'I want to know what upset you.'],
  ],
  [
    'control(?:ling| freak)|prison guard|warden|jailer|tyrant|bossy|nags?|nagging|dictator|jailer|smothering|suffocating|overbearing|warden|micromanag\\w*|police',
    [
      'I need some room here.',
      'I feel pushed, and then I dig my heels in.',
      "I'd like to be asked once, and trusted with it.",
    ],
  ],
  ['hypersensitive|jealous|possessive|stalker', ['I need you to trust me.', "I'd like to feel trusted."]],
  [
    "child(?:ish)?|bab(?:y|ies)|immature|brats?|spoil(?:t|ed)|teenager|toddler|five|(?:mummy|mommy|mama)[’']?s boy|grow up|kid",
    [
      "I'd like us both to take this seriously.",
      'I need us to share this as two grown-ups.',
      "I don't want to carry this for both of us.",
    ],
  ],
  [
    'cheap|stingy|tight(?: arse| fisted)?|greedy|gold ?digger|scrooge|freeloader|leech|parasite|sponger|broke',
    ["I'm worried about {m}.", 'I want us to be fair with each other about {m}.'],
  ],
  ['ungrateful|unappreciative', ['I wanted to hear that it meant something.', "I'd like what I do to be noticed."]],
  [
    'rude|disrespectful|arrogant|smug|condescending|patronising|patronizing|sarcastic|full of (?:it|yourself|shit)|know[- ]it[- ]all|saint|high and mighty|superior|snob',
    ['It hurt, the way that came across.', 'I want us to talk as equals about this.'],
  ],
  [
    'irresponsible|unreliable|flak(?:y|e)|careless|reckless|forgetful|disorgani[sz]ed|all over the place|scatterbrain',
    ['I need to be able to count on you with {m}.', 'I get nervous when I cannot count on {m}.'],
  ],
  [
    'cowards?|spineless|spine|gutless|chicken|pushover|doormat|wet',
    ["I wish you'd stood up for it.", 'I needed you beside me in this.'],
  ],
  [
    'victim|martyr|pity party|poor me',
    ["I think we're both hurt here.", "I don't feel understood either, and I want to hear your side."],
  ],
  [
    'ridiculous|absurd|unreasonable|impossible|unbelievable|difficult|stubborn|hard work|exhausting|unbearable|insufferable|annoying|irritating|petty|dense',
    ["I don't know how to go on from here, and I want to.", "I don't see yet how we get further with {m}."],
  ],
  [
    'drunk|drunkard|alcoholic|addict|junkie|pisshead|waster',
    ["I'm scared about how much it has become.", "I'm worried about you."],
  ],
  [
    'heartless|cruel|mean|nasty|evil|horrible|monsters?|awful|toxic|vile|vicious|bitch(?:y|es)?|cow|ass ?holes?|arse ?holes?|dick(?:head)?s?|prick|bastards?|cunts?|twats?|wankers?|scum|devil|witch|hag|bully|piece of (?:shit|work|crap)',
    ['That really hurt.', "I'm hurt by how this went.", "I'm angry, and I want to say it without hurting you."],
  ],
  [
    'boring|ugly|fat|disgusting|gross|embarrassing|embarrassment|old|useless in bed|frigid|a mess|state',
    ["I'm not happy with how things are between us.", "I'm unhappy about {m}."],
  ],
  [
    '(?:bad|terrible|awful|worst|useless|shit(?:ty)?|crap(?:py)?|rubbish|unfit) (?:mother|father|mum|mom|dad|parent|husband|wife|partner|boyfriend|girlfriend|friend|son|daughter|brother|sister|boss|manager|colleague)',
    ['I need more from you with {m}.', "I'm worried about {m}."],
  ],
  [
    'unfit|stupid|idiot(?:s|ic)?|morons?|dumb(?:ass)?|thick|clueless|useless|incompetent|hopeless|pathetic|losers?|worthless|failure|joke|clowns?|waste of (?:space|time|oxygen)|nobody|nothing|fools?|imbecile|muppet|disappointment|disgrace|burden|mistake|weak|sad',
    ["I'm really frustrated about {m}.", "I'm disappointed about {m}.", "I'm so frustrated right now."],
  ],
]

const compiled = labels.map(([words, complaint]) => ({ pattern: new RegExp(`\\b(?:${words})\\b`, 'i'), complaint }))

/** The complaint behind a word, or null for a word that is no name. */
export function behind(words: string): { word: string; complaint: readonly string[] } | null {
  const read = words.slice(0, 300)
  for (const { pattern, complaint } of compiled) {
    const hit = firstIn(pattern, read)
    if (hit) return { word: hit[0], complaint }
  }
  return null
}
