/** The longest phrase, in words, whose repetitions are cut; it is left so often: "no no no" says more than "no", and "no" a hundred times says no more than that. */
const [LONGEST, LEFT] = [12, 3]

/** The text with no phrase more than three times on end: patterns would read a run over and over, and nobody says more by the fourth. For matching only: what is left out is not where the text says it is. */
export function withoutRepeats(text: string): string {
  const once = cut(text)
  // A phrase with repetitions in it may itself be repeated.
  return once === text ? text : cut(once)
}

function cut(text: string): string {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)]
  const said = words.map(([word]) => word.toLowerCase())
  const startOf = (at: number) => words[at]?.index ?? text.length
  let kept = ''
  let [from, next] = [0, 0]
  const runs = Array.from({ length: LONGEST + 1 }, () => 0)
  for (let at = 0; at <= said.length; at++) {
    for (let length = 1; length <= LONGEST; length++) {
      if (at < said.length && said[at] === said[at - length]) {
        runs[length]!++
        continue
      }
      const begins = at - runs[length]! - length
      const times = Math.floor(runs[length]! / length) + 1
      runs[length] = 0
      // The shortest phrase that makes up a run is seen with it, and a longer one of the same words changes nothing.
      if (times <= LEFT || begins < next) continue
      kept += text.slice(from, startOf(begins + (LEFT - 1) * length))
      from = startOf(begins + (times - 1) * length)
      next = begins + (times - 1) * length
    }
  }
  return from === 0 ? text : kept + text.slice(from)
}
