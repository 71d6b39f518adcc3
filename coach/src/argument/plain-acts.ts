import type { ArgumentAct } from '@mallama/contracts/coach'
import type { ActSpan } from '../detectors/acts.ts'
import { heating, pressing } from '../detectors/conversation-rules.ts'
import { harmOf } from '../detectors/harm.ts'
import type { TurnReading } from '../detectors/turn.ts'
import { firstIn } from '../sieve.ts'
import { heatedStockActs, stockActs } from './rewrite/stock.ts'
import { betrayedIn, confesses } from './betrayal.ts'
import { onlySeems, wavesAway } from './only-seeming.ts'
import { getsHelp } from './rewrite/stands.ts'
import { leaves, sneers } from './sneers.ts'
import { leavesNobody } from './turning-away.ts'

const hard: readonly ArgumentAct[] = ['criticism', 'contempt', 'threat', 'withdraw', 'invalidate']
const kind: readonly ArgumentAct[] = ['agree', 'repair', 'offer', 'validate', 'request', 'disclose']
const fond = /\b(?:x{2,4}|love (?:you|ya|u)|jk|kidding|joking|hehe)\b|[😂🤣😘🥰😍😜😝😉❤💕🫶]/iu
const longest = 2000
/** Up to this only the weights say so, and no cue. */
const guess = 0.6
/** "Don't call me that", "I'll do it later", "not in front of the kids": what only sounds like leaving. */
const stays =
  /\bdon[’']?t (?:you )?(?:call|text|ring) me (?!again|back|any ?more|ever|tonight|today|later|now|for)|\bi (?:don[’']?t|do not) want to (?!talk|speak|discuss|hear|do this|deal|argue|fight|see|listen|know|be|live|go)|\b(?:i[’']?ll|i will|ill|can i|let me) (?:\p{L}+ ){1,4}(?:later|tomorrow|after)\b|\bcan we not (?:do|have|talk about) (?:this|it|that) (?:in|here|over|by|on|at)\b|\bit[’']?s ok(?:ay)?\b|\bi[’']?d (?:love|like)\b|^\W*i (?:know|will|did|do|am)\W*$|\b(?:i[’']?m|im|i am) saying\b|^\W*(?:and |because )?you (?:dont|don[’']?t|never) talk to me\b|\bi wo?n[’']?t do it again\b|\bi (?:can[’']?t|cannot|won[’']?t be able to) (?:do|make|come|take|get|be|drive|pick|stay)\b[^.!?]{0,40}(?:,|\bbecause|\bcos|\bas|\bsince|\bi[’']?(?:ve|m)|\bi have)[^.!?]{0,20}\b(?:work|working|shift|meeting|appointment|exam|class|lesson|train|flight|away|ill|sick|kids?|busy|booked|on call|nights?)\b|^\W*(?:but |well |no,? )*(?:that|this|it)[’']?s (?:totally |completely |so |not |a )*(?:different|the same(?: thing)?)\W*$|^\W*(?:guys|everyone|both of you|lads|girls|kids|you two|people)\b[,.! ]*(?:please )?(?:stop|enough)/iu

const asks =
  /\?|(?:^|[.!,]\s*|\b(?:and|so|but|ok|okay|well|hey) )(?:what|where|who|whose|why|how|when|which|did|do|does|are|is|was|were|have|has|had|can|could|will|would|should|shall)(?:n[’']?t)? (?:you|u|i|he|she|they|it|we|the|your|my|that|this|there|am|is|are|was|on|if|about|come|would|did|do|does|has|have|had|ate|took|told|said|\p{L}+)\b|,? (?:right|innit|yeah|isn[’']?t (?:it|he|she)|isnt (?:it|he|she)|aren[’']?t (?:you|they)|didn[’']?t (?:you|i))\W*$/iu
const agreedBefore =
  /\b(?:we|you|u|i|they|both|was|were|as|had)(?:[’']d)? (?:all |both |already )?agreed\b|\bnot (?:fair|true|right|fine|ok|okay|good|the point|what i said)\b|^\W*(?:you|u)(?:[’']?re| are|r)? (?!right|not wrong|correct)(?:on|at|in|out|late|always|never|doing|going|still|the)\b/i
const onlyOneself = /^\W*(?:(?:and|but|so|well|yeah|no|ok|because),? )*(?:i|i[’']m|im|i[’']ve|my)\b/i
const praising =
  /\b(?:(?:so |really |very |dead )?(?:proud|happy|pleased|chuffed|thrilled) (?:of|for|with) (?:you|u)|(?:you|u)(?:[’']?re| are|r)? (?:so |really |such )*(?:brave|kind|lovely|brilliant|amazing|the best|a star|a legend))\b/i
/** Asking how the other feels waves nothing away. */
const longing =
  /\bi (?:would(?:ve| have|[’']ve)?|[’']d(?: have|[’']ve)?) (?:really )?(?:liked?|loved?|preferred|wanted) to\b|\bi (?:just )?(?:felt|feel|was|am) (?:so |really )?(?:left out|hurt|sad|alone|lonely|scared|forgotten|ignored|overlooked|small)\b/i
const howAreYou =
  /^\W*(?:so |and |hey |ok |okay )*(?:are|r|were) (?:you|u) (?:still |ok\b|really )*(?:angry|mad|upset|cross|annoyed|ok|okay|all ?right|alright|hurt|sad)?(?: (?:with|at) me)?(?: now| about (?:it|this|that))?\s*\?*$/i
const person = /\b(?:you|u|ur|ya|your|yours|youre|yourself)\b/i
/** "It is a big deal to me" says how much something weighs with oneself. */
const weighsWithMe =
  /\b(?:it|that|this|which)(?:[’']?s| is| was| does| did)?(?: not)? (?:\p{L}+ ){0,4}(?:big deal|matters?|mattered|important|huge|a lot|everything|the world)\b[^.!?]{0,20}\b(?:to|for) me\b|\b(?:i|we) (?:care|cared|mind|minded) about (?:it|that|this)\b/iu
/** "I'm just asking you to keep it between us": a request, whatever it answers. */
const onlyAsking =
  /\bi (?:just |only |really |simply )*want(?:ed)? (?:us )?to (?:sit down|talk|look at|sort|work|go (?:through|over)|figure|understand|plan)\b|\bi(?:[’']?m| am|m| was) (?:just |only |simply |literally )*asking (?:you|u|for|that|if)\b|\ball i(?:[’']?m| am|m| was)? (?:ask(?:ing|ed)?|want(?:ed)?)\b/i
const couldHave = /^\W*(?:you|u) (?:could|should|might|were meant to|were supposed to)(?:[’']?ve| have| of)? /i
/** "You changed three slides": one thing that was done. */
const oneDeed =
  /^\W*(?:so |and |but )*(?:you|u) (?:just |then )?(?:(?:did(?:n[’']?t|nt| not)|haven[’']?t|have not|hadn[’']?t|weren[’']?t) \p{L}{2,}|\p{L}{2,}ed|took|left|told|went|said|gave|made|came|sent|sold|bought|spent|put|kept|got|had|let)\b/iu
/** "You didn't say sorry": one thing that was not done, as it stands in an answer. */
const oneOmission =
  /^\W*(?:no,? |but |and |well )*(?:you|u) (?:did(?:n[’']?t|nt| not)|haven[’']?t|have not|hadn[’']?t) (?:even |actually )?\p{L}{2,}(?: \p{L}+){0,4}\W*$/iu
const askedBefore = /\bi (?:\p{L}+ )?(?:asked|told|begged|said to|[’']?ve asked|have asked) (?:you|u)\b/iu
const sweeping =
  /\b(?:always|never|every\p{L}*|nothing|no ?one|nobody|all|only|ruin\p{L}*|destroy\p{L}*|wast\p{L}*|wreck\p{L}*|spoil\p{L}*|care|cared|abandon\p{L}*|betray\p{L}*|fail\p{L}*|chang(?:ed)? on)\b/iu
/** What the other is reproached with is no leaving of one's own; a bare yes or no answers a question. */
const theirSilence =
  /\byou (?:dont|don[’']?t|do not|never|wont|won[’']?t|didn[’']?t) (?:even )?(?:talk|speak|listen|answer|reply)\b/i
const theirPutOff =
  /\b(?:it|that)(?:[’']?s| is| was) (?:always|never|only ever) ["“'‘]?(?:not now|later|tomorrow|busy|tired|another time|the right time|a good time)\b/i
const plainAnswer = /^\W*(?:yes|no|yeah|nope|nah|yep|not yet)\W*$/i
const onTheWay =
  /\b(?:i[’']?m|im|i am) (?:just )?leaving (?:now|work|the \p{L}+)\b|\bon my way\b|\b(?:i[’']?ll be|be|im|i[’']m) (?:home|there|back|with you)\b[^.!?]{0,20}\b(?:in|by|at|soon)\b/iu
const fearing = /^\W*(?:i[’']?m|i am|im|i was) (?:so |just |really )?(?:scared|afraid|worried|terrified)\b/i
const meantWell = /^\W*(?:but |well )?i did(?:n[’']?t|nt| not) (?:think|know|see|say|mean|want)\b/i
/** "You don't listen unless I shout": what somebody does or leaves. */
const habit =
  /^\W*(?:you|u) (?:just |really |only |simply |even )?(?:don[’']?t|do not|never|always|didn[’']?t|won[’']?t|can[’']?t) \p{L}+/iu
/** "I did all the shopping": what was done already is held against somebody, not offered. */
const didIt =
  /^\W*(?:and |but |so |well )*i (?:\p{L}+ )?(?:did|do|made|paid|drove|had|spent|bought|cooked|cleaned|organi[sz]ed|planned|picked|worked|took|gave|sat|stayed|waited)\b/iu
/** What the other does is not offered by oneself. */
const ofYou = /^\W*(?:and |but |so |well |then )*(?:you|u) (?!can\b|could\b|may\b|choose\b|decide\b|pick\b)/iu
const offering =
  /\b(?:i[’']?ll|i will|i can|i could|let me|shall i|want me to|happy to|how about|tell me what|we can|let[’']?s|if you (?:like|want))\b/i
const sorry = /\b(?:sorry|apologi[sz]e|my fault|my bad|should(?:[’']?ve| have| of))\b/i

/**
 * The turns with what their plain words say: what only the model saw goes where the words do not bear it out (a short
 * answer is no leaving, "you could have rung" no verdict), and sneers, brush-offs and answers thrown back are added.
 */
export function plainly(turns: readonly TurnReading[], calm: boolean): TurnReading[] {
  const read: TurnReading[] = []
  const betrayed = betrayedIn(turns)
  for (const turn of turns) {
    const before = read.slice(-6)
    read.push(plain(turn, before, calm, betrayed.has(turn.speaker ?? '')))
  }
  return read
}

function plain(turn: TurnReading, before: readonly TurnReading[], calm: boolean, betrayed: boolean): TurnReading {
  const heat = before.some(({ acts }) => acts.some(({ id }) => heating.has(id)))
  const text = turn.text.slice(0, longest)
  const own = turn.acts.flatMap((act): ActSpan[] =>
    borne(act, turn, text, before) ? [act] : shortDefence(act, text, before) ? [{ ...act, id: 'defend' }] : [],
  )
  const added = (calm || fond.test(text) ? [] : addedTo(own, text, heat)).filter(
    ({ id, quote }) => id !== 'invalidate' || wavesAway(quote, before, turn.speaker),
  )
  const sent = added.some(({ id }) => hard.includes(id))
  const kept = own.flatMap((act): ActSpan[] => {
    if (sent && kind.includes(act.id)) return []
    if (added.some(({ id }) => id === 'defend') && act.id === 'question') return []
    if (added.some(({ id }) => id === 'contempt') && act.id === 'complaint') return []
    return [renamed(act, turn, text)]
  })
  // A sneer is one thing said: its words are no verdict besides.
  const acts = [...kept, ...added]
    .filter(
      (act, _, all) =>
        // Who was cheated on owes no admission and no staying.
        !(betrayed && (act.id === 'defend' || act.id === 'withdraw')) &&
        (act.id !== 'criticism' ||
          !all.some(({ id, start, end }) => id === 'contempt' && start <= act.start && end >= act.end)),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
  return acts.length === turn.acts.length && added.length === 0 && acts.every((act, at) => act === turn.acts[at])
    ? turn
    : { ...turn, acts, harm: harmOf(acts, turn.features) }
}

/** "You could have rung" names one thing that was missed; no verdict on anyone. */
function renamed(act: ActSpan, turn: TurnReading, text: string): ActSpan {
  if (onlySeems(act, turn, text)) return { ...act, id: act.id === 'accountability' ? 'defend' : 'complaint' }
  if (
    act.id === 'criticism' &&
    ((oneOmission.test(act.quote) && !sweeping.test(act.quote)) ||
      (act.strength <= 0.6 && couldHave.test(act.quote)) ||
      (act.strength <= 0.6 && oneDeed.test(act.quote) && !sweeping.test(act.quote)))
  )
    return { ...act, id: 'complaint' }
  if (act.id === 'criticism' && /\byou(?:[’']?ll| will) be (?:fine|ok)\b|\byou always are\b/i.test(act.quote))
    return { ...act, id: 'invalidate' }
  if ((act.id === 'defend' || act.id === 'disclose') && onlyAsking.test(act.quote)) return { ...act, id: 'request' }
  if (act.id === 'invalidate' && /\bno right\b|\bprivate\b/i.test(act.quote)) return { ...act, id: 'complaint' }
  if (act.id === 'accountability' && meantWell.test(act.quote) && !sorry.test(act.quote))
    return { ...act, id: 'defend' }
  return act
}

/** A few words back to a reproach: not leaving, but an answer that only defends; of a question or a kindness, just an answer. */
const shortDefence = (act: ActSpan, text: string, before: readonly TurnReading[]): boolean =>
  act.id === 'withdraw' &&
  act.strength <= 0.5 &&
  !leaves.test(text) &&
  !/\b(?:love|like|yes|yeah|thanks?|ok|okay|sorry|know|true|fair|right|same|too tired)\b/i.test(text) &&
  (before.at(-1)?.acts.some(({ id }) => pressing.has(id)) ?? false)

/** In the middle of it, one or two bare words for an answer leave the other standing. */
const cutShort = (act: ActSpan, turn: TurnReading, text: string): boolean =>
  act.strength <= 0.5 && turn.words <= 2 && !stays.test(text) && !/[!?\d]/.test(text)

function borne(act: ActSpan, turn: TurnReading, text: string, before: readonly TurnReading[]): boolean {
  if (onlySeems(act, turn, text) && kind.includes(act.id)) return false
  const guessed = act.strength <= guess
  if ((act.id === 'threat' || act.id === 'withdraw') && getsHelp(text)) return false
  switch (act.id) {
    case 'withdraw':
      if (leavesNobody(turn, act.quote, text, before)) return false
      if (
        theirSilence.test(act.quote) ||
        theirPutOff.test(text) ||
        (plainAnswer.test(text) && asks.test(before.at(-1)?.text ?? ''))
      )
        return false
      // Off and on the way back: done with the work, not with the other.
      if (onTheWay.test(text) && !person.test(text) && act.strength <= 0.8) return false
      return leaves.test(text) || (act.strength > 0.5 && !stays.test(text)) || cutShort(act, turn, text)
    case 'question':
      return asks.test(text) && !/^\W*(?:and |but )?so (?:do|did|am|have|was|can|will) (?:i|we)\W*$/i.test(text)
    case 'threat':
      // "A colleague. It is over": said by who had the affair, it ends that one.
      if (/\b(?:it|that)(?:[’']?s| is| was)(?: all| really| completely)? (?:over|done|finished)\b/i.test(act.quote))
        return ![turn, ...before].some((it) => it.speaker === turn.speaker && confesses(it.text))
      // "When was the last time you held my hand" misses something.
      if (/^the last time\b/i.test(act.quote) && /\bwhen(?: was|['’]?s) the last time\b/i.test(text)) return false
      return !(onTheWay.test(text) && !/\bif\b|\b(?:done|over|divorc\w*|for good|forever)\b/i.test(text))
    case 'contempt':
      // Scorned, all that is said to it is "wow".
      if (
        /^\W*(?:oh,? |ok,? |just )?wow\W*$/i.test(act.quote) &&
        before.at(-1)?.acts.some(({ id }) => id === 'contempt')
      )
        return false
      if (/^nothing$/i.test(act.quote)) return /\b(?:are|re|r|ur) nothing\b/i.test(text)
      if (!guessed) return true
      // Where plain words say what it is, a verdict, the weights need not guess at more.
      if (
        turn.acts.some(
          (it) =>
            it.id === 'criticism' &&
            it.strength > guess &&
            habit.test(it.quote) &&
            act.start <= it.start &&
            act.end >= it.end,
        )
      )
        return false
      if (onlyOneself.test(text) && !person.test(text)) return false
      if (/^\W*(?:because )?you (?:were|was) (?:on|at|in|with|out|\p{L}+ing)\b/iu.test(text)) return false
      return !(/^\W*every time\b/i.test(text) && turn.acts.some(({ id }) => id === 'criticism'))
    case 'criticism':
      return !(praising.test(text) && !/\b(?:not|never|n[’']?t|if you|unless)\b/i.test(text))
    case 'agree':
      if (before.at(-1)?.acts.some(({ id }) => id === 'withdraw' || id === 'threat'))
        return /\b(?:yes|agree|right)\b/i.test(text)
      return !agreedBefore.test(text)
    case 'offer':
    case 'repair':
      if (/^let me down\b|\blet[’']?s all (?:feel sorry|clap|applaud|cry|bow|pity|worship|stop)\b/i.test(act.quote))
        return false
      if ((didIt.test(act.quote) || (guessed && ofYou.test(act.quote))) && !offering.test(act.quote)) return false
      return !(fearing.test(text) && !/\b(?:let[’']?s|can we|could we|want us|together)\b/i.test(text))
    case 'invalidate':
      return (
        wavesAway(act.quote, before, turn.speaker) &&
        !howAreYou.test(text) &&
        !(weighsWithMe.test(text) && !/\bnot? (?:a )?(?:big deal|important)\b/i.test(text))
      )
    case 'demand':
      // "I asked you not to": what was asked for once is now missed.
      return !(askedBefore.test(act.quote) && turn.acts.some(({ id }) => id === 'complaint'))
    case 'defend':
      if (weighsWithMe.test(act.quote) || oneOmission.test(act.quote)) return false
      // Nobody defends themselves against nothing: who opens with it only tells what happened.
      return !(guessed && (before.length === 0 || longing.test(text)))
    case 'accountability':
      // "I didn't ask for help": what was not asked for is nobody's fault.
      if (
        /^\W*(?:and |but |well )*i (?:did(?:n[’']?t|nt| not)|never|don[’']?t|do not) (?:even )?(?:ask|asked|want|need|invite|invited|say|said)\b/i.test(
          act.quote,
        )
      )
        return false
      // "No, I forgot" answers the question and owns nothing yet.
      if (
        /^\W*(?:(?:no|yeah|yes|well|oh|um|sorry)\b,? )*i (?:just )?forgot(?: to| about it)?,?(?: ok(?:ay)?)?\W*$/i.test(
          act.quote,
        ) &&
        !/\bsorry\b/i.test(text)
      )
        return false
      return !/\b(?:put|pin|blame|dump|turn)(?:ting|ning|ing)? (?:\p{L}+ ){0,2}?(?:this|that|it|everything) on me\b/iu.test(
        text,
      )
    case 'validate':
      // "That's unfair" consoles a friend; in a quarrel it is said of the reproach.
      if (
        /^\W*(?:well |but |ok |no,? )*(?:that|this|it)(?:[’']?s| is| was)? (?:so |really |just |totally |a bit |completely )*(?:unfair|not fair|not true|awful of you|ridiculous)\b/i.test(
          act.quote,
        )
      )
        return false
      return !(guessed && turn.acts.some(({ id, strength }) => id === 'contempt' && strength > 0.6))
    default:
      return true
  }
}

const ofHeat = [...sneers, ...heatedStockActs, ...stockActs]

function addedTo(own: readonly ActSpan[], text: string, heat: boolean): ActSpan[] {
  const found: ActSpan[] = []
  // Among the calm the sneers are banter, an answer, a plain question; stock lines of quarrels are said in none.
  for (const [id, cue] of heat ? ofHeat : stockActs) {
    if ([...own, ...found].some((act) => act.id === id)) continue
    const hit = firstIn(cue, text)
    const quote = hit?.[0].replace(/^[.!?…\s,]+|[\s,]+$/gu, '')
    if (!hit || !quote) continue
    const start = hit.index + hit[0].indexOf(quote)
    // What is answered back is a defence only where nothing harder is said with it.
    if (id === 'defend' && [...own, ...found].some((act) => hard.includes(act.id) || act.id === 'apologise')) continue
    found.push({ id, quote, start, end: start + quote.length, speaker: 'writer', target: 'other', strength: 0.7 })
  }
  return found
}
