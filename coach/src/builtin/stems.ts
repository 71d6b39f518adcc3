const common = new Set(
  'about after again against also always because been before being between both cant could didnt does doesnt doing dont down each even ever every everything feel feeling feels felt from getting give going good have having hers here himself herself into just keep kind know less like little made make makes many maybe mean more most much must myself need needs never nothing once only other ours over people person please really said same says should since some someone something still such take talk tell than that thats their them then there these they thing things think this those time times told too under until very want wants was week well went were what when where which while will with without wont would year years your youre relationship partner better between around through'.split(
    ' ',
  ),
)

/** The words of a text that mean something, cut to a rough stem, for finding what two texts share. */
export function stems(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}]{4,}/gu) ?? []) {
    if (common.has(word)) continue
    const stem = word.replace(/(?:ations?|ments?|ings?|ies|edly|ed|es|ly|s)$/, '').slice(0, 8)
    if (stem.length >= 3) found.add(stem)
  }
  return found
}
