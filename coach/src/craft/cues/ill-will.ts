/**
 * Death, self-harm, injury, humiliation or terror wished or urged on the one written to, read in the goal after it has
 * been turned to "you" and in every message before it goes out. Own list, written for Mallama.
 */
const soft = '(?:just|please|all|even|really|actually|better|finally|simply|kindly|go|and|away|now|off|straight|to)'
const self = '(?:yourself|yourselves|himself|herself|themselves|themself|ur ?self|urself)'
const your = '(?:your|ur|his|her|their)'
const you = '(?:you|u|ya|him|her|them|he|she|they|you both|your (?!name)\\w+)\\b'

/** What is to be done or undergone, in any form of the verb. */
const ownHarm = `(?:(?:kill|hurt|harm|cut|hang|drown|shoot|stab|poison|starve|burn|off|top|neck|strangle|suffocate|electrocute|injure|punish)(?:s|ed|ing)? ${self}|do away with ${self}|end(?:s|ed|ing)? (?:${your} (?:own )?(?:life|lives|existence|misery)|it all|it tonight)|tak(?:e|es|ing) ${your} (?:own )?li(?:fe|ves)|(?:slit|slash|cut|open)(?:s|ting)? ${your} (?:\\w+ )?(?:wrists?|throat|veins?|arms?)|kys|unalive|commit(?:s|ting)? suicide|(?:jump|leap|throw ${self}|step|walk|run|drive)(?:s|ed|ing)? (?:off|in front of|out of|under|into) (?:a|the|an|${your}|some)? ?(?:\\w+ )?(?:bridge|roof|cliff|building|train|bus|lorry|truck|car|window|balcony|tree|wall|traffic|sea|river)|(?:drink|swallow|eat)(?:s|ing)? (?:some |all |a bottle of |${your} )?(?:the )?(?:bleach|poison|pills|tablets|acid|glass|rat poison|antifreeze)|tak(?:e|es|ing) (?:an overdose|all ${your} (?:pills|tablets|meds)|a long walk off)|overdos(?:e|es|ing)|put(?:s|ting)? (?:a (?:gun|bullet|rope)|${your} head in))`
const die = `(?:die|dies|died|dying|drop dead|be dead|be killed|perish|rot|rots|bleed out|choke(?: on)?|croak|burn in hell|burn alive|suffer|suffers|go to hell|never wake up|not wake up|be (?:raped|beaten|shot|stabbed|hanged|run over|attacked|mugged|murdered|tortured|hurt|assaulted))\\b(?! (?:laughing|of (?:laughter|laughing|embarrassment|boredom|happiness|joy|curiosity)|for (?:it|this|that)\\b|to (?:see|know|meet|hear)|down|away))`
const befall = `(?:${die}|gets? (?:\\w+ )?(?:raped|beaten|beat up|shot|stabbed|run over|hit by|killed|cancer|aids|hurt|mugged|attacked|murdered|assaulted|sick and)|got (?:raped|shot|run over|hit by|killed|cancer)|(?:is|are|was|were) (?:dead|raped|killed|six feet under|never born)|crash(?:es|ed)?|(?:never|not) (?:been |be )?born|break (?:${your}) (?:neck|legs?|back)|lose (?:${your}) (?:baby|child|kids|children|mind)|miscarr\\w+|(?:has|have|had) (?:a (?:heart attack|stroke|fatal|crash)|an accident|cancer))`

const pitiful =
  '(?:worthless|worth nothing|humiliat\\w+|degraded|ashamed of (?:yourself|existing)|disgusting|repulsive|unlovable|unwanted|terrified|petrified|hopeless|suicidal|hated|broken|powerless|pathetic|useless|sick with fear|tiny|stupid|inferior|(?:like|as if \\w+ (?:is|are)) (?:a |an |complete |total |utter |pure |absolute )*(?:garbage|trash|dirt|shit|nothing|rubbish|scum|filth|vermin|worm|nobody|failure|loser|burden|idiot|insect|animal|dog|piece of))'

