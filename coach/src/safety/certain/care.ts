import { firstIn, meets } from '../../sieve.ts'
import { windows } from '../../text/fold.ts'

/**
 * Whoever writes is afraid of what they might do to somebody who depends on them: a baby, a child, a parent they nurse.
 * It is no deed and no suffering of their own, so it has an answer of its own (`builtin/answer-care.ts`).
 */
export interface CareUrge {
  who: 'baby' | 'child' | 'elder'
  /** Something seems to order it: that is an emergency, whatever they say of their own will. */
  voices: boolean
  /** They say that it is about to happen. */
  now: boolean
  /** The sentence, folded. */
  said: string
}

const baby =
  /\b(?:baby|babys|newborn|infant|twins|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:weeks?|months?|wks|mths?)(?: old)?|(?:\d+|two|three|four|five|six) ?(?:wk|mo|month|week) old|colic|cot|crib|pram|breastfeed\w*|postpartum|postnatal)\b/
const child =
  /\b(?:my|our|the|his|her) (?:\w+ ){0,2}?(?:son|daughter|kids?|child|children|toddler|boy|girl|little one|little (?:boy|girl)|stepson|stepdaughter|\d year old|\w+ year old|grandson|granddaughter|niece|nephew)\b|\b(?:toddler|tantrums?|my (?:[1-9]|two|three|four|five|six|seven) ?(?:yo|year old))\b/
const elder =
  /\b(?:my |our |the )?(?:mum|mom|mam|mother|dad|father|nan|gran|grandma|grandad|granny|husband|wife|parent|old man|old lady|patient)s?\b/
const nursing =
  /\b(?:dementia|alzheimers?|carer|caregiver|care for|caring for|look after|looking after|take care of|nappies|nappy|diapers?|pads|incontinen\w*|toilet|bathe?|bathing|bed ?bound|wheelchair|stroke|feed(?:ing)? (?:her|him)|wash(?:ing)? (?:her|him)|up all night|all night|every night|screams?|spits|hoist|respite|lift (?:her|him)|disabled)\b/
const act =
  '(?:hurt(?:ing)?|harm(?:ing)?|hit(?:ting)?|shak(?:e|ing)|smack(?:ing)?|slap(?:ping)?|throw(?:ing)?|drop(?:ping)?|drown(?:ing)?|smother(?:ing)?|suffocat(?:e|ing)|strangl(?:e|ing)|chok(?:e|ing)|kill(?:ing)?|stab(?:bing)?|burn(?:ing)?|punch(?:ing)?|squeez(?:e|ing)|crush(?:ing)?|kick(?:ing)?|bash(?:ing)?|beat(?:ing)?|scald(?:ing)?|push(?:ing)?|poison(?:ing)?|snap(?:ping)? (?:and|at)|batter(?:ing)?|lash(?:ing)? out at)'
const target =
  '(?:him|her|them|it|(?:my|our|the|his) (?:\\w+ ){0,2}?(?:baby|babys|son|daughter|kids?|child|children|toddler|boy|girl|boys|girls|twins?|newborn|infant|little one|mum|mom|mam|mother|dad|father|nan|gran|grandma|grandad|husband|wife|\\w+ (?:month|week|year) old))'
const pillow =
  '(?:put(?:ting)? (?:a|the|my) (?:\\w+ )?(?:pillow|hand|blanket|cushion) over|hold(?:ing)? (?:the |a )?(?:pillow|hand) over|held (?:the |a )?pillow over|(?:hold(?:ing)?|held|push(?:ing)?) (?:him|her|them|it|my \\w+) (?:under|down (?:in|under))|(?:leav(?:e|ing)) (?:him|her|them|it) in the bath|shut (?:him|her|it) up for good|mak(?:e|ing) (?:him|her|it) stop for good|(?:send(?:ing)?|tak(?:e|ing)) (?:\\w+ ){1,3}to (?:heaven|god|jesus))'
