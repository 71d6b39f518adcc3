import { laughs, sentenceWith, type Shape, type Shaping, weighed, wholeOf } from './shape.ts'

const uninvited =
  /\b(?:my|our) (?:\w+ )?(?:invite|invitation)s?\b.{0,30}\b(?:lost|missing|(?:in|with) the post|in the mail|spam|junk|on (?:its|the) way|hasnt (?:arrived|come)|never (?:arrived|came|turned up)|got eaten|delayed|still coming|went astray|gone astray)\b|\b(?:must|might|may|somehow|obviously|clearly|guess i|i) ?(?:have|of|ve)? ?(?:just )?(?:missed|lost|overlooked|didnt get|never got|not (?:seen|got|had|received)) (?:my|the|our|an) (?:invite|invitation)\b/
/** Bare, it may be about others; with a laugh it is said to the one who did the asking. */
const exceptMe =
  /\bi (?:wasnt|didnt get|never got) (?:invited|asked|an invite)\b|\b(?:nobody|no one) (?:told|invited|asked) me\b|\bso (?:thats|this is) where (?:everyone|everybody|you all|you lot|you guys|you|they all) (?:was|were|went|is|are)\b|\b(?:did|was|were|has|have) (?:everyone|everybody|literally everyone|all of you|the whole \w+)\b.{0,30}\b(?:except|but|apart from|bar) (?:me|us)\b|\b(?:everyone|everybody) (?:got|had|was|gets) (?:\w+ )?(?:an? )?(?:invite|invitation|invited|asked)\b.{0,16}\b(?:except|but|apart from|bar) (?:me|us)\b/
/** Polite, beside pictures of what one was not told of. */
const unaware =
  /\b(?:wish(?:ed)?|if only) (?:id|i had|id have) (?:known|heard|been) (?:about it|you were (?:all )?(?:going|there|meeting|out)|it was on|there was one|asked|invited)(?= x|[.!,😊🙂]|$)/u

/** Who asks for it to be sent again means the post. */
const posted =
  /\b(?:could|can|would|please|resend|send|re send|address|rsvp|check(?:ed)?|email|link|calendar|zoom|teams|what (?:time|date)|when is|tracking|new flat|moved)\b/

const deny =
  /\b(?:dont|no dont|never) (?:you )?(?:mind|worry about|bother about|bother with|think about|fuss about|think of) (?:little old |old )?me\b|\byou (?:all |both |lot |just )?(?:go|enjoy|have|carry on|run along|get on)\b(?: (?:and|on|off|to|with|your|yourselves?|out))?|\byouve got your own (?:life|lives|family)\b|\bdont (?:trouble|put) yourself\b/
const lonely =
  /\b(?:meal|dinner|tea|supper|table|christmas|ticket|ready meal|chop) for one\b|\b(?:ill|i will|i can|i suppose ill|guess ill) (?:just |only |be |have to )*(?:do|have|make|cook|heat|eat|sit|be|stay|spend|manage|watch|get)\b.{0,30}\b(?:alone|on my own|by myself|for one|with the (?:telly|tv|cat|dog|radio|four walls)|here (?:with|like|on|in)|(?:fine|okay|alright) here)\b|\bive (?:always )?got the (?:telly|tv|cat|cats|dog|radio|four walls)\b|\b(?:me and|just me and|only) the (?:telly|tv|cat|dog|four walls)\b|\bfour walls\b/
/** An end of their own, hinted at. */
export const mortal =
  /\bi(?:ll)? (?:wont|will not|shant|may not|might not|wont even) be (?:around|here|about|alive)\b(?: (?:for ?ever|much longer|always|for much longer|that much longer|many more|next year))?|\bwont be (?:here|around) (?:much longer|for ?ever|next year)\b|\bwhen im (?:dead(?: and (?:gone|buried))?|gone)\b|\byoull (?:miss me|be sorry) when im\b|\b(?:could be|might be|may be|probably be) my last (?:christmas|birthday|easter|one|summer|year)\b/
