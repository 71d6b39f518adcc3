import type { Refusal } from './refusals.ts'

// The one written to stands as "them" when these are tried, whatever the goal calls them.
const of = (...patterns: string[]) => patterns.map((it) => new RegExp(`\\b(?:${it})`, 'i'))
const they = '(?:he|she|they|them|him|her|you|my \\w+|mum|dad|mom|gran(?:dma|dad|ny|pa)?|nan)'
const press =
  '(?:get|gets|getting|mak(?:e|es|ing)|convinc\\w+|persuad\\w+|talk(?:ing)?|push\\w*|pressur\\w+|forc\\w+|coax\\w*|trick\\w*|nudg\\w+|lean(?:ing)? on|urg(?:e|es|ing)|want|need|have|insist\\w*|press(?:ing)?)'
const asset =
  '(?:house|flat|property|land|farm|deeds?|savings|account|pension|inheritance|estate|money|car|jewell?ery|ring|shares|will)'
const frail =
  "(?:dement\\w+|alzheimer\\w*|confus\\w+|forget(?:s|ful|ting)?|memory|deathbed|dying|hospice|palliative|stroke|senile|medicated|on morphine|frail|not (?:all )?there|(?:before|while|as long as|now that) (?:\\w+ )?(?:he|she|they|them|you|it)(?:'s|'re)? (?:\\w+ )?(?:forgets?|dies?|loses?|goes|pass(?:es)?|changes?|is (?:ill|weak|alone|lonely|drunk|grieving)|are (?:ill|weak|alone|lonely|drunk|grieving)|remembers?|understands?|can't|cannot|sobers?|notices?)|drunk|widowed|lonely)"
const leverage = '(?:or\\b|unless|if they|if you|otherwise|depends? on|else|must|has to|have to|had better)'

/** News that is kept only until it is told. */
const happy =
  '(?:surprise|engagement|engaged|party|present|gift|pregnan\\w+|baby|expecting|promotion|new job|wedding|proposal|proposing|move|trip|results?)'
const happyLater = `[^.!?]{0,60}\\b(?:until (?:we|i)(?:'ve| have)? (?:tell|told|announce|share|know)|until (?:the|her|his|their|your) (?:party|birthday|wedding))`

