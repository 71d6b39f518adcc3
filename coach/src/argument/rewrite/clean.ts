import { behind } from './labels.ts'
/** Words that only sharpen or hurt, taken out of what is otherwise kept. */
const sharp =
  /,? ?\b(?:as (?:usual|always|per usual)|like (?:always|you always do)|every (?:single |damn |fucking )?time(?! (?:i|we|you|he|she|they|it|my|your|the|our|there|somebody|someone|people)\b)|all the (?:fucking |damn |bloody )?time|24\/7|for fuck'?s sake|for god'?s sake|for christ'?s sake|ffs|jesus(?: christ)?|oh my god|omg|what the (?:hell|fuck)|the (?:hell|fuck|heck)|wtf|once again|yet again|in your (?:pathetic|little) \w+)\b,?/gi
const intensifiers =
  /\b(?:fucking|fuckin|fkn|bloody|goddamn(?:ed)?|damn(?:ed)?|freaking|frigging|sodding|absolutely|completely|totally|literally|obviously|clearly) (?=\w)/gi
const shares =
  /\b(?:stupid|pathetic|ridiculous|idiotic|shitty|crappy|precious|dumb|so-called|little|poxy) (?=(?:\w+ )?(?:game|games|phone|friends?|mates?|job|car|excuses?|face|hobby|hobbies|rules?|party|show|pc|ps5|xbox|meetings?|spreadsheet|thing|things|mother|mum|mom|family|course|plants?|dog|cat|band|football)\b)/gi
const vocatives =
  /(?:,? you |, )(?:(?:fucking|stupid|pathetic|lazy|selfish|absolute|complete|total|little|lying|useless|dumb|fat|old|ugly|crazy|spoilt|spoiled|entitled|miserable|bloody|sad) ){0,5}(?:idiot|moron|bitch|cow|asshole|arsehole|dickhead|dick|prick|bastard|loser|liar|pig|slob|psycho|brat|clown|muppet|twat|wanker|cunt|fool|freak|witch|hypocrite|dumbass|knob|tosser|donkey|numpty|plonker|pillock|weirdo|snake|rat|monster|(?:little |sad )(?:man|woman|boy|girl)|genius|einstein|detective|sherlock|princess|your highness|your majesty)(?=[,.!?]|$)/gi
const vocativeFirst =
  /^(?:you )(?:(?:fucking|stupid|pathetic|lazy|selfish|absolute|complete|total|little|lying|useless|dumb|crazy|spoilt|entitled|miserable|bloody) ){0,5}(?:idiot|moron|bitch|cow|asshole|arsehole|dickhead|dick|prick|bastard|loser|liar|pig|slob|psycho|brat|clown|muppet|twat|wanker|cunt|fool|freak|witch|hypocrite|dumbass|knob|tosser)\b,? ?/i
/** Whom one is likened to in order to be run down. */
const figures =
  'diva|star|child|kid|baby|toddler|brat|teenager|prince|princess|king|queen|boss|dictator|general|martyr|saint|victim|clown|animal|pig|dog|donkey|mule|owl|robot|zombie|corpse|maniac|lunatic|madman|psycho|idiot|fool|dick|bitch|criminal|thief|drunk|loser|bully|tyrant|god|goddess|celebrity|hero|genius|expert|ghost|lodger|tenant|leech|parasite|vulture|snake|rat|witch|monster|addict|tourist|warden|jailer|bouncer|politician|salesman|peacock|hyena|cartoon|villain|gangster|hermit|caveman|bachelor|statue|plank|lump|bull|whale|cow|ox|ape|gorilla|elephant|slug|sloth|blob|sack|hurricane|vampire|troll|maid|servant|slave'
/** "Like some washed-up rock star"; who feels or is treated like one complains of it, and runs nobody down. */
export const likened = new RegExp(
  String.raw`\b(?:you|u|ur)\b(?:(?!\b(?:me|us|him|her|them|i|my|feel|felt|feeling|would|love|[’']d)\b)[^.!?\n]){0,60}?\blike (?:(?:a|an|the) (?:\p{L}+[- ]){0,3}(?:${figures})\b|some (?!help|time|space|more|peace|of|quiet|company|notice|warning|say)\p{L}{3,})`,
  'iu',
)
const likeA = new RegExp(
  String.raw`(?<!\b(?:me|us|him|her|them|feel|feeling|felt|looks?|looked|sounds?|sounded|acts?|acting|acted|seems?|are|is|was|being|re)),? like (?:a|an|some|the) (?:\p{L}+[- ]){0,3}(?:${figures})\b(?=\s*(?:[,.!?;]|$|(?:and|but|while|when|whenever|all|every|again|in|on|at|to|with|for|who|because|about|around|today|tonight|here|there)\b))`,
  'giu',
)
const leadIn =
  /^(?:(?:oh|ugh|wow|well|seriously|honestly|look|listen|right|great|so|and|but|because|cos|like|i mean|no|yeah|yes|ok|okay|please|god|for real|literally|actually|see|again|hey|whatever|lol|lmao|fine|anyway|oh please|you know what|guess what|let me guess|newsflash|news flash|here's the thing|the (?:thing|point|problem|truth) is|tbh|ngl|of course|sure|wait|sorry but|i'm sorry but|no offen[cs]e but|with respect|oh yeah|maybe),? +)+/i

/** ", you lying cheat" and whatever else somebody is called at the end of what they are told. */
export const withoutName = (text: string): string =>
  text.replace(/(?:,|;| [-–])\s*you((?: [\p{L}’'-]+){1,4})(?=[.!?]*$)/iu, (all, called: string) =>
    isName(called) ? '' : all,
  )
export const isName = (words: string): boolean =>
  !/\b(?:are|were|do|did|don[’']?t|didn[’']?t|have|had|can|can[’']?t|will|would|should|could|always|never|know|said|say|want|need|made|make|make|see|think|get|got|go|went|forgot|told|owe)\b/i.test(
    words,
  ) &&
  (behind(words) !== null ||
    /\b(?:fucking|stupid|pathetic|disgusting|worthless|useless|lying|filthy|rotten|miserable|spineless|selfish|lazy|absolute|complete)\b/i.test(
      words,
    ))

export function withoutSting(text: string): string {
  return text
    .replace(vocativeFirst, '')
    .replace(/^(?:oh )?(?:fuck|piss|sod|bugger|naff) off,? (?:\p{Lu}\p{L}+,? )?(?=\S+ \S+)/iu, '')
    .replace(
      /\byour (?:smug|stupid|ugly|fat|smirking|lying|miserable|sour|stinking|dumb|annoying) (?:little )?(?:face|mug)\b/gi,
      'you',
    )
    .replace(sharp, ' ')
    .replace(vocatives, '')
    .replace(likeA, '')
    .replace(intensifiers, '')
    .replace(shares, '')
    .replace(/\b(?:always|constantly|forever) (?=\w)/gi, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/^[,\s]+|[,\s]+$/g, '')
    .trim()
}

/** "Oh great, and": how a clause is taken up, which says nothing itself. */
export function withoutLeadIn(text: string): string {
  const bare = text.replace(leadIn, '')
  return /\p{L}/u.test(bare) ? bare : text
}