const sour =
  /\b(?:again|as usual|as always|anyway|after all (?:i|ive)|nobody|no one|other people|his (?:parents|family|lot|mother)|her (?:parents|family|lot|mother)|their|spoil\w*|in (?:the|your) way|bother you|trouble you|burden|nuisance|used to it|only your (?:mother|mum|father|dad)|too busy|if you can spare|just sit|youll (?:wish|be sorry|miss me|regret)|(?:your|his|her) (?:sister|brother) (?:finds|manages|makes)|more often|suits you)\b/
const mild =
  /[❤💕🥰😘😊🎉]|!|\b(?:honestly|promise|have (?:a )?(?:fun|great|lovely|good|nice|wonderful|best)|lovely time|enjoy every|you deserve|so happy|love you|good luck|recipe|teach|show you|(?:my|the|a) will|insurance|paperwork|solicitor|scan|results|diagnos\w*|cancer|scared|afraid)\b/iu

/** Loneliness, and an end that is hinted at, laid beside somebody's plans: it is there to be felt, and asks nothing. */
const guilt: Shaping = (seen) => {
  const { read, text } = seen
  const bare = read.text
  if (mild.test(text) || laughs.test(text) || text.includes('?')) return null
  const signs = [deny, lonely, mortal, sour].filter((sign) => sign.test(bare)).length
  if (signs < 2 || !(lonely.test(bare) || mortal.test(bare))) return null
  const span = sentenceWith(seen, 'guilt', lonely) ?? sentenceWith(seen, 'guilt', mortal) ?? wholeOf(seen, 'guilt')
  return { kind: 'guilt', span, most: signs > 2 ? 0.6 : 0.5 }
}

const spent =
  /\bi (?:really |honestly |just |seriously |physically )*(?:cant|cannot|(?:dont know (?:if|how (?:much longer|long))|dont think|not sure) i can|wont|dont have it in me to) (?:(?:keep|carry on|go on|continue) (?:doing|living|putting up with|having|going through|with|going round in)?|do|take|live|handle|cope with|deal with)(?: ?(?:this|it|that|like this|like that|these|circles|the same))\b/
/** Said alone: a sigh, or the last word. */
const wearing =
  /^(?:(?:look|honestly|sorry|im sorry|babe|love|please|no|and|but|hey|listen|god) ?,? ?)*i (?:really |honestly |just |seriously )*(?:cant|cannot|dont think i can) (?:keep|carry on|go on) (?:doing|living|going on with|with)? ?(?:this|like this)(?: to (?:myself|us))?(?: (?:any ?more|any longer|for ?ever))?(?: x+)?[.!… ]*$/
const blamed =
  /\b(?:every (?:single )?time|whenever|each time|any ?time|the (?:second|minute|moment)|when(?:ever)? i (?:try|bring|say|tell|ask|raise|mention))\b.{0,70}\byou\b|\byou(?:re|ve|ll)? (?:just |only |still |simply )?(?:always|never|keep|constantly|wont (?:ever )?(?:listen|talk|hear|let|even)|dont (?:even |ever |actually )?(?:listen|hear|care|try|see|talk|tell)|make (?:it|everything) about|turn (?:it|everything|this)|twist|shut (?:me )?(?:down|out))\b/
const over =
  /\b(?:its over|it is over|were (?:done|over|finished)|we are (?:done|over|finished)|im (?:done|leaving|moving out|out)|i (?:want|need) (?:out|a divorce|to (?:leave|end|break up|split))|break(?:ing)? up|divorce|separat\w+|good ?bye|end (?:it|this|things)|ending (?:it|this|things)|have to (?:leave|go|end)|walk(?:ing)? away|for good)\b/

const conceded =
  /\bsorry (?:that |if |but )?(?:you|u)(?:re| are)? (?:(?:feel|felt|feeling) (?:that|this) way|(?:feel|felt|feeling) (?:like (?:that|this)|so|hurt|attacked|upset|offended|let down|ignored|hard done by|the need)|(?:took|take|taken|taking) (?:it|that|what i said) (?:that way|like that|wrong|the wrong way|personally|so|badly)|(?:think|thought|believe) (?:that|so|that of me|its my fault|i(?:m| am| was| did| lied| meant)?)|see it (?:that|this) way|see it like that|(?:were|got|are|was)? ?(?:upset|offended|hurt|angry|annoyed|bothered))\b/
