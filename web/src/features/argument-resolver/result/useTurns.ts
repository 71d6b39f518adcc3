import { useMemo, useState } from 'react'
import type { Resolution } from '@mallama/contracts/arguments'
import { betterWords, isFiltered, offered, pageOf, shownTurns } from './turns.ts'

export interface Turns {
  /** The better words by turn; null where they are one text. */
  better: (string | null)[] | null
  /** Whether some have something to show and some have not, of many. */
  isFiltered: boolean
  /** The turns that are not filtered away, by their places. */
  shown: number[]
  page: number
  only: boolean
  setOnly: (only: boolean) => void
  turnTo: (page: number) => void
  /** Opens the page that a turn is on, and goes there. */
  show: (turn: number) => void
}

export const turnId = (turn: number) => `turn-${turn + 1}`

const goTo = (id: string) =>
  setTimeout(() => {
    const place = document.getElementById(id)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  })

/** Which turns are on the screen: of thousands only a page at a time, so that the page goes on answering. */
export function useTurns({ turns, resolvedConversation, antidotes }: Resolution): Turns {
  const [page, setPage] = useState(0)
  const better = useMemo(() => betterWords(turns, resolvedConversation), [turns, resolvedConversation])
  const all = useMemo(() => offered(better ?? turns.map(() => null), antidotes), [better, turns, antidotes])
  // What to say in place of what was said comes first; the rest of the quarrel was there already.
  const [only, setOnly] = useState(() => isFiltered(better && all))
  const shown = useMemo(() => shownTurns(all, only), [all, only])
  return {
    better,
    isFiltered: isFiltered(better && all),
    shown,
    page,
    only,
    setOnly: (next) => {
      setOnly(next)
      setPage(0)
    },
    turnTo: (next) => {
      setPage(next)
      goTo('turns-page')
    },
    show: (turn) => {
      // What changed is not all: the turn may be one that was kept.
      const hidden = only && !shown.includes(turn)
      if (hidden) setOnly(false)
      setPage(hidden ? pageOf(shownTurns(all, false), turn) : pageOf(shown, turn))
      goTo(turnId(turn))
    },
  }
}