const wish =
  '(?:want(?:ed)?(?: to)?|wanna|going to|gonna|about to|urges?(?: to| of)?|(?:feel|felt|feeling) like(?: i could| i might| i want to| im going to)?|(?:scared|afraid|worried|terrified|frightened)(?: that)?(?: i| of| im)?(?: ?(?:ll|will|might|may|could|would|going to|gonna|\\w+))?|(?:scared|afraid|worried) (?:ill|i will|i might|im going to)|thoughts? (?:of|about|to)|think(?:ing)? (?:of|about)|thought (?:of|about)|(?:keep|kept) (?:thinking|imagining|picturing|seeing)|pictur(?:e|ing)|imagin(?:e|ing)|visions? of|images? of|flash(?:es)? of|nearly|almost|close to|this close to|could|swear ill|swear i will|ill|might|came close to|tempted to|impulse to|dont trust myself not to|snap and)'
const wished = new RegExp(
  `\\b(?:i|im|ive|id|ill|myself)\\b(?:(?!\\b(?:he|she|they|hes|shes|husband|boyfriend|says|said)\\b).){0,50}?\\b${wish} (?:(?:just|really|actually|so|badly|to|i|and|of|be|ll|will|going|snap|bad|by|completely) ){0,4}(?:${act} ${target}|${pillow})(?![a-z])`,
)
/** Without a subject, as people write it in haste: "want to shake my baby". */
const hasty = new RegExp(
  `^(?:\\W|so|and|omg|help|please|i|just|really|honestly|god|im|tired|exhausted|alone)*(?:want to|wanna|going to|gonna|about to|nearly|almost|scared ill|afraid ill|scared i will|scared i might|feel like|felt like|having thoughts (?:of|about)|keep thinking (?:of|about)|thoughts of) (?:(?:just|really|to|and|snap|i|will) ){0,3}(?:${act} ${target}|${pillow})(?![a-z])`,
)
const voice =
  /\b(?:voices?(?! ?(?:note|mail|message|memo|over|recording))|something in (?:my|the) head|someone in my head|thing in my head|head (?:keeps|is) (?:saying|telling)|god|the devil|satan|demons?|jesus|angels?|the tv|the radio|they)\b[^.?!\n]{0,40}\b(?:tell(?:s|ing)?|told|say(?:s|ing)?|said|order(?:s|ing|ed)?|command(?:s|ing|ed)?|want(?:s|ed)?|mak(?:e|es|ing)|whisper\w*|shout\w*|wont stop)\b/
const speaks =
  /\b(?:voices?(?! ?(?:note|mail|message|memo|over|recording))|head|god|devil|satan|demons?|jesus|angels?)\b/
const ordered = new RegExp(
  `\\b(?:${act}(?: ${target}|(?: \\w+)? (?:baby|kids|children|son|daughter|mum|mom))|(?:kids|children|baby|son|daughter|boy|girl|he|she|him|her|them) (?:\\w+ ){0,4}?(?:dead|die|to die|not be alive|in heaven)|heaven|to god|(?:should|have to|must|got to) do it|get rid of|sacrifice|evil|possessed|end (?:him|her|them|it))\\b`,
)
/** The same words of a swing, a party, a game, a feeling, or in jest. */
const everyday =
  /\b(?:lol|lmao|haha\w*|jk|feelings|a (?:birthday |baby |surprise |first )?(?:\w+ )?party|baby shower|some sense|sense into|swing|trampoline|pillow fight|(?:drop|dropping) (?:him|her|them|it|my \w+|the \w+|our \w+) (?:off|at|round|to (?:school|nursery|her|his|my)|home|by|a (?:text|line|hint))|(?:throw|throwing) (?:him|her|it|them) (?:out(?! (?:of )?(?:the|a) window)|away|in the (?:pool|air))|throw (?:\w+ ){0,3}?(?:toys|clothes|things)|hit (?:the (?!baby|kids?|child|boys?|girls?|twins|toddler)|it off)|hurt (?:him|her|them|my \w+) by|with (?:kindness|love|kisses)|push (?:him|her|them|my \w+) (?:to|too|harder|into (?:a|the|doing|music|sport|swimming)|on)|beat (?:him|her|them|my \w+) (?:at|to)|kick (?:him|her|them|my \w+) out|burn (?:it|the)|kill it|punch(?:ing)? (?:the|a) (?:pillow|wall|air)|eat (?:him|her)|so cute|cuddle|squeeze (?:him|her|them|it)|hug|snap (?:a|some) |photo|pics?|not (?:at|with) (?:him|her)|call(?:ed)? (?:it|the)|shake (?:it|hands)|movie|film|novel|character|dream(?:t|ed)?|nightmare)\b/
