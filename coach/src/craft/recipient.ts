import { firstNames, pronounOf } from '../text/people.ts'
import type { CraftInput } from '../operations.ts'
import { sentencesIn } from '../text/split.ts'
import { genderOf, isName } from './called.ts'
import { roles, vocatives, type Kind } from './cues/roles.ts'
import { bare } from './order-words.ts'
import { ordersIn, wordsIn } from './orders.ts'
import { personsIn, type Mention, type Through } from './persons.ts'

type Pronoun = 'he' | 'she' | 'they'

export interface Recipient {
  /** How the message may call them: "Ana", "Mr Orr", "Mum"; null where nothing was given. */
  called: string | null
  role: string | null
  kind: Kind | null
  pronoun: Pronoun | null
  /** Words of the input that name them; empty where only pronouns do. */
  quote: string
  /** Every way in which the input names them, to become "you". */
  mentions: readonly string[]
  /** "my daughter", where the recipient is "my daughter's teacher". */
  through: Through | null
}

/**
 * Whom the message is for: whom an order of the goal names; else the chosen relationship, whom the context names, the
 * first whom the goal does. Null where only a pronoun is known, or nobody.
 */
export function recipientOf(input: CraftInput, goal: string): Recipient {
  const known = input.knownPeople.flatMap((it) => it.toLowerCase().split(/\s+/))
  const { person } = input
  const inGoal = personsIn(goal, known)
  const inContext = personsIn((input.context ?? '').slice(0, 2000), known)
  const whoms = sentencesIn(goal).flatMap((it) => ordersIn(it).flatMap(({ whom }) => whom || []))
  const direct = directIn(whoms, known)
  const given: Mention | null = person && {
    quote: '',
    called: person.name.trim().slice(0, 60) || null,
    role: roleIn(person.relationshipType, person.customLabel),
    through: null,
    start: 0,
  }
  const pronoun = whoms.flatMap((it) => pronounOf.get(bare(it)) ?? []).find((it) => it !== 'they')
  const first = direct ?? given ?? inContext[0] ?? (pronoun ? meantBy(pronoun, inGoal) : inGoal[0]) ?? null
  const chosen = first && joined(first, [...(given ? [given] : []), ...inContext, ...inGoal])
  const called = chosen?.called ?? null
  return shaped(
    chosen,
    called,
    whoms,
    [...inContext, ...inGoal],
    `${goal}\n${input.context ?? ''}`,
    direct !== null && called === null,
  )
}

/** "I want him to talk to his mother": of those who are named the first who can be that "him". */
const meantBy = (pronoun: Pronoun, all: readonly Mention[]): Mention | undefined =>
  all.find(
    (it) => (it.role === null || roles.get(it.role)?.pronoun !== 'they') && [pronoun, null, 'they'].includes(sexOf(it)),
  )

/** Whom an order names: a person, or whoever is described there. */
function directIn(whoms: readonly string[], known: readonly string[]): Mention | null {
  for (const whom of whoms) {
    const [found] = personsIn(whom, [...known, ...capitalsOf(whom)])
    if (found && !found.isOwner) return { ...found, start: 0 }
    const [first] = wordsIn(whom)
    // "Write me something": that is the coach's to hear.
    if (bare(first) === 'me') continue
    const quote = wordsIn(whom)
      .filter((it) => it !== 'know')
      .join(' ')
      .replace(/[,.:]+$/, '')
    const role = roles.has(bare(first)) ? bare(first) : null
    const isWho = role || wordsIn(quote).length > 1 || first !== first?.toLowerCase() || firstNames.has(bare(first))
    const name = wordsIn(quote).length === 1 && firstNames.has(bare(first)) ? bare(first) : ''
    const called = name ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : null
    if (first && !pronounOf.has(bare(first)) && isWho) return { quote, called, role, through: null, start: 0 }
  }
  return null
}

/** "Hugo from pottery", "a woman from choir, Ines": not every capital is a name. */
const capitalsOf = (whom: string): string[] =>
  wordsIn(whom).flatMap((it, at, all) => (isName(it) && (at === 0 || all[at - 1]!.endsWith(',')) ? [bare(it)] : []))

/** "Ana" in the goal and "my sister Ana" beside it are one; so are "my manager" and a manager called Helen. */
function joined(first: Mention, all: readonly Mention[]): Mention {
  const parts = first.called?.split(' ').filter((it) => it.length > 2)
  const same = all.filter((it) =>
    parts && it.called
      ? it.called.split(' ').some((part) => parts.includes(part))
      : it.role !== null && it.role === first.role,
  )
  return {
    ...first,
    called: first.called ?? same.find((it) => it.called)?.called ?? null,
    role: first.role ?? same.find((it) => it.role)?.role ?? null,
    through: first.through ?? same.find((it) => it.through)?.through ?? null,
    quote: first.quote || (same.find((it) => it.quote)?.quote ?? ''),
  }
}

function roleIn(type: string, label: string | null): string | null {
  const text = `${label ?? ''} ${type}`.toLowerCase()
  for (const word of text.split(/[^\p{L}-]+/u)) if (roles.has(word)) return word
  return text.includes('romantic') ? 'partner' : text.includes('work') ? 'colleague' : null
}

const sexOf = ({ called, role }: Mention): Pronoun | null =>
  (role ? roles.get(role)?.pronoun : null) ?? (called ? (firstNames.get(called.toLowerCase()) ?? null) : null)

function shaped(
  chosen: Mention | null,
  called: string | null,
  whoms: readonly string[],
  all: readonly Mention[],
  text: string,
  isOffice: boolean,
): Recipient {
  const role = chosen?.role ?? null
  const entry = role ? roles.get(role) : undefined
  const isSelf = (it: Mention) =>
    (called !== null && it.called === called) || (role !== null && it.role === role) || it.quote === chosen?.quote
  const others = all.filter((it) => !isSelf(it)).map(sexOf)
  const said = wordsIn(text).map((it) => bare(it).split("'")[0]!)
  const used = new Set(said.flatMap((it) => pronounOf.get(it) ?? []))
  // A pronoun may be of anybody else who is named, where it goes to an office, or it is only "her" or "his".
  const free = [...used].filter(
    (it) => it !== chosen?.through?.pronoun && ((said.includes(it) && !isOffice) || !others.includes(it)),
  )
  const [toPronoun] = whoms.flatMap((it) => pronounOf.get(bare(wordsIn(it)[0])) ?? [])
  const isPair = called?.includes(' and ') ?? false
  const pronoun =
    (isPair ? 'they' : null) ??
    entry?.pronoun ??
    toPronoun ??
    genderOf(called) ??
    (free.length === 1 || (free.length > 1 && free[1] === 'they') ? free[0]! : null)
  const spoken = role && vocatives.test(role) ? [role, `${role.charAt(0).toUpperCase()}${role.slice(1)}`] : []
  const [, ...names] = called?.split(' ') ?? []
  const isTitled = called !== null && genderTitle(called)
  const mentions = [chosen?.quote ?? '', ...spoken, called ?? '', isTitled ? names.join(' ') : '']
  return {
    called: called ?? (chosen?.through ? null : (spoken[1] ?? null)),
    role,
    kind: entry?.kind ?? null,
    pronoun,
    quote: chosen?.quote ?? '',
    mentions: [...new Set(mentions.filter((it) => it.length > 1))],
    through: chosen?.through ?? null,
  }
}

const genderTitle = (called: string): boolean =>
  ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof'].includes(bare(called.split(' ')[0]).replace('.', ''))
