import type { ArgumentAct } from '@mallama/contracts/coach'

/** Where a sentence begins, after what only takes it up. */
const from = String.raw`(?:^|[.!?…\n]\s*)(?:(?:oh|ah|well|wow|so|and|but|yeah|yes|no|right|ok|okay|lol|lmao|haha|god|omg|jesus)[,!.]*\s+){0,3}`
const stop = String.raw`(?=\s*(?:[.!?…\p{Extended_Pictographic}]|$|\n))`
/** A sentence that is nothing but these words, after what only takes something up. */
export const sentence = (words: string) => new RegExp(from + `(?:${words})` + stop, 'iu')

const beasts =
  'vulture|leech|parasite|snake|rat|pig|cow|dog|worm|weasel|toad|vermin|monster|witch|bitch|bastard|prick|dick|dickhead|twat|wanker|cunt|arsehole|asshole|idiot|moron|liar|hypocrite|coward|cheat|thief|traitor|fraud|fool|clown|joke|loser|psycho|freak|brat|nightmare|mess|slob|slag|slut|whore|cow|muppet|tosser|knob|git|jerk|creep|narcissist|control freak|drama queen|disgrace|disappointment|waste of space|piece of (?:shit|work|crap|filth)'
const rude =
  'selfish|stupid|lazy|fucking|bloody|lying|pathetic|useless|nasty|dirty|filthy|fat|ugly|miserable|spineless|spoilt|spoiled|ungrateful|entitled|cheating|cold|heartless|sneaky|rotten|little|old|sad|greedy|absolute|complete|total|utter|big|dumb|thick|crazy|vile|evil|two-faced|arrogant|damn|goddamn|jealous|bitter|massive|real|right|such|an?|just|literally|actually|nothing but|pure'
const kin = 'mates?|friends?|mum|mom|mother|dad|father|family|parents|sister|brother|kids?|ex|boss|girlfriend|boyfriend'

/** Whole sentences that say nothing but scorn: mock agreement, mock praise. */
const ironies: readonly RegExp[] = [
  sentence(
    String.raw`(?:(?:sure|right|of course|good for you|noted),|yeah right,?|yeah sure,?|whatever you say,?|if you say so,?) (?:\p{Lu}\p{L}{1,15}|boss|chief|mate|pal|buddy|love|darling|sweetheart|mother|princess|your honou?r)`,
  ),
  sentence(
    String.raw`(?:(?:that[’']?s |how |really |real |very |so )+(?:classy|mature|grown[- ]up|adult|convenient|original|impressive|noble|brave|generous|helpful|rich)(?: of (?:you|u))?|(?:classy|mature|convenient|original)|(?:that[’']?s|it[’']?s|pretty|bit) rich(?:,? coming from (?:you|u))?|cool story(?: bro)?|(?:real |very |so )?nice(?= *$)|(?:thanks|thank you) for the (?:statistics|lecture|update|lesson|advice|reminder|newsflash|history lesson|support)|god forbid [^.!?\n]{3,60}|(?:good|big|nice) for you|(?:a )?(?:gold star|slow clap|round of applause)(?: for (?:you|\p{L}+))?|boo ?hoo|poor (?:you|baby|thing|little \p{L}+)|(?:blah[, ]*){2,}|cry me a river|get a (?:life|grip)(?: \p{L}+)?|grow up(?: \p{L}+)?|(?:must|that must) be (?:so |really )?(?:exhausting|hard|tough|nice|tiring|awful)|look who[’']?s talking|pot,? kettle|says the (?:one|man|woman|person|girl|guy) who[^.!?\n]{3,60}|nice one|bravo|shocker|what a (?:shock|surprise|joke|hero|catch|saint)|big (?:man|shock|surprise))`,
  ),
]

/**
 * What scorns, waves away, sends away or answers back in a quarrel and has no cue of its own among the detectors: short
 * ironies, mock agreement, names. Looked for only beside other heat; own list.
 */
