const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter|diwali|eid|thanksgiving)\b/gi

/** "Saint Ben" names nobody: it is what somebody is mocked with. */
const mocking = /\b(?:saint|st\.?|almighty|holy|king|queen|princess|prince) $/i

/** What a better sentence must still hold: numbers, times, days and names, folded to lower case. */
export function factsOf(text: string, names: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const hit of text.matchAll(/\d[\d.,:]*\d|\d/g)) found.add(hit[0])
  for (const hit of text.matchAll(days)) found.add(hit[0].toLowerCase())
  for (const hit of text.matchAll(/[\p{L}][\p{L}’'-]*/gu)) {
    const word = hit[0].toLowerCase().replace(/[’']s$/, '')
    if (names.has(word) && !mocking.test(text.slice(Math.max(0, hit.index - 12), hit.index))) found.add(word)
  }
  return [...found]
}

export function missing(facts: readonly string[], said: string): string[] {
  const read = said.toLowerCase()
  return facts.filter((fact) => !read.includes(fact))
}
