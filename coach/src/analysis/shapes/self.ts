import { laughs, sentenceWith, type Shaping, weighed } from './shape.ts'

const low =
  '(?:idiot|stupid|dumb|thick|useless|worthless|pathetic|failure|burden|mess|loser|disappointment|terrible|awful|horrible|bad|worst|rubbish|shit|crap|hopeless|waste|unlovable|broken|joke|disgusting|fool|monster|coward|moron|nuisance|embarrassment|letdown|let down|screw up|fuck up|selfish|toxic|difficult|needy|clingy|annoying|boring|ugly|fat)'
const adv =
  '(?:(?:such|so|just|a|an|the|total|totally|complete|completely|absolute|absolutely|really|always|honestly|literally|fucking|bloody|actually|clearly|obviously|like|kind of|probably|being|and|most|very|too) )*'

/** What somebody says of themselves, with somebody else in it: whether they can still be loved. */
const judged = new RegExp(
  [
    `\\b(?:im|i was|i am|i feel(?: like)?|ive been) ${adv}${low}\\b.{0,80}\\b(?:(?:put up with|stand|stay with|love|want|like|bother with|deserve|be with|see|stuck with|sick of|better off without|done with) (?:me|you|someone|anyone)|of course you|no wonder|dont know why you|you must|you(?:d| would) (?:rather|be better))`,
    `\\b(?:i|ive) (?:always|keep|constantly|just|only|just always|literally)? ?(?:ruin|destroy|wreck|spoil|mess up|messed up|screw up|fuck up|break|push away|let down|disappoint) (?:everything|everyone|every (?:single )?(?:thing|one|relationship)|anything|things|it all|all|people|the people)\\b`,
    `\\bi (?:always |just |keep |only )(?:mess|messing|screw|screwing|fuck|fucking) (?:things|it|everything|stuff|this)? ?up\\b`,
    `\\bi (?:really |honestly )?(?:dont|didnt|never) deserve (?:you|any of|this kindness|to be|love|someone|such|your)`,
    `\\byou (?:really |honestly )?(?:deserve|need|should (?:be with|find|have)) (?:(?:so|much|way|far) )*(?:someone|somebody|a)? ?(?:much |so |way )*(?:better|more) (?:friend |mother |mum |girlfriend |boyfriend |partner |son |daughter |wife |husband )?than (?:me|this|i|what i)`,
    `\\bwhy (?:would|do|did|does|should) (?:anyone|anybody|you|he|she|people) (?:even |ever |still )*(?:love|want|like|put up with|bother with|stay with|care about|talk to|be with|pick|choose|want to (?:be with|stay with|talk to|see|know|marry|date|live with)) (?:someone like |a person like )?me\\b`,
    `\\b(?:no wonder|of course|i get (?:it )?(?:why|if)|dont blame you if|wouldnt blame you if|i understand if) (?:\\w+ ){0,2}(?:you|everyone|everybody|nobody|no one|people|he|she|they)(?:re|d|ve)? (?:\\w+ ){0,3}(?:hate|hates|leave|leaves|left|sick of|tired of|had enough of|fed up with|stand|want|wants|like|likes|love|bored of|done with|ashamed of|embarrassed (?:by|of)|dont want to (?:see|talk to|be with)) (?:to (?:see|talk to|be with|know) )?me\\b`,
    `\\bi (?:hate|cant stand|despise|loathe) (?:myself|who i am|what ive become)\\b`,
    `\\bi(?:m| am) (?:just )?(?:not (?:good|pretty|clever|smart|strong) enough|never (?:good )?enough|not worth (?:it|the|your|anyone|loving)|too much(?! (?:to|in|for a))|hard work|a lot to (?:take|handle|deal)|difficult to love|hard to love)(?: for (?:you|anyone|anybody))?\\b`,
    `\\bsorry (?:(?:for|that) )?(?:(?:im|i am|being|i was|youre stuck with|you got stuck with|you have) )(?:like this|me|so much|too much|a burden|a mess|such|this way|the way i am|so (?:difficult|needy|broken|useless|annoying|clingy|pathetic)|always (?:like|so))`,
    `\\bi(?:m| am|ll only be| feel like| am just| feel)? (?:just )?(?:a|such a|like a) (?:burden|failure|disappointment|waste of)\\b`,
  ].join('|'),
)
/** The same without anybody else: sometimes only a slip with the keys. */
const scolded = new RegExp(
  `\\b(?:im|i am|i feel like|i was) (?:${adv})(?:idiot|stupid|dumb|useless|worthless|pathetic|hopeless|loser|moron|fool|the worst|worst (?:friend|mother|mum|dad|father|girlfriend|boyfriend|partner|wife|husband|person|sister|brother|daughter|son)|(?:bad|terrible|awful|horrible|rubbish|shit|crap) (?:friend|mother|mum|dad|father|girlfriend|boyfriend|partner|wife|husband|person|sister|brother|daughter|son))\\b`,
)
const denied =
  /\b(?:im not|i am not|i wasnt|not (?:such )?an?|dont (?:think|say|act|treat)|you (?:think|said|say|call\w*|make me|made me|always make|act like|treat me)|stop (?:saying|calling)|because of you|thanks to you)\b/

