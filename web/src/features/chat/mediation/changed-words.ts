export interface Piece {
  kind: 'same' | 'out' | 'in'
  text: string
}

/** What is new in a sentence and what is gone, word by word; a word keeps the space after it. */
export function changedWords(before: string, after: string): Piece[] {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  const plain = (word: string) => word.trim()
  // The longest that both have in common, from the end backwards.
  const common = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i]![j] =
        plain(old[i]!) === plain(now[j]!)
          ? common[i + 1]![j + 1]! + 1
          : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += text
    else pieces.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && plain(old[i]!) === plain(now[j]!)) {
      add('same', now[j]!)
      i++
      j++
    } else if (i < old.length && (j >= now.length || common[i + 1]![j]! >= common[i]![j + 1]!)) add('out', old[i++]!)
    else add('in', now[j++]!)
  }
  return pieces
}
