import { oncePerText } from '../once.ts'
import { mayMeet, meets } from '../sieve.ts'
import { fold } from '../text/fold.ts'
import type { Turn } from './parse.ts'

/**
 * One holds, orders, watches or frightens, and the other pleads, is afraid or gives in: seen from both sides of the
 * talk at once, because neither needs a grave word for it. Weights: 1 is everyday by itself, 2 seldom is.
 */
type Sign = readonly [weight: 1 | 2, cue: RegExp]
const signs = (seldom: readonly RegExp[], everyday: readonly RegExp[]): Sign[] => [
  ...seldom.map((cue): Sign => [2, cue]),
  ...everyday.map((cue): Sign => [1, cue]),
]

const held = signs(
  [
    /\b(?:delete|block|unfollow|remove|unfriend) (?:every|all|him|her|them|that|those|your)\b|\b(?:do it|answer|stay|stop|come|say it|sign it|move|open it) or (?:i|ill|im|else)\b|\bcount(?:ing)? to (?:three|3|five|5|ten|10)\b|\bi know youre in there\b|\bwho said you (?:could|can)\b|\b(?:turn out|empty) your (?:pockets|bag)\b|\b(?:nobody|no one|they|police) (?:wont|will not|will|would) (?:get here|come|help you|believe you|hear you)\b|\byoure not (?:having|taking|seeing) (?:the|my|our) (?:baby|kids|children|son|daughter|boys|girls)\b|\byou(?:ll| will) get in\b|\bhard way\b|\bwhile i watch\b/,
    // Holding somebody where they are, or sending them where they do not want to go.
    /\b(?:youre|you are|you aint|you arent|your) (?:not |never )(?:leaving|going (?:anywhere|out|to|home|nowhere)|walking out|getting (?:out|past|by|up)|moving)\b|\byoure (?:staying|sitting) (?:right |down )?(?:here|there|put|in|where you are)|\byou(?:re going nowhere|ll leave when)|\b(?:nobody|no one|noone) (?:is |s )?(?:leav(?:es|ing)|goes|going) (?:this|the|anywhere|out)|\byou (?:dont|cant|wont) (?:get to )?leave (?:till|until|unless|when)|\byou(?:ll)? (?:can )?(?:go|leave|sleep|eat|go to bed|talk) when i (?:say|said|decide|tell)|\b(?:try|keep) (?:leaving|walking)\b.{0,20}\bsee\b|\bget back (?:here|in (?:here|the (?:house|car|room)))\b|\bget in the car\b(?=.{0,20}(?:now|$))/,
    /\b(?:when|until|till) i(?:m| am| say| tell you| decide)? ?(?:done|finished|ready|say (?:so|you)|decide)\b|\bi(?:m| am) not asking(?= ?$| you ?$| (?:again|twice|nicely|anymore|any more|you (?:again|twice)|im telling|i am telling)\b)|\bbefore i make you\b|\b(?:dont|do not) make me (?:come|tell you|get|do|say it|ask)\b|\bi (?:wont|will not|am not going to|m not going to) (?:tell|ask) you (?:again|twice)\b|\bdo as (?:youre|you are|i) (?:told|say|tell)\b|\byou(?:ll)? do (?:as|what) (?:i say|youre told)|\bi said (?:sit|stay|come|get|give|pick|open|kneel|take|move|shut|now|no(?:body)?$|lie|lick|eat|look at me)/,
    // Not let in, and made to prove where they are.
    /(?:^|\b(?:you|youll|then|or|go|and|just|can|could|fine) )(?<!\b(?:we|i|lets|ill|well|we can|we could|i can|i could) )(?:sleep|kip)(?:ing)? (?:out )?(?:(?:on|at) the (?:\w+ )?(?:step|steps|doorstep|street|pavement|porch|bench|landing)|in the (?:\w+ )?(?:car|street|cold|rain|garage|shed|hall|hallway|garden)|outside)\b|\b(?:dont|do not) (?:even )?bother (?:coming (?:in|home|back)|knocking(?! ill))\b/,
    // Taking what somebody needs.
    /\bi(?:ve| have)? (?:got|took|taken|hid|hidden|cancel+ed|blocked|emptied|locked|frozen|changed|binned|burnt|burned|cut up|smashed|deleted|thrown out|sold|keep|kept|disconnected|unplugged) (?:all )?(?:of )?(?:your|the) (?:\w+ )?(?:phone|keys?|cards?|chargers?|bags?|coat|shoes|money|passport|account|wages|password|laptop|clothes|papers|pills?|meds|inhaler|insulin|glasses|wheelchair|battery|wi ?fi|car)\b(?! (?:with you|in my bag|by))|\byou(?:ll)? (?:can |will )?(?:get|have) (?:it|them|your \w+) back (?:when|if|once|after|tomorrow)\b|\byou(?:re| are) not (?:having|getting) (?:it|them|your \w+) back\b|\*[^*]{0,20}\b(?:snatch|grab|tak|lock|block|shov|push|throw|slam|pull|pin|corner|smash|kick|hit|punch|slap|twist)\w*[^*]{0,30}\*/,
    // Watching.
    /\bi(?:ve| have)? been (?:here|outside|sat|sitting|parked|watching|following|waiting|stood|standing)\b.{0,30}\b(?:since|outside|all|hours?|for|you)\b|\bi can see (?:you|who|her|him|\w+ in there|your (?:car|light|phone|location))\b|\b(?:from now on|every time|whenever|each time)\b.{0,30}\b(?:you(?:ll)? )?(?:send|text|call|ring|photo|picture|pic|show|video|share|report)\b|\b(?:send|text) me (?:a )?(?:photo|picture|pic|video|location)\b.{0,30}\b(?:every|each|when|so i (?:know (?:you|where|who|its)|can (?:see (?:you|where|who|its)|believe)|believe)|prove|now)|\bi (?:went|been|looked|go|checked|read|looked) (?:through|all) (?:your|of your) (?:phone|messages|bag|texts|emails)|\b(?:put|got|have|theres) a (?:tracker|camera|app) (?:on|in) your\b|\byou(?:re| are) not (?:allowed|seeing|talking to|wearing|speaking to|friends with|meeting)\b|\bnot (?:dressed|going) like that\b|\bdressed like that\b/,
    // What will happen.
    /\b(?:see|find out|watch|know|wait and see|learn) what (?:happens|you get|i do|ill do|im like|im capable of|comes)\b(?! (?:when you dont|if you dont|when (?:we|people)|in|next week|at))|\bsee (?:how far you get|where (?:it|that) gets you|what you get)\b|\bwait (?:till|until) (?:we|i|you|they)(?:re| get| are)? ?(?:get )?(?:home|in|back|alone|gone|leave)\b|\btry (?:it|me|that again|and stop me|to (?:stop|leave))\b|\b(?:keep|stop|dont|quit) (?:pushing|push|test|testing) me\b|\blast (?:warning|chance)\b|\bnext time ill\b|\bill (?:aim|not miss|do (?:it|worse) again)\b|\b(?:off its hinges|coming through it|kick (?:it|the door) (?:in|down)|break (?:it|the door) down)\b|\bor (?:else|ill)$|\bwatch me\b|\bwho(?:s| is) going to (?:stop|believe) (?:me|you)\b|\b(?:nobody|no one) (?:will|would|is going to) believe you\b|\byou (?:wont|will not|ll never|will never) see (?:her|him|them|the \w+|your \w+) again\b|\b(?:im|ill be|i am|i will be) taking (?:the|our|my|your) (?:baby|kids|children|boys|girls|son|daughter|dog)\b|\bill take (?:the|our|my|your) (?:baby|kids|children|son|daughter)\b|\byoull be (?:crying|sorry|begging|on the floor)\b|\byou (?:ended up|were) (?:crying |bleeding )?(?:on|across) the floor\b/,
    // Blaming the one who is hurt, or making it small.
    /\b(?:look|see) what you(?:ve)? (?:made|make|did|done)(?: me)?(?: do)?\b|\byou (?:made|make|making) me (?:do (?:it|this|that)|hurt|hit|lose it|like this)\b|\b(?:that(?:ll| will)? |ill |to |going to )?teach you (?:to|not|a lesson|what)?\b|\b(?:until|till|when|so) you learn\b|\byou bruise (?:easy|easily)\b|\bi (?:only|barely|hardly|just) (?:touched|tapped|pushed|grabbed|held|shoved|hit|slapped|squeezed) (?:you|your)\b|\bi missed,? (?:didnt i|you)\b|\bi was (?:just |only )?(?:calming|holding|restraining) you\b|\byou (?:had|have) it coming\b|\byou (?:asked|were asking|are asking) for it\b|\bif i (?:wanted|meant) to hurt you\b|\bdidnt even (?:hurt|hit|leave a mark)\b/,
    // A body that said no.
    /\b(?:take|get) (?:them|it|your \w+|those) off\b(?! (?:the|my|your) (?:table|sofa|bed|list|phone))|\b(?:lick|eat) it (?:up|off)?\b|\bon your knees\b|\bbeg(?: me)?$|\bim not waiting any ?more\b|\byou(?:re| are) my (?:wife|husband|girlfriend|boyfriend)\b.{0,30}\b(?:so|owe|duty|right|do)\b|\byou owe me\b.{0,30}\b(?:sex|it|tonight|bed)\b/,
    // The purse, the work and the company of a grown person, decided by another.
    /\b(?:when|if|once|until|till) you (?:can )?(?:learn|behave|calm down|deserve|earn (?:it|them)|ve learned|have learned|show some|do as|say sorry|apologi[sz]e properly)\b|\bshow me (?:the|your|every) (?:\w+ )?receipts?\b|\bno (?:wife|girlfriend|woman|husband|man) of mine\b|\byou(?:ll)? (?:get|have|eat|spend|wear) what i (?:give|say|tell|buy|choose|decide)\b|\bi decide (?:who|what|where|when|if)\b|\byou (?:talk|speak|see|ring|text) (?:\w+ ){0,3}?(?:when|only if|only when|while) i(?: am| m|m)? (?:there|in the room|here|say|listening|with you)\b|\b(?:not|never) without me\b|\bnot at all$|\bmy (?:house|money|rules)\b.{0,20}\b(?:rules|house|so|say)\b|\byou do (?:as|what) (?:you are|youre|your) told\b|\b(?:ring|call|see|talk to|text) (?:nobody|no ?one) (?:unless|until|without)\b/,
    /\b(?:nobody|no ?one|who|no man|no woman)(?: else)? (?:would|will|could|d|s going to)? ?(?:ever )?(?:want|have|put up with|take|love|touch|look at) you\b|\byou(?:re| are)? (?:\w+ )?lucky (?:that )?(?:i|anyone|anybody)\b|\b(?:without me|on your own) you(?:d|re| are| would)? (?:be )?nothing\b|\byou(?:re| are) nothing without me\b|\b(?:should|could) be (?:\w+ )?grateful\b/,
  ],
  [
    /^(?:\w+ ){1,4}now$|\byou didnt ask(?: me)?$|\bstep back\b|\byou (?:walked|ran|fell) into (?:it|the|my)\b|\b(?:shoes|coat|clothes|top) off\b/,
    /^(?:\W|now|just|and|you)*(?:sit|stay|come|get|lie|kneel|stand|look|pick|clean|open|unlock|give|hand)(?: (?:back|down|there|here|up|it|over|me|that|at me|the door|the phone|your phone|still|put|right))* ?(?:now|right now|this minute)?$|\bcome here\b|\bgive (?:me )?(?:it|the (?:phone|keys|card|bag|money)|your (?:phone|keys|card|bag|purse|wallet|passport|money))\b|\b(?:dont|do not)(?: you dare)? walk away\b|\bwhere (?:do you think )?(?:youre|you are|are you) going\b|\bopen (?:it|the door|up)\b/,
    /\b(?:maybe|perhaps) (?:next time |now |then )+you(?:ll| will)? (?:answer|listen|behave|come|be|do|think|ring|call|text|pick up|remember)\b|\bdoors? ?(?:s|is|are)? ?(?:locked|bolted|shut)\b|\b(?:locked|bolted|chained) the (?:front )?door\b|\b(?:you can |maybe (?:now |then )?you(?:ll)? |time you )?learn(?:t|ed)?(?: (?:your lesson|the hard way|the rules|to (?:come|be|listen|answer|do)\b.{0,20}))?$/,
    /\b(?:send|show|text|snap) me (?:a |the |your )?(?:photo|pic|picture|selfie|video|screenshot|location|proof|receipt|ticket)\b.{0,30}\b(?:where|who|platform|station|train|bus|sign|clock|bar|pub|room|table|street|office|desk|till|now|you are|youre)\b(?!.{0,20}\b(?:so i (?:know which|can find|can meet|dont miss)|no rush|please))|\b(?:send|share|turn on|put on) (?:me )?your (?:live )?location\b|\b(?:if its|if thats|if it is) true\b|^(?:then )?prove (?:it|you|that you|where)\b|\bi (?:want|need) proof\b|\bfacetime me (?:now|right now)\b|\bwhats the problem (?:then|showing|sending)\b|\bnothing to hide\b/,
    /\bi (?:drove|drive|walked|went|came|rang|phoned|called|asked) (?:past|round|by|up|your|her|his|them)\b|\bwho (?:were|are|was) you (?:\w+ )?(?:texting|talking to|with|messaging|seeing|smiling)\b|\bwhy (?:is|was) your (?:location|phone) (?:off|engaged|busy)\b|\bshow me (?:your|the) (?:phone|messages)\b|\bim outside\b/,
    /\b(?:thats|that is|its) on you\b|\byourself to blame\b|\byou made your bed\b|\bshould(?:ve| have|nt have| not have)? (?:thought (?:of|about) that|opened your mouth|answered)\b|\byoure (?:hysterical|being hysterical|crazy|mental)\b|\b(?:you know|know) what happens\b|^good$|\banswer back\b|\bstart (?:again|with me)\b|\bshut (?:it|up|your mouth)\b/,
    /\byou heard(?: me)?$|\bbecause i said(?: so)?\b|\bask (?:me )?(?:first|properly|nicely)\b|\bend of(?: story| discussion)?$|\bi wont repeat\b/,
  ],
)

