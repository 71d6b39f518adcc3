import { reader } from '../safety/likeness.ts'
import { toldIn } from '../safety/told.ts'
import { asHeard, asSaid } from '../safety/turned.ts'
import type { Turn } from './parse.ts'

/** So many turns are told at once, half of them again in the next. */
const WINDOW = 6
/** Log-odds above the screen's own threshold from which help is offered, and from which one question is asked. */
const OFFERED = 0.8
const ASKED = 0.35
const done = /^(?:abuse|sexual-coercion|child-abuse|stalking|threat-to-others)$/

/**
 * The quarrel as each of those in it would tell it: "give me the phone, you're going nowhere", "please stop" is heard as
 * "he: give him the phone, I'm going nowhere. He should please stop". The screen's classifier learnt from what people
 * tell of those who hurt them; a quarrel is in the words of both. It says how it sounds and not who does it.
 */
export function toldByEach(turns: readonly Pick<Turn, 'speaker' | 'text'>[]): 1 | 2 | null {
  const said = turns.map(({ speaker, text }) => {
    const told = toldIn(text.slice(0, 2000))
    return { speaker, heard: asHeard(told), said: asSaid(told) }
  })
  let most = -Infinity
  for (let at = 0; at === 0 || at + WINDOW / 2 < said.length; at += WINDOW / 2) {
    const near = said.slice(at, at + WINDOW)
    const names = new Set(near.map(({ speaker }) => speaker))
    if (names.size < 2) continue
    for (const by of names) {
      const like = reader().read(near.flatMap((it) => (it.speaker === by ? it.heard : it.said)))
      if (like && done.test(like.category)) most = Math.max(most, like.above.two)
    }
  }
  return most >= OFFERED ? 2 : most >= ASKED ? 1 : null
}