const never =
  /\b(?:would never|id never|never (?:\w+ )?(?:hurt|hit|harm|want)|dont want to|didnt want to|not going to|wont|wouldnt|says i|said i|accus\w+|thinks i|thought i|claims|tells everyone|he wants|she wants|when i was (?:a |\d|little|young)|years ago)\b/
const soon =
  /\b(?:right now|tonight|any (?:minute|second)|about to|going to|gonna|just now|one more time|if nobody comes|alone with|now)\b/
/** Everyday bluster about children old enough to leave a mess. */
const bluster =
  /\b(?:could|ill|id|going to|gonna|swear ill|want to|might) (?:\w+ )?(?:kill|strangle|murder|throttle|smack|throw) \b/
const mess =
  /\b(?:mess|lego|socks|wet towels?|room|xbox|phone|homework|slime|glitter|crayons?|pen|sofa|carpet|biscuits?|chocolate|milk|crisps|dishes|shoes|lunch ?box|bin|bins|car keys|charger|remote|jumper|age|secret|fb|facebook|whatsapp|gravy|recipe|turkey|hat|wedding|parking|seat)\b/

/** Null where nobody who depends on the writer is in danger from them. Reads folded text. */
export function careUrgeIn(folded: string): CareUrge | null {
  const read = folded.slice(0, 6000)
  const who = baby.test(read)
    ? 'baby'
    : child.test(read)
      ? 'child'
      : elder.test(read) && nursing.test(read)
        ? 'elder'
        : null
  const parts = windows(read)
  for (const [at, said] of parts.entries()) {
    const beside = `${parts[at - 1] ?? ''} . ${said} . ${parts[at + 1] ?? ''}`
    if (
      meets(voice, said) &&
      speaks.test(said) &&
      !everyday.test(said) &&
      ordered.test(beside) &&
      !/\bmyself\b/.test(said) &&
      (who || elder.test(read))
    )
      return { who: who ?? 'elder', voices: true, now: true, said }
    const hit = firstIn(wished, said) ?? firstIn(hasty, said)
    if (!hit || everyday.test(said)) continue
    if (never.test(said.slice(Math.max(0, hit.index - 10), hit.index + hit[0].length))) continue
    if (
      bluster.test(said) &&
      who !== 'baby' &&
      (who !== 'elder' || mess.test(beside)) &&
      (mess.test(beside) || who === null)
    )
      continue
    // Only a baby is shaken, and only whoever is worn out says that they fear to.
    const shaken = /\b(?:scared|afraid|worried|terrified)\b.*\bshak/.test(hit[0])
    if (!who && !shaken) continue
    // A blow aimed at "him" is at whoever was spoken of last; only what is done to the small names them by itself.
    const named = baby.test(beside) || child.test(beside) || elder.test(beside)
    if (who !== null && !named && !/\b(?:shak|smother|suffocat|drown|throw|drop|pillow|held|hold|squeez)/.test(hit[0]))
      continue
    return { who: who ?? 'baby', voices: voice.test(beside) && speaks.test(beside), now: soon.test(said), said }
  }
  return null
}