const pleaded = signs(
  [
    /\bleave (?:me|us|her|him) alone\b|\b(?:calling|call|ring|ringing|phoning) the police\b|\bplease,? (?:\w+,? )?(?:dont|stop|no)\b|\b(?:youve|you) got that look\b|\b(?:youll|you will|youre going to) (?:drop|hurt|wake|break|kill) (?:her|him|it|them|me|us|the \w+)\b|\bgive (?:her|him|the baby) (?:back )?to me\b/,
    /\blet (?:me )?go(?: of)?\b(?! (?:of (?:it|the past|this)|first|to the|shopping))|\blet me (?:out|past|leave|by|through|in|breathe)\b|\bget (?:off|away from|out of) (?:me|my way|my room)\b|\bdont (?:touch|hit|hurt|come near|come any closer|throw|push|grab) (?:me|us|it)?\b|\b(?:please|mark|just)? ?move(?:,| away| please| out)|\bplease (?:move|let|stop hitting|put (?:it|that|the \w+) down)\b|\bback off\b|\bstay away from (?:me|us|her|him)\b/,
    /\byou(?:re| are|r) (?:\w+ )?(?:hurting|scaring|frightening|choking|crushing|squashing|terrifying) (?:me|us|my|the|her|him)\b|\bi(?:m| am| was) (?:\w+ )?(?:scared|afraid|terrified|frightened)\b(?! (?:i|that i|of (?:the|losing|being|spiders|flying)|we|youll (?:leave|go)))|\b(?:kids|children|baby|he|she) (?:is|are|was|were) (?:\w+ )?(?:scared|terrified|frightened) of you\b|\bthat hurts\b(?=[^.]{0,10}$)|\bi (?:had|have|got|still have) (?:\w+ )?(?:marks|bruises|a bruise)\b|\b(?:are you|is that a|dont) threaten(?:ing)? ?(?:me)?\b|\bis that a threat\b/,
    /\b(?:you )?(?:hit|punched|grabbed|kicked|slapped|choked|shoved|pushed|pinned|burn(?:ed|t)|locked|hurt|cornered|dragged|spat (?:at|on)|squeezed|twisted|poured|tipped) (?:\w+ ){0,4}?(?:me\b|my (?:arm|wrist|hair|face|head|neck|hand|leg)|a hole (?:next|in|by)|\w+ over me)(?! (?:up|off|away|down gently|with))|\byou (?:threw|broke|smashed|punched) (?:\w+ ){0,3}?(?:at me|past me|next to|the (?:door|wall)|my (?:phone|glasses|door|things|plate))|\b(?:plate|glass|mug|cup|bottle|shoe|chair|phone|that|it) (?:nearly|almost|just) (?:hit|missed|got)\b|\bstop (?:throwing|hitting|pushing|following|grabbing|hurting|blocking|breaking|smashing|kicking|shoving|banging|chasing|filming)\b|\byou cant (?:keep|hold|lock|stop|trap|make) me\b|\bwhy (?:are|were) you (?:driving past|following|watching|going through|outside|tracking|in my)\b|\byou (?:need to|have to|must|cant keep) (?:stop )?(?:coming|following|calling|watching|turning up|waiting|showing up)/,
  ],
  [
    /\b(?:can|could|may) i (?:\w+ )?(?:have|get) (?:\w+ )?(?:my|some|the) (?:\w+ )?(?:card|money|wages|phone|keys|passport|medicine|inhaler)\b|\bi (?:just |only )?need (?:\w+ )?(?:nappies|food|money|milk|petrol|medicine|shoes|it for|my \w+)\b|\b(?:shes|he is|hes|she is|thats|they are|theyre) my (?:own )?(?:sister|brother|mum|mom|mother|dad|friend|family|best friend|parents)\b|\bdont say that\b|\b(?:i want|let me|id like) to (?:work|study|see|visit|go back)\b|\bits my (?:money|body|phone|card|life)\b|\bwhy (?:cant|am) i (?:\w+ )?(?:see|allowed|go|have)\b|^(?:fine|ok|okay|alright|yes)$/,
    /^(?:\w+ )?stop it\b|\bthats not fair\b|\b(?:pls|please) (?:dont|\w+ my)\b|\bim doing it\b|\bwhatever you (?:want|say)\b|\bi said im sorry\b/,
    /\bplease\b(?=[^a-z]|$)(?! (?:pass|can|could|do the|put the (?:bins|kettle)))|\bi (?:just )?(?:want(?:ed)?|need|have) to (?:go (?:home|to bed|out|to my|to mums|to work)|leave|sleep|get out|see my)\b|\bthe (?:kids|children|baby|neighbours) (?:are|is|can|will) (?:\w+ )?(?:cry|scared|watch|awake|hear|sleep|listen)\w*|\bthats my (?:wages|money|phone|card|bag|job|passport|medicine|inhaler)\b|\b(?:give|can i have) (?:it|me|my \w+) (?:my )?(?:\w+ )?back\b|\bi said (?:no|stop)\b|\b(?:ok|okay|alright|yes|sorry),? (?:ok|okay|alright|im|sorry|i)\b|\bi didnt,? i (?:swear|promise)\b|\byouve been drinking\b|\bim soaked\b|\bits (?:[1-5] ?am|late|dark|freezing|raining)\b|^(?:no|stop)[!. ]*$|\bthats my (?:home|house) too\b|\bim leaving\b|\bi only (?:went|asked|said|wanted)\b/,
  ],
)

