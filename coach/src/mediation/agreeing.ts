import { sentences, wordCount } from '../builtin/clauses.ts'
import { commitments } from '../detectors/asks.ts'
import { firstOfBoth, orderIn, saysNo, saysYes } from './answers.ts'
import { phrases } from './cues/phrases.ts'
import { inTwoWeeks, reviewIn, whenIn } from './dates.ts'
import { anyOf, level, linesOf } from './quotes.ts'
import { bySide, choose, go, type Room } from './room.ts'
import { other, type Side } from './state.ts'
import { jointOf, revised } from './statements.ts'

/** From what both want to what both sign. Every function answers what is due now, or null to wait. */

const both = [0, 1] as const
const first = ({ state }: Room): Side => state.first ?? 0
const inOrder = (room: Room): [Side, Side] => [first(room), other(first(room))]
const ownTexts = ({ state }: Room, side: Side) => state.heard.filter(({ who }) => who === side).map(({ text }) => text)
const values = (room: Room) => bySide(room, first(room))

/** The two wishes stand side by side, in the words of each: what both may want behind them is theirs to say. */
export function interest(room: Room): string {
  const { state } = room
  const [one, two] = inOrder(room)
  const [mine, theirs] = [linesOf(state.told[one]), linesOf(state.told[two])]
  go(room, 'interest')
  const pair = level(mine.wishes, theirs.wishes) ?? level(anyOf(mine), anyOf(theirs))
  return pair
    ? choose(room, 'two', phrases.two, { ...values(room), a: pair[0], b: pair[1] })
    : choose(room, 'two-bare', phrases.twoBare, values(room))
}

export function afterInterest(room: Room): string | null {
  const { state } = room
  if (both.some((side) => ownTexts(room, side).length === 0)) return null
  // What they said instead is theirs to be quoted in the sentences.
  for (const side of both) state.told[side].push(...ownTexts(room, side).filter((text) => wordCount(text) >= 4))
  const [one, two] = inOrder(room)
  const [mine, theirs] = [linesOf(state.told[one]), linesOf(state.told[two])]
  const wishes = level(mine.wishes, theirs.wishes)
  const pair = wishes ?? level(anyOf(mine), anyOf(theirs))
  const names: [string, string] = [room.names[one], room.names[two]]
  state.statements = jointOf(pair, names, wishes !== null)
  return offer(room)
}

function offer(room: Room): string {
  const { statements, heard } = room.state
  go(room, 'ranking')
  // Whoever put the sentences in order before they were read out again is not asked to do it twice.
  room.state.heard = heard.filter(({ text }) => wordCount(text) <= 8 && /^[^\p{L}]*(?:\d\D{1,6}){1,}\d/u.test(text))
  room.offered = [...statements]
  const numbers = ['two', 'three', 'four', 'five', 'six']
  return choose(room, 'statements', phrases.statements, {
    ...values(room),
    count: numbers[statements.length - 2] ?? `${statements.length}`,
    list: statements.map((sentence, at) => `${at + 1}. ${sentence}`).join('\n'),
    example: statements.length > 3 ? '2, 1, 4, 3' : '2, 1, 3',
  })
}

