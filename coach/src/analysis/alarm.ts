/** Who comes with lunch, or cheers from the stands, may well know where somebody is. */
const kindly =
  /\b(?:i[’']?ll|i will|i can|i could|let me|i[’']?m (?:gonna|going to|coming to|here to)) (?:just )?(?:bring|drop|pick (?:you|it|up)|grab|get (?:the|your|it)|walk you|drive|meet|help|leave (?:it|them|the)|collect|carry|swing by with|fetch|move it|park|wave|cheer)\b|\bwatching you\b[^.!?\n]{0,40}\b(?:kick|play|dance|sing|win|score|run|grow|shine|graduate|stands|crowd|audience|sofa|couch|stream|tv|row)\b/i
/** Beside these no errand is kind. */
const grim =
  /\b(?:sorry|regret|pay for|watch your|careful|or else|better|dare|hide|run|find you|kill|hurt|break|burn|what you deserve|safe|alone|police|answer|until|unless|ruin|new (?:man|guy|boyfriend|girlfriend|fella)|warn\w*|whether you|like it or not|block(?:ed)?|talk to me|hear me out|explain yourself|no one|nobody|tonight)\b/i

/** "I know where you parked, I'll grab the car": said by somebody close, it is an errand. */
export const errand = (text: string): boolean => text.length < 600 && kindly.test(text) && !grim.test(text)
