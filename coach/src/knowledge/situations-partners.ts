import type { Situation } from './situation.ts'

const couple = /partner|wife|husband|boyfriend|girlfriend|spouse|fianc|situationship|ex|crush|date/

/** Between two people who love or loved each other. */
export const partnerSituations: Situation[] = [
  {
    id: 'quarrel',
    label: 'the fight',
    gravity: 2,
    strong:
      /\b(?:(?:another|big|huge|same|stupid|massive|a) (?:fight|row|argument|blow ?up)|(?:we|me and \w+|\w+ and i) (?:fought|argued|had a fight|rowed|were shouting)|walked out|stormed (?:out|off)|slam\w* the door|slept on the (?:couch|sofa)|(?:screamed|shouted|yelled) at (?:me|each other)|hung up on me|fight)\b/gi,
    weak: /\b(?:fight\w*|argu\w+|row|shout\w*|yell\w*|apologi\w+|walked|tension|ww3)\b/gi,
    may: [
      'if(walked|stormed|door|left|hung up|slept on) A fight that ends with a door leaves both of you alone with the last sentence.',
      'The subject of a fight and the thing that hurts in it are not always the same.',
      'if(walked|stormed|left the|went to bed) When one goes and the other stays, each can feel left.',
      'if(walked|stormed) Walking off may be a way of not saying something worse. On the other side of the door it still feels like being left.',
    ],
    ask: [
      'What was the last thing said before it broke off?',
      'What would you have said next, if it had gone on?',
      'How do the two of you usually find back to each other?',
      'At which moment did it turn, do you think?',
    ],
    need: ['wanting to be heard to the end', 'wanting to know that a fight does not undo the rest'],
    ways: [
      [
        'offer a short talk with a start and an end, ten minutes each',
        'nobody has to flee',
        'it feels stiff the first time',
      ],
      ['start with your own part and stop there', 'it takes the heat out', 'your complaint has to wait a turn'],
    ],
    open: 'We left that fight in the middle',
    want: [
      'Can we have ten minutes on it, calmly, with nobody leaving?',
      'I would like to hear your side first, and then tell you mine.',
    ],
  },
  {
    id: 'dismissed',
    label: 'being told it is too much',
    gravity: 3,
    strong:
      /\b(?:(?:says?|said|tells?|told|calls?|called) (?:me )?(?:that )?(?:i ?a?m|im|youre|you are)? ?(?:too )?(?:over ?reacting|needy|too sensitive|sensitive|dramatic|crazy|hysterical|difficult|a drama)|make it a drama|calm down|cant take a joke|all in my head|rolled (?:his|her|their) eyes|(?:never|doesnt|wont|not) (?:even )?listen\w*|talk(?:ing)? to a (?:brick )?wall|shuts? down|brush\w* (?:it|me) off)\b/gi,
    weak: /\b(?:over ?react\w*|sensitive|needy|listen\w*|ignore[sd]?|interrupt\w*)\b/gi,
    may: [
      'When the answer is about how you said it, what you said is never dealt with.',
      'Being told that it is too much tends to make a person louder, or silent. Neither helps.',
      'It is tiring to argue for your right to mind before you can say what you mind.',
      'After enough of that, one begins to check every feeling for size.',
    ],
    ask: [
      'What was the point that got lost when it became about your reaction?',
      'What do you usually do after that sentence, go on or give up?',
      'What would a good answer from {them} have sounded like?',
    ],
    need: ['wanting an answer to what you said, not to how you said it', 'wanting to be taken seriously'],
    ways: [
      [
        'say it once more in one calm sentence and ask for an answer to just that',
        'it is hard to dodge',
        'you need a good hour for it',
      ],
      [
        'name the pattern when nothing is burning',
        'you are not in the middle of it',
        'it may bring up the same sentence again',
      ],
    ],
    open: 'When you answer how I say things, what I said gets lost',
    want: [
      'Could you tell me what you heard before you tell me what you think of it?',
      'I would like an answer to the thing itself.',
    ],
  },
  {
    id: 'affair',
    label: 'what you found out',
    gravity: 5,
    strong:
      /\b(?:affair|cheat(?:ed|ing|s)\b|cheat on|slept with (?:someone|another|her|him|my)|seeing someone else|another (?:woman|man)|found (?:messages|texts|a (?:second|hotel)|his messages|her messages|photos)|hearts\b|sext\w*|on (?:tinder|hinge|bumble|grindr)|unfaithful|kissed (?:someone|another|my))\b/gi,
    weak: /\b(?:lied|secret|hid|hidden|his phone|her phone|from (?:a )?(?:woman|man|girl|guy)|trust|just friends|coworker|deleted)\b/gi,
    roles: couple,
    may: [
      'Finding something like that changes the past too: you start looking back over months for what you missed.',
      'You do not have to know yet what it means or what you will do. The body often needs days before the head can decide.',
      'There is what happened, and there is how you had to find out. Both count.',
      'It is common to want every detail and none of them in the same hour.',
    ],
    ask: [
      'What do you know for sure, and what are you still having to guess?',
      'Who can be with you in this, apart from {them}?',
      'What would {they} have to tell you or show you before you could think about anything else?',
      'Which part keeps coming back, the thing itself or having been lied to?',
    ],
    need: ['wanting the truth from {them} and not from a screen', 'wanting solid ground before any decision'],
    ways: [
      [
        'ask {them} for the whole truth once, at a set time',
        'you stop piecing it together alone',
        'you may hear more than you want to',
      ],
      [
        'take a few days apart before deciding anything',
        'you hear yourself again',
        'the not knowing lasts a little longer',
      ],
    ],
    open: 'I have seen the messages, and I need the truth from you',
    want: [
      'Please tell me all of it, once, without me having to ask the right question.',
      'I am not deciding anything tonight. I want to know what is true.',
    ],
    keepOpen: true,
  },
  {
    id: 'jealousy',
    label: 'the jealousy',
    gravity: 2,
    strong:
      /\b(?:jealous\w*|liking (?:her|his|other|girls) (?:pics|photos|posts|stories)|still (?:talks|texts|follows) (?:to )?(?:his|her) ex|texting (?:his|her) ex|flirt(?:s|ing|ed) with|who is she|who is he)\b/gi,
    weak: /\b(?:his ex|her ex|female friend|male friend|his phone|her phone|insecure|trust)\b/gi,
    roles: couple,
    may: [
      'Jealousy is often a question that has not been put: do I still matter most?',
      'It may say something about what you saw, and something about what you fear. It helps to keep the two apart.',
      'You may want to ask and be afraid of becoming the one who asks.',
    ],
    ask: [
      'What have you seen, and what have you concluded from it?',
      'What would reassure you, if it were offered without a fight?',
      'Is there an older story that this wakes up?',
    ],
    need: ['wanting to know that you come first', 'wanting to be told, so that you need not look'],
    ways: [
      ['say what you need to feel sure, without a charge in it', '{they} can give it', 'you show where you are soft'],
      ['keep to what you saw and ask about that alone', 'it is fair', 'the answer may not settle it at once'],
    ],
    open: 'I would rather ask you than go round in circles on my own',
    want: ['Can you help me understand what is between the two of you?', 'What would you say I should know?'],
    keepOpen: true,
  },
  {
    id: 'closeness',
    label: 'the closeness',
    gravity: 3,
    strong:
      /\b(?:sex\b|sexless|sex life|intima\w+|libido|in bed with (?:him|her|them)|(?:turns?|turned) over when i|doesnt (?:touch|kiss|want) me|(?:miss|missing) (?:touching|kissing|being touched|cuddl\w+)|not (?:been )?touch\w*|separate (?:beds|bedrooms))\b/gi,
    weak: /\b(?:bed|touch\w*|kiss\w*|hug\w*|close|affection\w*|surgery|turned on|attract\w*)\b/gi,
    roles: couple,
    may: [
      'The longer it is not spoken of, the larger it gets, and a hand on a shoulder starts to mean too much.',
      'Wanting to be close is not a demand. It can be said as a wish and leave the other free.',
      "When touch stops, both often wait, each taking the other's waiting for a no.",
      'It may be about desire, or about pain, fear or shame on either side. From outside they look the same.',
    ],
    ask: [
      'When were you last close in a way that felt good to both of you?',
      'What do you miss most, if you leave out the act itself?',
      'What are you afraid {they} would hear, if you said that you miss {them}?',
      'Has {they} ever said what changed, or have you both gone round it?',
    ],
    need: ['wanting to be wanted', 'wanting to be near without it having to lead anywhere'],
    ways: [
      [
        'speak of missing {them} rather than of how long it has been',
        'it is a wish and not a bill',
        'it shows you unprotected',
      ],
      ['ask for closeness that leads nowhere, a hand, an evening', 'it takes the pressure out', 'it may be slow'],
    ],
    open: 'I would like to be close to you again, with no pressure in it',
    want: [
      'Could we just lie next to each other for a while tonight?',
      'What would feel good to you, and what would not?',
    ],
    keepOpen: true,
  },
  {
    id: 'distance',
    label: 'the distance',
    gravity: 2,
    strong:
      /\b(?:distant|drift(?:ed|ing) apart|grown apart|gone cold|(?:like|just) (?:roommates|flatmates)|used to (?:flirt|talk|laugh|send|kiss|hold)|long distance|like a nurse|doesnt (?:flirt|laugh|talk)|barely (?:talk|speak|see)|no spark|1 msg a day)\b/gi,
    weak: /\b(?:cold|quiet|busy|work\w*|used to|less|apart|needy|meme)\b/gi,
    may: [
      'Distance usually comes in small steps, and each is too small to complain about.',
      'You may be measuring now against then, and then had something you could lean on.',
      'It is hard to ask for more warmth. Asked for, it can feel like less.',
    ],
    ask: [
      'When did you first notice that something was different?',
      'Which small thing from before would you take back first?',
      'What have you stopped doing yourself, maybe without meaning to?',
    ],
    need: ['wanting to feel chosen again', 'wanting to know where you stand'],
    ways: [
      ['name one thing you miss and ask for that', 'it is doable', 'the large question stays open'],
      [
        'ask {them} how {they} would describe the two of you just now',
        'you learn the other half',
        'you may hear something sore',
      ],
    ],
    open: 'I notice that we have less of each other than we used to',
    want: ['Could we bring one small thing back this week?', 'How is it for you?'],
    keepOpen: true,
  },
]
