import type { Situation } from './situation.ts'

const child = /son|daughter|kid|child|teen|step|niece|nephew/
const parent = /mum|mom|mother|dad|father|parent|gran|step/
const coparent = /\bex|co-?parent/

/** Children at every age, and those who raise them together or apart. */
export const childSituations: Situation[] = [
  {
    id: 'child-withdrawn',
    label: 'how your child has pulled back',
    gravity: 4,
    roles: child,
    strong:
      /\b(?:wont (?:come out of|leave) (?:his|her|their) room|in (?:his|her|their) room all|grades? (?:went|dropped|fell|are)|failing (?:school|classes|maths|math)|wont (?:go to school|speak to (?:me|us)|talk to (?:me|us))|skip\w* (?:school|class)|(?:stopped|doesnt) (?:seeing|see) (?:his|her|their) friends|ruined (?:his|her|their|my) life)\b/gi,
    weak: /\b(?:grades?|room|school|teacher|moody|slam\w*|teen\w*|1[1-8]|friends|quiet)\b/gi,
    may: [
      'if(grade) Closed doors and falling grades together can be about more than defiance. Something may have got heavy.',
      'if(ruin|hate|said|told me) Hard sentences from a child often come from where they feel safe enough to say them.',
      'if(took|phone|rule|ground) Limits and closeness can go together. It is the order that matters: first be near, then hold the line.',
      'if(miss|room) You can miss a child who lives under the same roof.',
    ],
    ask: [
      'When did it begin, and did anything else change around then, friends, sleep, school?',
      'When were the two of you last easy with each other, even for ten minutes?',
      'What do you think {they} would say is going on?',
      'Is there another grown-up {they} {talks|talk} to?',
    ],
    need: ['wanting {them} back more than wanting to win', 'wanting to know what is really going on'],
    ways: [
      [
        'go in without a topic, bring food, and stay ten minutes',
        'it says you are there',
        'nothing is solved by it yet',
      ],
      [
        'set out the rule, the reason and the date when it ends',
        'it is fair and can be relied on',
        '{they} may still be angry',
      ],
    ],
    open: 'I do not want to fight. I would like to know how you are',
    want: ['Can I come in for ten minutes? You do not have to talk.', 'Shall we get something to eat, just us?'],
    keepOpen: true,
    kind: 'reach-out',
  },
  {
    id: 'child-phone',
    label: 'the phone you took',
    gravity: 2,
    roles: child,
    strong:
      /\b(?:took (?:his|her|their|the) (?:phone|xbox|laptop|switch|console|ipad|tablet)|ground(?:ed)? (?:him|her|them)|screen ?time|confiscat\w+|banned (?:him|her|them))\b/gi,
    weak: /\b(?:phone|gaming|rules?|consequence\w*|punish\w*)\b/gi,
    may: [
      'For a teenager a phone is also the way to every friend, so taking it feels larger than you may have meant.',
      'A rule can be right and still cost closeness for a while.',
      'It helps when everyone knows what would end it.',
    ],
    ask: [
      'What led up to taking it?',
      'Does {they} know when and how it comes back?',
      'What did you hope it would change?',
    ],
    need: ['wanting the rule to hold without losing {them}', 'wanting to be a parent and not a guard'],
    ways: [
      ['tell {them} the day it comes back and what it hangs on', 'the fight has an end', 'you have to keep to it'],
      [
        'ask {them} to propose a rule and try it for a week',
        '{they} {has|have} a hand in it',
        'it may not be the rule you wanted',
      ],
    ],
    open: 'I want us to settle the phone in a way we can both live with',
    want: [
      'What would you suggest? I will tell you what I need, too.',
      'Let us agree on the day you get it back and what it depends on.',
    ],
    keepOpen: true,
  },
  {
    id: 'parent-control',
    label: 'your privacy',
    gravity: 3,
    roles: parent,
    strong:
      /\b(?:(?:read|reads|went through|checks?|looked through|tracks?) my (?:texts|messages|phone|diary|room|dms|location|journal)|grounded|(?:im|he said im|she said im) grounded|took my phone|wont let me (?:go|out|see|have)|pays for (?:the|my) phone)\b/gi,
    weak: /\b(?:strict|rules|privacy|phone|texts|door|curfew|trust me)\b/gi,
    may: [
      'Having your messages read can feel like someone walking in without knocking.',
      'Someone can be worried and still go about it in a way that costs trust.',
      'It is hard to be told you are not trusted by the people you are meant to trust.',
    ],
    ask: [
      'Which part of it bothers you most, what was read or not being asked?',
      'Has {they} said what {they} {is|are} worried about?',
      'What would you be willing to tell {them}, if {they} asked first?',
    ],
    need: ['wanting to be trusted with your own life', 'wanting to be asked first'],
    ways: [
      [
        'wait until it is calm and ask what the worry is',
        'you sound older than the quarrel',
        'you have to listen first',
      ],
      ['offer a deal: what you will tell, and what stays yours', 'both get something', 'it may take a few tries'],
    ],
    open: 'When my messages are read, I stop telling you things',
    want: ['If you are worried, please ask me. I will answer.', 'Can we make a deal about what stays mine?'],
  },
  {
    id: 'pickup',
    label: 'the pick-ups',
    gravity: 3,
    roles: coparent,
    only: true,
    strong:
      /\b(?:pickups?\b|(?:for|at|after) pick ?up\b|drop ?offs?\b|custody|handovers?|(?:his|her|my) (?:weekend|days) with the kids|child support|co-?parent\w*|its my (?:year|weekend|turn)|wants the kids (?:for|on|over)|have the kids)\b/gi,
    weak: /\b(?:kids|late|court|school|schedule|nursery|weekends?|crying|flights?|christmas|new years|holidays?)\b/gi,
    may: [
      'if(late|wait|cry) The children wait with you, and you have to find words for someone who is not there.',
      'With an ex every small arrangement carries the old story along.',
      'One can be right about the schedule and still be the one who has to stay calm for the children.',
      'A message to an ex gets read in the worst tone available, so plain and dull is a kind of armour.',
    ],
    ask: [
      'What exactly was agreed, and is it written down anywhere?',
      'What do the children notice of it?',
      'What is the one thing you need to be settled before the next time?',
      'What would be good enough, if it cannot be ideal?',
    ],
    need: ['wanting an arrangement that can be relied on', 'wanting the children out of the middle'],
    ways: [
      [
        'keep it to time, place and one request, like a note at work',
        'there is nothing to argue with',
        'it leaves out how you feel',
      ],
      ['propose a rule for the next time with a fixed grace period', 'it covers more than this once', 'it needs a yes'],
    ],
    open: 'I would like us to keep to the times we agreed for the children',
    want: [
      'From now on, please text me as soon as you know you will be more than 15 minutes late.',
      'Please confirm the next date and time by tomorrow evening.',
    ],
  },
  {
    id: 'holidays',
    label: 'the holidays',
    gravity: 3,
    roles: coparent,
    only: true,
    strong:
      /\b(?:kids (?:for|on|over|at) (?:christmas|thanksgiving|easter|eid|the holidays|new year\w*|summer)|christmas and new years?|booked flights|its my year|split the holidays)\b/gi,
    weak: /\b(?:christmas|new years?|thanksgiving|flights?|excited|bad guy|holidays?)\b/gi,
    may: [
      'if(book|flight) When something is booked first and asked later, a no makes you the spoiler.',
      "if(excited|looking forward|wants to) Your child's excitement and your right to that time are two separate things.",
      'Agreements about holidays only help if they hold in the year in which they are inconvenient.',
    ],
    ask: [
      'What was agreed for this year, as plainly as you can put it?',
      'What would you be willing to trade, and what not?',
      'What does the child know about who decided what?',
    ],
    need: ['wanting to be asked before it is booked', 'not wanting to be made the bad one'],
    ways: [
      ['keep to the agreement and offer one swap', 'it is firm and fair', 'there may be a sulk'],
      ['agree this once in return for a written rule', 'it is peaceful now', 'it gives away this year'],
    ],
    open: "This year's holidays are with me, as we agreed, and the flights were booked without asking me",
    want: [
      'I can offer to swap part of it. Please send me a proposal by Friday.',
      'Please check with me before booking anything from now on.',
    ],
    keepOpen: true,
  },
  {
    id: 'parenting',
    label: 'raising the children together',
    gravity: 3,
    roles: /partner|wife|husband|spouse|boyfriend|girlfriend|ex/,
    strong:
      /\b(?:undermin\w+ me|(?:different|disagree\w*) (?:about|on|over) (?:parenting|the kids|rules|bedtime|discipline)|bedtime|says yes when i say no|bad cop|our (?:son|daughter|kids?|child)\b.{0,40}\b(?:asked|said|cries|sleeps|hits)|in front of the kids)\b/gi,
    weak: /\b(?:kids|bedtime|rules|discipline|spoil\w*|tantrum\w*|daddy|mummy|mommy)\b/gi,
    may: [
      'Children find the gap between two parents quickly, and it is tiring to be the strict half.',
      'Each of you may be mending something from your own childhood.',
      'It is hard to be corrected as a parent in front of your child.',
    ],
    ask: [
      'What is the rule you could both stand behind?',
      'How was it in your home and in the one {they} grew up in?',
      'What do you want your child to see when you two disagree?',
    ],
    need: ['wanting to be a team in front of the children', 'wanting not to be the strict one alone'],
    ways: [
      [
        'agree on three rules and leave the rest to whoever is there',
        'it is less to fight about',
        'you will let some things go',
      ],
      ['talk after bedtime and never in front of the child', 'nobody loses face', 'it has to wait till you are tired'],
    ],
    open: 'I would like us to agree on the rules before the next time, not in front of the children',
    want: ['Can we sit down after bedtime and choose three we both keep?', 'Which rule matters most to you?'],
    keepOpen: true,
  },
]
