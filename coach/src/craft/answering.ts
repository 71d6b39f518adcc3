import { sentences } from '../builtin/clauses.ts'
import { polish } from '../builtin/polish.ts'
import { readTurn } from '../detectors/turn.ts'
import type { CraftInput } from '../operations.ts'
import { badNews } from './cues/acts.ts'
import type { Goal } from './goal.ts'
import { horsemenIn } from './score.ts'
import { askedBefore, turnOf } from './last-turn.ts'
import type { Made } from './pieces.ts'

const bare =
  /^(?:(?:i (?:want|need|would like|have) to|please|help me(?: to)?|how (?:do|should|can) i|what (?:do|should|can) i|can you|could you|to) )*(?:reply|respond|answer|write back|text back|say back|react|get back)(?: (?:to|on))?(?: (?:him|her|them|you|this|that|it|(?:my|our|the|your|his|her|their|a|an) (?:[\p{L}'-]+ ){0,4}?(?:message|messages|text|texts|email|note|question|reply|answer|words|[\p{L}-]+)|\p{Lu}[\p{L}-]+(?:'s (?:[\p{L}-]+ )?(?:message|text|question|email|note|reply))?))?(?: (?:from|of) (?:you|(?:my|our|the) (?:[\p{L}-]+ ){0,2}[\p{L}-]+|\p{Lu}[\p{L}-]+))?(?:,? (?:in a \w+ way|kindly|calmly|nicely|politely|warmly|briefly|without \w+ing\b.*|now|today))*[.!?]*$/iu

/** The same asked in other words: "respond to what he said", "what do I say to this", "a calm reply". */
const theirWords =
  '(?:what (?:he|she|they|my [\\p{L}-]+|\\p{Lu}[\\p{L}-]+) (?:just )?(?:said|wrote|sent|texted|says|asked)(?: to me)?|(?:this|that|it|these|him|her|them|all (?:this|that)|the (?:last )?(?:message|text|one|line)|(?:his|her|their) (?:last )?(?:message|text|words|reply|question)s?)(?: (?:message|text))?)'
const how =
  '(?:,? (?:please|pls|in a \\p{L}+ way|kindly|calmly|nicely|politely|warmly|briefly|maturely|honestly|properly|well|back|now|today|without [^.!?]{3,60}))*'
const asWritten = [
  `(?:please |can you |could you |help me (?:to )?|i (?:need|want|would like) (?:to |help (?:to |with )?)?|how (?:do|should|can|would) i )*(?:reply|respond|answer|react|responding|replying|answering)(?: to)? ${theirWords}${how}`,
  `what (?:do|should|can|could|would) i (?:even )?(?:say|reply|respond|answer|write|text|send)(?: back)?(?: to ${theirWords})?(?: next| now)?${how}`,
  `(?:please |can you |could you )*(?:write|give|suggest|draft|craft|i (?:need|want))(?: me)? (?:an?|the|some) (?:\\p{L}+ ){0,2}(?:reply|response|answer|comeback|message back)(?: (?:to|for) ${theirWords})?${how}`,
  `(?:an?|the) (?:\\p{L}+ ){0,2}(?:reply|response|answer)(?: (?:to|for) ${theirWords})?${how}`,
  `(?:continue|go on with|keep up) (?:the|this|our) (?:conversation|chat|talk)${how}`,
].map((words) => new RegExp(`^(?:${words})[.!?]*$`, 'iu'))

/** "I trusted you", "I can't believe you told her": what was hurt by a deed, in words of their own. */
const hurtBy =
  /\bI trusted you\b|\bI can(?:'t|not) believe (?:that )?you\b|\b(?:that|it|you|this) (?:really |just )?(?:hurts?|stung|upset)(?: me)?\b|\bI(?:'m| am| was| feel| felt) (?:so |really |very |just |a bit |pretty |quite )*(?:hurt|upset|sad|let down|gutted|disappointed|humiliated|embarrassed|betrayed|left out|ignored|lonely)\b|\byou (?:let me down|embarrassed me|humiliated me|betrayed me|left me|forgot (?:me|about me|my|our|again)|didn't even|told (?:my|everyone|them|him|her)|said you(?:'d| would))\b/i

const cold =
  /^(?:fine|whatever|ok(?:ay)?|k|sure|forget it|never ?mind|if you say so|do what(?:ever)? you (?:want|like)|suit yourself|great|nice|good for you|nothing|i'm fine|it's fine|as you wish)\b[^?]{0,60}$/i
const praise =
  /\b(?:proud of you|well done|(?:great|good|nice|amazing|fantastic) (?:game|job|work|effort|one)|you did (?:it|so well|great)|congrat\w*|you (?:looked|look|were) (?:great|amazing|lovely|wonderful|brilliant))\b/i