const light = /\b(?:lol|lmao|haha+|hehe|jk|joking|kidding|xx+)\b|[😂🤣😜😘😉]/iu
/** A parent's rules for a child sound the same, and are kept apart by what they are about. */
const upbringing =
  /\b(?:homework|bedtime|school(?:work)?|grounded|revision|revise|tidy your room|your room|exams?|chores|xbox|playstation|teeth|vegetables|screen time)\b/i
const parent = /^(?:mum|mom|mummy|dad|daddy|mother|father|gran|nan|grandma|teacher|parent)$/i

export interface Coercion {
  speaker: string
  /** What was said, gravest first: the turn, and the sentence of it that weighs most. */
  said: readonly { turn: number; quote: string }[]
}

interface Side {
  sum: number
  said: { turn: number; quote: string; weight: number }[]
}

/** So many turns are one stretch of a long talk: what one says in May pleads against nothing that was held over it in July. */
const STRETCH = 60

/** Who coerces whom in this quarrel, where both sides of it show in one stretch; null where either is missing. */
export function coercionIn(turns: readonly Pick<Turn, 'speaker' | 'text'>[]): Coercion | null {
  const child = turns.some(({ text }) => upbringing.test(text.slice(0, longest)))
  const signsOf = oncePerText((text) =>
    light.test(text) ? null : { done: weighed(held, text), feared: weighed(pleaded, text) },
  )
  const read = turns.map(({ text }) => signsOf(text))
  for (let from = 0; from === 0 || from + STRETCH / 2 < turns.length; from += STRETCH / 2) {
    const found = coercionFrom(from, turns, read, child)
    if (found) return found
  }
  return null
}

