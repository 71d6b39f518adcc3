import { people, type Someone } from '../detectors/people.ts'
import { literally } from '../literally.ts'
import { asksForWords } from './asked-for.ts'
import { isDead, noteDeath, stillHere } from './mourning.ts'
import type { Reading } from './reading.ts'
import type { State } from './state.ts'
import { stems } from './stems.ts'

/** Whom the talk is about. Words for somebody else, and one who died, do not move it. */
export function followWho(state: State, reading: Reading): void {
  noteDeath(state, reading, state.facts.map(({ quote }) => quote).join('\n'))
  const { focus } = state
  const next = titled(reading.focus, reading.text)
  reading.focus = next
  if (next && focus && next.label !== focus.label && !/^(?:he|she|they)$/.test(focus.label)) {
    // "What do I say to my husband?", in a talk about his mother.
    if (asksForWords(reading.text) && reading.words <= 18 && state.facts.length > 0 && !isDead(focus, state)) {
      state.beside = next
      return
    }
    if (!isDead(focus, state)) state.beside = focus
  }
  if (next) state.focus = next
  const mentioned = people(reading.text, state.names)
    .map(({ someone }) => someone)
    .find((it) => it.label !== state.focus?.label && !isDead(it, state))
  if (mentioned) state.beside = mentioned
  if (!isDead(state.focus, state)) return
  const alive = stillHere(state, reading)
  if (alive) {
    state.focus = alive
    reading.focus = alive
  }
}

/** "My teacher mr hale": the title alone is no name. */
function titled(who: Someone | null, text: string): Someone | null {
  if (!who?.name || !/^(?:Mr|Mrs|Ms|Miss|Dr)$/i.test(who.name)) return who
  const last = new RegExp(`\\b${literally(who.name)}\\.? ([a-z]+)`, 'i').exec(text)?.[1]
  const name = last ? `${who.name} ${last.charAt(0).toUpperCase()}${last.slice(1)}` : null
  const pronoun = /^Mr$/i.test(who.name) ? 'he' : /^Dr$/i.test(who.name) ? who.pronoun : 'she'
  return name
    ? { ...who, name, label: name, pronoun, sure: pronoun !== 'they' }
    : { ...who, name: null, label: `your ${who.role ?? 'teacher'}` }
}

/** "No sorry, she didn't take it": what was told before and is taken back now is known no longer. */
export function dropCorrected(state: State, reading: Reading): void {
  if (!/^(?:no|nope|sorry|wait|actually|correction|i mean|well no)\b/i.test(reading.text.trim())) return
  for (const { text } of reading.facts) {
    if (!/\b(?:not|never|didn[’']?t|wasn[’']?t|isn[’']?t|hasn[’']?t|doesn[’']?t)\b/i.test(text)) continue
    const now = stems(text)
    state.facts = state.facts.filter(({ quote, turn }) => {
      const before = [...stems(quote)]
      const shared = before.filter((it) => now.has(it)).length
      return turn === state.turn || shared < 2 || /\b(?:not|never|n[’']t)\b/i.test(quote)
    })
  }
}

/** "Stop making excuses for him": the coach has spoken for the other side, and hears it. */
export const takesSides =
  /\b(?:(?:stop|quit|no more|enough of|why (?:are|r) (?:you|u)|you(?:[’']?re| are)|you keep|you always) (?:just |always |now )?(?:tak(?:e|ing)|defend(?:ing)?|mak(?:e|ing) excuses for|excus(?:e|ing)|stick(?:ing)? up for|sid(?:e|ing) with|on) (?:up for )?(?:his|her|their|him|them|my \w+[’']?s?|[A-Z]\w+)(?:[’']?s)?(?: side)?|whose side are you on)\b|^(?:please |pls |just |ok |can you )?stop (?:making|saying|telling|calling|acting|treating|talking|assuming|twisting|blaming|repeating)\b/i
