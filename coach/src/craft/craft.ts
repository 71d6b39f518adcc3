import type { CraftResult, CraftTone } from '@mallama/contracts/coach'
import type { Evidence } from '@mallama/contracts/safety'
import { contracted } from '../builtin/apostrophes.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import type { CraftInput } from '../operations.ts'
import { readTurn } from '../detectors/turn.ts'
import { answerTo } from './answering.ts'
import { alternativesFor, bestOf, candidatesFor, otherAnswers, type Wanted } from './candidates.ts'
import { tradedIn } from './bargain.ts'
import { dangerIn, heldBack, holdBack } from './danger.ts'
import { illWill } from './cues/ill-will.ts'
import { illWillIn } from './ill-wishes.ts'
import { askedBack } from './unread.ts'
import { draftAlone } from './draft-alone.ts'
import { factsIn, ownFacts } from './facts.ts'
import { readGoal, type Goal } from './goal.ts'
import { namesWithin } from './called.ts'
import { lastTurn, turnOf } from './last-turn.ts'
import { lawfulStep } from './protective.ts'
import { recipientOf, type Recipient } from './recipient.ts'
import { inOrder } from './reorder.ts'
import { asTold, explainReworded, reworded, wordingIn } from './reword.ts'
import { refuse } from './refuse.ts'
import { composed, partsOf } from './parts.ts'
import { plainlyAsked } from './signs.ts'
import { horsemenIn, score } from './score.ts'
import { hurtBy } from './soften.ts'
import { heldBy, slotsOf } from './slots.ts'
import { draftFeedback, explanationOf, feedbackOf, lacking, nothingWritten, notUnderstood, quoteFrom } from './tell.ts'

const longest = 3000
const conditional = /\b(?:if|unless|until|when(?:ever)?|once|as soon as|in case)\b/i
/** Where it was not read who is who, or an order to the coach stayed in: nobody is told that they died. */
const confused =
  /\byou(?:'ve| have| had|'re| are)?(?: just| recently| suddenly)* (?:died|dead|passed away|dying)\b(?! (?:to|for|of|laughing))|\bwhat (?:do|should|can) I (?:say|text|write|send|reply)\b/i
const unless =
  /(?<!\b(?:ask|asking|asked|see|check|know|wonder|wondering|out|sure|tell me)(?: \S+){0,4} )\bif (?:he|she|they|you) (?:doesn't|don't|won't|can't|isn't|aren't)\b/i
const laidOn =
  /\b(?:if|unless) (?:he|she|they|you|my \p{L}+|\p{Lu}\p{L}+)\b[^.!?\n]{2,90}?\b(?:I|we)(?:'ll| will|'m going to| am going to)\b/iu

/**
 * The built-in coach's message for a goal: what the writer wants said, in their own words turned to the recipient, in
 * the chosen tone. Pure and deterministic; under 10 ms warm. Reads the first 3,000 characters of each text. Scores are
 * 0..100 after COACH.md, "Craft message"; nothing is written, and `refused` says why, where the goal is to coerce or
 * deceive, where words could bring the writer into danger, and where it cannot be read.
 */