interface Weighed {
  weight: number
  quote: string
}

function coercionFrom(
  from: number,
  turns: readonly Pick<Turn, 'speaker' | 'text'>[],
  read: readonly ({ done: Weighed; feared: Weighed } | null)[],
  child: boolean,
): Coercion | null {
  const done = new Map<string, Side>()
  const feared = new Map<string, Side>()
  const add = (to: Map<string, Side>, speaker: string, turn: number, { weight, quote }: Weighed) => {
    if (weight === 0) return
    const side = to.get(speaker) ?? { sum: 0, said: [] }
    to.set(speaker, { sum: side.sum + weight, said: [...side.said, { turn, quote, weight }] })
  }
  for (let at = from; at < Math.min(turns.length, from + STRETCH); at++) {
    const signs = read[at]
    const { speaker } = turns[at]!
    if (!signs) continue
    if (!(child && parent.test(speaker))) add(done, speaker, at, signs.done)
    add(feared, speaker, at, signs.feared)
  }
  for (const [speaker, own] of [...done].toSorted((a, b) => b[1].sum - a[1].sum)) {
    if (own.sum < 2) break
    const answers = [...feared].filter(([other]) => other !== speaker)
    const fear = answers.reduce((sum, [, it]) => sum + it.sum, 0)
    const near = answers
      .flatMap(([, it]) => it.said)
      .some((answer) => own.said.some((it) => Math.abs(it.turn - answer.turn) <= 3))
    // Who is told "let go" and who says "when I'm done" are not both afraid.
    const back = (feared.get(speaker)?.sum ?? 0) >= own.sum
    if (fear >= 1 && near && own.sum + fear >= 4 && !back) {
      const said = own.said.toSorted((a, b) => b.weight - a.weight || a.turn - b.turn)
      return { speaker, said: said.filter(({ weight }) => weight > 1 || said[0]!.weight === 1) }
    }
  }
  return null
}

const longest = 2000
const sentencesOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .split(/[.?!\n;]+/)
    .map((it) => it.trim())
    .filter(Boolean)

const none: Weighed = { weight: 0, quote: '' }

/** Each sign counts once a turn; the sentence that weighs most is the one to quote. */
function weighed(signs: readonly Sign[], text: string): Weighed {
  const whole = fold(text.slice(0, longest))
  const near = signs.filter(([, cue]) => mayMeet(cue, whole))
  if (near.length === 0) return none
  const met = new Set<Sign>()
  let quote = ''
  let most = 0
  for (const sentence of sentencesOf(text)) {
    const read = fold(sentence)
    const found = near.filter(([, cue]) => meets(cue, read))
    const here = found.reduce((sum, [weight]) => sum + weight, 0)
    if (here > most) [most, quote] = [here, sentence]
    for (const sign of found) met.add(sign)
  }
  return { weight: [...met].reduce((sum, [weight]) => sum + weight, 0), quote }
}
