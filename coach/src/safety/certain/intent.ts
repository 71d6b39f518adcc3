import { firstIn } from '../../sieve.ts'
import { windows } from '../../text/fold.ts'

/**
 * What is announced without being named, and what is pictured with the body: "something stupid tonight", "not here
 * tomorrow", the wheel, the edge. Each row has its everyday meaning beside it, which is where the two differ.
 */
interface Row {
  id: string
  tier: 1 | 2 | 3
  cue: RegExp
  unless?: RegExp
  /** Must stand in the sentence or beside it. */
  beside?: RegExp
}

const will =
  '(?:going to|gonna|about to|might|may|will|ill|i will|think ill|finna|could|tempted to|want to|scared ill|afraid ill|worried ill|like|like im going to)'
const soon =
  '(?:tonight|today|tomorrow|this (?:evening|weekend|morning|week)|later|soon|now|in the morning|by (?:then|morning|monday|sunday))'
const elsewhere =
  /\b(?:train|flight|fly\w*|plane|airport|holidays?|vacation|trip|travel\w*|work\w*|office|shift|meeting|conference|away|abroad|leave|school|uni|college|visit\w*|wedding|moving|moved|house|hospital|op|surgery|appointment|gig|concert|camp\w*|back (?:on|in|by)|maternity|retir\w+|job|contract|cover|out of town|course|family do|my parents|at (?:my|his|her) (?:mums|dads|place)|friday|thursday)\b/
const events =
  /\b(?:exams?|show|project|court|case|interview|party|wedding|season|match|game|course|tournament|op|operation|surgery|shift|school|term|terms|move|divorce|hearing|trial|probation|lease|sale|deal|contract|build|kitchen|renovation|visit|holiday|concert|play|gig|film|dinner|meeting|storm|strike|election|vote|deadline|audit|dissertation|thesis|in laws|christmas|conference|fever|flu|treatment|chemo|series|quarantine|flight|building|works?)\b/
const romance =
  /\b(?:with (?:him|her|them|us|my \w+|this (?:guy|girl|man|woman))|relationship|marriage|engagement|friendship|dating|date|argument|quarrel|feud|row|fight|meeting|call|subscription|contract|tenancy|kindly|gently|in person|by text|over text|between us)\b/
const wheel =
  '(?:turn(?:ing)? (?:the|my) (?:steering )?wheel|turn(?:ing)? (?:the )?car (?:into|off|towards)|swerv(?:e|ing)|steer(?:ing)?|driv(?:e|ing) (?:\\w+ ){0,3}?(?:into|off|over|at)|crash(?:ing)?(?: (?:the|my) car)?|plough(?:ing)?|veer(?:ing)?|pull(?:ing)? (?:out )?(?:in front|into)|not brak(?:e|ing)|tak(?:e|ing) my hands off|took my hands off|let(?:ting)? go of the wheel|clos(?:e|ing) my eyes|foot down and|undo(?:ing)? my (?:seat ?belt)|press(?:ing)? down|floor(?:ing)? it|accelerat(?:e|ing)|let(?:ting)? the car (?:drift|roll|go))'
const hard =
  '(?:barriers?|trees?|walls?|lorr(?:y|ies)|trucks?|bridge|river|canal|oncoming|traffic|central reservation|reservation|cliff|pole|lake|ditch|wheel|motorway|highway|freeway|road|car|driv(?:e|ing)|brak(?:e|ing)|semi|embankment|guard ?rail|lane|head on|crash(?:ing)?)'
const leap =
  '(?:jump(?:ing)?|step(?:ping)? (?:out|off|in)|let(?:ting)? go|go(?:ing)? over|fall(?:ing)?|walk(?:ing)? (?:out )?(?:into|in front)|throw(?:ing)? myself|lean(?:ing)? (?:over|out|too far)|climb(?:ing)? (?:over|up)|run(?:ning)? (?:out|into))'
const height =
  '(?:bridges?|balcony|roof|rooftop|ledge|platform|trains?|tube|metro|lorry|lorries|trucks?|bus|buses|traffic|window|car ?park|multi ?storey|cliffs?|edge|railings?|tracks?|motorway|road|floor flat|tower|pier|viaduct|cars?)'
const pictured =
  '(?:picture|picturing|imagin(?:e|ing)|think(?:ing)? (?:about|of)|thought (?:about|of|how easy)|keep thinking|urges?|the pull|pull to|impulse|itch|tempt(?:ed|ation)|visions? of|flash(?:es)? of|want(?:ed)? to|just want|wonder(?:ing|ed)? (?:what it|how it|if i|about)|see myself|daydream\\w*|how easy|so easy|my (?:hands?|legs?|feet|foot|arms?) (?:\\w+ ){0,2}wants?(?: to)?|what if i|if i (?:just|only)? ?)'

