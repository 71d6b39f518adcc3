const most = 8
const seamAhead =
  /^(?:(?:because|cos|cause|when|while|until)\b|(?:and|but|so|after|before|since|then) (?:then |now |just )?(?:i|im|i'm|he|hes|he's|she|shes|she's|they|we|it|its|it's|my|his|her|the)\b)/i

/** At most eight words, cut only where a clause ends; null where there is nothing whole to quote. */
export function shortest(source: string): string | null {
  const whole = source.trim()
  const count = whole.split(/\s+/).length
  const cut = count <= most ? bare(whole) : firstClause(whole)
  if (!cut) return null
  const quote = count <= most ? cut : cutTidy(cut)
  const size = quote.split(/\s+/).length
  return quote.length < 2 || size > most || (count > most && size < 3) || /["“”\n]/.test(quote) ? null : quote
}

/** What stands before the last seam between clauses among the first nine words. */
function firstClause(text: string): string | null {
  let seen = 0
  let seam = 0
  for (const hit of text.matchAll(/\S+/g)) {
    if (++seen > most + 1) break
    // "so long" and "after dinner" belong to what stands before; only a new clause is a seam.
    if (seen > 3 && seamAhead.test(text.slice(hit.index, hit.index + 40))) seam = hit.index
    if (seen >= 3 && seen <= most && /[,;:.!?]$/.test(hit[0])) seam = hit.index + hit[0].length
  }
  return seam > 0 ? text.slice(0, seam) : null
}

const setOf = (words: string) => new Set(words.split(' '))
/** A quote must not end on what joins, and one that was cut out of more on no word that points ahead. */
const joins = setOf('and but so or the a an my because cos lol ugh then')
const ahead = setOf(
  "and but so or the a an my his her their to of in on at with for that because cos cause when if while i he she they we is was just like then really even as than im hes shes its not who what how about from by been have has had do did be are very which where you will would front much kept keeps keep get gets got being every no didnt dont didn't don't wont cant could should until after before",
)

/** A quote without the signs around it, and without such words at its end. */
function without(quote: string, words: ReadonlySet<string>, most: number): string {
  let kept = bare(quote)
  for (let left = most; left > 0; left--) {
    const last = kept.slice(kept.lastIndexOf(' ') + 1)
    if (last === kept || !words.has(last.toLowerCase().replace('’', "'"))) break
    kept = bare(kept.slice(0, -last.length))
  }
  return kept
}
const bare = (quote: string) => quote.replace(/^["“”'‘\s]+|["“”\s,;:.!?…-]+$/g, '')

export const tidy = (quote: string): string => without(quote, joins, 1)
export const cutTidy = (quote: string): string => without(quote, ahead, 6)
