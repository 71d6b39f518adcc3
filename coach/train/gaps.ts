/** How far each kept feature is behind the one before it, as bytes: 255 goes on. */
export function gapsOf(known: Iterable<number>): Uint8Array {
  const gaps: number[] = []
  let before = -1
  for (const feature of known) {
    let gap = feature - before
    for (; gap >= 255; gap -= 255) gaps.push(255)
    gaps.push(gap)
    before = feature
  }
  return Uint8Array.from(gaps)
}
