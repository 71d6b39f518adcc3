import { needsHelp } from '@mallama/contracts/help'
import type { ReplyInput } from '../port.ts'
import { disclaims, settle, sight, type Flag } from '../safety/screen.ts'
import { troubled, weigh } from './topic.ts'
import { asFelt, choose, cite, say, type Composer } from './composer.ts'
import { restate } from './restate.ts'
import { inWords } from './mirror.ts'
import { advise, redraft } from './advise.ts'
import { refusing, withAsk } from './advise-onward.ts'
import { asMedium, asksToRefuse, nextFor } from './asked-next.ts'
import { dropCorrected, followWho, takesSides } from './whom.ts'
import { bareNumber, numbered, ownAnswer } from './number-said.ts'
import { answerEcho } from './after-draft.ts'
import { echoOf, owed } from './asked-for.ts'
import { owing } from './owing.ts'
import { correctionIn } from './corrections.ts'
import { oneWord, twoChoices } from './choices.ts'
import { recounts } from './asked-memory.ts'
import * as answers from './answers.ts'
import { fair, fairWord } from './answer-fair.ts'
import { ownHarmIn } from './answer-harm-seen.ts'
import { disclaimed } from './answer-onward.ts'
import { asksMeaning, meaning } from './answer-meaning.ts'
import { asksWhether, shouldI } from './answer-should.ts'
import { promised, wish } from './step-taken.ts'
import * as reactions from './reactions.ts'
import { explore, fillOut, keepGuess, substance } from './explore.ts'
import { legibility } from './kind-of-text.ts'
import { askDirectly, meet } from './safety-talk.ts'
import * as aboutItself from './about-itself.ts'
import * as smallTalk from './small-talk.ts'
import type { Reading } from './reading.ts'
import { mustNotSound, notTheirs, revisions } from './revise-asked.ts'
import type { State } from './state.ts'
import * as phrases from '../knowledge/phrases.ts'

