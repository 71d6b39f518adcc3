import { fold } from '../text/fold.ts'

/**
 * "I could strangle you, you ate my ice cream haha": a threat in words whose cause is a trifle and which laughs. All
 * three must stand close together, and nothing in the whole text may speak of fear, of a weapon, of a time when it was
 * done, or of somebody who is not to leave, tell or see others; laughter alone takes nothing away.
 */
const laughing =
  /\b(?:lol|lmao|lmfao|rofl|(?:ha){2,}h?|jk|hehe\w*|only joking|just kidding)\b|\ud83d\ude02|\ud83e\udd23|\ud83d\ude06/
/** A game of mock war, which has its own set phrases; one of them and a trifle weigh as much as laughter. */
const play =
  /\b(?:you and whose army|i regret nothing|no regrets|id do it again|this means war|how (?:dare|very dare) you|monster(?=[.!\n]|$)|(?:was|were|thats) (?:my|the) last|(?:ive|i have) hidden the|have you no shame|unforgivable|avenge\w*|youll never find|sleep with one eye open|worth it)(?![a-z])/
const sweets =
  /\b(?:rolos?|twix(?:es)?|kit ?kats?|mars bars?|maltesers?|haribos?|wotsits|quavers|pringles|doritos|hobnobs?|jaffa cakes?|toblerone|snickers|creme eggs?|(?:biscuit|quality street) tin|bounty|revels|jelly babies|percy pigs?|remotes?)\b/
/** A divorce that is all of a line is a cry over biscuits. */
const cry = /(?:^|[.!?\n:] ?)(?:(?:i want a|thats it|im getting a|right) ?,? ?)?divorce(?=[.!?\n]|$)/g
const trifle =
  /\b(?:ate|eaten|eating|eats?|finish\w*|ice ?cream|chips?|fries|crisps?|biscuits?|cookies?|cake|pizza|chocolates?|sweets|leftovers|sandwich\w*|yogh?urt|cheese|burger|nuggets|kebab|pineapple|bacon|pudding|snacks?|cola|coke|last (?:slice|one|bit|piece)|drank my|coffee|tea|spoil\w*|endings?|finale|episode|season|series|score|who (?:wins|won|dies)|what happens|netflix|remote|song|sing\w*|karaoke|dance|joke|puns?|photos?|pics?|pictures?|tagged|selfie|haircut|jumper|hoodie|dress|shoes?|jeans|socks|charger|fifa|mario kart|monopoly|scrabble|uno|chess|cards|game|level|arsenal|spurs|chelsea|liverpool|queue|snor\w*|hog\w*|duvet|alarm|meme|party|present|surprise|cat|kitten|puppy|plants?|lego|slippers|bathroom so long|wifi|password|playlist|spoilers?|cereal|milk|toast|roast|gravy)\b/
const grave =
  /\b(?:scared|afraid|frighten\w*|fear\w*|terrif\w*|flinch\w*|police|knife|knives|gun|petrol|blade|hammer|machete|weapon|acid|rope|bat\b|blood|bruis\w*|like (?:last|i did|he did|she did|that time|in)|last (?:time|week|month|year|night|term|christmas|summer)|nearly|almost|already|has done|did it|(?:he|she|they) (?:hit|grabbed|held|put|pushed|broke|slapped|punched|threw|choked)|broke my|round (?:my|her|his|your) (?:neck|throat)|leav(?:e|es|ing)|left (?:me|him|her)|tell (?:anyone|anybody|someone)|talk(?:ing)? to (?:him|her|them|other)|see (?:him|her|them|other)|with (?:him|her|another)|your phone|my phone|where (?:i|you) live|believe (?:him|her)|not joking|mean(?:s)? it|serious|plan\w*|walks? home|locked|hid\b|hiding|ran|cry|cries|crying|baby|toddler|come(?:s)? back|divorce|court|custody|threat\w*|abus\w*|hurts?|ex\b|drunk|angry|temper)\b/

const lead =
  '(?:(?:so|just|really|actually|literally|honestly|totally|swear|gonna|going to|will|would|could|might|ill|id|im|i|am|he|she|hell|shell|they|hes|shes|says?|said|jok(?:es|ed)|to|wants?|wanted|goes|is|that|my \\w+|she|swears|going) ){1,7}'
const blow =
  '(?:(?:kill|murder|strangle|throttle|smother|stab|poison|drown|punch|end|slap|fight|shoot|hunt|choke|suffocate|destroy|batter|skin|bury|haunt) (?:you|him|her|them|me|us|someone|somebody|whoever|my \\w+|your \\w+)(?: down| off| alive)?|break (?:your|his|her|my) (?:\\w+ )?(?:fingers?|hands?|legs?|arms?|neck|nose)|throw (?:you|him|her|me|my \\w+) (?:out of|off|in) (?:the|a|my) \\w+)'
const bluster = new RegExp(
  `\\b(?:${lead}${blow}|(?:youre|ur|you are|shes|hes|im) (?:so )?dead(?: meat| to me)?|prepare to die|sleep with one eye open)\\b`,
  'g',
)
const REACH = 110
/** A page of somebody's talk has too much beside it to tell what laughs about what. */
const LONGEST = 4000

/** The folded text with such words written out as the crossness that they are. */
export function withoutBluster(folded: string): string {
  const jesting = laughing.test(folded)
  if (folded.length > LONGEST || (!jesting && !(sweets.test(folded) && play.test(folded)))) return folded
  if (grave.test(jesting ? folded : folded.replace(cry, ' '))) return folded
  return folded.replace(bluster, (said, ...rest) => {
    const at = rest.find((it): it is number => typeof it === 'number') ?? 0
    const around =
      folded.slice(Math.max(0, at - REACH), at) + ' - ' + folded.slice(at + said.length, at + said.length + REACH)
    return (laughing.test(around) && trifle.test(around)) || (play.test(around) && sweets.test(around))
      ? 'i am cross'
      : said
  })
}

/** Whether a threat among these lines is a move in a mock war over sweets. */
export function inMockWar(text: string): boolean {
  const folded = fold(text)
  return withoutBluster(folded) !== folded
}