export function ranking(room: Room): string | null {
  const { state } = room
  const orders = both.map((side) =>
    ownTexts(room, side)
      .map((text) => orderIn(text, state.statements.length))
      .findLast((order) => order !== null),
  )
  const none = both.find((side) => orders[side]?.length === 0)
  const newest = state.heard.at(-1)
  if (none !== undefined && !state.added && newest?.who === none) {
    const own = ownTexts(room, none)
    const sentence = own.at(-1) ?? ''
    const asked = state.again >= 1
    if (asked && orderIn(sentence, 9)?.length !== 0 && wordCount(sentence) >= 4) {
      state.added = true
      state.statements.push(
        sentence
          .replace(/["“”\n]+/g, ' ')
          .trim()
          .slice(0, 240),
      )
      return offer(room)
    }
    if (asked) return null
    state.again = 1
    return choose(room, 'own-sentence', phrases.ownSentence, bySide(room, none))
  }
  const [a, b] = orders
  if (a && b) {
    const best = firstOfBoth(a, b, state.statements.length)
    state.signed = state.statements[best - 1] ?? ''
    go(room, 'revising')
    return choose(room, 'ranked', phrases.ranked, { ...values(room), n: `${best}`, s: state.signed })
  }
  const missing = a ? 1 : b ? 0 : null
  // One who has ranked and writes on is waiting: silence would leave both not knowing whose turn it is.
  const waits = missing !== null && newest?.who !== missing && ownTexts(room, other(missing)).length >= 2
  if (missing === null || state.again >= 3 || (newest?.who !== missing && !waits)) return null
  state.again++
  return choose(room, 'ranks-missing', phrases.ranksMissing, bySide(room, missing))
}

export function revising(room: Room): string | null {
  const { state } = room
  if (both.some((side) => ownTexts(room, side).length === 0)) return null
  const changes = inOrder(room).flatMap((side) => {
    const text = ownTexts(room, side).at(-1) ?? ''
    return saysYes(text) || wordCount(text) < 2 ? [] : [{ who: room.names[side], text }]
  })
  const before = state.signed
  state.signed = revised(before, changes)
  go(room, 'terms')
  const [changed = '', same = ''] = phrases.revised
  const lead = choose(room, 'revised', [state.signed === before ? same : changed], { s: state.signed })
  return `${lead}${choose(room, 'terms', phrases.terms, values(room))}`
}

/** The sentence of theirs in which they say what they will do. */
function doingIn(texts: readonly string[]): string {
  for (const text of texts.toReversed()) {
    const all = sentences(text.slice(0, 2000)).filter(({ text: it }) => !/\?\s*$/.test(it) && wordCount(it) >= 3)
    const own = commitments(text.slice(0, 2000))[0]
    const held =
      all.find(({ start, end }) => own && own.start >= start && own.start < end) ??
      all.find(({ text: it }) =>
        /\b(?:i|we)(?:[’']ll| will| can| could|[’']d| would| promise| won[’']?t)\b/i.test(it),
      ) ??
      all.find(({ text: it }) => !saysYes(it) && !saysNo(it) && reviewIn(it, '') === null)
    const bare =
      held?.text
        .replace(/["“”]+/g, '')
        .replace(/[\s.,;:!]+$/, '')
        .slice(0, 200) ?? ''
    if (bare && text.includes(bare)) return bare
  }
  return ''
}

export function terms(room: Room): string | null {
  const { state } = room
  for (const side of both) {
    const own = ownTexts(room, side)
    const doing = doingIn(own)
    if (doing) {
      state.terms[side] = doing
      state.whens[side] = whenIn(doing) || own.map(whenIn).findLast(Boolean) || ''
    } else if (!state.whens[side]) state.whens[side] = own.map(whenIn).findLast(Boolean) ?? ''
    state.review = own.map((text) => reviewIn(text, room.now)).findLast((it) => it !== null) ?? state.review
  }
  if (!state.terms[0] || !state.terms[1]) return null
  const open = both.filter((side) => !state.whens[side])
  const [one] = open
  if (one !== undefined && state.again === 0) {
    state.again = 1
    return open.length === 2
      ? choose(room, 'both-terms-missing', phrases.bothTermsMissing, values(room))
      : choose(room, 'terms-missing', phrases.termsMissing, bySide(room, one))
  }
  if (open.length > 0 && both.some((side) => open.includes(side) && ownTexts(room, side).length < 2)) return null
  state.review ||= inTwoWeeks(room.now)
  const [a, b] = inOrder(room)
  go(room, 'signing')
  const when = (side: Side) =>
    state.whens[side] && !state.terms[side].includes(state.whens[side]) ? ` When: ${state.whens[side]}.` : ''
  return choose(room, 'read-out', phrases.readOut, {
    ...values(room),
    s: state.signed,
    a: state.terms[a],
    b: state.terms[b],
    whenA: when(a) || ' ',
    whenB: when(b) || ' ',
    review: state.review,
  }).replace(/[ \t]+$/gm, '')
}

export function signing(room: Room): string | null {
  const { state } = room
  const newest = state.heard.at(-1)
  if (newest && !saysYes(newest.text) && (saysNo(newest.text) || wordCount(newest.text) >= 4)) {
    go(room, 'terms')
    return choose(room, 'not-yet', phrases.notYet, bySide(room, newest.who))
  }
  if (both.some((side) => !saysYes(ownTexts(room, side).at(-1) ?? ''))) return null
  const [a, b] = inOrder(room)
  state.agreement = {
    statement: state.signed,
    by: [a, b].map((side) => ({ who: state.parties[side], what: state.terms[side], when: state.whens[side] })),
    review: state.review,
  }
  go(room, 'done')
  return choose(room, 'signed', phrases.signed, {
    ...values(room),
    a: state.terms[a],
    b: state.terms[b],
    review: state.review,
  })
}