const defended =
  /\b(?:but|however|though|because|and)? ?(?:i (?:really |honestly |genuinely )?(?:didnt|did not|never|havent|have not|dont (?:think|see|believe|remember)|wasnt|was (?:only|just)|did nothing|have nothing|stand by|(?:was )?right)|ive (?:done|got|nothing)|its not my|that(?:s| is| was)? (?:not|on you|your)|im not (?:the|going|apologising|sorry|responsible)|not my (?:fault|problem)|nothing wrong)\b/
const kindly =
  /\b(?:didnt (?:see|notice|realise|realize|get|hear|mean)|never (?:meant|got|saw|wanted)|ill|i will|let me|my fault|should have|i was wrong|love you|miss you|make it up|hadnt realised)\b/

const owned =
  /\b(?:(?:it|that) (?:was|is|was all) my fault|my fault|i (?:really )?should(?:nt| not)? have|i was (?:wrong|out of order|out of line|unfair)|that was wrong of me|i let you down)\b/

const did =
  /\bafter (?:i|all i|everything i|all the (?:\w+ )?(?:i|times|nights|hours|weekends)|all (?:those|these) (?:\w+ )?)(?:ve| have)? ?.{0,20}?\b(?:spent|sat|stayed|drove|driven|held|listen\w*|pick\w*|came|peel\w*|did|done|put|help\w*|gave|given|lent|got you|talk\w*|was there|been there|dropped)\b/
const drained =
  /\b(?:im|i am|ive been|feel|feeling|this is)(?: (?:just|so|really|honestly|too|absolutely|very|proper|properly|a bit|completely|emotionally|all))* (?:tired|worn out|exhausted|exhausting|knackered|drained|shattered|spent|running on empty|burnt out|out of (?:energy|words|steam)|done in|weary)\b|\bi (?:have|ve got|got) (?:nothing|no energy|no more) (?:left|in me)\b/

/** Where somebody is hurt or at the end of their strength, and says it by a joke, a sigh or a sorry that is none. */
export const strained: Shaping = (seen): Shape | null => {
  const { read, text } = seen
  const bare = read.text
  if (read.words > 70) return null
  const well = (kind: Shape['kind'], pattern: RegExp, most: number): Shape | null => {
    const span = sentenceWith(seen, kind, pattern)
    return span && { kind, span, most }
  }
  const wished = sentenceWith(seen, 'edge', unaware)
  if (wished && !posted.test(bare)) return { kind: 'edge', span: wished, most: 0.45 }
  const light = laughs.test(text) || /[🙃😅🙂]/u.test(text)
  if (uninvited.test(bare) && !posted.test(bare)) return well(light ? 'left-out' : 'hurt', uninvited, light ? 0.5 : 0.6)
  if (light && exceptMe.test(bare)) return well('left-out', exceptMe, 0.5)
  if (conceded.test(bare) && defended.test(bare.replace(conceded, ' ')) && !kindly.test(bare))
    return well('non-apology', conceded, 0.7)
  if (conceded.test(bare) && owned.test(bare) && !defended.test(bare.replace(conceded, ' ').replace(owned, ' ')))
    return well('apology', owned, 0.6)
  if (!laughs.test(text)) {
    if (did.test(bare) && drained.test(bare)) return well('worn-for-you', did, 0.6)
    if (spent.test(bare) && blamed.test(bare) && !over.test(bare) && weighed(seen, 'insult') < 2.2)
      return well('near-end', spent, 0.6)
    const worn = read.words <= 12 && !over.test(bare) ? well('unsure', wearing, 0.5) : null
    if (worn) return { ...worn, between: ['complaint', 'break-up'] }
  }
  const guilty = guilt(seen)
  if (guilty || read.words > 14 || !empty.test(bare) || laughs.test(text) || /[?!]/.test(text)) return guilty
  return well('distress', empty, 0.5)
}

/** More than a long day. */
const empty =
  /\b(?:im|i am|ive been|feel|feeling)(?: (?:just|so|really|honestly|absolutely|very|properly|completely|emotionally|all))* (?:worn out|drained|running on empty|burnt out|burned out|done in|at the end of my (?:rope|tether))\b|\bi(?:ve| have)? (?:got )?(?:nothing left|no energy left|no more) (?:to give|in me|in the tank)\b/
