import { sentenceWith, type Shape, type Shaping, weighed, wholeOf } from './shape.ts'

const late =
  /\b(?:(?:im|i am|ill be|i will be|going to be|might be|were|well be|be|still) (?:(?:going to be|gonna be|just|so|really|very|slightly|terribly|a (?:bit|little|tad|touch|while)|about|\d+|ten|twenty|half|an|hour|mins?|minutes|again) )*late|running (?:(?:really|very|so|a (?:bit|little)|slightly|about|\d+|ten|twenty|mins?|minutes|massively) )*(?:late|behind)|(?:im |i am |am |got |been |were |still )?(?:stuck (?:in|at|on|behind)|held up|delayed|caught up at))\b(?! (?:for (?:you|us|me)\b|replying|answering|getting back|responding|paying|sending|in \w+ing|to (?:reply|answer|say|the)|with (?:the|my|this|your)|wishing|(?:happy )?birthday|message|text|reply|and (?:the|my) (?:test|period)|on (?:the )?rent))/
const excuse = /\b(?:sorry|apolog\w+|forgive me|my bad)\b/
const ahead =
  /\b(?:(?:start|eat|begin|order|go ahead|carry on|have (?:yours|dinner|tea|lunch|supper)|go in|crack on)\b.{0,20}\bwithout me|(?:dont|no need to) wait(?: (?:for me|up))?|(?:keep|save) (?:me|mine)|(?:ill|i will|should|will) (?:be|get) (?:home|there|back|in|with you)|(?:ill|i will) (?:do|sort|make|see to|take care of|put) (?:the|it|bed|bath))\b/
const past =
  /\b(?:last (?:night|week|time)|yesterday|this morning|the other|i was late|being late|too late|period|(?:a|the|my|another|did|took) test|positive|two lines|pregnan\w*|you (?:always|never|made|should|could|didnt|dont)|because of you|your fault|thanks to you|on purpose|talk about|we need to|unless|or else)\b/

const coming =
  /\b(?:(?:can|could|would|will) (?:you|we|u)|please|are you (?:free|able|around)|id like (?:you )?to|i(?:d)? need (?:you )?to|lets|do you have|have you got|mind)\b.{0,30}\b(?:pop|come|swing|drop|stop|meet|see me|catch up|a (?:\w+ )?(?:chat|word|catch up|call|meeting|moment|minute)|have \d+ min\w*|go (?:over|through)|talk|speak|step)\b/
const hour =
  /\b(?:at|around|about|by|from|for|before|after) (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|noon|midday|lunch|half \w+)(?![\d%]|(?: (?:days|weeks|months|years|people|of)))\b|\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b/
const topic =
  /\b(?:about|re|regarding|discuss|go (?:over|through)|run through|on) (?:the|next|our|this|a|some|\w+s) (?!(?:other|same)\b)\w+/
const nothing =
  /\b(?:nothing (?:to worry about|bad|serious|scary|sinister|major|urgent|awful|wrong|dramatic)|(?:dont|no need to) (?:worry|panic|stress)|(?:its|all) (?:good|nothing bad)|youre not in (?:any )?trouble|not in trouble|good news)\b/
const weighty =
  /\b(?:about (?:us|you|what happened|last night|your)|your (?:\w+ )?(?:performance|conduct|attendance|attitude|behaviour|behavior|position|role|future|contract|absence|work|hours|mistake)|complain\w*|disciplin\w*|hr|redundan\w*|incident|union|witness|serious concerns?|the (?:divorce|kids|custody|money you)|or else|alone|nobody|no ?one else|secret)\b/

const event =
  /\b(?:\w+s \d{1,3}(?:th|st|nd|rd)|op|operation|surgery|scan|biopsy|chemo|check ?up|appointment|birthday|\d{1,3}(?:th|st|nd|rd) (?:birthday|anniversary)|anniversary|party|christening|wedding|funeral|memorial|graduation|concert|recital|school play|nativity|match|show|barbecue|bbq|reunion|retirement|coming home|home from hospital|moving day)\b/
const dated =
  /\b(?:(?:on|for|from|until|till|this|next) )?(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:next|this) (?:week|weekend|month)\b|\btomorrow\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/
const welcome =
  /\b(?:\w+d|would|be) (?:really |so |all |both |absolutely )*(?:love|like|enjoy|be (?:so |really |very )?(?:glad|pleased|happy|chuffed|thrilled|delighted|over the moon)|made up|glad|pleased|chuffed|thrilled|delighted) (?:it |that )?(?:if (?:you|u)\b|to see (?:you|u)\b|to have (?:you|u)\b|(?:you|u) to\b)|\b(?:mean|means) (?:a lot|the world|so much|loads)(?: to \w+(?: \w+)?)? if (?:you|u)\b|\b(?:youd|you would|you are|youre) (?:be )?(?:very |more than |so |always )?welcome\b/
const pressed =
  /\b(?:not that you|if you (?:can be bothered|cared|ever|even|still remember)|suppose youre too|(?:dont|no need to) bother|as usual|too busy for|least you (?:can|could) do|you never|you (?:always|didnt|wouldnt|wont|should|promised|forgot)|after (?:all|everything)|disappoint\w*|upset|hurt|unless|or else|last chance|might be (?:his|her|my|the) last|alone)\b/

/** The clock, the diary and the family's dates: a notice of being late, a talk with its hour, news that counts one in. */
export const daily: Shaping = (seen): Shape | null => {
  const { read, stings } = seen
  const bare = read.text
  if (read.words > 60 || stings.length > 0 || weighed(seen, 'insult', 'break-up', 'ultimatum') >= 2) return null
  const well = (kind: Shape['kind'], pattern: RegExp, most: number): Shape => ({
    kind,
    span: sentenceWith(seen, kind, pattern) ?? wholeOf(seen, kind),
    most,
  })
  if (excuse.test(bare) && late.test(bare) && !past.test(bare) && (ahead.test(bare) || read.words <= 25))
    return well('running-late', late, 0.75)
  if (coming.test(bare) && hour.test(bare) && !weighty.test(bare) && (nothing.test(bare) || topic.test(bare)))
    return well('called-in', hour, 0.7)
  if (event.test(bare) && dated.test(bare) && welcome.test(bare) && !pressed.test(bare))
    return well('family-news', welcome, 0.7)
  return null
}