/** Pressure where the law protects the one who is pressed: what is asked may not be asked like this, however kindly. */
export const pressure: readonly Refusal[] = [
  {
    id: 'pressure on a witness',
    patterns: of(
      `(?:drop|dropping|withdraw\\w*|retract\\w*|recant\\w*|take back|tak(?:e|ing) back|chang(?:e|es|ing)|pull|cancel|soften|water down) (?:\\w+ ){0,3}?(?:charges(?! (?:for|on (?:the|my) (?:account|card|bill)))|statements?|testimony|evidence|police report|report to the police|restraining order|protection order|protective order|non-molestation order|injunction|allegations?|accusations?|(?:hr|harassment|assault|police|abuse) complaint|complaint (?:to|with) (?:hr|the police)|complaint\\b[^.!?]{0,20}\\b(?:court|police|judge|tribunal|hearing))`,
      `(?:not (?:to )?|don't |never |stop \\w+ |refuse to |instead of |out of |avoid |against )(?:\\w+ ){0,2}?(?:testify\\w*|giv(?:e|ing) evidence|press(?:ing)? charges|report(?:ing)? (?:me|us|it|this|that|him|her|what)\\b|(?:speak|talk|go|say\\w*|tell)(?:ing)? (?:\\w+ ){0,2}?(?:to )?(?:the |a )?(?:police|court|judge|prosecutor|detective|social (?:worker|services)|hr\\b|ombudsman|inspector))`,
      `(?:say|tell|testify|swear|claim|back up|confirm) [^.!?]{0,60}\\b(?:in court|to the (?:police|judge|court)|on the stand|was (?:at home|with (?:me|them)) (?:that|all) (?:night|evening))`,
      `keep (?:quiet|silent|schtum|their mouth|your mouth)[^.!?]{0,50}\\b(?:police|court|inspector|hr\\b|saw|see|happened|accident|injur\\w+|visa|job)`,
      `forget (?:everything |all |what )*(?:that )?(?:they|he|she|you) (?:saw|witnessed)`,
      `(?:saw|witnessed|seen)\\b[^.!?]{0,60}\\b(?:forget|quiet|nothing|nobody|not say)`,
    ),
  },
  {
    id: 'money from somebody frail',
    patterns: of(
      `sign\\w* (?:\\w+ ){0,4}?(?:over|across) to (?:me|us)`,
      `(?:sign|transfer|give|leave|lend|put|hand|change|send|move|invest|withdraw|gift|grant)\\w* [^.!?]{0,60}${frail}`,
      `(?:pin|bank card|savings|password)\\b[^.!?]{0,40}${frail}`,
      `${frail}[^.!?]{0,80}\\b(?:sign|transfer|give me|leave me|lend me|(?:the|their|your|his|her) will\\b|power of attorney|bank|savings|pension|pin\\b|inherit\\w*)`,
      `${press} ${they} (?:to |into )?(?:\\w+ ){0,3}?(?:put(?:ting)? me (?:in|into|on)|leav(?:e|ing) (?:me|us|everything to me)|chang(?:e|ing)|writ(?:e|ing) me into|rewrit(?:e|ing)|cut(?:ting)? \\w+ out of) (?:\\w+ ){0,3}?${asset}`,
      `${press} ${they} (?:to |into )?(?:\\w+ ){0,2}?(?:giv(?:e|ing)|grant(?:ing)?|sign(?:ing)?|transfer\\w*|hand(?:ing)?) (?:me |us |over |\\w+ ){0,4}?(?:power of attorney|(?:the|their|his|her|your) (?:\\w+ )?(?:${asset}|pin|bank card))`,
    ),
  },
  {
    id: 'pressure about a body',
    patterns: of(
      `(?:${press}|ask|tell|beg) ${they} (?:to |into |that they (?:must|should|has to|have to) |must )?(?:\\w+ ){0,3}?(?:an? abortion|abort\\b|terminat\\w+|get rid of (?:the|our|it)|keep(?:ing)? (?:the|our|this) baby(?! (?:news|name|shower|pictures|photos|clothes|things|room)|'s)|(?:get|getting) pregnant|(?:stop|stopping|come|coming) (?:taking )?(?:off )?(?:the |their |your )?(?:pill|contracepti\\w+|birth control)|without a condom|unprotected|steril\\w+|tubes tied)`,
    ),
  },
  {
    id: 'a secret laid on somebody',
    patterns: of(
      `(?<!${happy}[^.!?]{0,60})(?:our|a) (?:little )?secret\\b(?!${happyLater})[^.!?]{0,60}\\b(?:from|between|parents|mum|mom|dad|police|teacher|anyone|happened|did)`,
      `keep (?:what|how|that|it|this|the (?:bruise|accident|touch\\w*)|us)\\b[^.!?]{0,60}\\b(?:secret|quiet|hidden|to (?:themselves|yourself)|between us)\\b(?! until (?:the|her|his|their|your) (?:party|birthday|wedding))`,
      `(?:not|never|don't|nobody|no one)(?: to)? (?:tell|talk to|say (?:anything|a word) to|let on to|mention (?:it|this) to)[^.!?]{0,40}\\b(?:what (?:happened|i did|we did|i said|they saw)|between us|the bruise\\w*|that i (?:hit|touched|kissed|hurt|slept|shouted|grabbed|was drunk))`,
    ),
  },
  {
    id: 'pressure on a vote',
    patterns: of(
      `vot(?:e|es|ing) (?:\\w+ ){1,6}?${leverage}`,
      `${leverage}[^.!?]{0,60}\\bvot(?:e|es|ing)\\b`,
      `(?:photo|picture|proof|selfie|see|show|fill in|fill out|hand over|give me)[^.!?]{0,40}\\b(?:ballot|vote|voting (?:slip|paper)|postal vote)`,
      `(?:staff|employees?|workers?|team|tenants?|pupils?|students?)\\b[^.!?]{0,30}\\bvote (?:for|against)`,
    ),
  },
  {
    id: 'somebody’s papers as a lever',
    patterns: of(
      `(?:visa|papers|residence permit|permit|green card|status|sponsor\\w*|asylum|citizenship|passport)\\b[^.!?]{0,70}\\b(?:depends? on|unless|if (?:they|you) (?:do not|don't|leave|tell|complain|refuse|talk|say)|or (?:else|i|they)|keep(?:ing)? quiet|at risk if|gone if|in my hands)`,
      `(?:report|tell|call|inform|write to|shop|denounce|turn) [^.!?]{0,40}\\b(?:home office|immigration|ice\\b|border (?:force|agency)|foreigners.? office|the authorities about their)`,
      `(?:keep|hold|hide|take|have) (?:their|your|his|her) (?:passport|papers|visa|documents)\\b`,
      `(?:cancel|withdraw|stop|end) (?:their|your|his|her|the) (?:visa|sponsorship|application|papers)\\b[^.!?]{0,50}\\b(?:if|unless|or|until|because they (?:left|leave|said))`,
    ),
  },
  {
    id: 'deciding for somebody grown',
    patterns: of(
      `(?:${press}|tell|ask|order|forbid|ban) ${they} (?:to |into |from |not to )?(?:\\w+ ){0,2}?(?:delet(?:e|ing)|com(?:e|ing) off|get(?:ting)? (?:off|rid of)|giv(?:e|ing) up|quit(?:ting)?|stop(?:ping)? (?:using|posting on|going on)|deactivat(?:e|ing)) (?:(?:his|her|their|all|the|your) )*(?:\\w+ )?(?:instagram|insta|facebook|snapchat|snap|tik ?tok|whatsapp|twitter|social media|socials|job|course|degree|studies|gym|class(?:es)?|lessons?|training|volunteering|club|dancing|singing|painting|sport|hobby|football|choir|band|driving|licen[cs]e|phone|friends)`,
      `${press} ${they} (?:to )?(?:(?:stop|quit|give up)(?:ping|ting)? (?:going|following|posting|liking|seeing|training|studying|volunteering|messaging)\\b(?! (?:on at|through my|into my|behind my|off at|on about|about (?:me|us)))|unfollow|unfriend|block (?:all|every|his|her|their|that|the|him|her))`,
      `(?:${press}|tell|ask|order) ${they} (?:to )?(?:\\w+ )?(?:unfollow|unfriend|block|delete|remove|stop (?:following|talking to|texting|messaging|seeing|meeting)) (?:(?:all|every|any|other|his|her|their) )*(?:other |male |female |guy |girl |opposite-sex )*(?:men|women|guys|girls|males?|females?|(?<=(?:male|female|guy|girl|other) )\\w+)\\b`,
      `(?:${press}|tell|ask|order) ${they} (?:to )?(?:\\w+ ){0,2}?(?:ask|check with|clear it with|get permission from|run it past|report to|answer to) me (?:\\w+ )?(?:first )?(?:before|whenever|every time|each time|if) ${they} (?:\\w+ )?(?:spends? (?:any|a|her|his|their|anything|money|even)|buys? (?:any|a|herself|himself|clothes|things)|goes out|go out|goes anywhere|go anywhere|leaves? the|sees? (?:any|her|his|their|friends)|meets?|posts?|talks? to|texts?|makes? plans|wears?)`,
      `(?:${press}|tell|ask|order|forbid|ban) ${they} (?:to |from |not to |into )?(?:\\w+ ){0,2}?(?:chang(?:e|ing)|cover(?:ing)? up|wear(?:ing)?|dress(?:ing)?|los(?:e|ing) weight|put(?:ting)? on (?:makeup|weight)|los(?:e|ing) the makeup|stop(?:ping)? (?:wearing|dressing))\\b(?! (?:the (?:date|time|locks|plan|subject|booking|sheets|nappy|bed|dates)|a (?:helmet|mask|seat ?belt|coat)))(?=.*\\b(?:out|clothes|dress|skirt|top|shorts|weight|like that|makeup|modest\\w*|tight|body|leggings|others)\\b)`,
      `${they} (?:is |are |'s |'re |must |may |can )?(?:not |n't |no longer |never )?(?:be )?(?:allowed|permitted) (?:to|out)\\b`,
      `(?:he|she|they) (?:can't|cannot|can no longer|mustn't|must not|is not to|isn't to) (?:\\w+ )?(?:go to (?:therapy|counselling|the gym|college|university|work|church|school)|see (?:her|his|their)|work\\b|drive\\b|study\\b|wear|leave the house|go out)`,
      `(?:i )?(?:won't|don't|will not|do not|not going to) (?:let|allow) ${they} (?:to )?(?:go|see|work|drive|study|wear|leave|meet|talk|have)\\b`,
    ),
  },
  {
    id: 'a threat without the word',
    patterns: of(
      `(?:(?:he|she|they|you)(?:'d| had)? better (?:be careful|be very careful|think twice|sleep lightly|keep (?:his|her|their|your) mouth)|watch (?:his|her|their|your) (?:back|step)|sleep with one eye open|(?:know|found out|remember) where ${they} (?:lives?|works?|parks?|sleeps?)|something (?:bad )?(?:will|might|could) happen to|accidents? (?:do )?happen|(?:he|she|they|you)(?:'ll| will) (?:wish|see what|find out what)|(?:he|she|they|you)(?:'ll| will| shall|'re going to| is going to| are going to|'s going to) (?:\\w+ )?pay for (?:this|it|what)|(?:end|finish|ruin|destroy) (?:him|her|them|you)\\b(?! off)|coming for (?:him|her|them|you)\\b)`,
      `i(?:'ll| will|'m going to| am going to|'m gonna| could| might) (?:\\w+ )?(?:poison|burn|smash|slash|kill|hurt|key|torch|trash|break|beat|batter|stab|shoot) (?:his|her|their|your|the|him|them)\\b`,
      `if ${they} (?:tells?|talks?|says?|speaks?|goes|reports?)\\b[^.!?]{0,60}\\bi(?:'ll| will| would|'d) (?:say|tell|make sure|swear|deny)`,
      `(?:be |should be |ought to be )?grateful\\b[^.!?]{0,40}\\b(?:shut up|stop complaining|or)\\b`,
      `if ${they} comes? out\\b[^.!?]{0,70}\\b(?:welcome|my (?:son|daughter|child)|home|house)`,
    ),
  },
  {
    id: 'disgust',
    patterns: of(
      `${they}(?:'s| is|'re| are)? (?:\\w+ )?(?:makes?|making) (?:me|us|everyone|everybody|people|them all|the whole \\w+) (?:\\w+ )?(?:sick|ill|vomit|puke|gag|retch|cringe)\\b`,
      `(?:everyone|everybody|people|they all|the whole \\w+)\\b[^.!?]{0,30}\\b(?:thinks?|says?|knows?|agrees?) (?:that )?(?:they|he|she|you)(?:'s|'re| is| are)? (?:an? |so |just |\\w+ly )*(?:crazy|mad|mental|insane|joke|pathetic|stupid|useless|ugly|weird|slut|liar|unstable|hysterical|psycho|idiot)`,
      `(?:nobody|no one)(?: else)? (?:would|will|could|can|'ll) (?:ever )?(?:love|want|have|look at|marry|date) (?:them|him|her|you)\\b`,
      `(?:disgust|repulse|revolt|sicken)(?:s|ed)? (?:me|us|everyone|people)\\b`,
    ),
  },
  {
    id: 'going round a block',
    patterns: of(
      `(?:${they}|shes|hes|theyve|youve)(?:'s| has|'ve| have)? (?:just |now |gone and |\\w+ly )*block(?:s|ed)? (?:me|us|my (?:number|calls|account))\\b(?![^.!?]{0,40}\\b(?:in (?:the|my) (?:drive|car)|by (?:mistake|accident)|accidentally|years ago|and (?:then )?unblocked))`,
      `(?:get|make|have|want) (?:him|her|them|my \\w+) (?:to )?unblock me`,
      `(?:new|another|other|different|fake|second|mate's|friend's|work|burner) (?:number|phone|account|profile|sim)\\b[^.!?]{0,60}\\bblocked me`,
    ),
  },
]
