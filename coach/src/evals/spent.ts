/**
 * What one round of plain reading takes on the machine whose limits stand in the tests, in milliseconds of a thread.
 * Machines differ by a factor of four, and the same one by the hour: costs are told in its time.
 */
const AT_HOME_MS = 0.2
/** The clock of a thread may tick every 4 ms only. */
const ROUNDS = 400

const sample =
  "You said you'd ring by six and it is ten now. I sat there with the food, and the kids kept asking where you were. Fine. "
const cues =
  /\b(?:you|u)(?:['’](?:re|ve|d|ll))? (?:always|never|said|sat|kept|only)\b|\b(?:where|when|why) (?:you|were|did)\b/giu

function round(): number {
  const words = new Map<string, number>()
  let found = 0
  for (let at = 0; at < 60; at++) {
    const text = `${sample}${at}`
    found += [...text.matchAll(cues)].length
    for (const word of text.toLowerCase().split(/\s+/)) words.set(word, (words.get(word) ?? 0) + 1)
  }
  return found + words.size
}

const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let slowness: number | null = null

/** How many times slower this machine is just now than the one of the limits; never below one. */
function measured(): number {
  for (let at = 0; at < 20; at++) round()
  const began = worked()
  for (let at = 0; at < ROUNDS; at++) round()
  return Math.max(1, (worked() - began) / ROUNDS / AT_HOME_MS)
}

/**
 * Milliseconds that this thread has worked, in the time of the machine of the limits: what a reading costs, however
 * busy or slow the machine is. Only differences mean anything.
 */
export function spent(): number {
  slowness ??= measured()
  return worked() / slowness
}