export const rows: readonly Row[] = [
  {
    id: 'something-stupid',
    tier: 1,
    cue: new RegExp(
      `\\b${will} (?:\\w+ ){0,2}?(?:do|try|doing) (?:something|smth|smthn|sumn|sth|somthing|some thing|anything|a thing) (?:(?:really|so|very|super|fucking|rly|that is|thats) )*(?:stupid|dumb|bad|drastic|reckless|terrible|awful|silly|crazy|horrible|desperate|extreme|permanent|irreversible|final|dangerous|to myself|(?:that )?(?:i|we|you|they) (?:can(?:t|not)|can never|wont be able to|will never|might|may|will|would|ll)(?: \\w+)? (?:take back|undo|regret)|i (?:cant|cannot) (?:undo|take back)|ill regret)\\b`,
    ),
    unless:
      /\b(?:something|smth|anything) (?:\w+ )?(?:stupid|dumb|bad|silly|crazy|reckless|drastic|desperate) (?:like|such as|with (?:my|her|his) (?:hair|money)|and (?:buy|text|call|ring|message|order|quit|book|kiss|sleep|get|say|tell|reply|adopt|eat|go|ask|propose|marry|dye|cut my (?:hair|fringe)))|\bto (?:him|her|them)\b|\b(?:lol|haha\w*|hair|fringe|tattoo|karaoke|tinder|ebay|amazon|shopping)\b|\b(?:didnt|not|never|dont) (?:want to |going to |wanna )?do (?:something|anything)/,
  },
  {
    id: 'bad-decision',
    tier: 1,
    cue: /\b(?:about to|going to|gonna|might|will) make (?:a|the) (?:(?:really|very|terrible|stupid|big|huge) )*(?:bad|terrible|awful|stupid|final|last|permanent) (?:decision|choice|mistake)\b/,
    beside: /\b(?:dont care|no ?one|nobody|tonight|sorry|goodbye|anymore|any more|scared|end|alone|cant)\b/,
    unless:
      /\b(?:and (?:order|buy|text|call|ring|message|book|quit|eat|say|marry|move|sell|sign)|lol|haha\w*|pizza|wine|job|house)\b/,
  },
  {
    id: 'afraid-of-own-night',
    tier: 1,
    cue: /\b(?:(?:scared|afraid|frightened|worried|dont know|terrified) (?:of |about )?what (?:ill|i will|i might|i may|i could|im going to) do (?:if|when|once|tonight|to myself|alone|later)|(?:dont|do not|cant|cannot) (?:really )?trust myself (?:tonight|alone|right now|today|on my own|to be|with (?:myself|the pills|a knife|my meds|sharp))|(?:dont|do not|cant|cannot) (?:really )?trust myself$|not safe (?:with|from|on) (?:myself|my own)|might not make it (?:through|to) (?:the |to)?(?:night|tonight|morning|tomorrow|weekend))\b/,
    unless:
      /\b(?:when|if|once) (?:i see|he|she|they)\b|\bdo (?:to (?:him|her|them)|if (?:he|she) (?:says no|doesnt get))\b|\b(?:diet|chocolate|biscuits|text him|text her|ex|money|casino|online|credit card|drink|sister|cake|around (?:him|her)|with (?:him|her))\b/,
  },
  {
    id: 'ends-everything',
    tier: 2,
    cue: new RegExp(
      `\\bend(?:ing)? (?:it all|everything|all of (?:it|this)|my story)(?: \\w+){0,2}? ?${soon}\\b|\\b${soon} (?:\\w+ ){0,4}?end(?:ing)? (?:it all|everything|my story)\\b|\\b(?:going to|gonna|ill|i will|want to|might|about to|just) (?:just )?end (?:it all|everything)\\b|\\bend(?:ing)? (?:things|everything|it|all this)(?: \\w+){0,2}? (?:for good|forever|once and for all)\\b`,
    ),
    unless: romance,
  },
  {
    id: 'not-here',
    tier: 2,
    cue: /\b(?:i|im|ill|i will) ?(?:wont|will not|am not going to|not going to|not gonna|am not|not) (?:be|even be) (?:here|around|alive|in this world|on this earth)(?: \w+){0,4}? ?(?:tomorrow|after (?:tonight|today|this|tomorrow|the weekend)|much longer|any ?more|any longer|in the morning|next (?:week|month|year)|by (?:then|the (?:weekend|end|morning|time)|monday|christmas)|(?:to|when|for) (?:see|bother|annoy|the kids|you all|anyone))\b/,
    unless: elsewhere,
  },
  {
    id: 'dont-be-surprised',
    tier: 1,
    cue: /\b(?:dont be (?:surprised|shocked|sad|upset)|nobody (?:should|will) be surprised|they(?:ll)? (?:wont|should not) be surprised) (?:if|when) (?:im|i am|ive|i) (?:\w+ )?(?:not here|gone|dont wake|disappear|not around|dead|not alive|dont make it)\b|\b(?:you|they|he|she|nobody|no one|everyone) ?(?:wont|will never|will not|ll never|is never going to|never going to|not going to|has to|have to|gets? to)? ?(?:have to )?(?:hear(?:ing)? from|see(?:ing)?|deal(?:ing)? with|put(?:ting)? up with|worry(?:ing)? about|bothered by|look after) me (?:ever )?(?:again|any ?more|after (?:this|tonight|today)|soon|much longer)\b|\bafter (?:this|tonight|today|tomorrow|the weekend) (?:nobody|no ?one|they|you|everyone|he|she|my \w+|none of you)\b.{0,30}\b(?:deal|worry|put up|bother\w*|look after|care|hear|see|free|rid) (?:\w+ ){0,2}?(?:me|of me)\b/,
    unless:
      /\b(?:block(?:ed|ing)?|ghost\w*|break(?:ing)? up|broke up|dump\w*|leav(?:e|ing) (?:him|her|you|this (?:job|house))|resign\w*|quit\w*|transfer|no contact|moving|apartment|landlord|boss|manager|divorce\w*|ticket|next time i see|emigrat\w*|deployment)\b/,
  },
  {
    id: 'over-by',
    tier: 1,
    cue: new RegExp(
      `\\b(?:(?:it|this|everything)(?:s|ll| is| will)? ?(?:all )?(?:(?:going to|will|ll|gonna) )?be (?:all )?over|all (?:over|done)) (?:by|after|come) ${soon}\\b|\\b(?:its|it is|this is|everything is) (?:all )?(?:going to be |gonna be )?over (?:by |after )?(?:tonight|tomorrow|soon)\\b|\\b(?:it|this|nothing|none of (?:it|this)) (?:wont|will not|doesnt|does not|will|is going to|isnt going to)? ?(?:\\w+ )?(?:matter|matters) (?:any ?more )?(?:after|by|come|from) (?:tonight|today|tomorrow|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|morning)\\b|\\bnothing (?:\\w+ ){0,3}?matters (?:after|any ?more after|by|past)\\b|\\bby the time (?:anyone|anybody|somebody|someone|they|you|he|she|mum|mom|people|it) (?:reads?|finds?|sees?|gets?|hears?)\\b.{0,40}\\b(?:wont|doesnt|not|never|over|gone|late|dead|free|peace)\\b`,
    ),
    unless: new RegExp(`${events.source}|\\b(?:cold|food|pizza|tea|dinner|parcel|sale|sold)\\b`),
  },
  {
    id: 'last-words',
    tier: 2,
    cue: /\b(?:this is|this will be|thats) (?:the |my )?last (?:thing|message|entry|time|night|day|note|text|post)(?: (?:that )?(?:ill|i will|i|youll|you will|anyone will|you)(?: ever| will ever)? (?:write|say|send|text|be (?:here|alive)|hear from me|post|hear|see me|wake|bother|trouble|burden|annoy|hurt anyone))\b|\bmy last (?:night|day|hours?|evening) (?:alive|on earth|here on|of (?:my )?life)\b/,
    unless:
      /\b(?:about (?:this|it|him|her|the)|on (?:the subject|this)|him|to (?:him|her)|thesis|diary is full|notebook|job|school|work)\b/,
  },
  {
    id: 'tonight-is-it',
    tier: 1,
    cue: /^(?:(?:i )?(?:think|guess|know|feel like)(?: that)? |so |ok |honestly |maybe |yeah )*(?:tonight|today|tomorrow)s? ?(?:is|s)? (?:gonna be |going to be )?the (?:night|day)(?: (?:tbh|i think|i guess|for me|i do it|then|ngl|finally|i feel it))*$/,
    beside:
      /^(?!.*\b(?:ring|propos\w*|date|party|show|game|match|kiss\w*|pocket|dinner|restaurant|gig|concert|exam|interview|telling (?:him|her|them)|tell (?:him|her|them)|ask (?:him|her)|baby|birth|move|wedding|flight)\b)/,
  },
  {
    id: 'image-of-the-road',
    tier: 2,
    cue: new RegExp(
      `\\b(?:i|im|ive|id|my)\\b(?:(?!\\b(?:he|she|they|hes|shes|him|his|her|mum|dad)\\b).){0,60}?\\b${pictured}(?: \\w+){0,6}? ${wheel}(?:(?: \\w+){0,6}? ${hard}\\b|$)|\\b(?:i|ive)\\b (?:\\w+ ){0,3}?${pictured}(?: \\w+){0,6}? not brak(?:e|ing)\\b`,
    ),
    unless:
      /\b(?:learner|driving (?:test|lesson|instructor)|nervous driver|insurance|rally|go kart|karting|mario|forza|gta|scared of (?:crashing|driving)|afraid of (?:crashing|driving)|phobia|anxious about driving|instead of driving|to (?:his|her|my|the) (?:house|mums|parents|work|airport))\b/,
  },
  {
    id: 'image-of-the-edge',
    tier: 2,
    cue: new RegExp(
      `\\b(?:i|im|ive|id|my)\\b(?:(?!\\b(?:he|she|they|hes|shes|him|his|her)\\b).){0,70}?\\b${pictured}(?: \\w+){0,6}? ${leap}\\b|\\bmy (?:hands?|legs?|feet|body) (?:\\w+ ){0,2}wants? to ${leap}`,
    ),
    beside: new RegExp(`\\b${height}\\b`),
    unless:
      /\b(?:skydiv\w*|bungee|parachute|pool|lake|trampoline|sea|abseil\w*|zip ?wire|scared of heights|fear of heights|vertigo|jump (?:at|to conclusions|on|ship|the queue|for joy)|go over (?:to (?:his|her|my|the)|it|the (?:plan|budget|list))|let (?:it |him |her )?go of (?:the|this|it|him|her)|bouldering|climbing (?:gym|wall))\b/,
  },
  {
    id: 'stood-at-the-edge',
    tier: 2,
    cue: /\bi (?:\w+ )?(?:stood|sat|was (?:standing|sitting|stood|sat)|am (?:standing|sitting)|went up|climbed|spent)\b.{0,40}\b(?:on|at|to|up) (?:the|a|that|my) (?:\w+ ){0,3}?(?:bridge|balcony|roof|rooftop|ledge|platform edge|edge of the (?:platform|cliff)|car ?park roof|multi ?storey|cliffs?|railings|top floor|viaduct)\b.{0,50}\b(?:look(?:ed|ing)? down|for (?:an hour|hours|ages|a long time)|thought (?:about|how|of)|thinking (?:about|of)|wonder(?:ed|ing)|nearly|almost|couldnt|came down|talked myself|how easy)\b/,
    unless:
      /\b(?:we|kids|children|photos?|view|sunset|sunrise|fireworks|beautiful|tour|with (?:him|her|my)|selfie|proposed|band|party|bbq|smok\w+)\b/,
  },
]

