import { listOf, setsOf, stripped, upperFirst } from './words.ts'
import kept from '../../data/words/people.json' with { type: 'json' }
import rows from '../../data/words/roles.json' with { type: 'json' }

export type Pronoun = 'he' | 'she' | 'they'

/** Someone the writer talks about, and how to speak of them: "Tomas ... he", "your mum ... she", "your parents ... they". */
export interface Someone extends Record<'name' | 'role', string | null> {
  /** How the coach names them: a name, or "your sister". */
  label: string
  pronoun: Pronoun
  /** Behind a title, "Mr Lee". */
  titled?: true
  /** The pronoun was read, not guessed. */
  sure: boolean
  plural: boolean
}

const someone = (label: string, pronoun: Pronoun, more: Partial<Someone> = {}): Someone => {
  return { label, name: null, role: null, pronoun, sure: false, plural: false, ...more }
}

const { roles: more, said: told, names, titles, pronouns, forms, sexes, ...lists } = kept
/** Each word of such rows as coach/data/words/roles.json has, with what it says somebody is. */
export function rolesOf<Kind extends string>(some: readonly unknown[]) {
  const rows = some as [kind: Kind, pronoun: Pronoun | null, words: string][]
  return new Map(rows.flatMap(([kind, pronoun, all]) => all.split(' ').map((it) => [it, { kind, pronoun }] as const)))
}
const roles = new Map([...rolesOf([...rows, ...more])].map(([word, { pronoun }]) => [word, pronoun]))
/** Whether a word says what somebody is to somebody: "mum", "boss", "mother-in-law". */
export const isRoleWord = (word: string): boolean => roles.has(word)
const said = new Map(Object.entries(told))
const { unowned, shared, owners, others, kept: adjectives, dropped: unsaid, ...words } = setsOf(lists)
const { notNames, ofWriter, begins, callings } = words

/** First names that are not also everyday words, so that "leo" is met in lower case, with a first guess at the pronoun. */
export const firstNames = listOf<Pronoun>(names)
/** Behind one of these stands a name, in any letters: "mr pritchard". */
const titled = listOf<Pronoun>(titles)
/** The name in a label that somebody is kept under: "Anna" of "Anna Berg", all of "Mr Lee" and "Aunt Rosa"; null where it says who they are, "My sister", "Mum's new man". */
export function nameIn(label: string): string | null {
  const [first = '', next = ''] = label.trim().split(' ')
  const [word, then] = [first.toLowerCase(), next.toLowerCase()]
  const isSaid = [begins, adjectives, roles].some((it) => it.has(word))
  if (next && (wordsIn(first)[0]?.owns || (isSaid && (next === then || roles.has(then))))) return null
  return isSaid || callings.has(stripped(word, '', '.')) ? label.trim() : first || label
}
/** That name, or the whole label as it is said to whoever wrote it: "your sister", "the neighbour with the dog". */
export function firstName(label: string): string {
  const [first = '', ...more] = label.trim().split(' ')
  const word = first.toLowerCase()
  const said = adjectives.has(word) ? `your ${word}` : begins.has(word) ? word : first
  return nameIn(label) ?? [['my', 'our'].includes(word) ? 'your' : said, ...more].join(' ')
}

