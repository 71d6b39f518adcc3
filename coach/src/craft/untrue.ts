/** A goal that says itself that what it wants told is not so: the claim, and the words that take it back. */

const order =
  /\b(?:tell|telling|text|message|write|email|e-mail|say|saying|let|inform|claim|convince|assure|explain|reply|(?:call|calling|phone) in sick)\b/i
const subject = '(?:i|we|it|he|she|they|that|there|you|nothing|none of (?:it|that|this)|no one|nobody|my \\w+|the \\w+)'
const lead =
  '(?:but |although |though |even though |while |when |whereas |and |because |only |except |only that |in case \\w+ asks )*'
const marked = '(?:actually|really|in fact|in truth|in reality|truth is|the truth is|secretly|honestly)'

/** "It isn't", "I didn't", "that's not true", "I have no such thing": short, and nothing else in it. */
const denial = new RegExp(
  `^${lead}(?:${marked},? )?${subject}(?:'m|'s|'re|'ve)? ?(?:(?:am|is|are|was|were|do|does|did|have|has|had|will|can|would) ?)?(?:n't|not|never)\\b(?: (?:${marked}|true|the case|happened|yet|at all|one|so|any|really|even|like that|a thing|done it|been|got one|sent it|send it|paid it|pay it|do it|write it|finish it|have one|have any|go|going|there))*$|^${lead}(?:(?:that|it|this)(?:'s| is) (?:a lie|a fib|made up|untrue|false|nonsense)|there (?:is|was) no(?:ne| such)? ?\\w*|no such thing|not true|not really|a lie)$`,
  'i',
)
/** "I was actually at the casino", "really I'm at Dan's", "when I really spent it". */
const truth = new RegExp(
  `^${lead}(?:${marked},? ${subject}(?:'\\w+)?\\b|${subject}(?:'\\w+)?(?: (?:was|were|am|is|are|have|had|did|just|only|lost|spent|went|broke|forgot|gambled|slept))? ${marked}\\b|(?:i|we) (?:just |simply |only )(?:forgot|overslept|couldn't be bothered|didn't feel like|fancy|want|don't feel like|don't want))`,
  'i',
)
/** "I have though", "it was, tho": turned round by its last word. */
const though = new RegExp(`^(?:and )?${subject}(?:'\\w+)? ?(?:[\\w']+ ){0,2}?(?:though|tho)$`, 'i')
/** "I've finished it, I haven't started": what would have had to come first. */
const before =
  /^(?:but |and |though )*(?:(?:i|we)(?:'ve| have)? )?(?:not|haven't|have not|havent|didn't|did not|didnt|never)(?: even| actually| really)? (?:start\w*|begun|begin|done|do|written|write|wrote|sent|send|paid|pay|read|been|gone|go|went|got|bought|buy|booked|book|touched|opened|open|finished|looked|called|applied|tried|met|seen)\b(?: (?:it|one|any|any of it|anything|there|yet|them|at all|even))*$/i
const done =
  /\b(?:I|we)(?:'ve| have)?(?: \w+)? (?:\w+ed|done|sent|paid|written|read|been|gone|got|bought|met|seen|did|wrote|went)\b|\b(?:in the post|on its way|on the way|sorted|ready)\b/i
/** What keeps somebody away, and what they would rather do. */
const kept =
  /\b(?:ill|sick|poorly|poisoning|bug|migraine|covid|flu|cold|fever|stuck|working late|work late|overtime|family emergency|funeral|doctor'?s?|dentist|appointment|bus|train|car|laptop|phone|battery|meeting|busy)\b/i
const rather =
  /^(?:and |but |because |really |actually |even |though |although )*(?:i|we)(?:'ve got| have got| have|'ve|'m| am|'re| are| was| were| got| just| only)? ?(?:just |only |simply |really |going |off )*(?:to )?(?:(?:tickets?|(?:an? )?(?:job )?(?:interview|date|party|game|trip|hangover|lie[- ]in|hair appointment)|hung ?over|lazy|bored|tired of|asleep|in bed with|out with|at the (?:beach|game|match|pub|casino|bar|club|festival|races)|gig|concert|festival|match|drunk|forgot\w*|oversle?pt|sleeping in|watching)\b|want(?:ed)? (?:to|a) |fancy|can't be bothered|couldn't be bothered|don't (?:feel like|want))/i

/** "I am ill so I can go to the beach": what the excuse is for; to rest or to see a doctor is no such thing. */
const instead =
  /^so (?:that )?(?:i|we) can (?:just |finally )?(?:go|stay|watch|play|sleep|see|have|get|meet|skip|avoid|finish|hang|fly|travel|leave|attend|celebrate|party|catch|drive (?:to|up|down|off))\b(?!.*\b(?:doctor|gp|hospital|bed|rest|recover\w*|chemist|pharmacy|better|dentist|tested|test)\b)/i

/** Somebody said to be dead, ill or hurt who is well. */
const well = new RegExp(
  `^${lead}${subject}(?:'s|'m|'re| is| am| are| was)? (?:\\w+ )?(?:perfectly |totally |absolutely |completely )?(?:fine|well|healthy|alive(?: and well)?|all right|alright|ok|okay)$`,
  'i',
)
const ill =
  /\b(?:ill|sick|died|dead|dying|hospital|accident|fever|flu|covid|emergency|poorly|funeral|stroke|heart attack|migraine|injured|broke (?:my|his|her))\b/i

/** What cannot both be so: the one told, the other true. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpass(?:ed)?\b/i, /\bfail(?:ed)?\b/i],
  [/\b(?:paid|sent|posted|transferred)\b/i, /\b(?:spent it|forgot)\b/i],
  [
    /\b(?:quit|stopped|gave up|given up)\b/i,
    /\bstill (?:bet\w*|gambl\w+|play\w*|smok\w+|drink\w*|us\w+|see\w*|go\w*|do\w*)\b/i,
  ],
  [
    /\b(?:stolen|robbed|burgled|never (?:came|arrived|got here)|lost in the post)\b/i,
    /^(?:but )?I(?:'ve| have)? (?:spent|sold|used|dropped|left|gambled|ate|eaten|drank|drunk|broke|broken|kept|took|threw|lost|have) (?:it|them|that)\b/i,
  ],
  [
    /\b(?:away|abroad|on holiday|out of (?:the country|town))\b/i,
    /^(?:but )?(?:I|we)(?:'ll| will|'m| am|'re| are) (?:be |just |really |actually )*(?:staying |stay )?(?:at )?home\b(?!.*\b(?:by|from|after|until|again|next|before)\b)/i,
  ],
  [
    /\b(?:deleted|blocked|sold|returned|sent back|gave \w+ back|got rid of|thrown away|threw away|cancelled|stopped|quit)\b/i,
    /^(?:but )?I(?:'ve| have)? still (?:have|got|use|see|pay|do|keep|text|call)\b/i,
  ],
  [
    /\b(?:never|didn't|did not|haven't|have not)\b/i,
    /^(?:but )?(?:I|we) did(?: (?:get|see|read|receive|do|eat|take|go|have|hear|know))?(?: (?:it|one|them|that|so))?$/i,
  ],
  [
    /\b(?:empty|all gone|nothing left|no money|overdrawn)\b/i,
    /^(?:but )?I(?:'ve| have)? (?:moved|hid|hidden|put|transferred|kept|withdrew|took)\b/i,
  ],
  [
    /\b(?:sold for|cost|came to|went for|paid)\b.*\d/i,
    /^(?:but )?(?:it|that|they|I) (?:actually |really )?(?:sold for|cost|came to|went for|paid) [£$€]?\d[\d.,]*k?(?: (?:pounds|euros|dollars))?$/i,
  ],
  // A sum made smaller or larger, and the one it was.
  [
    /(?:\b(?:only|just|over|nearly|almost) [£$€]?\d|[£$€]\d)/i,
    /^(?:but |and )?(?:it|that|they)(?:'s| is| was| were| cost)? ?(?:actually |really )?[£$€]?\d[\d.,]*k?(?: (?:pounds|euros|dollars))?$/i,
  ],
  [/\bsingle\b/i, /\bmarried|have a (?:wife|husband|partner|girlfriend|boyfriend)\b/i],
  [/\bbroken?\b|\bcrashed\b|\bdied\b/i, /\bforgot\b|\bdidn't do\b|\bnever (?:did|wrote|started)\b/i],
]
/** "I was at work, I was at the pub": the same being, two places. */
const being =
  /\b(i|he|she|we|they)(?:'m| am|'s| is| was| were|'re| are) ((?:at|in|with|on|out|home|working)\b[^,.;(]*)/i

const reason = [
  /\b(?:make|making|think|come|invent|give me|need|find|want) (?:up |me |of )?(?:an? |some |any )?(?:\w+ )?(?:excuse|alibi|cover story|white lie|fib|pretext|fake \w+|made[- ]up \w+)\b/i,
  /(?<!\b(?:the|his|her|their|that|this|your|my) )\b(?:lie|lying|fib|fibbing) (?:to|about)\b(?! (?:me|us)\b)/i,
  // Somebody else's name, or a stranger made up.
  /\bas if I (?:was|were|am) (?:an? |someone|somebody|his |her |their |my |\p{Lu})/u,
  /\b(?:profile|account) (?:as|of|under|in the name of) (?:my|his|her|an?|someone)\b/i,
  /\b(?:died|dead|ill|sick|hospital|accident|fever|emergency)\b[^.!?,]{0,30}\bso (?:that )?(?:I|we) (?:get|don't have to|needn't|won't have to|can skip|can get out of|have an excuse)\b/i,
  // An alibi.
  /\b(?:say|tell \w+|claim|swear|confirm)\b[^.!?]{0,40}\b(?:I|we) (?:was|were|slept|stayed|spent|have been)\b[^.!?]{0,50}\bif \w+(?: \w+)? (?:asks?|calls?|checks?|wants? to know)\b/i,
  /\b(?:saw|met|was with|were with) (?:me|us)\b[^.!?]{0,50}\bif \w+(?: \w+)? asks?\b/i,
  /\b(?:cover|vouch) for me\b|\bback (?:me|up my story)\b.{0,30}\bstory\b/i,
  /\bso (?:that )?(?:he|she|they|them|nobody|no one) (?:won't|doesn't|don't|will not|does not|never) (?:find|know|suspect|realis|notice|see through)\w*/i,
  /\b(?:pretend|pretending|act like|act as if|make out|make it (?:look|sound|seem) (?:like|as if)|fak(?:e|ing) (?:it|an?|being|my|his|her|ill\w*|sick\w*|death))\b(?! (?:it (?:didn't|never) happen|nothing happened|not to))/i,
]
const ownedUp =
  /\b(?:apologi[sz]e|sorry|own up|truth|confess|admit|come clean|regret|lied|stop lying|stop pretending|tired of (?:lying|pretending)|don't want to (?:lie|pretend)|not (?:going to |to )?(?:lie|lying|pretend|pretending)|won't (?:lie|pretend)|without (?:lying|pretending)|lying to me|lied to me)\b/i

/** What is kept from somebody for their own pleasure. */
export const kindSecret =
  /\b(?:(?:it's|it is|is|as|for|a|the|her|his|their|our|big|'s) surprise\b(?! (?:emergency|bill|pregnancy|illness|debt))|surprise (?:party|birthday|\d+(?:st|nd|rd|th)|trip|present|gift|visit|dinner|proposal|baby shower))/i

/** The words by which the goal shows that what is to be told is untrue; null where it shows nothing. */
export function untruthIn(goal: string): string | null {
  const text = goal.replace(/[’‘]/g, "'")
  if (!ownedUp.test(text) && !kindSecret.test(text))
    for (const pattern of reason) {
      const hit = pattern.exec(text)
      if (hit) return hit[0]
    }
  if (!order.test(text)) return null
  const parts = text
    .split(
      /(?<=[^\d])[.!?;,()\n]+\s*|(?<=\d)[,;]\s+|\s+[-–]\s+|\s+(?=(?:but|although|even though|though(?= \w)|when (?:really|actually|in fact|(?:i|we) (?:was|were|am|are))|whereas|so (?:that )?(?:i|we) can(?! ?(?:not|'t)))\b)/i,
    )
    .map((it) => it.trim())
    .filter(Boolean)
  const from = parts.findIndex((it) => order.test(it))
  if (from < 0 || (ownedUp.test(text) && !/\b(?:but|actually|really)\b/i.test(text))) return null
  const claim = parts[from] ?? ''
  // Whoever says that they were wrong, and what is so instead, puts something right.
  const believed =
    /\b(?:wrong|mistak\w+|mixed up|misread|misunderst\w+|error|muddled|correct\w*|thought|thinks?|feared|worried|looked|seemed|might|maybe|said (?:it|that))\b/i.test(
      claim,
    )
  for (const part of parts.slice(from + 1)) {
    const plain = part.replace(/^(?:and|but) /i, '')
    // "I passed, but not with the grade I wanted" and "I am ill but I will not be long" take nothing back.
    if (!believed && (denial.test(part) || denial.test(plain))) return part
    if (sameDeed(claim, plain)) return part
    if (though.test(part)) return part
    if (done.test(claim) && before.test(part)) return part
    if (kept.test(claim) && !/\bn[o']t\b/i.test(claim) && (rather.test(part) || instead.test(part))) return part
    if (truth.test(part) && !believed && !ownedUp.test(claim) && contradicts(claim, part)) return part
    if (ill.test(claim) && well.test(part)) return part
    for (const [told, true_] of opposites) if (told.test(claim) && true_.test(part)) return part
    const age = /\bI(?:'?m| am) (\d+)$/i.exec(claim)?.[1]
    if (age && (/^(?:but )?I(?:'?m| am) (?:really |actually )?(\d+)$/i.exec(part)?.[1] ?? age) !== age) return part
    const here = being.exec(claim)
    const there = being.exec(part)
    if (
      here &&
      there &&
      here[1]?.toLowerCase() === there[1]?.toLowerCase() &&
      here[2] !== there[2] &&
      !/^in (?:the |my |a )?(?:shower|bath|garden|kitchen|bed|loo|toilet|room|middle|meeting|queue|car)\b/i.test(
        there[2] ?? '',
      ) &&
      /\bwas|were\b/i.test(claim) === /\bwas|were\b/i.test(part)
    )
      return part
  }
  return null
}

/** "The kids ate it, I ate it" and "I stopped messaging her, I haven't stopped": the same deed, told twice otherwise. */
function sameDeed(claim: string, part: string): boolean {
  if (/^(?:it was (?:really |actually )?me|(?:really |actually )?I did(?: it)?)$/i.test(part)) return true
  const own = /^I (\p{L}+ .{2,})$/iu.exec(part)?.[1]?.toLowerCase()
  if (own && claim.toLowerCase().endsWith(` ${own}`) && !claim.toLowerCase().endsWith(`i ${own}`)) return true
  const not =
    /^(?:I|we) (?:haven't|have not|didn't|did not|don't|do not|never)(?: \w+ly)? (\p{L}{3,})\b(?: (?:it|any|them|him|her|at all|yet))*$/iu.exec(
      part,
    )?.[1]
  const stem = not?.toLowerCase().replace(/(?:ped|ed|e)$/, '')
  return stem !== undefined && new RegExp(`\\b(?:I|we)(?:'ve| have)? (?!n't)(?:\\w+ )?${stem}`, 'i').test(claim)
}

/** "Actually" may also stand in an honest sentence; here it stands against a claim about the same one. */
const contradicts = (claim: string, part: string): boolean =>
  /\b(?:i|i'm|i've|we|my)\b/i.test(claim.replace(order, '')) &&
  /\b(?:i|i'm|i've|we|it|it's)\b/i.test(part) &&
  !/\b(?:love|miss|like|hope|proud|sorry|scared|worried|hurt|need|enjoy\w*)\b/i.test(part)
