/**
 * Feelings, needs, and the words that pose as feelings ("I feel ignored"). Written by ourselves from everyday speech;
 * CNVC's inventories are not used (COACH.md, "Licences").
 */
const listed = (words: string) => words.trim().split(/\s*,\s*/)

export const feelings = listed(
  'hurt,sad,unhappy,miserable,heartbroken,gutted,devastated,disappointed,down,low,lonely,empty,numb,lost,homesick,angry,furious,livid,annoyed,irritated,frustrated,cross,mad,upset,raging,fuming,bitter,resentful,scared,afraid,frightened,terrified,anxious,nervous,worried,panicky,uneasy,on edge,tense,stressed,overwhelmed,stretched,tired,exhausted,shattered,knackered,drained,burnt out,burned out,worn out,ashamed,guilty,embarrassed,humiliated,awkward,jealous,envious,insecure,confused,torn,stuck,helpless,powerless,hopeless,bored,restless,shocked,surprised,stunned,curious,happy,glad,relieved,calm,peaceful,grateful,thankful,touched,moved,proud,hopeful,excited,safe,loved,content,better,good,sick with worry,vexed,fed up,shaken,small,awful,terrible,horrible,rubbish,crap,shit,tearful,sensitive,vulnerable,alone',
)

/** Needs in everyday words. */
export const needNames = {
  heard: 'to be heard',
  seen: 'to be noticed',
  valued: 'to be appreciated',
  respect: 'respect',
  trust: 'trust',
  honesty: 'honesty',
  reliability: 'to be able to count on somebody',
  support: 'support',
  fairness: 'a fair share',
  closeness: 'closeness',
  belonging: 'to belong',
  reassurance: 'reassurance',
  safety: 'safety',
  choice: 'a say in things',
  space: 'room to breathe',
  rest: 'rest',
  calm: 'calm',
  understanding: 'to be understood',
  acceptance: 'to be accepted as one is',
  care: 'care',
  consideration: 'consideration',
  privacy: 'privacy',
  clarity: 'to know where one stands',
  fun: 'lightness and fun together',
  help: 'a hand with things',
} as const
export type NeedName = keyof typeof needNames

const map = (rows: Record<string, string>): [string, readonly NeedName[]][] =>
  Object.entries(rows).flatMap(([needs, words]) =>
    listed(words).map((word): [string, readonly NeedName[]] => [word, needs.split(' ') as NeedName[]]),
  )

/** What the other is said to do, worn as a feeling: the needs that may stand behind it, likeliest first. */
export const evaluations = new Map<string, readonly NeedName[]>(
  map({
    'seen heard closeness':
      'ignored,invisible,unseen,overlooked,like a ghost,like i dont exist,like furniture,like the furniture,like part of the furniture,forgotten,like an afterthought',
    'heard understanding':
      'unheard,not heard,not listened to,talked over,interrupted,dismissed,brushed off,shut down,like im talking to a wall,misunderstood',
    'valued fairness':
      'unappreciated,taken for granted,used,undervalued,underappreciated,like a maid,like a servant,like your maid,like the help,exploited,like an atm,like a taxi,like a doormat,walked all over',
    'respect consideration':
      'disrespected,insulted,belittled,put down,looked down on,patronised,patronized,talked down to,mocked,laughed at,like a child,like an idiot,like a joke',
    'trust honesty': 'betrayed,lied to,cheated,deceived,tricked,played,misled,backstabbed,stabbed in the back',
    'reliability trust': 'let down,abandoned,dropped,stood up',
    'closeness belonging':
      'rejected,unwanted,unloved,pushed away,left out,excluded,shut out,neglected,like a stranger,like an outsider,like a burden,like a roommate,like a flatmate,cut off,unwelcome,replaced',
    'choice space':
      'controlled,trapped,manipulated,pressured,pushed,cornered,suffocated,smothered,bullied,forced,bossed around,managed,nagged,watched,monitored,policed',
    'acceptance understanding':
      'judged,criticised,criticized,attacked,blamed,accused,picked on,not good enough,like im never enough,like a failure,like a disappointment,compared',
    'support help':
      'unsupported,alone in this,on my own with this,like a single parent,like a single mum,like im doing everything,overworked,left to do everything',
    'safety calm': 'threatened,intimidated,unsafe,bullied by you,like im walking on eggshells,harassed,ambushed',
    'reassurance clarity':
      'led on,strung along,unimportant,second best,like second best,like an option,like a backup,like i dont matter,like im not a priority,like i come last,last on your list,disposable',
  }),
)
