import { theme, type Theme } from './theme.ts'

/** More matters; some are named by a turn of speech rather than by a noun. */
export const furtherThemes: readonly Theme[] = [
  theme(
    'betrayal',
    'A betrayal',
    '(?:slept|sleep|sleeping|in bed|got off|hooked up|hooking up|messing around|carrying on|fooling around) with (?:her|him|them|someone(?: else)?|somebody(?: else)?|another \\p{L}+|(?:my|your) (?:own )?(?:best )?(?:mate|friend|sister|brother|cousin|ex|boss|colleague|mother|dad|wife|husband|neighbour)|that \\p{L}+|a (?:guy|man|woman|girl|colleague|stranger|client)|people)|cheat(?:ed|ing|er)?\\b(?! (?:at|in|off|the (?:system|test|exam|game)|on (?:the|your|my|his|her|an?|our) (?:test|exam|diet|homework|quiz|taxe?s?|mocks?)|day|meal))|(?:an |the |your |his |her )affair|kiss(?:ed|ing) (?:her|him|someone|somebody|another|that|my (?:own )?(?:best )?(?:mate|friend|sister|brother|cousin|boyfriend|girlfriend|husband|wife|ex|boss))(?! (?:goodnight|goodbye|on the (?:cheek|forehead)))|(?:shagg|screw|bang|fuck|shag)(?:ed|ing)? (?:her|him|someone|somebody|another)(?! (?:over|up|off))|one[- ]night stand|(?:the|that|your) other (?:woman|man)|bit on the side|mistress|unfaithful|infidelity|betray(?:ed|al|ing)?|in our (?:own )?bed(?= ?[.!?]|$)|behind my back with|two[- ]tim(?:ed|ing)|seeing (?:someone|somebody) else|your (?:secret|burner) phone|sexting|hotel receipt',
    'affair|betrayal|cheating',
    {
      matter: 'what happened with somebody else',
      feel: ['hurt', 'shaken', 'sad'],
      need: ['honesty about this', 'to know where we stand', 'time, and no pressure'],
      under: 'whether the whole truth is told, and whether the other can be relied on again',
      after: 'the truth, and to be able to rely on the other again',
      habit:
        'Whoever was betrayed asks what they want to know and hears the truth the first time; how fast it goes, and whether it goes on at all, is theirs to say',
    },
  ),
  theme(
    'told',
    'Something private that was told',
    "(?:wasn|isn|is not|not)[’']?t? (?:yours|your (?:news|place|business|story)) to (?:tell|share|say)|(?:you|u|she|he|they) (?:went and |just )?(?:told|blabbed to|tell) (?:everyone|everybody|the whole \\p{L}+|the group|all (?:of )?(?:your|my|our|the) \\p{L}+|half (?:of )?(?:the|your|my) \\p{L}+)|why (?:did|would|do|have) (?:you|u) (?:tell|told|go and tell|telling|post|say anything to) (?:your|my|our|the|him|her|them|everyone|everybody|people|\\p{Lu}\\p{L}+)(?: \\p{L}+){0,2} (?:about|that|my|our)|(?:told|tell|telling) (?:my|your|our) \\p{L}+ (?:all )?(?:about (?:our|us|my|me)|what i (?:said|told))|asked (?:you|u) (?:not to (?:tell|say|mention|post|share)|to keep (?:it|that|this)|to wait (?:till|until|with))|(?:one thing|it|this|that|things) between us|in confidence|(?:my|our|his|her) (?:news|business|story|thing|secret) to (?:tell|share)|that was (?:private|for me to (?:tell|say))|(?:telling|told) (?:people|everyone|everybody) (?:about )?(?:my|our)|blab(?:bed|bing)?|gossip(?:ing|ed)?|can[’']?t keep (?:anything|a secret|things)|screenshot(?:ted|s)?",
    'news|secret|miscarriage|diagnosis|pregnancy|results?|photos?|screenshots?',
    {
      matter: 'what was told',
      feel: ['exposed', 'hurt', 'unsure what I can still tell you'],
      need: [
        'what I tell you to stay with you',
        'to be asked before it is passed on',
        'to say it myself, when I am ready',
      ],
      under: 'whether what is private is safe with the other',
      after: 'to decide who hears what is private',
      habit: 'Agree on what stays between you, and ask before passing on anything that is not your own',
    },
  ),
  theme(
    'remarks',
    'Remarks about how somebody is',
    "(?:comment\\w*|jok(?:e[sd]?|ing)|remarks?|digs?|going on) (?:on|about|at) (?:what i (?:eat|wear)|how i (?:look|dress|eat|talk)|my (?:weight|body|size|looks|figure|clothes|hair|plate|food|skin|accent|nose|teeth|appearance))|my weight|(?:you[’']?ve|had) (?:put on|had enough (?:bread|cake|to eat)|gained)|(?:mak(?:e|es|ing)|made) fun of me|t(?:ake|akes|aking|ook) the (?:piss|mick|mickey) out of me|it was (?:just )?(?:banter|a joke)|can[’']?t take a joke|only (?:joking|teasing|messing)|slim(?:mer)?|skinny|fat",
    'joke|weight|remark|comment',
    {
      matter: 'remarks like that',
      feel: ['hurt', 'small', 'on show'],
      need: ['remarks like that to stop', 'you to stop when I say that it hurts'],
      under: 'whether a no to remarks is heard',
      after: 'to be spoken of with respect, also as a joke',
      habit: 'When one of you says that a joke hurts, it is over: no explaining, only "sorry, I will leave it"',
    },
  ),
  theme(
    'school',
    'School and studying',
    'grades?|exams?|revis(?:e|ing|ion)|report card|school report|coursework|gcses?|a[- ]levels?|finals|mocks|detention|stud(?:y|ying|ied)|essays?|degree|semester|tuition|failed (?:maths?|chem\\w*|physics|english|the (?:year|test|class|module))|maths?|chemistry|physics|dropped? out|skip(?:ped|ping)? (?:school|class|lessons?)|uni|university|lectures?',
    'grades?|exams?|revision|coursework|essays?|degree|maths?|chemistry|physics|school report|report card',
    {
      matter: 'school',
      feel: ['worried', 'under pressure', 'afraid of getting it wrong'],
      need: ['to hear what is hard about it', 'some help with it', 'to be trusted to try'],
      under: 'a worry about how it will go on, and who is asked what is hard',
      after: 'to be asked about it before being judged',
      habit: 'Ask first what was hard, and talk about marks only after that',
    },
  ),
]
