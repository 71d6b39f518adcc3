import type { CraftInput } from '../operations.ts'
import { pronounOf, type Pronoun } from '../text/people.ts'
import { sentencesIn } from '../text/split.ts'
import { upperFirst } from '../text/words.ts'
import { bare, isIn, wordsIn } from './order-words.ts'
import { ordersIn } from './orders.ts'
import { genderOf, isDoing, isTitled, namesWithin, nobody, personIn, personsIn, roles, vocatives } from './persons.ts'
import type { Kind, Mention, Through } from './persons.ts'

export type Recipient = ReturnType<typeof shaped>

type Asked = Pick<CraftInput, 'person' | 'context' | 'knownPeople'>

/** Whom it is for: whom an order names; else the chosen relationship, whom the context names, the first of the goal. */
export function recipientOf({ person, context, knownPeople }: Asked, goal: string): Recipient {
  const known = knownPeople.flatMap((it) => it.toLowerCase().split(' '))
  const texts = [(context ?? '').slice(0, 2000), goal]
  const [[owner, named] = [undefined, null]] = texts.flatMap(namedIn)
  const all = texts.flatMap((it) => personsIn(it, known)).filter(({ called }) => !called || called !== named)
  // Of "my friend Pete's wife" both may be meant, and who has died is written to by nobody.
  const told = all.flatMap((it) => [isGone(it, goal) ? [] : it, it.through?.owner ?? []].flat())
  const ordered = sentencesIn(goal).filter((it) => ordersIn(it).length > 0)
  const whoms = ordered.flatMap((it) => ordersIn(it).flatMap(({ whom }) => whom || []))
  const [direct] = whoms.flatMap((it) => directIn(it, known, told) ?? [])
  const [pronoun = null] = [...whoms, owner].flatMap((it) => pronounOf.get(bare(wordsIn(it ?? '')[0])) ?? [])
  const name = person?.name.trim().slice(0, 60) || null
  const given = person && { ...nobody, called: name, role: roleIn(person.relationshipType, person.customLabel) }
  const sex = pronoun ?? usedIn(ordered.join(' '), [])
  // "I want him to talk to his mother": of those who are named the first who can be that "him".
  const may = told.find((it) => sex === null || sex === 'they' || (sexOf(it) ?? sex) === sex)
  const first = direct ?? given ?? may ?? nobody
  const same = [first, ...(given ? [given] : []), ...told].filter((it) => it === first || isSame(first, it))
  const of = <Name extends keyof Mention>(name: Name) => same.find((it) => it[name])?.[name] ?? null
  const chosen = { quote: of('quote') ?? '', called: of('called') ?? named, role: of('role'), through: of('through') }
  // Of whom an office is told, a pronoun may be of anybody who is named.
  const others = told.filter((it) => !same.includes(it)).map(sexOf)
  const through = sexOf({ ...nobody, called: chosen.through?.role ?? null })
  const used = `${goal}\n${context ?? ''}`
  const only = usedIn(used, [through, ...(direct && !chosen.called ? others : [])])
  // "Tell my flatmate that her boyfriend eats my food": the first is of the one it is for, or of who was named before it.
  const spoken = wordsIn(ordered.join(' '))
  const at = spoken.findIndex((it) => pronounOf.has(bare(it)))
  const met = pronounOf.get(bare(spoken[at])) ?? null
  const ahead = namesWithin(spoken.slice(0, Math.max(0, at)).join(' ')).filter((it) => !chosen.called?.includes(it))
  const isThem = (it: string) => (genderOf(it) ?? (isDoing(spoken.slice(spoken.indexOf(it))) ? met : null)) === met
  if (ahead.some(isThem)) return shaped(chosen, pronoun)
  return shaped(chosen, pronoun ?? only ?? usedIn(used, [through, ...others]) ?? (through ? null : (sex ?? met)))
}

const isGone = ({ quote }: Mention, goal: string): boolean =>
  ['died', 'has died', 'passed', 'has passed'].some((it) => goal.includes(`${quote} ${it}`))

const sexOf = ({ called, role }: Mention): Pronoun | null => roles.get(role ?? '')?.pronoun ?? genderOf(called)

/** "Ask the man from the choir, his name is Ben": whose it is, and the name. */
function namedIn(text: string): [owner: string | undefined, name: string][] {
  const words = wordsIn(text)
  const isSaid = (it: string, n: number) => isIn(it, isIn(words[n - 1], 'name') ? 'is' : "called named name's names")
  const isElse = (n: number) => words.slice(Math.max(0, n - 2), n).some((it) => isIn(it, 'my was'))
  const at = words.findIndex((it, n) => isSaid(it, n) && !isElse(n))
  return namesWithin(words.slice(Math.max(0, at), at + 2).join(' ')).map((it) => [words[at - 2], it])
}

/** "Write me something" is the coach's to hear, and so is one word that is no name: "tell reception". */
function directIn(whom: string, known: readonly string[], told: readonly Mention[]): Mention | null {
  const first = bare(wordsIn(whom)[0])
  if (!first || first === 'me') return null
  const [person, sex] = [personIn(whom, known), pronounOf.get(first)]
  // "Tell his mother": of whom, is whoever was named and can be that "he".
  const called = told.find((it) => it.called && (sexOf(it) ?? sex) === sex)?.called ?? ''
  const through = { phrase: called, role: !called ? 'friend' : sex === 'she' ? 'girl' : 'guy' }
  if (sex) return isIn(first, 'his her their') && person.role ? { ...person, through } : null
  return person.called || person.role || whom !== first ? person : null
}

/** "Ana" in the goal and "my sister Ana" beside it are one; so are "my manager" and a manager called Helen. */
function isSame(one: Mention, other: Mention): boolean {
  const parts = one.called?.split(' ').filter((it) => it.length > 2)
  if (!parts || !other.called) return one.role !== null && one.role === other.role
  return other.called.split(' ').some((part) => parts.includes(part))
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
  const owner = through && (roles.get(through.role)?.kind ?? 'friend')
  if (owner === 'child') return kind === 'kin' || kind === 'carer' || kind === 'teacher' ? 'other' : 'child'
  return (kind === 'kin' || kind === 'child') && owner && owner !== 'kin' && owner !== 'partner' ? 'other' : kind
}

function shaped({ called, role, quote, through }: Mention, pronoun: Pronoun | null) {
  const vocative = role && vocatives.has(role) ? upperFirst(role) : null
  const surname = called && isTitled(called) ? called.slice(called.indexOf(' ') + 1) : ''
  const ofMine = role && ['kin', 'partner', 'boss'].includes(kindOf(role, through) ?? '') ? `my ${role}` : ''
  const mentions = [quote, ofMine, vocative ? role : '', vocative, called, surname].filter((it) => it && it.length > 1)
  return {
    called: called ?? (through ? null : vocative),
    role,
    kind: kindOf(role, through),
    pronoun: called?.includes(' and ') ? 'they' : (roles.get(role ?? '')?.pronoun ?? genderOf(called) ?? pronoun),
    quote,
    /** Every way in which the input names them, to become "you". */
    mentions: [...new Set(mentions as string[])],
    through,
  }
}
