import { allIn, meets } from '../sieve.ts'
import { warmth } from './cues/contempt.ts'
import { longestTurn } from './plain.ts'

/**
 * Scorn that praises, crowns or announces: "Typical Toni", "Saint Hana strikes again", "Father of the Year". The names
 * are only told by their capital, so these are read in the words as written. Own list.
 */
const name = String.raw`(?:\p{Lu}[\p{L}'’-]{1,20})`
const whom = String.raw`(?:${name}|you|him|her|them|[Mm]y (?:husband|wife|brother|sister|mother|father|mum|mom|dad))`
/** Where a sentence or a part of it begins. */
const begins = String.raw`(?:(?<=^|[.!?…\n]["”]?\s*|[,;:–—-]\s+)(?:(?:[Oo]h+|[Aa]h+|[Ww]ell|[Ww]ow|[Ss]o|[Aa]nd|[Yy]eah|[Yy]es|[Rr]ight|[Oo]f course|[Oo]kay|[Oo]k|[Nn]o|[Ll]ol|[Uu]gh|[Gg]od|[Jj]ust|[Aa]s always|[Aa]s usual)[,!.]*\s+){0,3})`
const ends = String.raw`(?=\s*(?:[,.!?;:…–—]|$|\n))`
const any = (words: string) =>
  words
    .split('|')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`))
    .join('|')
const virtues = any(
  'perfect|responsible|punctual|organi[sz]ed|important|popular|busy|innocent|right|always right|clever|smart|wonderful|reliable|sensitive|honest|generous|cool|funny|tidy|healthy|sensible|reasonable|calm|mature|independent|successful|hard[- ]?working|helpful|nice guy|romantic|positive|drama|victim|expert|manners|prim|proper|goody|efficient|big ?shot|moneybags|sunshine|know[- ]it[- ]all|know[- ]?everything|universe|congeniality|fix[- ]?it|integrity|ethics|feminist|environment|health and safety|never wrong|never late|high and mighty|holier[- ]than[- ]thou|[iI][- ]\\w+(?:[- ]\\w+)*',
)
const crowns = any(
  'saint|queen|king|princess|prince|lord|lady|sir|dame|captain|professor|detective|inspector|general|commander|mother teresa|martyr|emperor|empress|goddess|hero|chef',
)
// "Last Sunday of the month" is a date and no award.
const calendar = any(
  'first|second|third|fourth|last|next|end|start|beginning|middle|rest|part|half|most|day|days|week|weeks|weekend|night|time|times|quarter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|season|month|out|inside|the|this',
)
/** A plain word without which the pattern cannot be met, so that most turns cost nothing; and the pattern. */
const sneers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /typical|classic|peak|vintage/i,
    new RegExp(
      String.raw`${begins}(?:${any('typical|classic|peak|vintage')})(?: (?:\p{Ll}+))? (?:of )?${whom}${ends}`,
      'gu',
    ),
  ],
  [
    /trust|leave it to|count on/i,
    new RegExp(String.raw`${begins}(?:${any('trust|leave it to|count on')}) ${whom} to [^.!?\n]{2,90}`, 'gu'),
  ],
  [
    /miss|mr|mister|mrs|ms|madam|captain|professor|dr/i,
    new RegExp(
      String.raw`(?<![\p{L}'’])(?:${any('little miss|miss|mr|mister|mrs|ms|madam|captain|professor|dr')})\.? (?:${virtues})(?![\p{L}])`,
      'gu',
    ),
  ],
  [
    /saint|queen|king|princess|prince|lord|lady|sir|dame|captain|professor|detective|inspector|general|commander|teresa|martyr|emp|goddess|hero|chef/i,
    new RegExp(
      String.raw`${begins}(?:[Aa]ll hail |[Mm]ake way for |[Ii]t[’']s |[Hh]ere (?:is|comes) |[Tt]hank you,? |[Ss]orry,? )?(?:[Tt]he )?(?:${crowns}) ${name}(?! (?:Street|Road|Square|Park|Hospital|School|Church|Station|Day|Lane|and the))${ends}`,
      'gu',
    ),
  ],
  [
    /again|saves|rescue|spoken|knows best|the great|almighty|the wise|magnificent/i,
    new RegExp(
      String.raw`${begins}(?:\p{L}[\p{L}'’-]*\s+){0,5}(?:(?:strikes?|struck|does it|did it|is at it|at it|saves? the day|outd(?:oes|id) (?:your|him|her)self) again|saves the day|(?:comes )?to the rescue|has spoken|knows best|the (?:great|almighty|wise|magnificent))${ends}`,
      'gu',
    ),
  ],
  [
    /again|comes|goes/i,
    new RegExp(
      String.raw`${begins}(?:[Hh]ere|[Tt]here) (?:he|she|it|you|they|${name}|the \p{Ll}+(?: \p{Ll}+)?) (?:(?:comes?|goes?|go) again|(?:comes?|goes)(?=, ?(?:the |\p{Ll}+ of |little |\p{Lu})\p{L}+))${ends}`,
      'gu',
    ),
  ],
  [
    / of /i,
    new RegExp(
      String.raw`(?<![\p{L}'’])(?:[Tt]he |[Aa] |[Aa]ll )?(?:${any('queen|king|prince|princess|master|champion|expert|hero|lord|god|goddess|saint|patron saint|martyr|guru|ministry|minister')}) of (?:the )?\p{L}+(?: \p{L}+)?${ends}`,
      'gu',
    ),
  ],
  [
    /of the/i,
    new RegExp(
      String.raw`(?:${begins}|(?<=\b(?:[Yy]ou[’']?re|[Yy]ou are|quite the|give (?:him|her|you|me) the|nominate (?:you|him|her) for) ))(?:(?!(?:${calendar}) )\p{L}+ ){1,2}of the (?:[Yy]ear|[Mm]onth|[Cc]entury|[Dd]ecade)(?: award)?${ends}`,
      'gu',
    ),
  ],
  [
    /always|ever|forever/i,
    new RegExp(
      String.raw`(?:[Aa]lways|[Ee]ver|[Ff]orever) (?:the|playing the|such an?) (?:hero|victim|martyr|saint|expert|comedian|lawyer|diplomat|joker|genius|clever one|perfect one|boss|good one|peacemaker|innocent one|optimist|charmer|angel|gentleman|star|centre of attention)${ends}`,
      'gu',
    ),
  ],
  [
    /bravo|clap|hats|bow|applause|somebody|medal|trophy|crown|cookie|gold|halo|award/i,
    new RegExp(
      String.raw`${begins}(?:[Bb]ravo|[Ss]low clap|[Hh]ats off(?: to ${whom})?|[Tt]ake a bow|[Rr]ound of applause(?: for \p{L}+)?|[Ss]omebody (?:give|get|hand) \p{L}+ a \p{L}+|(?:[Hh]ere[’']?s|[Hh]ave|[Tt]ake|[Ww]here[’']?s|[Ww]ant|[Gg]o get) (?:your|my|a|yourself a|another) (?:medal|trophy|crown|cookie|gold star|halo|applause|award)(?: then)?|(?:polish|straighten|adjust) (?:your|that) (?:halo|crown))${ends}`,
      'gu',
    ),
  ],
  [
    /must be/i,
    new RegExp(
      String.raw`${begins}(?:[Ii]t )?[Mm]ust be (?:so |really )?(?:nice|lovely|great|wonderful|fun|easy)(?: (?:to|being|having|not|when|for)[^.!?\n]{0,120})?`,
      'gu',
    ),
  ],
  [
    /couldn|can.?t/i,
    /\b(?:you|he|she) (?:couldn|can)[’']?t (?:even )?(?:organi[sz]e|run|boil|pour) (?:a|an|your own) \w+(?: in a \w+)?(?=\s*(?:[,.!?]|$))/giu,
  ],
  [
    /life|if it|both hands|a map/i,
    /\b(?:you|he|she) (?:couldn|can|wouldn)[’']?t [^.!?\n]{2,50} (?:to save (?:your|his|her) life|if (?:your|his|her) life depended on it|if it (?:bit|hit|slapped) (?:you|him|her)[^.!?\n,]{0,30}|with (?:both hands|a map)[^.!?\n,]{0,20})/giu,
  ],
  [
    /go|run|crawl/i,
    new RegExp(
      String.raw`${begins}(?:why don[’']?t you )?(?:[Gg]o|[Rr]un|[Cc]rawl)(?: on)?(?: and)? (?:cry|run|crawl|whine|moan|sulk|hide|snivel|crying|running|crawling|whining|along|back|off)(?: back| off| home| along)*(?: to (?:your|ur|mummy|mommy|daddy)| behind (?:your|ur)| about it)[^.!?,\n]{0,60}`,
      'gu',
    ),
  ],
  [
    /old|poor|the |our /i,
    new RegExp(
      String.raw`${begins}(?:[Gg]ood old|[Pp]oor old|[Pp]oor little|[Tt]he (?:great|mighty|almighty|wise|perfect|precious|wonderful|saintly|holy|famous|incomparable)|[Oo]ur (?:great|perfect|precious|wonderful)) ${name}(?= (?:can|could|would|has|never|is|knows|asks?|always|does|strikes|speaks|needs)|\s*[,.!?])[^.!?\n]{0,80}`,
      'gu',
    ),
  ],
  [
    /congrat|well done|good job|thank|cheers/i,
    new RegExp(
      String.raw`${begins}(?:[Cc]ongrat(?:s|ulations)|[Ww]ell done|[Gg]ood job|[Tt]hanks|[Tt]hank you|[Cc]heers)(?:,| on| for)? (?:finally|nothing|for once|(?:managing|bothering|remembering|showing up|turning up|getting up|noticing|deciding) (?:to|that|at|for|once|you|it)|(?:ruining|forgetting|wasting|spoiling|wrecking|embarrassing|humiliating|ignoring|abandoning|breaking|losing))[^.!?\n]{0,90}`,
      'gu',
    ),
  ],
  [
    /blame|my fault|about you/i,
    new RegExp(
      String.raw`${begins}(?:[Ss]ure|[Yy]eah|[Gg]o on|[Ff]ine|[Rr]ight|[Yy]es|[Oo]k(?:ay)?|[Oo]f course)?,? ?(?:blame (?:me|it (?:all )?on me|everything on me)|make (?:it|this|everything) (?:all )?(?:my fault|about you))(?: again| as always| as usual| like always)?${ends}`,
      'gu',
    ),
  ],
  [
    /my fault/i,
    new RegExp(
      String.raw`${begins}(?:(?:[Ss]ure|[Rr]ight|[Gg]reat|[Ff]ine),? (?:so )?(?:it|everything|that)[’']?s (?:all|always) my fault|[Oo]f course,? (?:it|that|everything)[’']?s (?:all |always )?my fault)(?: again| as always| as usual| like always)?${ends}`,
      'gu',
    ),
  ],
  [
    /congrat|well done|good job|bravo|nice (?:one|work)/i,
    new RegExp(
      String.raw`${begins}(?:[Cc]ongrat(?:s|ulations)|[Ww]ell done|[Gg]ood job|[Bb]ravo|[Nn]ice (?:one|work))[,!.]? (?=you(?:[’']ve)? (?:just |really )?(?:made|ruined|broke|lost|upset|woke|forgot|missed|spoiled|spoilt|wrecked|embarrassed|hurt|scared)\b)`,
      'gu',
    ),
  ],
  [
    /of you to/i,
    new RegExp(
      String.raw`${begins}(?:[Ss]o |[Hh]ow |[Vv]ery )?(?:[Nn]ice|[Kk]ind|[Gg]ood|[Dd]ecent|[Gg]enerous|[Tt]houghtful) of you to (?:(?:finally|actually|even) \p{L}+|show up|turn up|bother|join us|grace|honou?r us|(?:let|tell) (?:me|us) (?:now|at last))[^.!?\n]{0,60}`,
      'gu',
    ),
  ],
  [
    /princess|queen|sunshine|sweetheart|majesty|big man|hero|professor|boss|buddy|diva|karen/i,
    /(?:,|\b(?:ok|okay|sure|whatever|lol|right|relax|calm down|chill|yes|noted))\s+(?:princess|drama queen|(?<=(?:whatever|lol|relax|calm down|chill),? )(?:sunshine|sweetheart)|your majesty|big man|hero|professor|boss lady|buddy boy|diva|karen)(?=\s*(?:[.!?…]|$|\n))/giu,
  ],
  // "You spent it all you selfish pig while ...": no sentence goes on so, with or without a comma.
  [
    /you /i,
    /(?:,\s*)?\b(?:you|u|ya) (?:(?:selfish|stupid|lazy|fucking|bloody|lying|pathetic|useless|nasty|dirty|filthy|fat|ugly|miserable|spineless|spoilt|spoiled|ungrateful|entitled|cheating|cold|heartless|sneaky|rotten|little|old|sad|greedy|absolute|complete|total|utter|big|dumb|thick|crazy|vile|evil|horrible|two-faced|self-centred|self-centered|arrogant|damn|goddamn|jealous|bitter)\s+){1,4}(?:idiot|moron|bitch|cow|arsehole|asshole|dickhead|prick|bastard|loser|liar|pig|slob|psycho|brat|clown|twat|wanker|cunt|fool|freak|witch|hypocrite|coward|cheat|traitor|snake|rat|worm|leech|parasite|monster|thief|fraud|bully|disgrace|failure|drunk|narcissist|control freak|waste of space|man|woman|boy|girl|kid|child|teenager|lump|person|git|sod|toad|hag|dog|creep|jerk|piece of (?:shit|work|crap|filth))(?![\p{L}'’-])/giu,
  ],
  [
    /(?:^|[.!?]\s)you /i,
    /(?<=^|[.!?\n]\s*)you (?:idiot|moron|bitch|arsehole|asshole|dickhead|prick|bastard|loser|liar|twat|wanker|cunt|fool|hypocrite|coward|cheat|traitor|snake|parasite|monster|thief|fraud|bully|failure|creep|jerk)(?=\s*(?:[,.!?…]|$|\n))/giu,
  ],
  [
    /, you /i,
    /,\s+you (?:\p{L}+[ -]){0,3}(?:idiot|moron|bitch|cow|arsehole|asshole|dickhead|prick|bastard|loser|liar|pig|slob|psycho|brat|clown|twat|wanker|cunt|fool|freak|witch|hypocrite|coward|cheat|traitor|snake|rat|worm|leech|parasite|monster|thief|fraud|bully|disgrace|failure|drunk|narcissist|gaslighter|control freak|waste of space)(?=\s*(?:[.!?…]|$|\n))/giu,
  ],
  [
    /, (?:liar|idiot|moron|loser|hypocrite|coward|cheat|dickhead|arsehole|asshole|bitch|prick|psycho|freak|clown|wanker|twat|tosser|narcissist|control freak)/i,
    /(?<=[\p{L}\d],\s{1,3})(?:liar|idiot|moron|loser|hypocrite|coward|cheat|dickhead|arsehole|asshole|bitch|prick|psycho|freak|clown|wanker|twat|tosser|narcissist|control freak)(?=\s*(?:[.!?…]|$|\n))/giu,
  ],
  [
    /genius|einstein|sherlock|mastermind|wise one|highness|majesty|lordship|ladyship|holiness|excell/i,
    /(?<=[\p{L}\d][,]? )(?<!\b(?:an?|the|my|our|pure|total|absolute|real|true|complete|little|of|such|your|creative|is|was|fucking|bloody),? )(?:genius|einstein|sherlock|mastermind|o+h? wise one|your (?:royal )?(?:highness|majesty|lordship|ladyship|holiness|excellency))(?=\s*(?:[.!?…]|$|\n))/giu,
  ],
  [
    /look|well|ladies|stop|alert|somebody/i,
    new RegExp(
      String.raw`${begins}(?:[Oo]h look|[Ll]ook (?:who|what the cat)|[Ww]ell,? well|[Ll]adies and gentlemen|[Ss]top the presses|[Aa]lert the media|[Ss]omebody call)(?:[^.!?\n]{0,90})`,
      'gu',
    ),
  ],
]

interface Sneer {
  start: number
  end: number
}

/** Where a turn mocks, in the order of the text and without overlaps. Nothing where a laugh or a kiss stands beside it. */
export function mockeryIn(text: string): Sneer[] {
  const read = text.slice(0, longestTurn)
  if (warmth.test(read)) return []
  const found = sneers
    .filter(([word]) => meets(word, read))
    .flatMap(([, sneer]) => allIn(sneer, read).map((hit) => ({ start: hit.index, end: hit.index + hit[0].length })))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Sneer[] = []
  for (const it of found) {
    const last = kept.at(-1)
    if (last && it.start < last.end) last.end = Math.max(last.end, it.end)
    else kept.push({ ...it })
  }
  return kept
}
