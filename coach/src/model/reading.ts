import { needsHelp } from '@mallama/contracts/help'
import { sight } from '../safety/screen.ts'
import { statedIn } from '../safety/statements.ts'
import { toldIn, asHeard, asSaid } from '../safety/turned.ts'
import { unsafe, type Watch } from './unsafe.ts'

/** `stated`: in so many words, told, or said to the one who did it, or by the one who will ("you hit me"). */
export type Danger = { tier: 0 | 1 | 2 | 3; stated: boolean }

/** What screens words on their way to a model and back. A server does it in a thread, since neither a person's words nor a model's can be trusted to be read quickly; then it may reject. */
export interface Reading {
  /** Of each text, how grave it is by our own screen, and whether it is stated: then no other reader may lower it. */
  danger(texts: readonly string[]): Danger[] | Promise<Danger[]>
  /** Why these words of a model may not be shown; null when they may. */
  unsafe(text: string, watch: Watch): string | null | Promise<string | null>
}

export const readHere = {
  danger: (texts) =>
    texts.map((text) => {
      const told = toldIn(text)
      const tier = sight(text)?.tier ?? 0
      const isStated = (view: typeof told) => statedIn(view).some(({ statement }) => needsHelp(statement))
      return { tier, stated: tier === 3 || [told, asSaid(told), asHeard(told)].some(isStated) }
    }),
  unsafe,
} satisfies Reading
