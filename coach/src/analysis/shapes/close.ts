import { laughs, sentenceWith, type Shape, type Shaping, weighed, wholeOf } from './shape.ts'

const longing =
  /\b(?:i|ive|i have) (?:really |just |still |do |so |kind of |honestly )*(?:miss|missed|been missing) (?:us|being us|just us|our (?:time|evenings|nights|walks|chats|talks|dates?)|time (?:with you|together|alone)|having you|doing (?:things|stuff)|it being|how we|the two of us|you and me)\b|\bwe (?:only (?:ever )?(?:talk|speak) about|(?:hardly|barely|never) (?:ever )?(?:see each other|talk|do anything|go out|spend|get any|have any|sit)|(?:havent|have not) (?:been out|had (?:a|any|an)|done anything|gone out|spent)|feel like (?:housemates|flatmates|colleagues|strangers|roommates)|used to go)\b/
const proposal =
  /\b(?:can|could|shall|should|may|why dont|what if) we\b|\blets\b|\b(?:how|what) about\b|\bfancy\b|\b(?:do|would) you (?:want|like|fancy)\b|\bi(?:d| would) (?:really )?(?:love|like) (?:it if we|us to|to take you|to go)\b/
const outing =
  /\b(?:pictures|flicks|bowling|swim|drive|day|dinner|tea|supper|lunch|brunch|breakfast|curry|pizza|chips|meal|eat|film|movie|cinema|pub|drinks?|coffee|walk|night (?:out|in|away|off)|evening|date|weekend|babysit\w*|sitter|away|out|picnic|beach|sofa|takeaway|takeout|gig|theatre|dancing|just (?:the two of us|us|you and me|we two))\b/
const parting =
  /\b(?:break(?:ing)? up|divorce|separat\w*|over between|leaving you|or else|or (?:im|i am|ill|its) |if you (?:dont|wont|cant)|last chance|you (?:never|always|dont care|couldnt care|ruin\w*|cheat\w*|lied)|your fault|prove|counsell\w*|therap\w*|solicitor|block\w*)\b/

const consent =
  /(?:^|[.!] ?)(?:fine|okay|right|whatever|sure|alright|all right|forget it|never mind|suit yourself|you know what|have it your way|go ahead)\b|\b(?:do|have|book|choose|plan|get|go with|invite|pick) (?:it )?(?:what(?:ever)?|who(?:ever)?|how(?:ever)?|as|it your way)\b.{0,6}\b(?:you|want|like|please|fancy)\b/
const voiceless =
  /\b(?:you|everyone|everybody|you all|you lot|you both|you two)(?: \w+)? (?:obviously|clearly|evidently|apparently|plainly|already|dont|didnt|never|arent|werent|wouldnt|have|wont)(?: (?:really|actually|even|dont|didnt|arent|want|care|made|it|clear|that))* (?:want|need|like|listen|ask|asked|care|interested|value|bother|decided|made|clear|going)\b.{0,30}\b(?:my|me|what i|i)\b|\b(?:my|what i) (?:\w+ ){0,2}(?:(?:obviously |clearly |apparently |really )*(?:dont|doesnt|isnt|arent|never|wasnt|werent|didnt) (?:count|matter|wanted|needed|good enough|welcome|interest\w*|important|asked))\b|\b(?:no one|nobody) (?:ever )?(?:asks?|asked|listens to|wants|cares about|cares) (?:for )?(?:me|my|what i)\b/
const withdrawn =
  /\b(?:ill|i will) (?:just |only |simply )?(?:turn up|show up|keep (?:quiet|my mouth|out)|smile|stay (?:out|quiet|away)|nod|sit there|do as (?:im|i am) told|go along|say nothing|shut up|not bother|keep my \w+ to myself|leave (?:you|it) to)\b|\b(?:wont|not) (?:say|bother|suggest|get involved|interfere)\w*\b/

/** What is to come of it is no giving way. */
const menace =
  /\b(?:if you|or else|dont come (?:back|home)|regret|sorry you|(?:ill|i will|im going to|im gonna) (?:\w+ )?(?:smash|break|burn|kill|hurt|hit|destroy|throw|tell|take|call|ring|make|leave you|be gone|lock|report))\b/

const sign =
  /\b(?:ring|text|call|message|phone|msg|ping|buzz|drop|send|let|shout)\b.{0,24}\b(?:when|once|as soon as|the minute|after)\b.{0,8}\b(?:you|your|youre|youve)\b.{0,24}\b(?:on|home|in|back|off|there|safe|landed?|land|arrived?|leave|out|inside|parked|left|get|bed|bus|train|taxi|cab)\b/
const safely =
  /\bso (?:that )?(?:i|we) (?:know|can (?:sleep|relax|stop|go to (?:bed|sleep))|dont (?:worry|lie|panic|fret))\b.{0,24}\b(?:okay|safe(?:ly)?|alright|all right|alive|one piece|home|sleep|relax|worry\w*|awake|bed)\b|\bso i can (?:(?:get to |go to )?(?:sleep|bed)|relax|rest|stop (?:worrying|fretting)|put the light out)\b|\b(?:wait(?:ing)?|stay(?:ing)?|be) up\b|\bcant sleep (?:until|till|unless|if)\b|\b(?:ill|i) (?:only |just )?(?:worry|be worrying|lie awake|fret)\b|\b(?:get|got|back|home|there) safe(?:ly)?\b/
const checking =
  /\b(?:or else|every (?:hour|time|stop|\d+)|who(?:s| is| are)? (?:you|with)|proof|prove|photo|picture|pic|selfie|video ?call|facetime|location|tracker|find my|where (?:you|youre|your) |dont (?:lie|make me|you dare|ignore)|straight (?:home|back)|exactly|(?:you )?(?:must|better|had better|have to)|immediately|or (?:im|i am|ill|we|you)|last time you|you (?:never|always)|with (?:him|her|them)|angry|trouble|not allowed|let you)\b/

/** A hand held out, a yes that hurts, and somebody who waits up: what is said between people who are close. */
export const close: Shaping = (seen): Shape | null => {
  const { read, text, stings } = seen
  const bare = read.text
  if (read.words > 60 || weighed(seen, 'insult', 'break-up', 'ultimatum') >= 2) return null
  const well = (kind: Shape['kind'], pattern: RegExp, most: number, unless: RegExp | null = null): Shape => ({
    kind,
    span: sentenceWith(seen, kind, pattern, unless) ?? wholeOf(seen, kind),
    most,
  })
  if (
    consent.test(bare) &&
    voiceless.test(bare) &&
    !laughs.test(text) &&
    !text.includes('?') &&
    !parting.test(bare) &&
    !menace.test(bare)
  )
    return well('gives-way', voiceless, withdrawn.test(bare) ? 0.65 : 0.55)
  if (stings.length > 0) return null
  if (longing.test(bare) && proposal.test(bare) && !parting.test(bare)) {
    const span = seen.parts.find((part) => proposal.test(part.text) && outing.test(part.text))
    if (span) return well('bid', proposal, 0.7)
  }
  if (read.words <= 55 && sign.test(bare) && safely.test(bare) && !checking.test(bare))
    return well('waiting-up', sign, 0.65)
  return null
}
