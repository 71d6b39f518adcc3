import type { Contribution, CraftNeed, CraftResult, CraftScores, CraftTone } from '@mallama/contracts/coach'
import { shortest } from '../builtin/quote.ts'
import { listed } from '../insights/days.ts'
import type { Candidate } from './candidates.ts'
import type { Act } from './cues/acts.ts'
import { dimensions, dimensionWords, profiles } from './cues/tones.ts'
import type { Goal } from './goal.ts'
import type { LastTurn } from './last-turn.ts'
import type { Recipient } from './recipient.ts'
import { horsemenIn, unscored, type Scored } from './score.ts'

const doing: Readonly<Record<Act, string>> = {
  apologise: 'owns what happened before anything else',
  ask: 'asks for one thing',
  invite: 'invites, and leaves the answer to them',
  boundary: 'says what you will and will not do, without running them down',
  thank: 'says what the thanks are for',
  comfort: 'stays with what happened and does not try to talk it away',
  disagree: 'says what you think without calling their view wrong',
  end: 'says that it ends in words that cannot be mistaken',
  congratulate: 'names what they did',
  remind: 'reminds without reproach',
  decline: 'says no once, and clearly',
  tell: 'says what is on your mind and leaves room for an answer',
}

/** A stretch of the goal to quote: short and whole, and really in it. */
export function quoteFrom(goal: string, parts: readonly string[]): string {
  for (const part of parts) {
    const said = part.trim().replace(/[.!?,;:\s]+$/, '')
    const quote = said.split(/\s+/).length <= 14 && !/["“”\n]/.test(said) ? said : shortest(part)
    if (quote && goal.includes(quote)) return quote
  }
  // Cut where a clause begins rather than in the middle of one.
  const line =
    (parts.find((part) => goal.includes(part)) ?? goal)
      .trim()
      .split(/[\n"“”]/)[0]
      ?.slice(0, 200) ?? ''
  const words = line.split(' ').slice(0, 14)
  const seam = words.findLastIndex((word, at) => at >= 4 && /^(?:and|but|when|because|that|so|which|if)$/i.test(word))
  const cut = words
    .slice(0, seam > 0 ? seam : 8)
    .join(' ')
    .slice(0, 90)
    .replace(
      /(?:\s+(?:the|an?|to|of|my|your|our|his|her|that|on|in|at|for|with|and|or|but|can|could|would|we|i|whether|if|will|not))+$/i,
      '',
    )
    .replace(/[.!?,;:\s]+$/, '')
  return goal.includes(cut) ? cut : ''
}

export function explanationOf(
  quote: string,
  chosen: Candidate,
  goal: Goal,
  who: Recipient,
  tone: CraftTone,
  answer: LastTurn | null,
  facts: readonly string[],
): string {
  const said = [`You wrote "${quote}", so the message ${doing[goal.act]}.`]
  if (facts.length > 0) said.push(`It keeps ${listed(facts.slice(0, 4).map((it) => `"${it}"`))} from your words.`)
  const own = [chosen.open, chosen.close].filter(Boolean).at(-1)
  if (own)
    said.push(`What makes it ${tone} is "${own}", the one part that is not yours: leave it out if it is not you.`)
  if (goal.left[0])
    said.push(
      `I left out "${goal.left[0].slice(0, 120)}": it explains the goal to me, and they know it. Put it back if you want it said.`,
    )
  if (goal.unread[0])
    said.push(`I did not understand "${goal.unread[0].trim().slice(0, 90)}", so nothing of it is in the message.`)
  if (who.register === 'reserved')
    said.push(
      `The tone stays at a distance that fits ${who.role && !/^(?:ex|ex-.*)$/.test(who.role) ? `writing to ${/^[aeiou]/.test(who.role) ? 'an' : 'a'} ${who.role.replaceAll('-', ' ')}` : 'somebody you are not close to now'}.`,
    )
  if (answer?.quote) said.push(`It takes up "${answer.quote}", the last thing they said.`)
  return said.join(' ')
}

const light: readonly CraftTone[] = ['playful', 'flirty']

/** One concrete thing to adapt, the weightiest first. */
export function feedbackOf(
  quote: string,
  goal: Goal,
  who: Recipient,
  tone: CraftTone,
  chosen: Candidate,
  answer: LastTurn | null,
): string {
  const told = goal.pieces.map(({ words }) => words).join(' ')
  const time =
    /\d[\d:.]*(?: ?[ap]\.?m\b)?(?: (?:o'clock|days?|weeks?|minutes?|hours?|euros?|pounds?|dollars?))?|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|week|month|morning|evening|noon|christmas|spring|summer|autumn|winter/i.exec(
      told,
    )
  if (!told.trim())
    return `Your goal says "${quote}" and not yet what it is about. Add one sentence that only the two of you could know: what happened, and when.`
  if (light.includes(tone) && /^(?:end|comfort|boundary|apologise|disagree)$/.test(goal.act))
    return `With something like "${quote}" a ${tone} tone can feel as if you were not serious. Read it once as they would, and take "${goal.act === 'comfort' ? 'caring' : 'direct'}" if you are unsure.`
  if (answer?.own)
    return 'The last line of the exchange is yours, so this comes as a second message. Check that they have had time to answer.'
  if (!who.called && !who.role)
    return `"${quote}" does not say who it is for, so there is no name in it. Begin with the name you call them by.`
  switch (goal.act) {
    case 'apologise':
      return /\b(?:will|next time|from now on|pay|replace|make up)\b/i.test(told)
        ? `You say what you will do after "${quote}". Send it only if you know that you can keep to it.`
        : `Add one thing that you will do about "${quote}" and can keep, with a day. A promise you may not keep is better left out.`
    case 'ask':
      return time
        ? `It is good that you say "${time[0]}". If a no is all right, say so in half a sentence: what may be refused is easier to grant.`
        : `"${quote}" has no day in it. Add by when you need an answer, so that they need not guess.`
    case 'invite':
      return time
        ? 'Add where, and when it ends, if that makes a yes easier.'
        : `Add a day and a place to "${quote}": an open invitation is easily put off.`
    case 'boundary':
      return /\b(?:if|unless|will)\b/i.test(told)
        ? 'Send it only if you will really do what it says; then you need not say it twice.'
        : `After "${quote}" you could add what you will do if it happens again, as something you do and not as something you do to them.`
    case 'thank':
      return `Add what it changed for you, in one sentence. Only you know that about "${quote}".`
    case 'comfort':
      return 'If you can, put one thing you will do in place of the general offer: a meal, a walk, a call at a set time.'
    case 'disagree':
      return `After your view you could ask one question you do not know the answer to about "${quote}".`
    case 'end':
      return 'Decide beforehand whether you want to talk after this message, and say so in it if you do.'
    case 'congratulate':
      return 'Add one detail that you saw of how they got there: that is what people keep.'
    case 'remind':
      return time
        ? 'Sent once is a reminder; if there is no answer, a call is kinder than the same words again.'
        : `Add by when "${quote}" has to be done.`
    case 'decline':
      return 'You owe no second reason. If there is something you would say yes to, put it in at the end.'
    case 'tell':
      return !chosen.open && !chosen.close && chosen.message.split(' ').length < 25
        ? `It says "${quote}" and nothing more, which is enough for news like this.`
        : chosen.message.includes('?')
          ? `Read it aloud once. If "${quote}" is the part that matters most, let it stand first.`
          : `You tell them "${quote}" and ask for nothing. If you hope for an answer, end with the one question you have.`
  }
}

const named: Readonly<Record<string, string>> = {
  criticism: 'criticism of the person',
  contempt: 'contempt',
  defensiveness: 'defending',
  stonewalling: 'turning away',
}

/** What hurts in a draft or does not hold together, each with its words. */
export function hurtsIn(draft: Scored): string[] {
  const found = horsemenIn(draft.reading).flatMap(([horseman, spans]) =>
    spans.slice(0, 1).map(({ quote }) => `"${quote.trim()}" reads as ${named[horseman]}`),
  )
  const [threat] = [...draft.reading.features.threat, ...draft.reading.features.ultimatum]
  if (threat) found.push(`"${threat.quote.trim()}" reads as a threat`)
  if (draft.reading.apology.kind === 'non-apology')
    found.push(
      `"${draft.reading.apology.spans.find(({ id }) => id === 'non-apology')?.quote.trim() ?? 'sorry'}" takes the apology back`,
    )
  if (draft.fault) found.push(`"${draft.fault.trim()}" does not hold together for whoever reads it`)
  const [absolute] = draft.reading.features.absolute
  if (absolute && found.length < 2) found.push(`"${absolute.quote.trim()}" is easy to argue with`)
  return found
}

/** The draft beside the crafted message, by the same measure: what hurts in it, what it lacks, what is good. */
export function draftFeedback(draft: Scored, chosen: CraftScores, tone: CraftTone, message: string): string {
  const said: string[] = []
  // What still stands in the message is not said to be gone from it.
  const found = hurtsIn(draft).filter((it) => {
    const quote = /"([^"]+)"/.exec(it)?.[1]
    return !quote || !message.toLowerCase().includes(quote.toLowerCase())
  })
  if (found.length > 0) said.push(`In your draft ${listed(found.slice(0, 3))}; the message says the matter without it.`)
  if (draft.missing.length > 0)
    said.push(`Your draft leaves out ${listed(draft.missing.slice(0, 3).map((it) => `"${it}"`))}, which your goal has.`)
  const off = dimensions.toSorted(
    (a, b) => Math.abs(draft.profile[b] - profiles[tone][b]) - Math.abs(draft.profile[a] - profiles[tone][a]),
  )[0]
  if (off && draft.scores.toneScore < chosen.toneScore)
    said.push(
      `For ${tone} it has ${draft.profile[off] > profiles[tone][off] ? 'more' : 'fewer'} ${dimensionWords[off]} than fit.`,
    )
  const gap = chosen.overallScore - draft.scores.overallScore
  if (gap > 2)
    said.push(`By the same measure it has ${draft.scores.overallScore} where the message has ${chosen.overallScore}.`)
  else
    said.push(
      `By the same measure it has ${draft.scores.overallScore} and the message ${chosen.overallScore}: yours is as good, and it is in your own voice.`,
    )
  return said.join(' ')
}

const UNREAD = 'the goal was not understood'

/** Nothing was written because the goal is beyond this coach: nothing is wrong with it, and another reader may try. */
export const isUnread = ({ contributions }: CraftResult): boolean =>
  contributions.some(({ feature }) => feature === UNREAD)

/** What a goal answers that is not understood: the contract's empty message with what is missing. */
export function notUnderstood(...why: Parameters<typeof nothingWritten>): CraftResult {
  const nothing = nothingWritten(...why)
  return { ...nothing, contributions: nothing.contributions.map((it) => ({ ...it, feature: UNREAD })) }
}

/** What a goal answers that lacks something: no words and no scores, only what is asked for. */
export const lacking = (needs: CraftNeed[], safety: CraftResult['safety']): CraftResult => ({
  craftedMessage: '',
  explanation: '',
  ...unscored,
  positiveResponseChance: null,
  feedback: '',
  alternatives: [],
  draft: null,
  needs,
  contributions: [],
  evidence: [],
  safety,
  coach: 'built-in',
})

/** What a refusal answers: the contract's empty message with its reason. */
export function nothingWritten(
  refused: string,
  quote: string,
  safety: CraftResult['safety'],
  next: string,
  draft: CraftResult['draft'] = null,
): CraftResult {
  const contributions: Contribution[] = [
    { score: 'overallScore', feature: 'nothing was written', amount: 0, ...(quote ? { quote } : {}) },
  ]
  return {
    craftedMessage: '',
    explanation: refused,
    toneScore: 0,
    clarityScore: 0,
    empathyScore: 0,
    goalAlignment: 0,
    overallScore: 0,
    positiveResponseChance: 0,
    feedback: next,
    alternatives: [],
    draft,
    refused,
    contributions,
    evidence: quote ? [{ quote, label: 'why nothing was written' }] : [],
    safety,
    coach: 'built-in',
  }
}
