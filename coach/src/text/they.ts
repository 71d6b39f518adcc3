import { sexesIn, type Pronoun } from './people.ts'

/** How the other one is spoken of, where a message leaves no doubt of it, or what was said before it (newest last); "they" for more than one, and where it is not sure, as of a boss. */
export function theyAre(message: string, earlier: readonly string[]): Pronoun {
  const last = [...earlier, message].findLast((it) => sexesIn(it).length > 0) ?? ''
  const [sex, other] = new Set(sexesIn(last).filter((it) => it !== null))
  return other === undefined && sex ? sex : 'they'
}

/** Each form of "they", as it is said of one. */
const forms: Record<Exclude<Pronoun, 'they'>, Record<string, string>> = {
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themselves: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themselves: 'herself' },
}

/** A written text as it is said of somebody: "[They're] late and [keep|keeps] [their] phone off" -> "She's late and keeps her phone off". */
export function spokenOf(text: string, who: Pronoun): string {
  const parts = text.replaceAll(']', '[').split('[')
  return parts.map((it, at) => (at % 2 === 1 ? saidOf(it, who) : it)).join('')
}

function saidOf(form: string, who: Pronoun): string {
  const [many = '', one] = form.split('|')
  if (who === 'they' || one !== undefined) return who === 'they' ? many : one!
  const [bare = '', end] = many.split("'")
  const said = forms[who][bare.toLowerCase()]! + (end ? `'${['re', 've'].includes(end) ? 's' : end}` : '')
  return bare[0] === 'T' ? said[0]!.toUpperCase() + said.slice(1) : said
}