const bid = /^(?:please|pls|send|call|bring|ring|come|let me know|remember|don't forget|make sure|check|get)\b/i
/** Reproach without a hard word. */
const reproach =
  /\byou (?:could|should|might) (?:at least|have)\b|\byou (?:never|always|hardly|barely)\b|\bnever (?:hear from|call|text|write|ask)\b|\bstill waiting\b|\bthanks for nothing\b|\bno (?:reply|answer)\b/i
const asksAfter =
  /\b(?:how (?:are|have) (?:you|things)|how's (?:it going|life|everything)|you (?:still )?(?:alive|ok|okay|alright|all right|there|good)|what's up|heard from you)\b/i
const plan =
  /^(?:so |hey |and |hi )*(?:are (?:we|you) (?:still )?(?:on|coming|free|around|up|in)\b|(?:can|could) (?:you|we) (?:still |please )?(?:come|make|meet|do|take|cover|help|bring|pick|bring|drive|babysit|lend|join|call|talk|swap)\b|do you (?:want|fancy|feel like)|would you like|shall we|want to|fancy|wanna|will you (?:come|be there|join)|should we|how about|what about)/i
const told = /\b(?:I|we|my|our)\b/
const glad =
  /\b(?:got (?:the|a|my|into)|passed|won|engaged|promot\w+|accepted|pregnant|graduat\w+|finished|was born|made it|said yes)\b/i

/** What is only told, of times and places: anything else is not thanked for unread. */
const calmNews =
  /\b(?:train|bus|flight|meeting|appointment|lesson|class|match|practice|delivery|parcel|shop|dinner|lunch|plumber|dentist|tickets?|booking|party|school|pick ?up|film|game|order|traffic|late|early|there|home|back|running|arriv\w*|at \d|by \d|\d ?(?:am|pm)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)\b/i
const legal =
  /\b(?:lawyers?|solicitors?|attorney|barrister)\b[^.!?]{0,30}\b(?:hear|know|contact|writ\w+|be in touch|deal|told|call)|\bhear(?:ing)? from (?:my|our|the) (?:lawyers?|solicitors?|attorney)|\b(?:see|take|taking) you (?:in|to) court|\bsu(?:e|ing) you\b|\blegal action\b/i

/** They wait for an answer to what they asked before. */
const asksAgain =
  /\b(?:let me know|tell me|need to know|have to know|waiting to hear|get back to me|give me an answer)\b/i

export interface Answer {
  goal: Goal
  /** Whether their words are to be quoted before it. */
  quoted: boolean
  /** What else it could be answered with: the goal does not choose. */
  others: readonly string[]
  note: string
}

const pieces = (made: readonly Made[], from: string): Goal['pieces'] =>
  made.map(([form, act, words]) => ({ form, act, words, from }))

/**
 * "Reply to his message", with the exchange beside it and no word of what the answer is: what can honestly be said to
 * what was said last. Null where the goal says more, or where there is nothing to answer.
 */
export function answerTo(input: CraftInput, read: Goal, ordered: string): Answer | null {
  const asked = ordered.trim()
  if (!bare.test(asked) && !asWritten.some((it) => it.test(asked))) return null
  const said = turnOf(input.conversationHistory, input.userFirstName)
  if (!said) return null
  const turn = polish(said, [])
  const make = (act: Goal['act'], made: readonly Made[]): Goal => ({
    ...read,
    act,
    actQuote: input.goal.trim().replace(/[.!?\s]+$/, ''),
    pieces: pieces(made, input.goal),
    unread: [],
    left: [],
    style: { ...read.style, brief: true },
  })
  const tell = (...words: string[]): Goal =>
    make(
      'tell',
      words.map((it): Made => ['clause', 'tell', it]),
    )
  const own = draftOf(input.originalDraft)
  if (own)
    return {
      goal: tell(...own),
      quoted: false,
      others: [],
      note: 'The answer is the one in your draft; only its shape is mine.',
    }
  const { spans, features, apology, harm, acts } = readTurn(turn)
  const last = turn.match(/[^.!?\n]+[.!?]*/g)?.map((it) => it.trim()) ?? []
  const now = last.some((it) => it.endsWith('?'))
  const question =
    last.findLast((it) => it.endsWith('?')) ??
    (asksAgain.test(turn) ? (askedBefore(input.conversationHistory, input.userFirstName) ?? undefined) : undefined)
  const curt = cold.test(last[0] ?? turn) && features.threat.length === 0 && question === undefined
  if (!curt && (spans.contempt.length > 0 || features.threat.length > 0 || harm.score >= 4))
    return {
      goal: tell(
        'I have read what you wrote',
        'I do not want to answer it in the same way, and I would rather talk when we are both calm',
      ),
      quoted: false,
      others: ['Please do not talk to me like that.', 'I will answer when we are both calm.'],
      note: 'It answers nothing that was thrown at you. You need not answer today at all.',
    }
  if (question && asksAfter.test(turn))
    return {
      goal: tell('thank you for asking after me', 'I will write properly soon'),
      quoted: false,
      others: [],
      note: 'Add one line about how you are: that is what they asked.',
    }
  if (question)
    return {
      goal: tell(
        plan.test(question)
          ? `I have not forgotten ${now ? 'it' : 'that you asked'}, and I will tell you as soon as I know`
          : 'I do not want to answer that in passing, so I will write to you properly soon',
      ),
      quoted: now,
      others: plan.test(question) ? ['Yes, I would like that.', "I am sorry, I can't this time."] : [],
      note: `Your goal does not say what your answer to "${question}" is, so the message only keeps them from waiting in the dark. Put the answer into the goal, "reply that ...", and I will write it.`,
    }
  if (hurtBy.test(turn) && features.gratitude.length === 0 && apology.kind !== 'apology')
    return {
      goal: tell(
        'I have read what you wrote, and I can see that this hurt you',
        'I would like to understand it better before I say my side',
      ),
      quoted: false,
      others: [
        'I hear that you are hurt. Can we talk about it tonight?',
        'Thank you for telling me. I need a moment to take it in, and then I will answer properly.',
      ],
      note: 'It admits nothing you have not said yourself. If a part of it is yours to own, put that first: "I should not have ...".',
    }
  if (apology.kind === 'apology')
    return {
      goal: tell('thank you for saying sorry', 'it matters to me that you said it'),
      quoted: false,
      others: ['Thank you. It is all right.', 'Thank you. I need a little more time.'],
      note: 'It takes the apology as said and promises nothing. Add whether it is all right again, if it is.',
    }
  const happy = told.test(turn) && glad.test(turn) && !/\b(?:passed away|died|dead|failed|lost|ill|sick)\b/i.test(turn)
  if (!happy && told.test(turn) && badNews(turn) && spans.criticism.length === 0)
    return {
      goal: make('comfort', [
        ['none', 'comfort', ''],
        ['clause', null, 'I am so sorry to hear that'],
      ]),
      quoted: false,
      others: ['That is hard. Do you want to talk?', 'I am here, for talking or for being quiet.'],
      note: 'If you can, put one thing you will do in place of the general offer.',
    }
  if (happy)
    return {
      goal: make('congratulate', [['none', 'congratulate', '']]),
      quoted: false,
      others: [],
      note: 'Add what you like most about it.',
    }
  if (praise.test(turn))
    return {
      goal: tell('thank you, that means a lot to me'),
      quoted: false,
      others: [],
      note: 'Praise needs no more than thanks. Add what you liked yourself, if there is something.',
    }
  if (features.gratitude.length > 0 || /\b(?:thanks|thank you|thx)\b/i.test(turn))
    return {
      goal: tell('you are very welcome'),
      quoted: false,
      others: [],
      note: 'A thank-you needs no more than this.',
    }
  if (legal.test(turn))
    return {
      goal: tell('I have read what you wrote', 'I will answer it once I have had advice'),
      quoted: false,
      others: ['Please put what you ask for in writing.'],
      note: 'It admits nothing and promises nothing. Before more is written, a lawyer or an advice centre can say what there is to it.',
    }
  const complains = acts.some(({ id }) => id === 'complaint' || id === 'contempt')
  if (spans.criticism.length > 0 || curt || complains || reproach.test(turn))
    return {
      goal: tell(
        curt
          ? 'if something is not all right between us, I would like to hear it from you'
          : 'I have read what you wrote, and I would like to hear more about how that is for you',
      ),
      quoted: curt,
      others: curt
        ? ['Is something wrong?', 'I would like to talk about it when you are ready.']
        : ['Tell me more, I am listening.', 'I did not know that it is like that for you. Can we talk?'],
      note: curt
        ? 'Short words can be cold or only tired; the message asks instead of guessing.'
        : 'It neither defends nor gives in. If there is something in it that you own, say that first.',
    }
  return {
    goal: tell(
      calmNews.test(turn) && harm.score === 0 && !bid.test(turn)
        ? 'thank you for letting me know'
        : 'I have read it, and I will get back to you',
    ),
    quoted: false,
    others: [],
    note: 'Your goal does not say what you want to answer. Put it in, "reply that ...", and I will write it.',
  }
}

/** The answer that the writer has drafted, where nothing in it hurts. */
function draftOf(draft: string | null): string[] | null {
  if (!draft || !/\p{L}/u.test(draft)) return null
  const { harm } = readTurn(draft)
  if (harm.score > 0 || horsemenIn(readTurn(draft)).length > 0) return null
  const said = sentences(draft)
    .map(({ text }) => text.replace(/^(?:hi|hey|hello|dear)\b[^,.!]{0,30}[,.!]\s*/i, '').trim())
    .filter((it) => /\p{L}/u.test(it))
  return said.length > 0 && said.length <= 4 ? said : null
}
