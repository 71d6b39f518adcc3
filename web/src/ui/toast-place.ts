export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

interface Placing {
  /** The toast's column and height. */
  left: number
  right: number
  height: number
  /** The height of the screen. */
  screen: number
  /** How far from either end of the screen it lies where nothing is in its way. */
  ends: { top: number; bottom: number }
  /** What must stay in sight and in reach, whatever is said: Quick exit, the head of a dialog. */
  never: readonly Box[]
  /** What holds the focus. */
  rather: Box | null
}

export interface Place {
  top: number
  /** Given where nothing less than this is free: the toast scrolls. */
  most?: number
}

const GAP = 8

/** Where a toast lies: below, above, or wherever else it covers nothing that must be seen. */
export function placeOf({ left, right, height, screen, ends, never, rather }: Placing): Place {
  const beside = (box: Box) => box.right <= left || box.left >= right || box.bottom <= 0 || box.top >= screen
  const taken = never.filter((box) => !beside(box)).toSorted((a, b) => a.top - b.top)
  const soft = rather && !beside(rather) && rather.bottom - rather.top < screen / 2 ? rather : null
  const covers = (top: number, box: Box) => top < box.bottom + GAP && top + height > box.top - GAP
  const fits = (top: number) => top >= GAP && top + height <= screen - GAP && !taken.some((box) => covers(top, box))
  const low = screen - ends.bottom - height
  const around = [...taken, ...(soft ? [soft] : [])].flatMap((box) => [box.bottom + GAP, box.top - GAP - height])
  const free = [low, ends.top, ...around.toSorted((a, b) => b - a)].filter(fits)
  const [best = free[0]] = free.filter((top) => !soft || !covers(top, soft))
  if (best !== undefined) return { top: best }
  return widest(taken, screen)
}

/** The largest stretch that is free, for a toast that fits nowhere. */
function widest(taken: readonly Box[], screen: number): Place {
  let at = 0
  let found = { top: GAP, most: 0 }
  for (const { top, bottom } of [...taken, { top: screen, bottom: screen }]) {
    const most = top - at - 2 * GAP
    if (most > found.most) found = { top: at + GAP, most }
    at = Math.max(at, bottom)
  }
  return found
}