/** Blame that somebody turns on themselves: no affection, and nothing the reader did. */
export const selfBlame: Shaping = (seen) => {
  if (seen.read.words > 70 || weighed(seen, 'break-up', 'ultimatum') >= 3) return null
  const judging = sentenceWith(seen, 'self-blame', judged, denied)
  if (judging && !(laughs.test(seen.text) && seen.read.words < 9))
    return { kind: 'self-blame', span: judging, most: 0.65 }
  if (laughs.test(seen.text) || weighed(seen, 'apology', 'request', 'cancel') >= 2) return null
  const scolding = sentenceWith(seen, 'self-scold', scolded, denied)
  return scolding ? { kind: 'self-scold', span: scolding, most: 0.55 } : null
}

const person =
  '(?:mother|mum|mam|father|dad|parents|sister|brother|ex|ex wife|ex husband|gran|nan|grandma|aunt|uncle|family|last (?:girlfriend|boyfriend|partner))'
const whose = `(?:(?:your|my|our|his|her) (?:\\w+ )?${person}|mum|dad|him|her|them)`
const likened = new RegExp(
  `\\byou(?:re| are|ve)? (?:(?:just|really|so|getting|becoming|turning|starting|beginning|exactly|even|sounding|acting|behaving|being|literally|honestly|sound|act|behave|talk|argue|shout|lie|always|to) )*(?:(?:just|exactly|so much|a lot) )*(?:like|into|as (?:bad|selfish|cold|stubborn|lazy|useless|crazy|controlling|difficult|mean) as|worse than|no better than|no different (?:from|to|than)|the image of) ${whose}\\b(?! (?:when|if) (?:we|you) (?:met|were))|\\b${whose} (?:would|d|will) never (?:have |ever )?(?:done|do|said|say|treat|treated|speak|spoken|let|forget|forgotten|behave|act|left|leave|hurt|make|made|talk)\\b|\\bwhy cant you (?:just )?be (?:more |a bit more )?like ${whose}|\\byou remind me (?:so much )?of (?:my ex|him|her)\\b|\\beven (?:my ex|${whose}) (?:never|didnt|wasnt|managed|could|would)\\b|\\bat least (?:my ex|${whose}|other (?:women|men|husbands|wives|mothers|fathers)) (?:\\w+ )?(?:did|does|called|cared|listened|tried|asked|helped|paid|never|knew|made|had|could)\\b`,
)
const fond =
  /\b(?:love|loved|lovely|laugh|smile|eyes|kind|sweet|beautiful|gorgeous|strong|proud|cook|cooking|recipe|soup|generous|brave|best|kindest|nicest|loveliest|gentlest|funniest|bravest|wonderful|gentle|patient|miss (?:him|her|them)|adore|compliment|good way|nicest|warm|funny|talented|clever|wise|calm|safe|comfort\w*|made me|makes me (?:happy|smile|laugh|feel)|always (?:made|had|knew|gave|brought|sang|helped|there)|in the best way|thank|glad|grateful|voice|handsome|she had that|he had that)\b|[🥰😍❤💕😘😊]/u

/** Held up against somebody, and found wanting, where nothing in it is fond. */
export const likening: Shaping = (seen) => {
  if (seen.read.words > 60) return null
  const kind = fond.test(seen.text.toLowerCase()) ? 'love' : 'likened'
  const span = sentenceWith(seen, kind, likened, /\?$|\bdont be like\b/)
  return span ? { kind, span, most: kind === 'love' ? 0.5 : 0.6 } : null
}