/** "I hope you die alone": in a draft it is what somebody asks to say better, and none of it is kept. */
const hoped = new RegExp(
  `\\b(?:hop(?:e|es|ing)|wish(?:es|ing)?|pray(?:s|ing)?|want(?:s|ed|ing)?|long(?:s|ing)? for|dream(?:s|ing)? that|would love|cannot wait (?:until|till|for)|can't wait (?:until|till|for)|about time|better if|happy (?:if|when)|glad (?:if|when)|celebrate when|dance on|a relief if) (?:that |for |to see |the day |the worst for )?${you}(?: and (?:\\w+ ){1,4}?)?(?: both| all| would| will| could| to| had| really| just| gets?| and| slowly| soon| one day| had been)*(?: \\w+){0,2}? (?:${befall}|${ownHarm})`,
  'iu',
)

const rows: readonly string[] = [
  // Urged.
  `\\b(?:tell|ask|say to|write|text|message|remind|order|encourage|convince|persuade|get|make|let|want|need|wish|urge|advise|dare|beg|push|drive|help|like|recommend|suggest|would prefer)(?:s|ing)? (?:to )?${you} (?:that ${you} )?(?:to|into|should|ought to|must|had better|needs? to|can|may|could|and)? ?(?:${soft} ){0,4}(?:${ownHarm}|${die})`,
  `\\b(?:${you}) (?:really |just )?(?:should|ought to|must|had better|need to|needs to|can|may|could|might as well|deserves? to|would do well to|are free to|have my permission to) (?:${soft} ){0,4}(?:${ownHarm}|${die}|be dead\\b)`,
  `\\b(?:${you}) (?:should|ought to) have (?:died|been (?:aborted|drowned|killed|strangled|hit|beaten))\\b`,
  `(?:^|[.!?;:,"] ?|\\b(?:please|just|go|and|to you|say|would|could you|i need you to|i would like you to|would you|could|and please) )(?:${soft} ){0,3}(?:${ownHarm}|(?:drop dead|rot in hell|burn in hell|go and die|go to hell))`,
  `\\b(?:go|hurry up|feel free|do (?:us|me|everyone|the world) (?:all )?a favou?r)(?: and| to|,)? (?:${soft} )*(?:${ownHarm}|die\\b|drop dead)`,
  `\\b(?:regret|rue|curse)s?\\b[^.!?]{0,20}\\b(?:born|alive|existing)\\b`,
  // Wished, besides `hoped`.
  `\\b(?:dance|spit|piss) on ${your} grave\\b|\\b(?:you|he|she|they) (?:are|is|were|was|would be) better (?:off )?dead\\b|\\bwish(?:es)? (?:you|him|her|them) (?:all )?(?:dead|death|ill|harm|the worst|cancer|pain|misery)\\b|\\bthe day (?:you|he|she|they) (?:die|dies|drop dead)\\b|\\b(?:you|he|she|they) deserves? (?:to (?:be (?:hurt|hit|raped|beaten|alone forever|hated)|suffer|die|rot)|death|the (?:rope|worst)|cancer|every (?:bruise|blow|beating)|what (?:that man|he) did)`,
  `\\b(?:disappear|vanish|be gone) (?:forever|for good|from this (?:earth|world|life))\\b`,
  // Said of their life's worth.
  `\\b(?:world|everyone|everybody|we|i|family|kids|children|people|us|they|life|place)\\b[^.!?]{0,30}\\bbetter (?:off )?(?:place )?(?:without (?:you|him|her|them)\\b(?! (?:at|in|on) the)|if (?:you|he|she|they) (?:were|was|are|is)? ?(?:dead|died|gone|never|not (?:here|alive)))`,
  `\\b(?:nobody|no one|not one person|none of us|not a soul)\\b[^.!?]{0,20}\\b(?:miss(?:es)?|mourn|cry (?:for|over|if)|notice if|care if|come to)\\b[^.!?]{0,12}\\b(?:you|him|her|them|${your} funeral)\\b(?! at (?:the|work))`,
  `\\b(?:you|he|she|they) (?:should|were|was|ought) (?:to )?(?:never|not) (?:to )?(?:have )?(?:been |be )?(?:born|existed?|alive)\\b|\\bshould have (?:aborted|drowned|strangled|smothered|left) (?:you|him|her|them) (?:at birth|to die)?|\\b(?:you|he|she|they) (?:do not|don't|does not|doesn't) deserve to (?:live|be alive|exist|breathe)\\b|\\bwaste of (?:oxygen|air|skin|breath)\\b`,
  // Fear, shame and pain as the aim.
  `\\b(?:want(?:s|ing)?|mak(?:e|es|ing)|get(?:s|ting)?|leav(?:e|es|ing)|need|so(?: that)?|until|have|like|love|hope|wish|see|watch) (?:for )?${you}(?: \\w+){0,2}? (?:to )?(?:feels?|be|is|are|looks?|seems?|thinks?|believes?|know|knows|realise|understand|end up|hate ${self})? ?(?:(?:that )?${you} (?:is|are) |as |so |really |utterly |completely |totally |truly |absolutely |the most |how |just )*${pitiful}`,
  `\\bmak(?:e|es|ing) ${you} (?:feel (?:so |really )?(?:bad about ${self}|ugly|fat|hated)|cry|sob|weep|suffer|hate ${self}|beg|crawl|grovel|panic|shake|tremble|bleed|scream|fear|wish (?:you|he|she|they) (?:were|was|had))`,
  `\\b(?:want|going|plan|like|love|need|trying|aim|help me|words|something|message|way)(?: \\w+){0,2}? (?:to|that|which) (?:really |properly |completely |utterly |finally |truly )?(?:break|crush|destroy|humiliate|degrade|terrori[sz]e|torment|haunt|demean|belittle|shatter|traumati[sz]e|scar|frighten|terrify|scare|intimidate|wound|devastate|annihilate)s? (?:${you}(?! (?:up|off))|${your} (?:spirit|will|soul|confidence|self[- ]esteem|self[- ]worth|heart|mind|pride))`,
  `^(?:please |help me |to )*(?:break|crush|destroy|humiliate|degrade|terrori[sz]e|torment|demean|belittle|traumati[sz]e|frighten|terrify|scare|intimidate|devastate|insult|mock|bully|ridicule|fat[- ]shame|body[- ]shame) (?:${you}(?! (?:up|off))|${your} (?:spirit|will|soul|confidence|self))`,
  `\\b(?:rape|stab|strangle|behead|torture|murder|lynch|kill|maim|cripple|beat up|batter|burn) (?:you\\b|your (?:mother|mum|mom|dog|cat|kids|children|face|family|baby)|him\\b|them\\b)(?! (?:with kindness|at (?:chess|cards|tennis)))`,
]
const cues = rows.map((row) => new RegExp(row, 'iu'))

