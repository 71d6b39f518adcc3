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
  /** The control that is in use, and the one that sends what is written. */
  inUse: readonly Box[]
  /** Everything else that can be pressed or filled in: as few of it as there is a place for lie under a toast. */
  controls?: readonly Box[]
}

export interface Place {
  top: number
  /** Given where nothing less than this is free: the toast scrolls. */
  most?: number
}

const GAP = 8
/** Less than this shows nothing of a toast that scrolls. */
const LEAST = 96

/** Where a toast lies: where it covers nothing that must be seen and as little as can be of the rest; else low rather than high. */
export function placeOf({ left, right, height, screen, ends, never, inUse, controls = [] }: Placing): Place {
  const beside = (box: Box) => box.right <= left || box.left >= right || box.bottom <= 0 || box.top >= screen
  const sorted = (boxes: readonly Box[]) => boxes.filter((box) => !beside(box)).toSorted((a, b) => a.top - b.top)
  const small = (box: Box) => box.bottom - box.top < screen / 2
  const others = sorted(controls)
  const free = (taken: readonly Box[]): Place | null => {
    const covers = (top: number, gap: number) => (box: Box) => top < box.bottom + gap && top + height > box.top - gap
    const fits = (top: number) => top >= GAP && top + height <= screen - GAP && !taken.some(covers(top, GAP))
    const beside = (boxes: readonly Box[]) =>
      boxes.flatMap((box) => [box.bottom + GAP, box.top - GAP - height]).toSorted((a, b) => b - a)
    const low = screen - ends.bottom - height
    const among = beside(others).filter((top) => top > ends.top && top < low)
    const tops = [low, ends.top, ...beside(taken), ...among].filter(fits)
    const hides = new Map(tops.map((top) => [top, others.filter(covers(top, 0)).length]))
    const top = tops.toSorted((a, b) => hides.get(a)! - hides.get(b)!)[0]
    return top === undefined ? null : { top }
  }
  const all = sorted([...never, ...inUse.filter(small)])
  const room = free(all) ?? widest(all, screen)
  if (room.most === undefined || room.most >= LEAST) return room
  const taken = sorted(never)
  return free(taken) ?? widest(taken, screen)
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