export type Word = ReturnType<typeof wordsIn>[number]
/** The words of a text, without an owner's "s". `owns`: "sister's"; `joined`: only a space stands before it; `opens`: it opens a sentence. */
export function wordsIn(text: string) {
  let end = 0
  return [...text.matchAll(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)].map((hit) => {
    const bare = hit[0].replace(/[’']s$/i, '')
    const gap = text.slice(end, hit.index)
    const opens = end === 0 || [...gap].some((sign) => '.!?\n"“:'.includes(sign))
    const from = hit.index
    end = from + hit[0].length
    const joined = gap === ' '
    return { text: bare, lower: bare.toLowerCase(), from, to: end, owns: bare.length < hit[0].length, joined, opens }
  })
}

/** "She" of "she'll": a word up to its first apostrophe. */
export const stemOf = (word: string): string => word.replaceAll('’', "'").split("'")[0]!

/** "Older sister", "mother in law": the role that begins here, and the word behind it. */
function roleAt(words: readonly Word[], from: number) {
  const before: string[] = []
  for (let at = from; words[at]?.joined && at < from + 5; at++) {
    for (const length of [3, 2, 1]) {
      const some = words.slice(at, at + length)
      const role = some.map(({ lower }) => lower).join('-')
      if (some.length === length && roles.has(role) && some.every(({ joined }) => joined))
        return { role, adjectives: before.join(' '), next: at + length }
    }
    const word = words[at]!.lower
    if (adjectives.has(word)) before.push(word)
    else if (!unsaid.has(word) && !(word[0]! <= '9')) return null
  }
  return null
}

const isNoName = (word: string) => notNames.has(word) || (word.endsWith('s') && notNames.has(word.slice(0, -1)))
const genderOf = (name: string): Pronoun => firstNames.get(name.toLowerCase()) ?? 'they'

function roled(key: string, owner: string, adjectives: string, name: string | null): Someone {
  const pronoun = roles.get(said.get(key) ?? key) ?? roles.get(key) ?? null
  const plural = pronoun === 'they'
  // As it is told: "in-laws" and "ex-wife" keep their hyphen.
  const isWhole = ['ex-', 'co-', 'half-', 'in-'].some((it) => key.startsWith(it)) || key.includes('-in-law')
  const role = said.get(key) ?? (isWhole ? key : key.replaceAll('-', ' '))
  const label = name ?? [['the', 'this'].includes(owner) ? owner : 'your', adjectives, role].filter(Boolean).join(' ')
  return someone(label, pronoun ?? (name ? genderOf(name) : 'they'), { name, role, sure: pronoun !== null, plural })
}

export type Mention = ReturnType<typeof people>[number]
/** Everyone named or placed in the text. `known` are names the writer keeps; they are met in any letter case. */
export function people(text: string, known: readonly string[] = []) {
  const familiar = new Set(known.flatMap((name) => [name.toLowerCase(), firstName(name.toLowerCase())]))
  const words = wordsIn(text)
  const found: { someone: Someone; start: number }[] = []
  const isName = ({ text: word, lower, opens }: Word) =>
    word.length > 1 &&
    (familiar.has(lower) || firstNames.has(lower) || (!opens && /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isNoName(lower)))
  const titleOf = (at: number) => {
    const [owner, before, { from, lower }] = [words[at - 2]?.lower ?? '', words[at - 1], words[at]!]
    const isBehind = before && ['. ', ' '].includes(text.slice(before.to, from)) && lower !== 'and'
    return isBehind && !['the', 'a', 'my', 'our'].includes(owner) ? titled.get(before.lower) : undefined
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const met = owners.has(word.lower) ? roleAt(words, at + 1) : null
    if (met) {
      const next = words[met.next]
      const last = words[met.next - 1]!
      // "My sister's friend" is somebody else, and nobody is told of who.
      if (last.owns && next && roles.has(next.lower)) at = met.next
      else if (word.lower === 'my' || word.lower === 'our' || shared.has(met.role)) {
        const near = next && [' ', ', '].includes(text.slice(last.to, next.from)) && roles.get(met.role) !== 'they'
        const name = near && isName({ ...next, opens: false }) ? upperFirst(next.text) : null
        found.push({ someone: roled(met.role, word.lower, met.adjectives, name), start: word.from })
        at = name ? met.next : met.next - 1
      }
    } else if (unowned.has(word.lower) && !(word.joined && others.has(words[at - 1]?.lower ?? '')))
      found.push({ someone: roled(word.lower, 'my', '', null), start: word.from })
    else if ((isName(word) || titleOf(at)) && !unowned.has(word.lower)) {
      const [name, title] = [upperFirst(word.text), titleOf(at)]
      const more = { name, ...(title && { titled: true as const }) }
      found.push({ someone: someone(name, title ?? genderOf(name), more), start: word.from })
    }
  }
  const each = Map.groupBy(found, ({ someone: { label } }) => label.toLowerCase()).values()
  return [...each].map((all) => ({ ...all[0]!, count: all.length })).sort((a, b) => a.start - b.start)
}

/** Every form of a pronoun of a third person. */
export const pronounOf = listOf<Pronoun>(pronouns)
const unquoted = (text: string): string => text.replace(/["“][^"”]*["”]/g, (said) => ' '.repeat(said.length))
/** Words that say of nobody who they are but a man or a woman, one or more. */
const sexOf = listOf<Pronoun>(sexes)
/** Of whom the words of a text outside quotation marks may be: "he" and "wife", `null` for "boss", "they" for "parents". */
export const sexesIn = (text: string): (Pronoun | null)[] =>
  wordsIn(unquoted(text)).flatMap(({ lower, text: word }, at, all) => {
    const plain = stemOf(lower)
    const pronoun = pronounOf.get(plain)
    // "As a mum", "I'm the wife" say it of the writer.
    if (pronoun || [2, 3].some((n) => ofWriter.has(all[at - n]?.lower ?? ''))) return pronoun ?? []
    const known = sexOf.get(plain) ?? roles.get(said.get(plain) ?? plain)
    return known !== undefined ? [known] : word !== lower ? (firstNames.get(plain) ?? []) : []
  })

const isSame = (a: Someone, b: Someone): boolean =>
  a.label.toLowerCase() === b.label.toLowerCase() ||
  (a.name !== null && a.name === b.name) ||
  (a.role !== null && a.role === b.role)
const bare = (pronoun: Pronoun): Someone => someone(pronoun, pronoun, { sure: true })

/** Who the message is mostly about: who was settled before, until somebody else is told of and the one before is not, since "he" goes on meaning the same person. */
export function focusOf(text: string, known: readonly string[], held: Someone | null, owner: Someone | null) {
  const used = wordsIn(unquoted(text)).flatMap(({ lower, from }) => {
    const pronoun = pronounOf.get(stemOf(lower))
    return pronoun ? [{ pronoun, at: from }] : []
  })
  const times = (it: Pronoun) => used.filter(({ pronoun }) => pronoun === it).length
  const top = (['he', 'she', 'they'] as const).reduce((a, b) => (times(b) > times(a) ? b : a))
  const isClear = times(top) > 0 && (top !== 'they' || times('he') + times('she') === 0)
  const learn = (who: Someone): Someone => (!who.sure && isClear ? { ...who, pronoun: top, sure: true } : who)
  const base = held ?? owner
  const mentions = people(text, known)
  const [first] = mentions.toSorted((a, b) => weight(b) - weight(a))
  if (!first) return base ? learn(base) : used.length > 0 ? bare(top) : null
  const again = base && mentions.find(({ someone }) => isSame(someone, base))
  if (base && again) return learn({ ...base, role: base.role ?? again.someone.role })
  if (base) return first.count > 1 || times(base.pronoun) === 0 ? learn(first.someone) : base
  // "He said he'd pick up leo": the "he" who came first is not the one who is picked up.
  const [opening] = used
  return opening && opening.at < first.start && !first.someone.role ? bare(opening.pronoun) : learn(first.someone)
}
const weight = ({ someone, count }: Mention) => count + Number(someone.role !== null)

export function ownerOf(person: { name: string; relationshipType: string } | null): Someone | null {
  if (!person) return null
  const label = firstName(person.name)
  const name = nameIn(person.name) ?? person.name.trim()
  // As it is kept: `romantic_partner`, `ex_partner`.
  const role = person.relationshipType.toLowerCase().replace('romantic_', '').replace('_', ' ')
  const gender = roles.get(role)
  const sure = gender === 'he' || gender === 'she'
  return someone(label || 'they', sure ? gender : genderOf(name), { name, role: role || null, sure })
}

/** How the other one is spoken of, where a message leaves no doubt of it, or what was said before it (newest last); "they" for more than one, and where it is not sure, as of a boss. */
export function theyAre(message: string, earlier: readonly string[]): Pronoun {
  const last = [...earlier, message].findLast((it) => sexesIn(it).length > 0) ?? ''
  const [sex, other] = new Set(sexesIn(last).filter((it) => it !== null))
  return other === undefined && sex ? sex : 'they'
}

/** Each form of "they", as it is said of one. */
const formsOf: Record<Exclude<Pronoun, 'they'>, Record<string, string>> = forms

/** A written text as it is said of somebody: "[They're] late and [keep|keeps] [their] phone off" -> "She's late and keeps her phone off". */
export function spokenOf(text: string, who: Pronoun): string {
  const parts = text.replaceAll(']', '[').split('[')
  return parts.map((it, at) => (at % 2 === 1 ? saidOf(it, who) : it)).join('')
}

function saidOf(form: string, who: Pronoun): string {
  const [many = '', one] = form.split('|')
  if (who === 'they' || one !== undefined) return who === 'they' ? many : one!
  const [bare = '', end] = many.split("'")
  const said = formsOf[who][bare.toLowerCase()]! + (end ? `'${['re', 've'].includes(end) ? 's' : end}` : '')
  return bare[0] === 'T' ? said[0]!.toUpperCase() + said.slice(1) : said
}
