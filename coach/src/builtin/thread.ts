import { openAsks } from '../knowledge/phrases.ts'
import * as plain from '../knowledge/questions.ts'
import { choose, cite, length, say, type Composer } from './composer.ts'
import { wordCount } from './clauses.ts'
import { echoed, mayEcho } from './echoing.ts'
import { inSentence } from './polish.ts'
import type { Told } from './state.ts'

/**
 * What a reply says besides the mirror is made of what this person told: a clause of theirs, the thing they named, what
 * they tried. A sentence that would fit another talk as well is not said at all.
 */
export interface Strand {
  /** A whole clause, turned to "you", that can stand after "that" or "when". */
  m: string
  quote: string
  kind: 'own-act' | 'other-act' | 'state'
  turn: number
}

const past =
  /^(?:said|told|went|came|got|gave|took|made|left|found|felt|kept|knew|thought|saw|heard|forgot|lost|broke|wrote|sent|spent|bought|brought|met|paid|ran|sat|stood|spoke|slept|began|became|built|caught|chose|ate|drank|drove|fell|fought|held|hid|hung|led|lent|rang|sold|sang|stole|swore|taught|threw|woke|wore|won|drew|did|had|didn't|put|cut|hit|let|shut|hugged|[a-z]{2,}ed)$/
const standing =
  /^(?:is|are|was|were|am|has|have|hasn't|haven't|does|do|doesn't|don't|isn't|aren't|wasn't|weren't|won't|wouldn't|will|would|can|can't|could|couldn't|should|keeps?|wants?|needs?|likes?|lives?|feels?|knew|felt|thought|wanted|wished|missed|liked|loved|needed|hoped|had|never|always|still|'s|[a-z]+'(?:s|re|ve|ll|d))$/
const aside =
  /^(?:just|also|then|even|already|only|never|really|finally|always|still|once|yesterday|today|last|week|night|month|year|on|in|\w+ly|sunday|monday|saturday|friday)$/i

function kindOf(turned: string): Strand['kind'] {
  const words = turned.toLowerCase().match(/[a-z']+/g) ?? []
  if (/'(?:s|re|ve|ll|d|m)$/.test(words[0] ?? '')) return 'state'
  const own = words[0] === 'you'
  for (const [at, word] of words.slice(0, 8).entries()) {
    if (at === 0 || aside.test(word)) continue
    if (standing.test(word)) return 'state'
    if (past.test(word)) return own ? 'own-act' : 'other-act'
    if (own) return 'state'
  }
  return 'state'
}

/** A clause fit to stand inside another sentence, or null. */
function strandOf(turned: string | null | undefined, quote: string, turn: number, c: Composer): Strand | null {
  if (!turned || /["“”?():]/.test(turned)) return null
  const full = turned
    .replace(/^(?:So|And|But|Then|Now|Anyway|Because) /, '')
    .replace(/, (?:and |but |so )?(?=(?:he|she|they|you|it|it's|that's|i)\b).*$/i, '')
    .replace(/ (?:and|but|so|because)$/, '')
    .trim()
  // Of a long one the first half is enough, where the second has a subject of its own.
  const first =
    wordCount(full) > 11 ? full.replace(/ (?:and|but|so|because) (?=(?:he|she|they|you|it|it's|it'd)\b).*$/i, '') : full
  const count = wordCount(first)
  if (count < 3 || count > 13) return null
  if (
    /^(?:it|it's|this|that|that's|there|there's|here|if|when|because|what|who|how|why|no|not|yes|maybe|are|is|do|does|since|after|before|while|once|until)\b/i.test(
      first,
    )
  )
    return null
  if (
    !/^(?:you|your|he|she|they|everyone|nobody|no one|people|last|yesterday|his|her|their|the|all|both)\b/i.test(
      first,
    ) &&
    !/^[A-Z][a-z]+ (?!like\b)/.test(first)
  )
    return null
  // "He did ask once" is a fair word between, and no scene.
  if (/^(?:he|she|they) (?:did|does) (?!not\b)[a-z]+\b/i.test(first) || /^(?:Was|Were) /i.test(first)) return null
  if (/\b(?:if|nothing like|stupid|idiot|hates? you|kill|die|dead|hurt you|hit|hits)\b/i.test(first)) return null
  const m = inSentence(first, c.reading.names)
  return { m, quote, kind: kindOf(first), turn }
}

/** What this message tells, weightiest first. */
export const now = (c: Composer): Strand[] =>
  c.reading.facts
    .filter((it) => it.score > 0.3 && (!it.judging || /^you\b/i.test(it.turned ?? '')))
    .flatMap((it) => strandOf(it.turned, it.text, c.state.turn, c) ?? [])

/** What was told before. A bare "he" of earlier is only still him while the talk is about the same person. */
export const earlier = (c: Composer): Strand[] =>
  c.state.facts
    .filter((it) => it.turn < c.state.turn && samePerson(it, c))
    .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.turn - a.turn)
    .flatMap((it) => strandOf(it.turned, it.quote, it.turn, c) ?? [])

const samePerson = (it: Told, c: Composer): boolean =>
  !/\b(?:he|she|they|him|his|her|them|their|he's|she's)\b/i.test(it.turned ?? '') ||
  it.who === (c.grammar.who?.label ?? '')

const attempt =
  /^you(?:'ve|'d)? (?:have |had |already |just |even |also )*(?:told|asked|said(?! nothing)|talked|spoke|tried|left a|wrote|sent|texted|called|rang|offered|explained|suggested|invited|booked|apologi[sz]ed|gave in|brought it up|mentioned|reminded)\b/i
export const tried = (c: Composer): Strand | null =>
  [...now(c), ...earlier(c)].find((it) => it.kind === 'own-act' && attempt.test(it.m)) ?? null

/** A clause of theirs is taken up again once in a talk, and only a short one. */
const key = (it: Strand) => `again/${it.quote.slice(0, 30)}`
const unused = (c: Composer, list: readonly Strand[]) =>
  list.find((it) => !c.state.related.includes(key(it)) && !saidHere(c, it) && wordCount(it.m) <= 10)
/** Whether the reply so far holds this clause already. */
const saidHere = (c: Composer, it: Strand) => c.pieces.join(' ').toLowerCase().includes(it.m.toLowerCase())

function use(c: Composer, it: Strand, label = 'said earlier'): void {
  c.state.related.push(key(it))
  cite(c, it.quote, label)
}

/** One sentence that holds what is told now against what was told before; only where the two belong to each other. */
export function link(c: Composer): boolean {
  if (c.linked) return false
  c.linked = linkOnce(c)
  return c.linked
}

function linkOnce(c: Composer): boolean {
  const [present] = now(c)
  const before = earlier(c).filter((it) => c.state.turn - it.turn >= 1)
  const done = unused(
    c,
    before.filter((it) => it.kind === 'own-act' && attempt.test(it.m)),
  )
  if (done && present?.kind === 'other-act') {
    const line = choose(
      c,
      'link-after',
      ['And that after {e}.', 'That came after {e}.', 'By then {e}, so it was no longer unsaid.'],
      {
        e: done.m,
      },
    )
    if (line) return (use(c, done), say(c, line))
  }
  if (done && present && present.kind !== 'own-act' && c.pieces.length === 0) {
    const line = choose(
      c,
      'link-tried',
      ['And you did not leave it at that: {e}.', 'You have done something about it already: {e}.'],
      { e: done.m },
    )
    if (line) return (use(c, done), say(c, line))
  }
  const other = unused(
    c,
    before.filter((it) => it.kind !== 'own-act'),
  )
  const feeling = c.reading.feeling?.named
  if (
    other?.kind === 'other-act' &&
    feeling &&
    /^(?:anger|hurt)$/.test(c.reading.feeling?.family ?? '') &&
    !/jealous|envious/.test(feeling) &&
    /^(?!like|an? )[a-z]+$/.test(feeling)
  ) {
    const line = choose(
      c,
      'link-feel',
      ['That {e} is reason enough to be {f}.', 'It would be strange not to be {f} after that: {e}.'],
      { e: other.m, f: feeling },
    )
    if (line) return (use(c, other), say(c, line))
  }
  return false
}

const sceneForms = ['What did you do when {m}?', 'What did you want to say when {m}?', 'How did you take it when {m}?']

/** A question about one scene of theirs. What it holds needs no saying back before it, so the mirror gives way to it. */
export function askFromTheirs(c: Composer): boolean {
  const { state } = c
  const feeling = c.reading.feeling?.named
  const ready = earlier(c).find((it) => it.kind === 'other-act')
  if (
    !c.linked &&
    feeling &&
    ready &&
    c.reading.words <= 10 &&
    /^(?:anger|hurt)$/.test(c.reading.feeling?.family ?? '') &&
    wordCount(ready.m) <= 9
  ) {
    const line = choose(c, 'ask-feel', ['Is it because {e} that you are {f}, or is there something else in it?'], {
      e: ready.m,
      f: feeling,
    })
    if (line) return (use(c, ready), say(c, line))
  }
  // Once in three turns: a question that holds their own words each time would be a drill.
  const last = state.used.findLast(([id]) => id.startsWith('ask-scene/'))?.[1] ?? -9
  if (state.turn - last < 3 || !mayEcho(c)) return false
  const scene = now(c).find(
    (it) =>
      it.kind === 'other-act' && wordCount(it.m) <= 9 && !/\bwhen\b/i.test(it.m) && !state.related.includes(key(it)),
  )
  return !!scene && askScene(c, scene)
}

const anywayOf = (c: Composer) => (c.state.trouble ? plain.anyway : openAsks)

/** What a listener would ask next, of what was just told: about an act of the other, an own one, or how things are. */
export function askPlainly(c: Composer): boolean {
  const [first] = now(c)
  const { text } = c.reading
  const spoke =
    /\b(?<!\bi )(?<!\bi just )(?:said|says|told me|goes|texted|wrote|asked|shouted|screamed|claims)\b/i.test(text)
  const silent =
    /\b(?:not|never|nothing|hasn[’']?t|hadn[’']?t|didn[’']?t|without)\b[^.!?]{0,14}\b(?:said|saying|say)\b|\bsaid nothing\b/i.test(
      text,
    )
  const list = !c.state.trouble
    ? openAsks
    : c.reading.words <= 3
      ? plain.afterLittle
      : /^(?:death|grief|pet)$/.test(c.about.id)
        ? plain.inGrief
        : spoke && !silent
          ? plain.afterTheirWords
          : first?.kind === 'other-act'
            ? plain.afterTheirAct
            : first?.kind === 'own-act' || /^i (?:had|have|[’']?ve) /i.test(first?.quote ?? '')
              ? plain.afterOwnAct
              : /\b(?:always|every|keeps?|all the time|constantly|again)\b/i.test(text)
                ? plain.aboutHabit
                : anywayOf(c)
  // Beside two words of theirs a longer question reads less curt.
  const fitting = list.filter((it) => wordCount(it) + length(c) >= 10)
  return (
    say(c, choose(c, 'ask-plain', fitting)) ||
    say(
      c,
      choose(
        c,
        'ask-plain',
        anywayOf(c).filter((it) => wordCount(it) + length(c) >= 10),
      ),
    ) ||
    say(c, choose(c, 'ask-plain', [...list, ...anywayOf(c)]))
  )
}

/** Takes the sentence that only said this clause back out again. */
function askScene(c: Composer, it: Strand): boolean {
  const line = choose(c, 'ask-scene', sceneForms, { m: it.m })
  if (!line) return false
  const whole = `${it.m}.`.toLowerCase()
  const at = c.pieces.findIndex((piece) => piece.toLowerCase().replace(/^so /, '') === whole)
  if (at >= 0) c.pieces.splice(at, 1)
  else if (saidHere(c, it)) return false
  use(c, it, 'your words')
  echoed(c)
  return say(c, line)
}