export function craftMessage(given: CraftInput): CraftResult {
  const parts = partsOf(given)
  // What holds for a draft holds for words that are the message.
  const input = shortened(parts.length > 0 ? { ...given, originalDraft: parts.join('\n') } : given)
  const danger = dangerIn(input)
  const kind = legibility(input.goal)
  const ordered = inOrder(input.goal)
  const who = recipientOf(input, ordered)
  const names = [...who.mentions, ...input.knownPeople, ...namesWithin(input.goal)].filter((it) => /^\p{Lu}/u.test(it))
  const read = readGoal(ordered, who, names)
  const worried = plainlyAsked(input, who, read)
  const tone = worried ? 'caring' : input.selectedTone
  const traded = tradedIn(input)
  if (traded) return nothingWritten(traded.text, traded.quote, traded.safety, traded.next)
  const ill = illWillIn(input, who, names)
  if (ill) return nothingWritten(ill.text, ill.quote, ill.safety, ill.next)
  const wording = wordingIn(input.goal)
  const asked = refuse(input.goal, input.context ?? '', tone, who)
  const refusal =
    // "Make it sound less angry" asks for no untruth.
    (wording && asked?.id === 'something untrue' ? null : asked) ??
    ((wording ?? parts.length) && input.originalDraft
      ? refuseDraft(input.originalDraft, input.context ?? '', tone, who)
      : null)
  // A coercive goal shows its writer as the danger: words meant for somebody at risk would be wrong there.
  const coerces =
    refusal !== null &&
    danger.flag !== null &&
    /^(?:abuse|sexual-coercion|stalking|child-abuse)$/.test(danger.flag.category)
  const held = coerces || worried ? null : holdBack(danger, read.act, input.goal)
  if (held === 'none') {
    const { refused, next } = heldBack(danger, '')
    return nothingWritten(refused, '', danger.safety, next)
  }
  if (kind !== 'words' && danger.flag === null && parts.length === 0) return unreadable(kind, input)
  if (refusal)
    return nothingWritten(
      refusal.text,
      input.goal.includes(refusal.quote) ? refusal.quote : '',
      coerces ? null : danger.safety,
      'Put the part of it that is true and yours into the goal, and I will find words for that.',
    )
  if (parts.length > 0)
    return insultIn(parts.join('\n'), input, danger.safety) ?? composed(given, danger.safety, held === 'short')
  if (wording && !/\p{L}/u.test(input.originalDraft ?? '')) return withoutDraft(input)
  const anew = wording
    ? reworded(
        input.goal,
        input.originalDraft,
        tone,
        names,
        wording.more ? readGoal(inOrder(wording.more), who, names).pieces : [],
      )
    : null
  const replied = anew ? null : (worried ?? answerTo(input, read, ordered))
  const goal = anew?.goal ?? replied?.goal ?? filledIn(read, input, who, names)
  const said =
    goal.pieces
      .map(({ words }) => words)
      .join(' ')
      .match(/\p{L}+/gu)?.length ?? 0
  if (goal.unread.length > 0 && !goal.pieces.some(({ form, act }) => form !== 'none' || act !== null))
    return askedBack(input, goal, who, danger.safety)
  const plainlyTold = goal.pieces.some(({ form, act }) => form === 'clause' && act === 'tell')
  if (!replied && goal.actQuote === '' && said < (plainlyTold ? 2 : 3))
    return lacking(who.called || who.role || who.pronoun ? ['matter'] : ['recipient', 'matter'], danger.safety)
  const slots = anew ? heldBy(input.originalDraft ?? '', slotsOf(goal.pieces)) : slotsOf(goal.pieces)
  const answer = replied?.quoted === false ? null : lastTurn(theirs(input, replied !== null), input.userFirstName)
  const hello = /^\s*(hi|hey|hello|dear|hiya)\b/i.exec(input.originalDraft ?? '')?.[1] ?? null
  const wanted: Wanted = {
    goal: held === 'short' ? { ...goal, style: { ...goal.style, brief: true } } : goal,
    slots,
    who: { ...who, called: who.called ?? anew?.called ?? null, ...(held === 'short' ? { register: 'reserved' } : {}) },
    tone: held === 'short' || anew?.trimmed ? 'direct' : tone,
    answer: held === 'short' ? null : answer,
    hello: hello ? hello.charAt(0).toUpperCase() + hello.slice(1).toLowerCase() : null,
    names,
  }
  const chosen = bestOf(candidatesFor(wanted), input.goal)
  // What was laid on a condition is not sent without it: "if she leaves me ..., she needs to listen".
  const condition = contracted(input.goal)
  const torn =
    (laidOn.test(condition) || unless.test(condition)) && chosen !== null && !conditional.test(chosen.message)
  if (!chosen || torn || confused.test(chosen.message) || illWill(chosen.message))
    return askedBack(input, goal, who, danger.safety)
  const scorn = chosen.reading.harm.score >= 4 ? chosen.reading.spans.contempt[0] : undefined
  // What runs them down is the writer's; a line of ours that a detector starts at is not.
  const ours = scorn !== undefined && `${chosen.open} ${chosen.close}`.includes(scorn.quote.trim())
  // Who names the police to be left alone runs nobody down.
  const limit = scorn !== undefined && (lawfulStep(chosen.message)?.includes(scorn.quote.trim()) ?? false)
  if (scorn && !ours && !limit && !hurtBy.test(scorn.quote.trim()))
    return nothingWritten(
      `I have not written this one, because "${scorn.quote.trim()}" runs them down, and nothing said beside it would be heard. What can be written is what they did, how it was for you, and what you want instead.`,
      input.goal.includes(scorn.quote) ? scorn.quote : '',
      danger.safety,
      'Put into the goal what happened, without the name for it, and I will find words for that.',
    )
  const quote = quoteFrom(input.goal, [goal.actQuote, ...goal.pieces.map(({ from }) => from)].filter(Boolean))
  const draft =
    input.originalDraft && /\p{L}/u.test(input.originalDraft)
      ? score(input.originalDraft, { act: goal.act, slots, others: othersThan(who, input.goal) }, tone)
      : null
  const facts = factsIn(chosen.message, anew ? (input.originalDraft ?? '') : input.goal)
  const evidence: Evidence[] = []
  const cite = (text: string, words: string, label: string) => {
    const start = text.indexOf(words)
    if (words && start >= 0 && !evidence.some((it) => it.quote === words))
      evidence.push({ quote: words, label, ...(text === input.goal ? { start, end: start + words.length } : {}) })
  }
  cite(input.goal, quote, anew ? 'what you ask for: other words for your draft' : `what you want: ${goal.act}`)
  for (const fact of facts) cite(input.goal, fact, 'kept in the message')
  if (answer?.quote) cite(input.conversationHistory ?? '', answer.quote, 'what they said last')
  const safe = held === 'short'
  return {
    craftedMessage: chosen.message,
    explanation: safe
      ? `You wrote "${quote}". The message says only that, without warmth, reasons or reproach, because anything more could be answered or used. Send it only if sending it is safe.`
      : anew
        ? explainReworded(anew, tone, [chosen.open, chosen.close].filter(Boolean).at(-1))
        : explanationOf(quote, chosen, goal, who, tone, answer, facts),
    ...chosen.scores,
    positiveResponseChance: chosen.chance,
    feedback: safe
      ? 'Before you send it, tell one person you trust that you are going to, and keep a copy where only you can see it.'
      : anew
        ? 'Read it once aloud in your own voice. Where a sentence does not sound like you, take yours back.'
        : (replied?.note ?? feedbackOf(quote, goal, who, tone, chosen, answer)),
    alternatives: safe
      ? []
      : replied
        ? otherAnswers(replied.others, wanted)
        : alternativesFor(wanted, chosen.message).filter(({ message }) => horsemenIn(readTurn(message)).length === 0),
    draft: draft ? { ...draft.scores, feedback: draftFeedback(draft, chosen.scores, tone, chosen.message) } : null,
    contributions: chosen.contributions,
    evidence,
    safety: danger.safety,
    coach: 'built-in',
  }
}