export const sneers: readonly (readonly [ArgumentAct, RegExp])[] = [
  ...ironies.map((cue): [ArgumentAct, RegExp] => ['contempt', cue]),
  [
    'contempt',
    new RegExp(
      String.raw`\blet[’']?s all (?:feel sorry for|clap for|applaud|cry for|bow (?:down )?to|pity|worship)\b|\b(?:face|head|mouth|hair|voice) (?:was |is |looks? |looked )?like an? (?:slapped|smacked|bag of|bulldog|wet)\b|\b(?:easy for you to say|says),? (?:golden (?:boy|girl)|the golden (?:boy|girl|child)|the favou?rite)\b|\b(?:here (?:comes|goes|we go with)) (?:the |mr |mrs |miss |little )*(?:drama queen|victim|martyr|waterworks|tears|lecture|sob story|saint|hero|police|boss)\b|\b(?:being|you[’']?re|ur|such) (?:such )?an? (?:absolute |total |complete |proper |right )?drama queen\b|\b(?:mummy|mommy|daddy)[’']?s (?:boy|girl|little \p{L}+)\b|\bgolden (?:boy|girl|child)${stop}`,
      'iu',
    ),
  ],
  [
    'contempt',
    new RegExp(
      String.raw`\b(?:you|u|ya|you[’']?re|ur|youre|you are) (?:(?:${rude}) ){0,4}(?:${beasts})\b(?![’'])(?! (?:of|with|about|for|to|like|off|around|here)\b)`,
      'iu',
    ),
  ],
  [
    'contempt',
    new RegExp(
      String.raw`\byour (?:\p{L}+ )?(?:${kin}) (?:is|are|was|were) (?:all |just |such |an? |nothing but |a bunch of |as )*(?:${rude} )*(?:losers?|idiots?|morons?|scum|trash|vile|pathetic|stupid|toxic|crazy|mental|insane|drunks?|parasites?|thick|leeches)\b|\bat least (?:i|he|she|they|we) (?:don[’']?t|doesn[’']?t|do not|never|didn[’']?t) (?:have|had) to (?:live|put up|deal|sleep|be married|be) (?:with )?(?:you|u)\b|\b(?:my|our) (?:\p{L}+ )?(?:${kin}) (?:is|are|was|were) (?:all |so |totally )?right about (?:you|u)\b|\b(?:everyone|everybody) (?:thinks|says|knows) (?:you|u)(?:[’']?re| are)? (?:a |an )?(?:${beasts}|crazy|mad|mental|pathetic|toxic)\b|\b(?:you|u)(?:[’']?re|r| are) the (?:tightest|meanest|laziest|most \p{L}+|worst|coldest|rudest) (?:person|man|woman|human|one|friend|brother|sister|mother|father)\b|\bother (?:women|men|wives|husbands|mothers|girlfriends) (?:manage|cope|can|do it)\b|\byour whole life is\b|\b(?:as if|like) anyone (?:would|could|wants?|cares?)\b|\bno wonder (?:you[’']?re|you are|ur) (?:alone|single|divorced|on your own)\b`,
      'iu',
    ),
  ],
  [
    'contempt',
    /(?:^|[.!?\n]\s*)(?:oh |yeah |ok |so )*(?:right|sure|of course|yeah|obviously)[,.]? because (?:i|i[’']?m|you|you[’']?re|it[’']?s|that[’']?s|we|everyone)\b|^\P{L}*🙃\P{L}*$|\byou\b[^.!?\n]*🙃/iu,
  ],
  ['contempt', /(?:^|[\s.,!?])(?:🙄|🤡|👏(?:\s*👏)+|😒|🥱|🖕)/u],
  [
    'criticism',
    /\b(?:your|ur) (?:\p{L}+ )?(?:brothers?|sisters?|cousins?|mum|mom|dad|mates?|friends?) (?:(?:somehow |always |still )?(?:manages?|copes?|makes? (?:the|an) effort|finds? (?:the )?time)|would never|wouldn[’']?t (?:dream|do|treat|speak|say|behave|let))\b/iu,
  ],
  [
    'contempt',
    /\bwhat would (?:your|ur|our) (?:late |poor |dead )?(?:mum|mom|mother|dad|father|nan|gran|grandma|grandad|parents) (?:say|think)(?= ?(?:[.!?]|$|if\b|of you|about you|seeing))|\bdo (?:you|u) want (?:me to (?:give|get|write|draw|send) (?:you|u) )?an? (?:written \p{L}+|medal|award|trophy|certificate|sticker|gold star|biscuit|cookie|round of applause|parade|diagram|powerpoint|spreadsheet|itemi[sz]ed \p{L}+|full report|signed \p{L}+)\b/iu,
  ],
  [
    'invalidate',
    sentence(
      String.raw`(?:lol|lmao|rofl|haha+|pff+t?|pfft|as if|yeah right|yeah ok(?:ay)?|sure jan|lol ok(?:ay)?|lmao ok(?:ay)?|ok lol|k lol|sure lol|wow ok(?:ay)?|so what|big deal|and\?*|so sue me|sue me|get over it|deal with it|tough|not my problem|your problem|nobody asked(?: you(?: to)?)?|no ?one asked(?: you(?: to)?)?|who cares|here we go(?: again)?|do it yourself(?: then)?|(?:easy|simple) for you to say|oh please|give me a break|give it a rest|it[’']?s just (?:a |the )?\p{L}+|everything (?:hurts|upsets|offends|bothers|annoys) (?:you|u)|jesus(?: christ)?,? it[’']?s (?:just |only )?(?:a )?\p{L}+)`,
    ),
  ],
  [
    'invalidate',
    /^\s*(?:lol|lmao|haha+)[,.!]*\s+(?:ok|okay|k|sure|right|whatever|fine|good one)\b[\s.!\p{Extended_Pictographic}]*$/iu,
  ],
  [
    'withdraw',
    /\b(?:then |just |so )(?:leave|go)(?= ?(?:[.!,?]|$|then\b))|\b(?:pack|take|get) (?:up )?your (?:\p{L}+ )?(?:bags?|stuff|things|clothes|shit|bike|crap) and (?:go|leave|get out)\b|\bdon[’']?t (?:ever |you dare )?(?:ring|call|phone|contact|write to|text|message|speak to|talk to|come near|bother) me(?: again| any ?more| ever)\b|\b(?:then )?don[’']?t expect (?:me|us) (?:there|to (?:come|be|turn up|show|help))\b|\bstay there\b|\bask someone (?:else )?who (?:actually )?cares\b/iu,
  ],
  [
    'defend',
    /(?:^|[.!?\n]\s*)(?:(?:oh|and|so|but|like|what|because|wow|yeah|lol|no)[,.]*\s+){0,3}(?:i|we)(?:[’']?m| am| do| did| have)? ?(?:don[’']?t|do not|didn[’']?t|haven[’']?t|never|am not|not|wasn[’']?t)\b(?![^?\n]{0,80}\b(?:do|can|will|did|are|have|know,?) (?:you|u)\b)[^.!?\n]{0,80}\?+/iu,
  ],
  ['defend', /^\s*(?:and |but |well |so )*(?:i|you|u|we|he|she) (?:\p{L}+ ){0,3}(?:too|as well|also)[\s!?.]*$/iu],
  [
    'defend',
    /\bis that what (?:you[’']?re|you are|ur) (?:saying|telling me)\b|\bso (?:it[’']?s|its|this is) (?:all )?my fault\b|\bso i[’']?m (?:the )?(?:bad|wrong|villain|problem)\b/iu,
  ],
]

/** The turn without its short ironies, which say nothing but scorn; the rest word for word. */
export function withoutSneers(text: string): string {
  if (text.length > 1000) return text
  let said = text.replace(/[^.!?\n]*🙃/gu, '').replace(/[🙄🤡👏😒🥱🖕]/gu, '')
  for (const irony of ironies) said = said.replace(irony, (hit) => (/^[.!?…]/u.exec(hit)?.[0] ?? '') + ' ')
  if (said === text) return text
  const bare = said
    .replace(/\s{2,}/g, ' ')
    .replace(/([.!?…])\s*[.!?…]+/gu, '$1')
    .replace(/^[\s,.;:!?–—-]+/u, '')
    .trim()
  return hollow.test(bare) ? '' : bare
}
const hollow =
  /^\W*(?:(?:nice|wow|great|ok|okay|right|oh|perfect|thanks(?: for (?:that|nothing))?|cool|sure|lovely|well|real|really|yeah|lol|lmao)\W*){1,3}$/i

/** Whether a sentence talks down to someone, whatever stands around it. */
export const talksDown = (sentence: string): boolean =>
  sneers.some(([id, cue]) => id === 'contempt' && cue.test(sentence))

/** Whether a laugh in it is one at the other's cost. */
export const sneering = (text: string): boolean =>
  sneers.some(([id, cue]) => id !== 'defend' && cue.test(text.slice(0, 400)))

/** Ends the talk or leaves it, in so many words: what is called turning away must say so. */
export const leaves =
  /^\W*(?:(?:ok|oh|well|yeah|right|no|and|look|you know what|honestly|sorry),? )*(?:ok(?:ay)?|k+|fine|sure|whatever\b.*|nothing|idk|idc|don[’']?t care|meh|bye|mhm|hmm+|cool|great|good ?night|can[’']?t|busy|sleeping|driving|at work|yes dear|that|as i said|out|upstairs|later|tomorrow|another time)(?: then| now)?\W*$|\b(?:whatever|forget (?:it|this|about it)|leave (?:it|me|this)|drop it|never ?mind|nvm|(?:i[’']?m|im|i am|we[’']?re|were) (?:so )?(?:done|out of here|out|off|going|leaving|not (?:doing|having|discussing|talking|getting into|going to (?:discuss|talk)|gonna)|muting|blocking|hanging up|ending)|done (?:with|talking|here|arguing|explaining)|not (?:now|again|today|tonight|this again|in the mood|worth)|shut (?:up|it)|go away|get (?:out|lost|off)|hang(?:ing)? up|bye|good ?night|nothing to (?:say|talk|discuss)|(?:don[’']?t|do not|not|no longer|can[’']?t|won[’']?t|refuse to) (?:you )?(?:ever |even |want to |wanna |going to |gonna |just ){0,2}(?:talk|speak|discuss|do this(?! (?:in|here|over|by|on))|deal with|hear|listen|answer|argue|call me again|text me|message me|ring me|contact me)|(?:end|over) of (?:story|discussion|conversation)|end of|this (?:conversation|chat|talk) is over|stop (?:talking|texting|messaging|calling|ringing|it|now)|enough|(?:talk|speak) to (?:the hand|my|someone else)|do what(?:ever)? you (?:want|like)|suit yourself|up to you|i don[’']?t care|i give up|too tired for|no point|pointless|(?:you|u) win|believe what you|think what you|leave then|go then|(?:i need|give me|want) (?:some )?(?:space|air|peace)|(?:staying|sleeping|sleep|stay) at|walk(?:s|ed|ing)? (?:out|off|away)|pack (?:your|my)|don[’']?t expect me|sick of this|(?:off|from) my back|there[’']?s the door|find someone|ask someone|do it yourself|cba|blocked|not (?:a|the) (?:discussion|debate)|can we (?:just )?(?:not(?! (?:do|have|talk about) (?:this|it|that) (?:in|here|over|by|on|at))|stop|drop)|ignore me|be (?:like )?that|have it your way)\b|^\W*\(|\*[^*]{3,}\*|^\.{2,}$|🖐|✋|🤐/iu
