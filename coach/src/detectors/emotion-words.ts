export const families = [
  'joy',
  'love',
  'gratitude',
  'sadness',
  'hurt',
  'anger',
  'fear',
  'shame',
  'surprise',
  'neutral',
] as const
export type Family = (typeof families)[number]
/** Finer shades that the ten families hide, and which change what is worth asking. */
export type Shade = 'loneliness' | 'jealousy' | 'overwhelm'

/** Words that stand after "I am" or "I felt": word -> strength. A line a family; `word=shade` marks a shade. */
const table: Record<Exclude<Family, 'neutral'>, string> = {
  joy: 'happy:.7 glad:.6 excited:.8 relieved:.6 proud:.7 delighted:.9 thrilled:.9 hopeful:.5 cheerful:.7 content:.5 ecstatic:1 pleased:.6 overjoyed:1 optimistic:.5 chuffed:.7 giddy:.7 amused:.5',
  love: 'in love:.9 adored:.7 loved:.6 cherished:.8 smitten:.8 close to:.4 affectionate:.6 cared for:.6',
  gratitude: 'grateful:.8 thankful:.8 touched:.6 blessed:.6 appreciated:.6 indebted:.5',
  sadness:
    'awful:.6 terrible:.6 horrible:.6 like shit:.7 shit:.6 crap:.5 rubbish:.5 sad:.7 down:.5 low:.5 heartbroken:1 miserable:.9 depressed:.8 empty:.7 numb:.6 devastated:1 gutted:.8 lost:.5 hopeless:.8 broken:.8 tearful:.7 homesick:.6 lonely:.8=loneliness alone:.6=loneliness isolated:.7=loneliness lonley:.8=loneliness unhappy:.7 blue:.4 crushed:.9 grieving:.8 flat:.4 drained:.6=overwhelm worn out:.6=overwhelm exhausted:.6=overwhelm tired:.4=overwhelm shattered:.6=overwhelm knackered:.5=overwhelm burnt out:.7=overwhelm burned out:.7=overwhelm overwhelmed:.7=overwhelm swamped:.6=overwhelm stretched:.4=overwhelm done in:.5=overwhelm wiped out:.5=overwhelm defeated:.7 deflated:.6',
  hurt: 'upset:.7 hurt:.8 let down:.7 disappointed:.7 rejected:.8 betrayed:.9 unwanted:.8 unloved:.8 ignored:.7 invisible:.7 unappreciated:.7 taken for granted:.7 left out:.7 excluded:.7 dismissed:.7 abandoned:.9 used:.6 wounded:.8 stung:.6 second best:.6 forgotten:.7 neglected:.7 unheard:.7 unseen:.7 belittled:.8 put down:.6 dumped:.6 replaced:.7 cheated:.7 overlooked:.6 undervalued:.6 unsupported:.6 misunderstood:.6 blindsided:.7 crushed:.8 sidelined:.6 snubbed:.7',
  anger:
    'angry:.8 mad:.7 furious:1 annoyed:.5 irritated:.5 frustrated:.6 resentful:.7 bitter:.7 livid:1 pissed:.7 pissed off:.8 raging:.9 fuming:.9 fed up:.7 sick of:.6 outraged:.9 enraged:1 cross:.5 disgusted:.7 seething:.9 hacked off:.6 cheesed off:.5 exasperated:.7 jealous:.7=jealousy envious:.6=jealousy possessive:.5=jealousy',
  fear: 'scared:.8 afraid:.8 anxious:.7 worried:.6 nervous:.6 terrified:1 panicked:.9 panicky:.8 stressed:.6=overwhelm tense:.5 on edge:.6 insecure:.6 uneasy:.5 frightened:.8 paranoid:.6 dreading:.7 freaking out:.8 petrified:1 apprehensive:.5 vulnerable:.5 unsure of myself:.5 restless:.4 sick with worry:.8 frantic:.8',
  shame:
    'ashamed:.9 guilty:.8 embarrassed:.7 humiliated:.9 stupid:.6 pathetic:.7 worthless:.9 small:.5 not good enough:.8 inadequate:.7 a failure:.8 foolish:.6 mortified:.8 like an idiot:.6 awful about:.6 terrible about:.6 selfish:.5 useless:.7 a burden:.7 inferior:.6 dirty:.5 to blame:.6 an idiot:.6 a fool:.6 like a fool:.6',
  surprise:
    'confused:.6 shocked:.8 surprised:.6 stunned:.8 baffled:.6 bewildered:.7 torn:.6 conflicted:.6 speechless:.6 thrown:.5 puzzled:.5 mixed up:.5 taken aback:.6 gobsmacked:.7 disoriented:.5 in shock:.8 perplexed:.5',
}