/** What runs them down is not sent, whoever wrote it. */
function insultIn(text: string, input: CraftInput, safety: CraftResult['safety']): CraftResult | null {
  const { harm, spans } = readTurn(text)
  const quote = harm.score >= 4 ? spans.contempt[0]?.quote.trim() : undefined
  if (!quote) return null
  return nothingWritten(
    `I have not written this one, because "${quote}" runs them down, and nothing said beside it would be heard. What can be written is what they did, how it was for you, and what you want instead.`,
    input.goal.includes(quote) ? quote : '',
    safety,
    'Say what happened without the name for it, and the rest can stay as it is.',
  )
}

/** What is refused of a goal is refused of a draft, which says "you" where a goal says "them". */
function refuseDraft(draft: string, about: string, tone: CraftTone, who: Recipient) {
  for (const text of [draft, ...asTold(draft)]) {
    const found = refuse(text, about, tone, who)
    if (found && found.id !== 'something untrue')
      return { ...found, text: found.text.replace(/, because of "[^"]*"/, ''), quote: '' }
  }
  return null
}

const withoutDraft = (input: CraftInput): CraftResult =>
  notUnderstood(
    `"${input.goal.trim().slice(0, 60)}" asks for other words, and there is no draft yet whose words they could be, so I have written nothing. Put what you would send into the field for your draft, and I will go through it sentence by sentence.`,
    input.goal.trim().slice(0, 60),
    dangerIn(input).safety,
    'Your draft may be as angry as it is: it stays with you.',
  )

/** Up to their last line, where the message answers it although the writer has written since. */
const theirs = ({ conversationHistory, userFirstName }: CraftInput, answers: boolean) =>
  answers ? turnOf(conversationHistory, userFirstName) : conversationHistory

/** People of the goal who are only talked about: a draft that greets one of them goes to the wrong person. */
const othersThan = (who: Recipient, goal: string): string[] =>
  who.called || who.quote ? namesWithin(goal).filter((it) => !who.mentions.some((own) => own.includes(it))) : []

function shortened(input: CraftInput): CraftInput {
  const cut = (text: string | null) => (text === null ? null : text.slice(0, longest * 4))
  return {
    ...input,
    goal: input.goal.slice(0, longest),
    context: cut(input.context),
    originalDraft: input.originalDraft?.slice(0, longest) ?? null,
    conversationHistory: input.conversationHistory?.slice(-longest * 4) ?? null,
  }
}

/** A goal that says what to do and not what about takes its matter from the context; the draft adds its own facts. */
function filledIn(goal: Goal, input: CraftInput, who: Recipient, names: readonly string[]): Goal {
  let { pieces } = goal
  if (pieces.every(({ form }) => form === 'none') && input.context) {
    const more = readGoal(input.context, who, names).pieces.filter(
      ({ form, words }) => form === 'clause' && words.split(' ').length > 3 && /\b(?:I|we|you)\b/.test(words),
    )
    pieces = [...more.slice(0, 2), ...pieces]
  }
  const own = ownFacts(input.originalDraft, input.goal).map((words) => ({
    form: 'clause' as const,
    act: null,
    words,
    from: '',
  }))
  return { ...goal, pieces: [...pieces, ...own] }
}

function unreadable(kind: string, input: CraftInput): CraftResult {
  const start = input.goal.trim().slice(0, 40).split('\n')[0]?.trim() ?? ''
  const why =
    kind === 'other-language'
      ? 'The built-in coach reads English only, so I have written nothing rather than guess. If you put the goal in English, I can write the message, and you can send it in your own language. The help page and its phone numbers work in any language.'
      : kind === 'empty'
        ? 'There is no goal yet. Say whom it is for and what you want them to know: "I want to tell my sister that I cannot come on Sunday."'
        : `I cannot tell from ${start ? `"${start}"` : 'this'} what the message should say, so I have written nothing. Say whom it is for and what you want them to know: "I want to tell my sister that I cannot come on Sunday."`
  return notUnderstood(
    why,
    kind === 'nothing said' || kind === 'gibberish' ? start : '',
    dangerIn(input).safety,
    'One sentence is enough: who, what, and when.',
    dangerIn(input).flag ? null : draftAlone(input),
  )
}
