/** "If you go to that party we're done": who stays or goes, laid on what the other does with their own life. */

const they = '(?:he|she|they|them|you|\\p{Lu}[\\p{L}]+)'
const lost = `(?:(?:we|we're|we are)(?: both)? ?(?:done|over|finished|through|history)|(?:it|it's|it is|this is)(?: all)? ?over(?: between us)?|(?:i'm|i am|i'll be) (?:gone|done|out(?: of here)?|leaving|off)|i(?:'ll| will|'m going to| am going to)? (?:leave(?! (?:the (?:room|table|house|flat|kitchen|party|call|chat|group|conversation|car|restaurant|meeting)|early|without|for the|it\\b|(?:him|her|them) to it|my))|dump|divorce|disown|cut|walk out|move out|end it|break up|never (?:speak|talk|forgive|see|visit|come|call|ring|help|set foot)|not (?:speak|talk)|won't (?:speak|talk|forgive)|take the (?:kids|children|house|car)|kick|throw|lock (?:him|her|them|you) out|change the locks|stop (?:paying|talking|speaking|loving|seeing|feeding|visiting)|find (?:some(?:one|body)|an?other (?:man|woman|girl|guy)|a (?:man|woman|girl|guy)) |(?:chuck|throw|put|bin|burn|smash|break|sell|destroy|trash|wreck|dump|cut up|rip|delete|give away|slash|bleach) (?:out )?(?:all )?(?:of )?(?:his|her|their|your) )|${they}(?:'s|'re| is| are)? (?:(?:no longer|no|not|never) (?:welcome|(?:son|daughter|child|brother|sister|friend|family) of mine|my \\w+|part of)|dead to me|(?<=(?:'s|'re|is|are) )out\\b|lost me|will lose me|can (?:forget|pack|leave|move out|find)|won't see (?:me|us|the (?:kids|children)|(?:his|her|their) (?:kids|children))|will never see)|${they} (?:needn't|need not|can't|don't|shouldn't|should not) (?:even )?(?:bother )?(?:to )?com(?:e|ing) (?:back|home)|the (?:wedding|engagement|marriage) is off)`
/** What nobody need put up with: a limit there is not pressure. */
const harm =
  /\b(?:hit\w*|hurt\w*|punch\w*|slap\w*|push\w*|shov\w*|threat\w*|drink\w*|drunk|drug\w*|us(?:es|ing) again|gambl\w*|shout\w*|yell\w*|scream\w*|insult\w*|call\w* (?:me|us) (?:names|\w+)|lie[sd]?|lying|cheat\w*|steal\w*|stole|violen\w*|abus\w*|grab\w*|throws? things|smash\w*|spit\w*|humiliat\w*|racist|touch\w* me|choke\w*|follow\w* me|turn\w* up|unannounced|come[s]? to my|shows? up|without asking|again after i asked|drive[s]? (?:drunk|after))\b/i