export interface FeelingWord {
  word: string
  family: Family
  shade: Shade | null
  strength: number
}

export const feelingWords = new Map<string, FeelingWord>()
for (const [family, line] of Object.entries(table) as [Family, string][]) {
  for (const hit of line.matchAll(/([a-z][a-z ]*?):([\d.]+)(?:=(\w+))?(?: |$)/g)) {
    const word = hit[1] ?? ''
    if (!feelingWords.has(word))
      feelingWords.set(word, { word, family, shade: (hit[3] as Shade | undefined) ?? null, strength: Number(hit[2]) })
  }
}

/** Words and turns of phrase that show a feeling without naming it. They never become "you feel ...". */
export const shown: { family: Family; shade?: Shade; strength: number; pattern: RegExp }[] = [
  {
    family: 'sadness',
    strength: 0.7,
    pattern:
      /\b(?:cry|cried|crying|cries|sobb(?:ed|ing)|in tears|tears|weeping|wept|heart(?:break|ache|broke)|my heart (?:is|hurts|sank|aches)|misery|grie(?:f|ving)|funeral|passed away|sobs|lost (?:my|our|him|her)|i miss|miss (?:him|her|them|you|us)|miss(?:ing)? (?:my|our)|sadness|depressing|such a loss|rest in peace|rip|so sad|how sad|gone forever)\b/gi,
  },
  {
    family: 'sadness',
    shade: 'loneliness',
    strength: 0.7,
    pattern:
      /\b(?:lonel(?:y|iness)|no ?(?:one|body) to (?:talk|turn)|by myself (?:again|every)|on my own (?:again|every)|all alone|no friends|alone in (?:this|it)|nobody (?:checks|calls|asks)|like i (?:dont|don't) exist|no one (?:checks|calls|asks))\b/gi,
  },
  {
    family: 'anger',
    shade: 'jealousy',
    strength: 0.7,
    pattern:
      /\b(?:jealous\w*|envy|envious|liking (?:her|his|other) (?:pics|photos|posts)|who is (?:she|he)|texting (?:her|his) ex|his ex again|her ex again)\b/gi,
  },
  {
    family: 'sadness',
    shade: 'overwhelm',
    strength: 0.6,
    pattern:
      /\b(?:too much (?:for me|to handle|right now)|cant keep up|can't keep up|can[’']?t cope|cant cope|so much to do|drowning|running on empty|at my limit|end of my (?:rope|tether)|cant take (?:any ?more|it)|no energy|exhaust\w+|overwhelm\w*|burn(?:t|ed)? ?out|stretched thin|so tired)\b/gi,
  },
  {
    family: 'hurt',
    strength: 0.7,
    pattern:
      /\b(?:hurts?|hurtful|disappoint\w*|let(?:s)? me down|broke (?:his|her|their|my|the) (?:promise|trust)|didnt even|didn[’']?t even (?:ask|call|say|notice|look|thank|reply|bother)|forgot my|forgot our|ignor(?:es|ed|ing) me|left me out|without (?:telling|asking) me|behind my back|betray\w*|cheated on|lied to me|stood me up|ghosted|left (?:me )?on read|took (?:her|his) side|doesnt care|doesn[’']?t care|unfair|ungrateful|rejected|not good enough for|letdown|what a shame|expected better|bad news|sorry to hear|too bad|bummer|sucks|such a waste)\b/gi,
  },
  {
    family: 'anger',
    strength: 0.7,
    pattern:
      /\b(?:hate|hates|how dare|so rude|rude|ridiculous|bullshit|wtf|pathetic excuse|sick of|fed up|had enough|infuriat\w*|unacceptable|disrespect\w*|asshole|arsehole|bastard|bitch|dick|prick|moron|idiots?|screw (?:him|her|them|you|this)|fuck (?:him|her|them|you|this|off)|pissed|drives? me (?:mad|crazy|nuts|up the wall)|lost it|snapped at|yell(?:ed|ing)|scream(?:ed|ing)|shut up|damn (?:him|her|it|you)|annoy(?:s|ing)|disgusting|awful people|outrageous|stop it|who does (?:he|she) think|the audacity|the nerve|furious|rage)\b/gi,
  },
  {
    family: 'fear',
    strength: 0.6,
    pattern:
      /\b(?:afraid|fear|scar(?:y|es)|worr(?:y|ies|ying)|panic\w*|anxiety|what if|nervous|dread\w*|terrif\w*|nightmares?|can[’']?t sleep|cant sleep|shaking|heart (?:is )?(?:racing|pounding)|freak(?:s|ed|ing)? (?:me )?out|creepy|horrif\w*|stress\w*|dangerous|threat\w*|unsafe|watch out|be careful|yikes)\b/gi,
  },
  {
    family: 'shame',
    strength: 0.6,
    pattern:
      /\b(?:my (?:own )?fault|i (?:should have|shouldve|should[’']?ve)(?: never)?|i shouldn[’']?t have|i shouldnt have|ashamed|shame on me|guilt\w*|embarrass\w*|humiliat\w*|regret\w*|i feel (?:so )?(?:bad|awful|terrible) (?:about|for)|i was wrong|i messed up|i screwed up|i ruined|i owe (?:him|her|them) an apology|sorry i|my bad|i apologi[sz]e|forgive me|cringe|blame myself)\b/gi,
  },
  {
    family: 'love',
    strength: 0.7,
    pattern:
      /\b(?:i (?:really |still |do |just |so )?love (?:him|her|them|you|my|this|that|it)|love (?:him|her|them|you|it|this)|adore\w*|crush on|falling for|my favou?rite person|so sweet|sweetheart|darling|cuddl\w+|hugs?|kiss(?:ed|es)?|lovely|beautiful|<3|❤️?|😍|🥰)/gi,
  },
  {
    family: 'gratitude',
    strength: 0.8,
    pattern:
      /\b(?:thanks|thank (?:you|god|goodness|him|her|them)|thx|appreciate\w*|grateful|means a lot|so kind of|couldn[’']?t have done it without|made my day|ty so much|bless (?:you|him|her)|thankful)\b/gi,
  },
  {
    family: 'joy',
    strength: 0.7,
    pattern:
      /\b(?:happ(?:y|ier|iest|iness)|yay|wonderful|amazing|awesome|great (?:news|day|time|job)|good (?:news|job)|best (?:day|night|thing)|laugh(?:ed|ing|s)?|lol|lmao|haha\w*|fun(?:ny|niest)?|hilarious|can[’']?t wait|cant wait|congrat\w*|proud of|excit(?:ed|ing)|enjoy\w*|brilliant|fantastic|so good|glad|relie(?:f|ved)|finally|hope(?:s|ful)?|looking forward|well done|nice one|delight\w*|smil(?:e|ed|ing)|celebrat\w+|we made up|cheers)\b/gi,
  },
  {
    family: 'surprise',
    strength: 0.6,
    pattern:
      /\b(?:wow|omg|wait what|what the|no way|can[’']?t believe|cant believe|didn[’']?t expect|out of (?:nowhere|the blue)|confus\w+|don[’']?t (?:understand|get it)|dont (?:understand|get it)|no idea (?:why|what)|surpris\w+|shock\w*|unexpected\w*|weird|strange|odd|makes no sense|mixed signals|i wonder|really\?|huh|curious|unbelievable|suddenly|unsure|not sure (?:if|what|how|why)|whoa)\b/gi,
  },
]
