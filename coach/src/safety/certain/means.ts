import { firstIn, meets } from '../../sieve.ts'
import { medicine } from './taken.ts'

/**
 * Medicine in hand and gazed at, and a dose that is told without its name ("I've taken all of them now. Tell mum I love
 * her"): what is sent by somebody in danger rarely names what it is about.
 */
const whose =
  '(?:(?:all )?(?:of )?(?:my|the|these|some|a (?:load|box|bottle|packet|pile|bag) of|(?:my )?[a-z]+s) (?:\\w+ )?)'
const near =
  '(?:here|out|(?:right )?(?:next to|beside|in front of|with|on) me|in my (?:hands?|lap|pocket)|lined up|laid out|on (?:the|my) (?:bed|table|desk|side|floor|lap))'
const gaze =
  '(?:look(?:ing)? at|star(?:e|ing) at|gaz(?:e|ing) at|count(?:ing)?|think(?:ing)? about) (?:them|it all|how many)(?! (?:up|for|to see|when|if|and (?:they|it|wonder)|label|all for|out))'
const inHand = new RegExp(
  `\\b(?:ive got|i got|i have|ive|(?<!\\b(?:he|she|hes|shes|they|theyve|has) )got|with|im holding|holding|i found|found) ${whose}${medicine}\\b[^.?!\\n]{0,30}?\\b${near}\\b[^?!\\n]{0,40}?\\b${gaze}\\b|\\b(?:i|ive|im) (?:\\w+ ){0,2}?(?:keep|cant stop|been|just|sat|sitting (?:here|there)?) ?(?:here |there |and )?(?:star(?:e|ing)|look(?:ing)?|gaz(?:e|ing)) at ${whose}${medicine}\\b(?! (?:label|leaflet|box|list|chart|bottle label|packaging|aisle|prices?|instructions|advert|bill))`,
)
const practical =
  /\b(?:label|leaflet|dose|dosage|does (?:she|he|it|mum|dad)|should (?:she|he|mum|dad)|how many (?:does|do|should|is)|drop (?:them|it)|bring|deliver\w*|pharmac\w*|chemist|gp|nurse|doctor|expir\w*|out of date|use by|side effects?|instructions|which (?:ones?|of)|vegan|allerg\w*|website|aisle|shop|price|with food|every (?:\d|four|six|eight)|carer|organis\w*|sort(?:ed|ing)? (?:her|his|them)|weekly|dosette|blister pack ready|headache|back pain|period|toothache|dog|cat|vet|lol|haha\w*)\b/
const despair =
  /\b(?:better off (?:\w+ )?without me|hate (?:myself|being alive|my life)|(?:cant|can not) (?:go on|do this|cope|carry on|take (?:it|this|any)|live)|(?:no|whats the) point|so tired(?! from)|(?:tired|sick) of (?:it all|everything|living|being)|(?:dont|do not) want to (?:be here|live|wake|exist|be alive)|(?:im|such|just) a burden|worthless|want (?:it|this|everything) to (?:stop|end|be over)|goodbye|nobody (?:would|will|d) (?:miss|care|notice)|wont be here|sorry for everything|end it|die)\b/

/** At most so much is read as one account. */
const LONGEST = 700

/** 3 where despair stands beside the means, 2 where they are gazed at alone, 0 else. */
export function meansIn(folded: string): 0 | 2 | 3 {
  const hit = firstIn(inHand, folded.slice(0, 20_000))
  if (!hit) return 0
  const around = folded.slice(Math.max(0, hit.index - LONGEST / 2), hit.index + hit[0].length + LONGEST / 2)
  if (despair.test(around)) return 3
  return practical.test(around) ? 0 : 2
}

/** The clause is over where the object would be named: "took them all to the tip" is none. */
const unnamed =
  /(?:^|[.?!\n,;:] ?)(?:(?:ok|okay|so|well|sorry|its done|done|too late|and|but|ive done it|mum|mom|dad) )*(?:i|ive|i have|ive just|ive now|i have now)? ?(?:just |already |now |only )?(taken|took|swallowed|necked|downed|drank|drunk) (?:them all|(?:all|every (?:last |single )?one) of them|the (?:whole )?lot(?: of them)?|every (?:last|single) one|the (?:whole|entire|full) (?:pack|packet|box|bottle|strip|lot)|all of it|it all)(?: (?:now|already|just now|tonight|at once|in one go|an hour ago|\d+ minutes ago|about \w+ \w+ ago))?(?= ?(?:[.?!\n,;]|$| (?:tell|im sorry|sorry|dont|please|love you|i love|goodbye|bye|look after)\b))/
const parting =
  /\b(?:tell (?:\w+ ){1,3}?(?:i|that i|im|i am|ill|it wasnt|its not)\b|(?:im |i am |so )sorry|sorry (?:mum|mom|dad|for|babe|everyone)|good ?bye|(?:dont|do not) (?:ring|call|phone|come|tell|send|bother|try|be (?:sad|angry|cross))|look after|take care of|(?:always )?lov(?:e|ed) you all|(?:wont|not) be (?:long|here)|too late|it wont hurt|feel(?:ing)? (?:sleepy|drowsy|sick|calm)|going to sleep now|(?:none|nothing) of (?:this|it)|your fault|forgive me)\b/
const fond = /\b(?:lov(?:e|ed) you|love u)\b/
const things =
  /\b(?:photos?|pictures?|pics|boxes|bags?|bins?|books?|clothes|coats?|shoes|parcels?|(?:kids|children|boys|girls) (?:to|out|swimming|home)|dogs?|exams?|tests?|lessons?|classes|courses|trains?|bus(?:es)?|shots?|pints?|beers?|wine|prosecco|water|milk|smoothie|coffee|tea|cakes?|biscuits?|chocolates?|sweets|crisps|keys|plates|chairs|measurements|readings|tickets|cards|jumpers|vitamins?|antibiotics|course|library|charity|tip|school|shop|car|van|notes|minutes|blame|credit|messages|calls)\b/

/** Whether somebody says farewell beside a dose that they do not name. */
export function doseUnnamed(folded: string): boolean {
  const part = folded.slice(0, 20_000)
  if (!meets(unnamed, part)) return false
  const hit = unnamed.exec(part)!
  const around = part.slice(Math.max(0, hit.index - 220), hit.index + hit[0].length + 220)
  if (things.test(around)) return false
  return parting.test(around) || (!/^t(?:aken|ook)$/.test(hit[1] ?? '') && fond.test(around))
}