export interface Intent {
  tier: 1 | 2 | 3
  rule: string
  thirdParty: boolean
}

const about =
  /\b(?:he|she|they|hes|shes|theyre|my (?:\w+ )?(?:son|daughter|brother|sister|mum|mom|dad|friend|mate|wife|husband|boyfriend|girlfriend|partner|ex|cousin|flatmate|roommate|student|bestie|colleague))\b/g
const own = /\b(?:i|im|ill|ive|id)\b/g
const told =
  /\b(?:movie|film|novel|book|episode|character|lyrics|song|fortnite|in the game|xbox|skyrim|gta|he says hes|joking|jk|lol|lmao|haha\w*)\b/
const ended = /\b(?:years? ago|when i was|back in|as a teen\w*|used to|last year|no longer|before i got help)\b/

/** The gravest announcement or image in a folded text. */
export function intentIn(folded: string): Intent | null {
  let found: Intent | null = null
  const parts = windows(folded)
  for (const [at, said] of parts.entries()) {
    if (told.test(said)) continue
    const beside = `${parts[at - 1] ?? ''} . ${said} . ${parts[at + 1] ?? ''}`
    for (const { id, tier, cue, unless, beside: near } of rows) {
      const hit = firstIn(cue, said)
      if (!hit || unless?.test(said) || (near && !near.test(beside))) continue
      const weight = ended.test(said) ? 1 : tier
      if (found && found.tier >= weight) continue
      const lead = said.slice(0, hit.index)
      const last = (words: RegExp) => [...lead.matchAll(words)].at(-1)?.index ?? -1
      const thirdParty = [...hit[0].matchAll(own)].length === 0 && last(about) > last(own)
      found = { tier: weight, rule: `certain/${id}`, thirdParty }
    }
  }
  return found
}
