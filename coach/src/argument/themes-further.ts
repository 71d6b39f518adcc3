import { theme, type Theme } from './theme.ts'

/** Matters that are named by a turn of speech rather than by a noun. */
export const furtherThemes: readonly Theme[] = [
  theme(
    'told',
    'Something private that was told',
    "(?:wasn|isn|is not|not)[’']?t? (?:yours|your (?:news|place|business|story)) to (?:tell|share|say)|(?:you|u|she|he|they) (?:went and |just )?(?:told|blabbed to|tell) (?:everyone|everybody|the whole \\p{L}+|the group|all (?:of )?(?:your|my|our|the) \\p{L}+|half (?:of )?(?:the|your|my) \\p{L}+)|why (?:did|would|do|have) (?:you|u) (?:tell|told|go and tell|telling|post|say anything to) (?:your|my|our|the|him|her|them|everyone|everybody|people|\\p{Lu}\\p{L}+)(?: \\p{L}+){0,2} (?:about|that|my|our)|asked (?:you|u) (?:not to (?:tell|say|mention|post|share)|to keep (?:it|that|this)|to wait (?:till|until|with))|(?:one thing|it|this|that|things) between us|in confidence|(?:my|our|his|her) (?:news|business|story|thing|secret) to (?:tell|share)|that was (?:private|for me to (?:tell|say))|(?:telling|told) (?:people|everyone|everybody) (?:about )?(?:my|our)|blab(?:bed|bing)?|gossip(?:ing|ed)?|can[’']?t keep (?:anything|a secret|things)|screenshot(?:ted|s)?",
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
]
