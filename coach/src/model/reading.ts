import { needsHelp } from '@mallama/contracts/help'
import { sight } from '../safety/screen.ts'
import { statedIn } from '../safety/statements.ts'
import { toldIn } from '../safety/told.ts'
import { asHeard, asSaid } from '../safety/turned.ts'
import { unsafe, type Watch } from './unsafe.ts'

export interface Danger {
  tier: 0 | 1 | 2 | 3
  stated: boolean
  /** It is stated to the one who did it, or by the one who will ("you hit me"): so it stands in a talk or a message. */
  spoken: boolean
}

/**
 * What screens words on their way to a model and back. A server does it in a thread, because neither what a person wrote
 * nor what a model says can be trusted to be read quickly; then it may reject.
 */
export interface Reading {
  /** Of each text, how grave it is by our own screen, and whether it is stated: then no other reader may lower it. */
  danger(texts: readonly string[]): Danger[] | Promise<Danger[]>
  /** Why these words of a model may not be shown; null when they may. */
  unsafe(text: string, watch: Watch): string | null | Promise<string | null>
}

export const readHere = {
  danger: (texts) =>
    texts.map((text) => {
      const seen = sight(text)
      const tier: Danger['tier'] = seen?.tier ?? 0
      const stated = tier === 3 || (tier === 2 && seen?.rule.startsWith('statement/') === true)
      return { tier, stated, spoken: isSpoken(text) }
    }),
  unsafe,
} satisfies Reading

function isSpoken(text: string): boolean {
  const told = toldIn(text)
  return [asSaid(told), asHeard(told)].some((view) => statedIn(view).some(({ statement }) => needsHelp(statement)))
}
