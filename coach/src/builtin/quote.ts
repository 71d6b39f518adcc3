import { cutTidy } from './reading.ts'

const most = 8
const seamAhead =
  /^(?:(?:because|cos|cause|when|while|until)\b|(?:and|but|so|after|before|since|then) (?:then |now |just )?(?:i|im|i'm|he|hes|he's|she|shes|she's|they|we|it|its|it's|my|his|her|the)\b)/i

/** At most eight words, cut only where a clause ends; null where there is nothing whole to quote. */
export function shortest(source: string): string | null {
  const whole = source.trim()
  const count = whole.split(/\s+/).length
  const cut = count <= most ? whole.replace(/^["“”'‘\s]+|["“”\s,;:.!?…-]+$/g, '') : firstClause(whole)
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
