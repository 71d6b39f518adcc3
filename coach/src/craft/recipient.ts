import type { CraftInput } from '../operations.ts'
import { firstNames, pronounOf } from '../text/people.ts'
import { sentencesIn } from '../text/split.ts'
import { bare, wordsIn } from './order-words.ts'
import { ordersIn } from './orders.ts'
import {
  genderOf,
  isTitled,
  personIn,
  personsIn,
  roles,
  vocatives,
  type Kind,
  type Mention,
  type Through,
} from './persons.ts'

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
  through: Through | null
}

const nobody: Mention = { quote: '', called: null, role: null, through: null }

/**
 * Whom the message is for: whom an order of the goal names; else the chosen relationship, whom the context names, the
 * first whom the goal does. Null where only a pronoun is known, or nobody.
 */
export function recipientOf({ person, context, knownPeople }: CraftInput, goal: string): Recipient {
  const known = knownPeople.flatMap((it) => it.toLowerCase().split(' '))
  const inGoal = personsIn(goal, known)
  const inContext = personsIn((context ?? '').slice(0, 2000), known)
  const whoms = sentencesIn(goal).flatMap((it) => ordersIn(it).flatMap(({ whom }) => whom || []))
  const direct = whoms.map((it) => directIn(it, known)).find((it) => it !== null)
  const given: Mention | null = person && {
    ...nobody,
    called: person.name.trim().slice(0, 60) || null,
    role: roleIn(person.relationshipType, person.customLabel),
  }
  const pronoun = whoms.flatMap((it) => pronounOf.get(bare(it)) ?? []).find((it) => it !== 'they')
  const first = direct ?? given ?? inContext[0] ?? inGoal.find((it) => !pronoun || mayBe(pronoun, it)) ?? null
  const chosen = first && joined(first, [...(given ? [given] : []), ...inContext, ...inGoal])
  // Of whom an office is told, a pronoun may be of anybody who is named.
  const isOffice = direct !== undefined && !chosen?.called
  const others = isOffice ? [...inContext, ...inGoal].filter(({ quote }) => quote !== chosen?.quote).map(sexOf) : []
  const [toPronoun] = whoms.flatMap((it) => pronounOf.get(bare(wordsIn(it)[0])) ?? [])
  const ofThrough = genderOf(chosen?.through?.role ?? null)
  return shaped(chosen ?? nobody, toPronoun ?? usedIn(`${goal}\n${context ?? ''}`, [ofThrough, ...others]))
}

const sexOf = ({ called, role }: Mention): Pronoun | null =>
  roles.get(role ?? '')?.pronoun ?? firstNames.get(called?.toLowerCase() ?? '') ?? null
/** "I want him to talk to his mother": of those who are named the first who can be that "him". */
const mayBe = (pronoun: Pronoun, it: Mention): boolean =>
  roles.get(it.role ?? '')?.pronoun !== 'they' && [pronoun, null, 'they'].includes(sexOf(it))

/** "Write me something" is the coach's to hear, and so is one word that is no name: "tell reception". */
function directIn(whom: string, known: readonly string[]): Mention | null {
  const first = bare(wordsIn(whom)[0])
  if (!first || first === 'me' || pronounOf.has(first)) return null
  const person = personIn(whom, known)
  return person.called || person.role || whom !== first ? person : null
}

/** "Ana" in the goal and "my sister Ana" beside it are one; so are "my manager" and a manager called Helen. */
function joined(first: Mention, all: readonly Mention[]): Mention {
  const parts = first.called?.split(' ').filter((it) => it.length > 2)
  const isSame = (it: Mention) =>
    parts && it.called
      ? it.called.split(' ').some((part) => parts.includes(part))
      : it.role !== null && it.role === first.role
  const one = [first, ...all.filter(isSame)]
  const told = <Name extends 'called' | 'role' | 'through'>(name: Name) => one.find((it) => it[name])?.[name] ?? null
  const quote = one.find((it) => it.quote)?.quote ?? ''
  return { quote, called: told('called'), role: told('role'), through: told('through') }
}

function roleIn(type: string, label: string | null): string | null {
  const text = `${label ?? ''} ${type}`.toLowerCase().replaceAll('_', ' ')
  const said = text.split(' ').find((it) => roles.has(it))
  return said ?? (text.includes('romantic') ? 'partner' : text.includes('work') ? 'colleague' : null)
}

/** The one pronoun that is used, of nobody else; null where two are. */
function usedIn(text: string, others: readonly unknown[]): Pronoun | null {
  const used = wordsIn(text).flatMap((it) => pronounOf.get(bare(it).split("'")[0]!) ?? [])
  const [first, second] = [...new Set(used)].filter((it) => !others.includes(it))
  return first && (!second || second === 'they') ? first : null
}

/** Of "my daughter's friend" nobody knows their age, and "my friend's sister" is nobody's family here. */
function kindOf(role: string | null, through: Through | null): Kind | null {
  const kind = roles.get(role ?? '')?.kind ?? null
  const owner = roles.get(through?.role ?? '')?.kind ?? null
  const isKin = kind === 'kin' || kind === 'child'
  if (owner === 'child') return kind === 'kin' || kind === 'carer' || kind === 'teacher' ? 'other' : 'child'
  return isKin && owner && owner !== 'kin' && owner !== 'partner' ? 'other' : kind
}

function shaped({ called, role, quote, through }: Mention, pronoun: Pronoun | null): Recipient {
  const vocative = role && vocatives.has(role) ? role.charAt(0).toUpperCase() + role.slice(1) : null
  const surname = called && isTitled(called) ? called.slice(called.indexOf(' ') + 1) : ''
  const mentions = [quote, vocative ? role : '', vocative, called, surname].filter((it) => it && it.length > 1)
  const isPair = called?.includes(' and ') ?? false
  return {
    called: called ?? (through ? null : vocative),
    role,
    kind: kindOf(role, through),
    pronoun: isPair ? 'they' : (roles.get(role ?? '')?.pronoun ?? genderOf(called) ?? pronoun),
    quote,
    mentions: [...new Set(mentions as string[])],
    through,
  }
}