/** What is done to the writer or to what is theirs: there one may say what one will do. */
const toMe =
  /^(?!.*\b(?:not|never|n't|no longer)\b)(?=.*\b(?:(?:read|open|touch|tak|us|borrow|mock|tease|bring|criticis|criticiz|correct|interrupt|post|shar|smok|park|wak|ring|text|writ|message|call|mak|comment|joke|laugh|complain|nag|ignor|forget|search|go|walk|com|barg|listen)(?:es|s|e|ing)?|goes|tells lies|talks? (?:over|down|badly|about)|makes? (?:jokes?|remarks?|comments?|fun))\b.*\b(?:me|my|mine|us|our|ours)\b)(?!.*\b(?:without (?:me|us)|with my|my (?:mum|mom|dad|mother|father|brother|sister|ex|parents|friends?|family))\b)/i

/** Before these "if" asks and sets no condition: "ask her if she wants to eat out". */
const asks = /\b(?:ask|asking|see|check|find out|wonder|wondering|know)\b(?: \S+){0,5} $/i

const shapes = [
  new RegExp(`\\b(?:if|unless|until|should) ${they}\\b([^.!?;]{2,110}?)[, ]+(?:then )?${lost}`, 'iu'),
  new RegExp(`${lost}[^.!?;]{0,40}\\b(?:if|unless|until) ${they}\\b([^.!?;]{2,110})`, 'iu'),
  new RegExp(
    `\\beither ${they}\\b([^.!?;]{2,90}?)\\bor (?:else\\b|${lost}|i\\b|we\\b|it's\\b|it is\\b|${they}\\b)`,
    'iu',
  ),
  new RegExp(
    `\\b${they}(?:'s|'ve| has| have| had)? (?:either|got to|must|needs? to|had better|better)\\b([^.!?;]{2,90}?)\\bor (?:else\\b|${lost}|i(?:'m|'ll| will| am) )`,
    'iu',
  ),
  /\b(?:it's|its|it is|(?:has|have|got|needs?|must|make (?:him|her|them)|to) (?:to )?(?:choose|pick|decide)(?: between)?:?),?\s+(?:it's |between )?((?:me|us) or [\w' ]{2,30}|(?:(?:his|her|their|the|that) [\w' ]{2,24}|\w+) or (?:me|us|our \w+|this (?:marriage|relationship|family)))\b/iu,
  /\b(?:give (?:him|her|them|my \w+|\p{Lu}\w+) an? |an? )(?:ultimatum|final warning)\b()/iu,
] as const

/** The words that put it so; null for a limit against what hurts, and for a plain end. */
export function ultimatumIn(plain: string): string | null {
  for (const shape of shapes) {
    const hit = shape.exec(plain)
    if (hit && /^(?:if|should)\b/i.test(hit[0]) && asks.test(plain.slice(0, hit.index))) continue
    if (hit && !harm.test(hit[1] ?? '') && !(toMe.test(hit[1] ?? '') && /^(?:if|should|.*\bif\b)/i.test(hit[0])))
      return hit[0]
  }
  return null
}

const fault = `(?:killed (?:his|her|their|your|my|our) (?:mother|father|mum|mom|dad|brother|sister|gran\\w*)\\b|(?:left|leaving|died|drinks?|cries|crying|ill|split up|splitting up|divorc\\w+|unhappy|lost the \\w+) (?:us )?because of (?:him|her|them|you)\\b|(?:it|this|that|everything)(?:'s| is| was|'s all| is all| was all)? (?:all |entirely |completely |only |really )?(?:(?:his|her|their|your|the|my \\w+'s|\\w+'s|(?:their|your|his|her) (?:dad|mum|mom|father|mother|parents?|brother|sister|stepdad|stepmum)'s) (?:\\w+ )?fault|because of (?:him|her|them|you|(?:their|your|his|her) (?:dad|mum|mom|father|mother|brother|sister|stepdad|stepmum)))|(?:it's|it is|it was|that's) (?:all )?down to (?:him|her|them|you)|(?:their|his|her|your) (?:dad|daddy|father|mum|mummy|mom|mother) (?:has |is |was )?(?:broke|broken|ruined|destroyed|destroying|wrecked|abandoned|left us for|walked out on|doesn't (?:love|want|care)|never (?:loved|wanted|cared)|chose|the reason|to blame|why we|is the reason|is to blame|is why we|a liar|a cheat|sick in the head)|(?:he|she|they|you)(?:'s|'re| is| are| was)? (?:to blame|the reason|responsible) ?(?:for|that|why)?|blam(?:e|es|ing) (?:him|her|them|you|(?:their|his|her) (?:dad|mum|mom|father|mother|parents?)))`
const family =
  /\b(?:killed|money|poor|mum|mom|dad|mother|father|parents?|family|marriage|divorce\w*|kids|children|left(?: us)?|drinks?|drinking|died|death|cries|cry|crying|depress\w*|miscarr\w*|ill|split|unhappy|miserable|sell the house|splitting|separat\w*|us|you|them|him|her|lost (?:the|our|my)|ruined|home)\b/i

const wrong =
  /\b(?:divorc\w*|left|leaving|leaves|drinks?|drinking|died|death|cries|cry|crying|depress\w*|miscarr\w*|ill|split\w*|unhappy|miserable|separat\w*|lost|ruined|broke|fight\w*|argu\w+|can't|cannot|never|poor|debt)\b/i

/** A burden of the family laid on one person: "it's his fault mum left". The words, or null. */
export function blameIn(plain: string): string | null {
  const hit = new RegExp(
    `(?<!\\b(?:without|avoid|stop|don't|not|isn't|wasn't|never|if|whether|think|thinks|thought|says|said|feels?) (?:that )?)\\b${fault}[^.!?;]{0,90}`,
    'iu',
  ).exec(plain)
  if (!hit || /\b(?:not|n't|never) (?:\w+ )?(?:his|her|their|your|because)|\bmy (?:own )?fault\b/i.test(hit[0]))
    return null
  // "It is because of him that I learned to cook" lays nothing on anybody: of "because" only what went wrong counts.
  const weighs = /\bbecause of\b/i.test(hit[0]) && !/\bfault\b/i.test(hit[0]) ? wrong : family
  return weighs.test(hit[0]) ? hit[0].trim() : null
}
