/**
 * The baseline beside the reader: for each cue, the list of words somebody would write down in ten minutes from the
 * definition alone, met anywhere in the turn.
 */
const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'i')

export const keywordCues: Record<string, RegExp> = {
  criticism: words(
    "you always|you never|you're so|you are so|lazy|selfish|rude|inconsiderate|irresponsible|what's wrong with you|whats wrong with you",
  ),
  contempt: words(
    'idiot|stupid|pathetic|loser|moron|disgusting|ridiculous|useless|joke|grow up|clown|shut up|whatever|worthless|fool',
  ),
  defensiveness: words(
    "not my fault|i didn't|i didnt|yes but|yeah but|what about you|you did too|because you|not true|i was just|i only",
  ),
  withdraw: words(
    'later|whatever|not now|leave me alone|i have to go|forget it|maybe|tomorrow|busy|never mind|nevermind',
  ),
  stonewalling: words("whatever|i'm done|im done|leave me alone|forget it|don't talk to me|not talking|fine|k"),
  'timed-break': words('break|minutes|back at|an hour|calm down|cool off|talk later'),
  demand: words('you need to|you have to|you must|now|answer me|tell me|stop|i want you to|immediately'),
  request: words('please|can you|could you|would you|will you|would you mind'),
  threat: words(
    "or else|i'll leave|divorce|i will leave|you'll regret|you will regret|lawyer|police|i'm leaving|kick you out",
  ),
  ultimatum: words('or else|last chance|or i|or we|unless you|if you don.?t'),
  apology: words('sorry|apologi[sz]e|my bad|my fault|forgive me'),
  'non-apology': words('sorry if|sorry but|sorry you|sorry that you'),
  repair: words("sorry|start over|try again|let's talk|lets talk|you're right|i love you|work it out|truce|my fault"),
  appreciation: words('thank|thanks|thank you|appreciate|grateful|love|amazing|great|best|proud'),
  validation: words("i understand|makes sense|you're right|youre right|i hear you|i get it|i see|that must|fair"),
  absolutes: words('always|never|everything|nothing|everyone|nobody|every time|every single'),
  'mind-reading': words("you think|you want|you don't care|you dont care|you just want|you hate|on purpose|you know"),
}

export const keywordSarcasm = words(
  'oh great|wow|thanks a lot|nice|yeah right|sure|congratulations|how nice|well done|brilliant|lovely',
)

export const keywordActs: [string, RegExp][] = [
  ['apologise', words('sorry|apologi[sz]e')],
  ['threat', words("or else|i'll leave|divorce|lawyer|police")],
  ['contempt', words('idiot|stupid|pathetic|loser|useless|joke')],
  ['criticism', words("you always|you never|you're so")],
  ['withdraw', words('whatever|later|leave me alone|forget it')],
  ['defend', words("not my fault|i didn't|what about you")],
  ['request', words('please|can you|could you')],
  ['validate', words("i understand|makes sense|you're right")],
  ['agree', words('ok|okay|yes|deal|fine')],
  ['offer', words("i can|i'll|shall i|how about")],
  ['question', /\?/],
]

export const keywordEmpathy: Record<'reaction' | 'interpretation' | 'exploration', RegExp> = {
  reaction: words('sorry|hugs?|love|here for you|hope'),
  interpretation: words('understand|must be|sounds|i know how'),
  exploration: /\?/,
}
