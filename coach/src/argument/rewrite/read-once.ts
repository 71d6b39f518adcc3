import { readTurn, type TurnReading } from '../../detectors/turn.ts'

/** What was read while one conversation is put in better words: the same try is looked at by several who judge it. */
const known = new Map<string, TurnReading>()
/** More than the longest conversation's tries: what decides outside of one is read here as well. */
const MOST = 4_000

/** Before each conversation: nothing of one is kept for the next. */
export const forgetReadings = (): void => known.clear()

/** `readTurn` of a try, worked out once a conversation. */
export function readOnce(text: string): TurnReading {
  let reading = known.get(text)
  if (known.size > MOST) known.clear()
  if (!reading) known.set(text, (reading = readTurn(text)))
  return reading
}
