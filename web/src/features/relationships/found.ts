const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Those whose name has every word of the search in it; accents and capitals do not matter. */
export function found<P extends { personName: string }>(people: readonly P[], search: string): readonly P[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return people
  return people.filter(({ personName }) => {
    const name = folded(personName)
    return words.every((word) => name.includes(word))
  })
}