/** Nothing but that the words are good and will be used. */
const echoes =
  /^(?:(?:that|this|it)(?:[’']?s| is| sounds)? ?(?:good|great|better|perfect|nice|fine)|good|great|ok(?:ay)?|perfect|thanks?(?: you)?|yes|love it)?[.,! ]*(?:and )?i(?:[’']?ll| will) do (?:it|that) (?:tonight|tomorrow|today|now|later|then|this \w+|on \w+|after \w+)[.! ]*$/i

const grave = (flag: Flag | null) => (flag && !flag.cleared ? flag.tier : 0)

/** Carries what a message adds into the state, before anything is answered. */
export function absorb(state: State, reading: Reading, message: string): { raised: boolean } {
  const before = state.flag
  // "I will do it tonight", right after words were given to say: "it" is the saying, as long as nothing was flagged.
  const seen =
    state.flag === null && state.awaiting === 'draft' && echoes.test(message)
      ? sight(message.replace(/\bdo (?:it|that)\b/gi, 'say those words'))
      : sight(message)
  const answered = answerToDirect(state, reading, seen)
  state.flag = settle(answered, state.flag, message)
  if (state.flag && lapses(state, reading, answered)) state.flag = { ...state.flag, cleared: true }
  followWho(state, reading)
  dropCorrected(state, reading)
  state.ownSide ||= takesSides.test(message)
  // A request for words names a way of speaking, not a new trouble.
  const onlyAsks =
    reading.acts.some((act) => act === 'script' || act === 'advice') && reading.words <= 14 && state.situation !== null
  if (!onlyAsks) weigh(state, reading)
  if (reading.feeling?.named) state.feelings.push(reading.feeling.named)
  const span =
    /\b(?:for|in|been|of|,|already)? ?(?:over |about |almost )?((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a few|several) (?:whole )?(?:days|weeks|months|years))\b/i.exec(
      reading.text,
    )
  if (
    span?.[1] &&
    !state.span &&
    reading.situations.some((it) => it.strong && (it.id === 'silence' || it.id === 'distance'))
  )
    state.span = inWords(`${span[1]} `).trim()
  state.trouble ||= troubled(state, reading)
  state.remorse ||=
    reading.noticed.some(({ notice }) => notice.mood === 'remorse') && !reading.acts.includes('judge-me')
  for (const need of reading.needs) state.needs.push(need.quote)
  for (const promise of reading.commitments) state.commitments.push(promise.quote.trim())
  state.names = [...new Set([...state.names, ...reading.names])].slice(-30)
  state.feelings = state.feelings.slice(-8)
  state.needs = state.needs.slice(-8)
  state.commitments = state.commitments.slice(-20)
  return {
    raised: grave(state.flag) >= 2 && (grave(state.flag) > grave(before) || before?.category !== state.flag?.category),
  }
}

/**
 * What no rule saw and nobody confirmed is a doubt (COACH.md, "Safety": one direct question). Once help was shown and
 * the question asked, a talk that goes on about other things is about other things; whatever is seen later raises it again.
 */
const lapses = (state: State, reading: Reading, seen: Flag | null) =>
  state.flagFrom === 'model' && state.flagTurns >= 2 && !seen && !reading.acts.includes('yes')

/** A yes to "are you thinking about ending your life?" is tier 2, to "tonight?" tier 3; a no ends the asking. */
function answerToDirect(state: State, reading: Reading, seen: Flag | null): Flag | null {
  const { flag } = state
  if (!flag || flag.cleared || state.awaiting !== 'safety') return seen
  const yes = reading.acts.includes('yes') && !reading.acts.includes('no') && reading.words <= 12
  if (flag.tier === 1) {
    if (yes) return { ...flag, tier: 2 }
    if (reading.acts.includes('no') && !seen) state.flag = { ...flag, cleared: true }
    return seen
  }
  if (flag.tier === 2 && flag.category === 'self-harm' && yes && state.flagTurns === 1 && !flag.thirdParty)
    return { ...flag, tier: 3 }
  return seen
}

const complaintsAboutTalk =
  /\b(?:you(?:[’']?re| are)? (?:useless|stupid|a bot|no help|not help\w*|rubbish|shit)|this is (?:useless|stupid|pointless|shit)|are you (?:even |actually )?listening|did you (?:even )?read (?:that|it|this|what)|you (?:never|don[’']?t|dont) (?:listen|read|care))\b/i

/** Decides what kind of answer this message gets. Safety first, plain questions next, then the talk itself. */
export function plan(c: Composer, raised: boolean): { needsWords: boolean } {
  const { state, reading, input } = c
  const { acts, words } = reading
  const has = (act: Reading['acts'][number]) => acts.includes(act)
  const flag = state.flag && !state.flag.cleared ? state.flag : null
  if (needsHelp(flag)) {
    meet(c, flag, raised)
    return { needsWords: false }
  }
  const kind = legibility(input.message)
  if (kind !== 'words' && state.turn > 1 && bareNumber.test(input.message)) return (numbered(c), { needsWords: false })
  if (kind !== 'words' && !/^(?:ta|ty)[.! ]*$/i.test(input.message.trim())) {
    if (kind === 'other-language') aboutItself.otherLanguage(c)
    else aboutItself.unreadable(c, kind)
    return { needsWords: false }
  }
  if (has('injection')) return (aboutItself.injected(c), { needsWords: false })
  if (has('identity') && words <= 24) return (smallTalk.identity(c), { needsWords: false })
  if (flag?.tier === 1 && !state.directAsked.includes(flag.category)) return (uncertain(c, flag), { needsWords: true })
  if (recounts(c)) return { needsWords: false }
  const alone = acts.length > 0 && words <= 12
  if (alone && has('greeting')) return (smallTalk.hello(c), { needsWords: false })
  if (alone && has('how-are-you')) return (smallTalk.howAreYou(c), { needsWords: false })
  if (/^(?:ta|ty|thx|tysm|cheers|much obliged)[.! ]*$/i.test(input.message.trim()))
    return (smallTalk.thanks(c), { needsWords: false })
  if (alone && has('thanks')) return (smallTalk.thanks(c), { needsWords: false })
  if (alone && has('closing')) return (smallTalk.closing(c), { needsWords: false })
  if (has('memory') && words <= 20) return (aboutItself.privacy(c), { needsWords: false })
  if (/^(?:pls |please )?help(?: me)?(?: pls| please)?[.!?]*$/i.test(input.message.trim()) && state.facts.length > 0)
    return (advise(c), { needsWords: true })
  if (has('capability') && (state.facts.length === 0 || words > 2) && !has('advice'))
    return (aboutItself.capability(c), { needsWords: false })
  if (smallTalk.elsewhere(c)) return { needsWords: false }
  if (reactions.nothingLikeThat.test(reading.text.trim())) return (reactions.notThat(c), { needsWords: true })
  const eased =
    c.awaited === 'safety' &&
    !(state.lastDraft && echoOf(reading.text, words)) &&
    state.flag?.cleared === true &&
    !has('script') &&
    !has('advice')
  if (disclaims(reading.text)) return (disclaimed(c), { needsWords: true })
  if (eased) return (reactions.notSafety(c), { needsWords: true })
  if (takesSides.test(reading.text) && words <= 20) return (reactions.sided(c), { needsWords: true })
  if (
    state.turn > 1 &&
    ((words <= 4 && bareNumber.test(input.message)) || (words <= 9 && ownAnswer.test(input.message)))
  )
    return (numbered(c), { needsWords: false })
  if (asksToRefuse(reading.text) && words <= 24 && c.grammar.who) return (refusing(c), { needsWords: true })
  if (withAsk(c)) return { needsWords: true }
  const to = state.drafts > 0 && words <= 12 ? nextFor(reading.text, state, c.grammar.who) : null
  if (to) {
    c.grammar.who = to
    // What was asked for so far was for the other; what stands behind the request is for this one.
    const rest = reading.text.replace(/^[^?]*\?\s*/, '')
    c.reading = { ...reading, text: rest === reading.text ? '' : rest, facts: [], needs: [] }
    return (advise(c), { needsWords: true })
  }
  if ((state.lastDraft || state.related.includes('ask-open')) && asMedium(reading.text))
    return (advise(c), { needsWords: true })
  if (has('repeat-complaint') && words <= 25) return (reactions.repeated(c), { needsWords: true })
  // "My husband says I am too soft" is told, not asked of the draft.
  const reported =
    /\b(?:says?|said|thinks?|thought|told me|finds?|calls?)\b/i.test(reading.text) && !/\?/.test(reading.text)
  if (state.lastDraft && words <= 25 && !reported && fairWord(reading.text) === null) {
    const how = revisions.find(([act]) => has(act))
    if (how) return (redraft(c, how[1]), { needsWords: true })
    if (
      words <= 4 &&
      /^(?:make it )?(?:meaner|nastier|harsher|angrier|tougher|more angry)\b/i.test(reading.text.trim())
    )
      return (redraft(c, 'firm'), { needsWords: true })
    if (words <= 9 && notTheirs.test(reading.text)) return (redraft(c, 'own-voice'), { needsWords: true })
    if (mustNotSound.test(reading.text) && !has('script')) return (redraft(c, 'soft'), { needsWords: true })
    // "Actually no, I want my guitar back first": the wish takes the place of the draft.
    if (
      /^(?:actually|no+|nah|wait|forget (?:that|it)|instead)\b/i.test(reading.text.trim()) &&
      reading.needs.length > 0
    )
      return (advise(c), { needsWords: true })
  }
  if (
    state.lastDraft &&
    words <= 9 &&
    /\b(?:something else|another (?:one|version|try|way)|(?:a )?different (?:one|way|words)|try again)\b/i.test(
      reading.text,
    )
  )
    return (advise(c), { needsWords: true })
  if (
    !state.lastDraft &&
    !reported &&
    fairWord(reading.text) === null &&
    words <= 6 &&
    state.facts.length > 0 &&
    revisions.some(([act]) => has(act))
  )
    return (advise(c), { needsWords: true })
  if (correctionIn(reading.text) && state.turn > 1 && words <= 30 && !has('not-about'))
    return (reactions.corrected(c), { needsWords: true })
  if (has('correction') && !has('not-about') && (c.awaited === 'hypothesis' || words <= 40))
    return (reactions.corrected(c), { needsWords: true })
  const echo =
    state.lastDraft && !has('script') && !has('advice') && (state.flag?.tier ?? 0) < 2
      ? echoOf(reading.text, words)
      : null
  if (echo && (c.awaited === 'draft' || typeof echo !== 'string')) return (answerEcho(c, echo), { needsWords: true })
  if (asksWhether(reading.text) && words <= 24) return (shouldI(c), { needsWords: true })
  if (has('script') && !asksMeaning(reading.text)) return (advise(c), { needsWords: true })
  if (owed.test(reading.text) && words <= 20) return (owing(c), { needsWords: true })
  const word = words <= 24 && !ownHarmIn(reading.text) ? fairWord(reading.text) : null
  if (word) return (fair(c, word), { needsWords: true })
  if (has('judge-me')) return (answers.judgeMe(c), { needsWords: true })
  if (has('should-i')) return (shouldI(c), { needsWords: true })
  if (has('would-you')) return (answers.whatWouldYou(c), { needsWords: true })
  if (has('advice') && !/^should i have/i.test(input.message)) return (advise(c), { needsWords: true })
  if (has('wont-work') && state.drafts > 0) return (reactions.wontWork(c), { needsWords: true })
  const ofThem =
    words <= 12 &&
    /^(?:so |and |but )?(?:is|does|do|has|have|will) (?:he|she|they) [^?]+\?\s*$/i.test(reading.text.trim())
  if (
    has('read-them') ||
    (ofThem && !has('forecast')) ||
    (asksMeaning(reading.text) && words <= 24 && !/\bwhy (?:am|do) i\b/i.test(reading.text))
  )
    return (meaning(c), { needsWords: true })
  if (has('forecast')) return (answers.forecast(c), { needsWords: true })
  if (has('normal')) return (answers.isItNormal(c), { needsWords: true })
  if (has('dont-know')) return (reactions.unsure(c), { needsWords: true })
  if (complaintsAboutTalk.test(input.message) && words < 20) return (reactions.repeated(c), { needsWords: true })
  if (has('yes') && c.awaited === 'hypothesis' && !/^(?:maybe|probably|perhaps) \w+ \w+/i.test(input.message.trim()))
    return (keepGuess(c), { needsWords: false })
  if (c.awaited === 'hypothesis' && has('no') && words <= 4) return (reactions.corrected(c), { needsWords: true })
  if (
    c.awaited === 'offer' &&
    words <= 8 &&
    (has('yes') || /\b(?:words|draft|sentence|write|plan|both|first|second|ways)\b/i.test(input.message))
  )
    return (advise(c), { needsWords: false })
  if (c.awaited === 'draft' && words <= 6 && (has('yes') || has('ok')))
    return (answerEcho(c, 'kept'), { needsWords: false })
  if (words <= 2 && state.facts.length > 0 && state.trouble && (has('yes') || has('no') || has('ok')))
    return (twoChoices(c, kindOfShort(reading)), { needsWords: true })
  if (alone && words <= 5 && has('ok')) return (smallTalk.acknowledged(c), { needsWords: false })
  if (words <= 3 && (has('yes') || has('no'))) return (twoChoices(c, kindOfShort(reading)), { needsWords: true })
  if (reading.commitments.length > 0 && words < 60) return (promised(c), { needsWords: true })
  if (words <= 3 && state.facts.length === 0 && reading.situations.length === 0 && !reading.feeling && state.turn <= 2)
    return (aboutItself.opening(c), { needsWords: true })
  if (words === 1 && state.turn >= 2 && !reading.feeling && acts.length === 0 && oneWord(c)) return { needsWords: true }
  if (state.trouble && words <= 40 && wish(c)) return { needsWords: true }
  explore(c)
  return { needsWords: true }
}

/** Nothing is certain, so one direct question is asked, in the place of the usual one. */
function uncertain(c: Composer, flag: Flag): void {
  // Before such a question it must be plain which words it is about.
  restate(c)
  if (c.evidence.length === 0) cite(c, c.input.message.trim().slice(0, 80), 'your words')
  if (c.reading.feeling?.named && c.reading.feeling.family !== 'shame')
    say(c, choose(c, 'named-feeling', phrases.namedFeeling, { feeling: asFelt(c.reading.feeling.named) }))
  else if (flag.category === 'self-harm')
    say(
      c,
      choose(c, 'heavy', [
        'That sounds very heavy to carry.',
        'There is a lot of weight in that.',
        'It sounds as if you are close to the end of your strength.',
      ]),
    )
  else substance(c, 1)
  askDirectly(c, flag)
  fillOut(c, 1, 26)
}

const kindOfShort = ({ acts, text }: Reading) =>
  /^(?:maybe|perhaps|probably)/i.test(text.trim())
    ? 'maybe'
    : acts.includes('no')
      ? 'no'
      : acts.includes('yes')
        ? 'yes'
        : 'ok'

/** How many three-hour marks this conversation has passed. */
export function hoursMark(input: Pick<ReplyInput, 'now' | 'startedAt'>): number {
  const span = Date.parse(input.now) - Date.parse(input.startedAt)
  return Number.isFinite(span) && span > 0 ? Math.floor(span / (3 * 60 * 60 * 1000)) : 0
}
