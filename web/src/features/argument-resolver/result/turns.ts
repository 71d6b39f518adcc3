import type { Resolution } from '@mallama/contracts/arguments'
import type { Evidence } from '@mallama/contracts/safety'

type Turns = Resolution['turns']

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

/**
 * The better words of each turn, by its place; null for one that was kept as it was. Null as a whole where the lines
 * cannot be told apart any more: then the conversation is shown in one piece.
 */
export function betterWords(turns: Turns, resolvedConversation: string): (string | null)[] | null {
  const lines = resolvedConversation.split('\n')
  if (lines.length !== turns.length) return null
  return turns.map(({ speaker, text }, at) => {
    const line = lines[at] ?? ''
    const words = line.startsWith(`${speaker}: `) ? line.slice(speaker.length + 2) : line
    return words.trim() === oneLine(text).trim() ? null : words
  })
}

/** From this harm on a turn hurts, and the coach looks for better words. */
const HURTS = 2

/** A turn that hurts and has no better words: to call it kept would say that it was fine. */
export const isLeft = ({ harm }: Pick<Turns[number], 'harm'>, better: string | null | undefined): boolean =>
  better === null && harm >= HURTS

const told = (count: number) => count.toLocaleString('en-US')

/** What was done to the turns, said above them. */
export function leadOf(
  turns: Turns,
  better: readonly (string | null)[] | null,
  antidotes: NonNullable<Resolution['antidotes']> = [],
): string {
  if (better === null) return 'Same order, same facts. The better words are below what was said.'
  if (turns.length === 0) return 'There was nothing here to reword.'
  const changed = better.filter((words) => words !== null).length
  const beside = antidotes.length
  const has = new Set(antidotes.map(({ turn }) => turn))
  const left = turns.filter((turn, at) => isLeft(turn, better[at]) && !has.has(at)).length
  const more = left > 0 ? ` No better words were found for ${told(left)} more.` : ''
  const toFill = antidotes.every(({ blanks }) => blanks.length > 0)
  const what = toFill ? 'a sentence that you can fill in' : 'what could have been said in its place'
  if (changed === 0 && beside > 0)
    return `Same order, same facts. Beside ${told(beside)} of ${told(turns.length)} turns is ${what}.${more}`
  if (changed === 0)
    return left === 0
      ? 'Nothing here needed rewording: every turn is kept as it was.'
      : 'No better words were found for the turns that hurt. They stand as they were said.'
  const rewritten = `Same order, same facts. Only turns that hurt were rewritten: ${told(changed)} of ${told(turns.length)}.`
  const filled = beside > 0 ? ` For ${told(beside)} more there is ${what}.` : ''
  return rewritten + filled + more
}

/** How far ahead of the last turn the next one is looked for: notices and pictures may stand between them. */
const AHEAD = 20_000

/** Where each turn begins in the pasted text; null for one that is not there as it was written. */
function places(turns: Turns, source: string): (number | null)[] {
  let cursor = 0
  return turns.map(({ text }) => {
    const begin = text.split('\n', 1)[0]!.slice(0, 80)
    const within = source.slice(cursor, cursor + AHEAD + begin.length).indexOf(begin)
    if (begin === '' || within < 0) return null
    const at = cursor + within
    cursor = at + begin.length
    return at
  })
}

/**
 * The evidence of each turn, by its place. Words that were said twice belong to the turn in which they stand; what has
 * no place goes to the first turn that holds it. What stands in no turn word for word is left out.
 */
export function evidenceByTurn(resolution: Pick<Resolution, 'turns' | 'evidence' | 'originalConversation'>) {
  const { turns, evidence, originalConversation } = resolution
  const of: Evidence[][] = turns.map(() => [])
  const begins = places(turns, originalConversation)
  for (const one of evidence) {
    if (!one.quote) continue
    const placed = one.start === undefined ? -1 : begins.findLastIndex((at) => at !== null && at <= one.start!)
    const holds = (at: number) => turns[at]?.text.includes(one.quote) ?? false
    const home = placed >= 0 && holds(placed) ? placed : turns.findIndex((_, at) => holds(at))
    if (home >= 0) of[home]!.push(one)
  }
  return of
}

export const PAGE = 30

/** The better words, and "" for a turn with a sentence to fill in: it has something to show as well. */
export const offered = (better: readonly (string | null)[], antidotes: Resolution['antidotes'] = []) => {
  const toFill = new Set(antidotes.map(({ turn }) => turn))
  return better.map((words, at) => words ?? (toFill.has(at) ? '' : null))
}

/** The turns that a filter lets through, by their places. */
export function shownTurns(better: readonly (string | null)[], onlyChanged: boolean): number[] {
  const all = better.map((_, at) => at)
  return onlyChanged ? all.filter((at) => better[at] !== null) : all
}

/** On which page a turn stands; the nearest one where the filter hides it. */
export function pageOf(shown: readonly number[], turn: number): number {
  const at = shown.findIndex((one) => one >= turn)
  return Math.floor((at < 0 ? Math.max(0, shown.length - 1) : at) / PAGE)
}

/**
 * The people of a result: the reader, then who spoke most, and of those who spoke as often whoever spoke first; at the
 * end those whom only the lists name.
 */
export function partiesIn({
  turns,
  improvements,
  whatWentWell,
  analysis,
  me,
}: Pick<Resolution, 'turns' | 'improvements' | 'whatWentWell' | 'analysis' | 'me'>): string[] {
  const named = new Set(
    [improvements, whatWentWell, analysis.coreEmotionalNeeds, analysis.repairLanguage].flatMap(Object.keys),
  )
  const spoke = new Map<string, number>()
  for (const { speaker } of turns) spoke.set(speaker, (spoke.get(speaker) ?? 0) + 1)
  const most = [...spoke].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
  const all = [...new Set([...most.filter((name) => named.has(name)), ...named])]
  return [...all.filter((name) => name === me), ...all.filter((name) => name !== me)]
}

/** The words could not be read: turns without acts, and nothing that would look as if it had been understood. */
export const isUnread = ({ curve, contributions }: Pick<Resolution, 'curve' | 'contributions'>) =>
  curve.length === 0 && contributions.length === 0

/** More turns than this are not read from end to end. */
const FEW = 6

/** Whether some turns were reworded and some kept, of so many that one would look for what changed. */
export const isFiltered = (better: readonly (string | null)[] | null): boolean =>
  better !== null &&
  better.length > FEW &&
  better.some((words) => words !== null) &&
  better.some((words) => words === null)
