/** Words that may hold a threat or a condition. Where none of them stands, no guess of the weights is told as one. */
const menace =
  /\b(?:or (?:else|i|we|you)|else|regret\w*|(?:be|so|too|really) sorry|pay for|careful|watch (?:your|it|out|you)|warn\w*|threat\w*|last (?:chance|time|warning)|if (?:you|u|i|he|she|they|this|that|it|we)|unless|until|till|better (?:not|be|do|get|have|answer)|you[’']?d better|don[’']?t (?:you|make|even|ever|think|push|test|tell|be surprised)|dare|see what|wait (?:and|till|until)|find (?:you|out)|found (?:you|out)|see you soon|know where|know (?:what|who|people|everything)|com(?:e|ing) for you|coming over|tell (?:everyone|everybody|your|them|him|her)|show (?:everyone|your|them)|never (?:see|forget|let|find|get|be)|lose|losing|police|court|lawyer|custody|kill|hurt|break|burn|smash|destroy|alone|no ?body|no one|mine|belong|let you|leave me|leaving me|without (?:me|you)|always (?:be|know|find)|watching|following|outside your|accident|happen(?:s|ed)? to|consequences|remember (?:that|this|what|who)|you[’']?ll (?:see(?! when (?:you|u)\b)|be|wish|learn|never|find)|you (?:will|are going to) (?:see(?! when (?:you|u)\b)|be|wish|learn|never|find)|ends? (?:badly|you|this|here)|ruin|(?:not|never|isn[’']?t|aren[’']?t|won[’']?t be|be) safe|sleep (?:well|tight)|choose|choice|decide|ultimatum|must|have to|tonight or|by (?:tonight|tomorrow|\d)|over between|we[’']?re (?:done|over|through)|it[’']?s over|done with|answer me|your (?:last|choice|call|problem|funeral)|own (?:you|risk)|owe|screenshots?|photos?|pictures?|videos?)\b|[💀🔪🔫👀]/iu
const laugh =
  /\b(?:ha(?:ha)+\w*|lol|lmao|rofl|jk|joke\w*|joking|kidding|apparently|officially|allegedly|breaking news|legally|evidence|witness|scientists|sources|crime|funny|tease|teasing|banter|pun)\b|[😂🤣😜😝😛😉🙃😏;][)\-pPD]?|[:;]-?[)DPp]|\?!|!\?|["“]/iu
const drops = /\b(?:not (?:kidding|joking)|no joke|joking aside|all jokes aside|i[’']?m not joking)\b/gi

/** Who comes with lunch, or cheers from the stands, may well know where somebody is. */
const kindly =
  /\b(?:i[’']?ll|i will|i can|i could|let me|i[’']?m (?:gonna|going to|coming to|here to)) (?:just )?(?:bring|drop|pick (?:you|it|up)|grab|get (?:the|your|it)|walk you|drive|meet|help|leave (?:it|them|the)|collect|carry|swing by with|fetch|move it|park|wave|cheer)\b|\bwatching you\b[^.!?\n]{0,40}\b(?:kick|play|dance|sing|win|score|run|grow|shine|graduate|stands|crowd|audience|sofa|couch|stream|tv|row)\b/i
const placing = /\b(?:i )?know where (?:you|your|the|u)\b[^.!?\n]{0,25}|\b(?:i[’']?m |i am )?watching you\b/gi
/** Beside these no errand is kind. */
const grim =
  /\b(?:sorry|regret|pay for|watch your|careful|or else|better|dare|hide|run|find you|kill|hurt|break|burn|what you deserve|safe|alone|police|answer|until|unless|ruin|new (?:man|guy|boyfriend|girlfriend|fella)|warn\w*|whether you|like it or not|block(?:ed)?|talk to me|hear me out|explain yourself|no one|nobody|tonight)\b/i

/** "I know where you parked, I'll grab the car": said by somebody close, it is an errand. */
export const errand = (text: string): boolean => text.length < 600 && kindly.test(text) && !grim.test(text)

/** Whether a word of it could hold a threat or set a condition. */
export const menacing = (text: string): boolean => menace.test(errand(text) ? text.replace(placing, ' ') : text)
/** Whether anything in it laughs. "No joke" does not. */
export const laughing = (text: string): boolean => laugh.test(text.replace(drops, ' '))
