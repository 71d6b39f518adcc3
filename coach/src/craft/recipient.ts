import type { CraftInput } from '../operations.ts'
import { firstNames, pronounOf } from '../text/people.ts'
import { sentencesIn } from '../text/split.ts'
import { stripped } from '../text/words.ts'
import { genderOf, isName, isTitled } from './called.ts'
import { roles, vocatives, type Kind } from './cues/roles.ts'
import { bare, wordsIn } from './order-words.ts'
import { ordersIn } from './orders.ts'
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
export function recipientOf({ person, context, knownPeople }: CraftInput, goal: string): Recipient {
  const known = knownPeople.flatMap((it) => it.toLowerCase().split(' '))
  const inGoal = personsIn(goal, known)
  const inContext = personsIn((context ?? '').slice(0, 2000), known)
  const all = [...inContext, ...inGoal]
  const whoms = sentencesIn(goal).flatMap((it) => ordersIn(it).flatMap(({ whom }) => whom || []))
  const direct = whoms.map((it) => directIn(it, known)).find((it) => it !== null) ?? null
  const given: Mention | null = person && {
    ...nobody,
    called: person.name.trim().slice(0, 60) || null,
    role: roleIn(person.relationshipType, person.customLabel),
  }
  const pronoun = whoms.flatMap((it) => pronounOf.get(bare(it)) ?? []).find((it) => it !== 'they')
  const told = pronoun ? inGoal.find((it) => mayBe(pronoun, it)) : inGoal[0]
  const first = direct ?? given ?? inContext[0] ?? told ?? null
  const chosen = first && joined(first, given ? [given, ...all] : all)
  const [toPronoun] = whoms.flatMap((it) => pronounOf.get(bare(wordsIn(it)[0])) ?? [])
  const isOffice = direct !== null && !chosen?.called
  return shaped(chosen, toPronoun ?? null, pronounOfRest(chosen, all, `${goal}\n${context ?? ''}`, isOffice))
}

const nobody = { quote: '', called: null, role: null, through: null }

const sexOf = ({ called, role }: Mention): Pronoun | null =>
  roles.get(role ?? '')?.pronoun ?? firstNames.get(called?.toLowerCase() ?? '') ?? null
/** "I want him to talk to his mother": of those who are named the first who can be that "him". */
const mayBe = (pronoun: Pronoun, it: Mention): boolean =>
  roles.get(it.role ?? '')?.pronoun !== 'they' && [pronoun, null, 'they'].includes(sexOf(it))

/** Whom an order names: a person, or whoever is described there. */
function directIn(whom: string, known: readonly string[]): Mention | null {
  const words = wordsIn(whom)
  // "Hugo from pottery", "a woman from choir, Ines": not every capital is a name.
  const capitals = words.flatMap((it, at) =>
    isName(it) && (at === 0 || words[at - 1]!.endsWith(',')) ? [bare(it)] : [],
  )
  const [found] = personsIn(whom, [...known, ...capitals])
  if (found && !found.isOwner) return found
  const first = bare(words[0])
  // "Write me something": that is the coach's to hear.
  if (!first || first === 'me' || pronounOf.has(first)) return null
  const quote = stripped(words.filter((it) => it !== 'know').join(' '), '', ',.:')
  const isOne = !quote.includes(' ')
  const isKnown = firstNames.has(first)
  if (isOne && !roles.has(first) && !isKnown && words[0] === words[0]!.toLowerCase()) return null
  const called = isOne && isKnown ? first.charAt(0).toUpperCase() + first.slice(1) : null
  return { ...nobody, quote, called, role: roles.has(first) ? first : null }
}

/** "Ana" in the goal and "my sister Ana" beside it are one; so are "my manager" and a manager called Helen. */
function joined(first: Mention, all: readonly Mention[]): Mention {
  const parts = first.called?.split(' ').filter((it) => it.length > 2)
  const same = all.filter((it) =>
    parts && it.called
      ? it.called.split(' ').some((part) => parts.includes(part))
      : it.role !== null && it.role === first.role,
  )
  const one = [first, ...same]
  return {
    ...first,
    called: one.find((it) => it.called)?.called ?? null,
    role: one.find((it) => it.role)?.role ?? null,
    through: one.find((it) => it.through)?.through ?? null,
    quote: one.find((it) => it.quote)?.quote ?? '',
  }
}

function roleIn(type: string, label: string | null): string | null {
  const text = `${label ?? ''} ${type}`.toLowerCase().replaceAll('_', ' ')
  const said = text.split(' ').find((it) => roles.has(it))
  return said ?? (text.includes('romantic') ? 'partner' : text.includes('work') ? 'colleague' : null)
}

/** The pronoun that is used of nobody else who is named; to an office it may be of anybody. */
function pronounOfRest(
  chosen: Mention | null,
  all: readonly Mention[],
  text: string,
  isOffice: boolean,
): Pronoun | null {
  const isSelf = ({ called, role, quote }: Mention) =>
    (called && called === chosen?.called) || (role && role === chosen?.role) || quote === chosen?.quote
  const others = all.filter((it) => !isSelf(it)).map(sexOf)
  const said = wordsIn(text).map((it) => bare(it).split("'")[0]!)
  const used = [...new Set(said.flatMap((it) => pronounOf.get(it) ?? []))]
  // Beside somebody else "her" and "his" may be of them.
  const [first, second] = used.filter(
    (it) => it !== chosen?.through?.pronoun && ((said.includes(it) && !isOffice) || !others.includes(it)),
  )
  return first && (!second || second === 'they') ? first : null
}

function shaped(chosen: Mention | null, toPronoun: Pronoun | null, rest: Pronoun | null): Recipient {
  const { called, role, quote, through } = chosen ?? nobody
  const entry = roles.get(role ?? '')
  const vocative = role && vocatives.has(role) ? role.charAt(0).toUpperCase() + role.slice(1) : null
  const surname = called && isTitled(called) ? called.slice(called.indexOf(' ') + 1) : ''
  const mentions = [quote, vocative ? role : '', vocative, called, surname].filter((it) => it && it.length > 1)
  const isPair = called?.includes(' and ') ?? false
  return {
    called: called ?? (through ? null : vocative),
    role,
    kind: entry?.kind ?? null,
    pronoun: isPair ? 'they' : (entry?.pronoun ?? toPronoun ?? genderOf(called) ?? rest),
    quote,
    mentions: [...new Set(mentions as string[])],
    through,
  }
}
