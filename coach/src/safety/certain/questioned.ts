import { meets } from '../../sieve.ts'

/**
 * Control as it is sent rather than told: an absence that was timed, an account that was looked through, an answer that
 * is demanded; money that has to be begged for and accounted for, and tears that are forbidden. One alone is a worry, a
 * till receipt or a poor week.
 */
const device = '(?:phone|mobile|location|gps|find my(?: \\w+)?|life360|snap ?maps?|tracker|tracking|dot|airtag)'
const timed =
  '(?:from \\d|for (?:\\w+ ){0,2}?(?:\\d+|an hour|half an hour|hours|ages|twenty|thirty|forty)|between \\d|all (?:morning|afternoon|evening|day)|at \\d|till \\d|until \\d|\\d+ (?:minutes|mins|hours))'
const gap = new RegExp(
  `\\b(?:your )?${device} (?:was |is |went |has been |had been |being |just )*(?:off|dead|paused|disabled|switched off|turned off|not moving|unreachable)\\b[^?!\\n]{0,20}?${timed}\\b|\\b(?:${device}|app|map) (?:says|said|shows|showed|had|has) (?:that )?you(?:r|re|rs)?\\b|\\b(?:\\d+|ten|twenty|thirty|forty) (?:minutes|mins) (?:longer|later|more) than (?:you said|it takes|it should|usual)\\b`,
)
const account =
  /\b(?:bank(?:ing)? app|bank (?:account|statement|notification\w*|alert)|on the statement|(?:your|the|our) card (?:was|got|has been) used|card payment|transactions?|joint account|the till receipt|call log|itemi[sz]ed bill|your (?:search )?history|doorbell (?:cam\w*|footage))\b/
const demand =
  /\b(?:(?:who|what) (?:was|were|is|are) (?:the|that) (?:second|2nd|other|extra|\w+ \w+) (?:one |ones |\w+ )?for|tell me who\b|who (?:were|was) (?:you|it|that|there) (?:there )?with|so who (?:is|was|were)|(?:try|trying) (?:that )?again\b(?! (?:later|tomorrow|soon|in|when|on|next))|explain(?: (?:that|yourself|it|this))?(?=[.,!?\n]|$)|(?:think|answer) (?:very )?carefully|(?:dont|do not) (?:you dare )?lie to me|last chance to tell)/
const kindly =
  /\b(?:fraud\w*|scam\w*|recogni[sz]e|are you (?:ok|okay|alright|all right|safe|hurt)|(?:was|were|been|am|im) (?:so |really )?(?:worried|worrying)|worried (?:sick|about)|get home (?:ok|safe)|homework|curfew|lol|haha\w*|refund|claim|expenses|budget together|surprise)\b/

const receipt =
  /\b(?:wheres?|where is|where are|show me|give me|let me see|send me|i want to see|wheres my) (?:the|your|my|all the|every) (?:\w+ )?receipts?\b|\breceipts?,? now\b|\bwithout a receipt\b/
const amount =
  '(?:a (?:tenner|fiver|few (?:quid|pounds|dollars)|couple of (?:quid|pounds))|(?:another )?(?:[£$€] ?\\d+|\\d+ (?:quid|pounds|dollars|euros?|bucks)|(?:five|ten|fifteen|twenty|thirty) (?:quid|pounds|dollars|bucks)))'
const begged = new RegExp(
  `\\bplease\\b(?! (?:mum|mom|mummy|dad|daddy|nan)\\b)[^.?!\\n]{0,24}?\\b(?:just|only|even) ${amount}|\\b(?:just|only|even) ${amount}[^.?!\\n]{0,24}?\\bplease\\b(?! (?:mum|mom|mummy|dad|daddy|nan)\\b)|\\b(?:begging|beg) you\\b[^.?!\\n]{0,30}?${amount}`,
)
const tears =
  /\b(?:dont|do not|stop|no|quit) (?:you dare |start |bloody |fucking )?(?:cry|crying|blubbing|snivelling|sniveling|the (?:tears|waterworks)) ?(?:in front of|again|at me|,? ?(?:its|youre|that is|thats) (?:\w+ )?(?:pathetic|embarrassing|disgusting|weak|manipulat\w+|ridiculous|not (?:working|going to work)))\b|\b(?:crying|tears|cry)\b[^.?!\n]{0,30}\b(?:pathetic|disgusting|embarrassing me)\b/
const allowed =
  /\b(?:take it back|took it back|return(?:ed|ing)? it|refund|exchange|warranty|broken|faulty|expenses|tax|accounts|accountant|work|claim|film|movie|wedding|speech|onions?|lol|haha\w*)\b/

/** At most so much is read as one account. */
const LONGEST = 900

/** 2 where what is sent is control, 1 where it is to be asked about; 0 else. */
export function questionedIn(folded: string): 0 | 1 | 2 {
  let most: 0 | 1 | 2 = 0
  for (let from = 0; from < Math.min(folded.length, 20_000) && most < 2; from += LONGEST / 2) {
    const part = folded.slice(from, from + LONGEST)
    if (meets(demand, part) && !kindly.test(part)) {
      const looked = [gap, account].filter((sign) => meets(sign, part)).length
      if (looked > most) most = looked === 2 ? 2 : 1
    }
    const purse = [receipt, begged, tears].filter((sign) => meets(sign, part)).length
    if (purse >= 2 && !allowed.test(part)) most = 2
    if (from + LONGEST >= folded.length) break
  }
  return most
}