/** Before or in such words somebody fears for the other, denies the wish, or owns up to having said it. */
const notMeant =
  /\b(?:worried|worry|afraid|scared|fear(?:s|ed)?|terrified|frightened|concerned|hope (?:that )?(?:you|he|she|they) (?:do not|don't|never|did not|didn't|will not|won't)|(?:do not|don't|did not|didn't|never|would never|could never|cannot|can't|no longer|not) (?:ever |really |actually )?(?:want(?:ed)?|wish(?:ed)?|mean(?:t)?|hope|like|let|make|think)|sorry|apologi[sz]e|regret|forgive me|ashamed|glad|grateful|relieved|thank|miss(?:ed)? you|heard that|found out|stop(?:ped)?|quit|instead of|rather than|without|before you|in case|keep you from|please do not|please don't|(?:tell|told|telling|ask|asked|asking|beg|begging|remind) (?:you|him|her|them) not to|not to|you (?:said|told|say|keep|kept|asked|made|make|want|wanted|threaten\w*)|(?:he|she|they|mum|dad|who) (?:said|told|says|tells|made|makes|wanted))\b/i

const denied = /(?:\bnot|n't|\bnever|\bnobody|\bwithout)(?: \w+)?\s*$/i
/** "I hope you never get hurt". */
const spared =
  /\b(?:hope|want|wish|pray|make|let)\w* (?:that )?\w+ (?:never|do not|does not|don't|did not|will not|won't|not to)\b(?! (?:wake|be born|been born))/i

/**
 * The words of ill will in a text that speaks to "you"; null where there are none. Of a draft only what urges or says of
 * their life's worth. Reads the first 6,000 characters.
 */
export function illWill(text: string, draft = false): string | null {
  for (const sentence of text
    .slice(0, 6000)
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s+|\n+/)) {
    const read = sentence.slice(0, 600)
    for (const cue of draft ? cues : [...cues, hoped]) {
      const hit = cue.exec(read)
      if (!hit) continue
      const before = read.slice(0, hit.index)
      if (!notMeant.test(before) && !denied.test(before) && !spared.test(hit[0])) return sentence.trim()
    }
  }
  return null
}
