import type { CraftInput } from '../operations.ts'
import { pronounOf, type Pronoun, firstNames, stemOf } from '../text/people.ts'
import { sentencesIn, upperFirst, each, setsOf } from '../text/words.ts'
import { bare, isIn, lists, wordsIn } from './order-words.ts'
import { ordersIn } from './orders.ts'
import { genderOf, isDoing, isTitled, namesWithin, nobody, personIn, personsIn, plain, roles } from './persons.ts'
import { type Kind, type Mention } from './persons.ts'
import table from '../../data/words/turning.json' with { type: 'json' }
import { tokensIn } from '../read/laid.ts'
import { isForm } from '../read/read.ts'

type Case = 'subject' | 'object' | 'owner' | 'owned' | 'self'
const agreeing: ReadonlyMap<string, string> = new Map(Object.entries(table.you))
const { you: toYou, ...forms } = table.cases
/** What each pronoun of a third person is in a sentence. */
const cases = each(['he', 'she', 'they'], (sex) => new Map(Object.entries(forms[sex] as Record<string, Case>)))
const sets = setsOf(table.lists)

/** "has" -> "have", "hates" -> "hate"; null for what is no verb of a third person. `sure`: it has to be one. */
function agreed(word: string, sure: boolean): string | null {
  const irregular = agreeing.get(word)
  if (irregular || !word.endsWith('s') || word.length < 3) return irregular ?? null
  const isNone = ['ss', 'us', 'is'].some((end) => word.endsWith(end))
  const isLong = ['ches', 'shes', 'xes', 'zes', 'oes', 'sses'].some((end) => word.endsWith(end))
  const all = [word.slice(0, isLong ? -2 : -1), ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : [])]
  return all.find((it) => sets.verbs.has(it)) ?? (sure && !isNone ? all.at(-1)! : null)
}

/** How many tokens from this one on name the one written to; 0 for none. */
function yoursAt(tokens: readonly string[], at: number, own: readonly (readonly string[])[]): number {
  const isNamed = (name: readonly string[]) =>
    name.every((part, n) => {
      const said = n === name.length - 1 ? plain(tokens[at + n]) : (tokens[at + n] ?? '')
      return said === part || (isSmall(name[0]!) && said.toLowerCase() === part.toLowerCase())
    })
  return own.find(isNamed)?.length ?? 0
}

/** Who else is named by this token, by their name or after "my". */
function otherAt(tokens: readonly string[], at: number): Pronoun | null {
  const word = plain(tokens[at]).toLowerCase()
  const role = roles.get(word)
  if (!role) return isSmall(tokens[at]!) ? null : (firstNames.get(word) ?? null)
  return [2, 4].some((n) => sets.possessors.has(tokens[at - n]?.toLowerCase() ?? '')) ? (role.pronoun ?? 'they') : null
}

/** What the pronoun at this place is of one of this sex; null for any other word. */
function caseAt(tokens: readonly string[], at: number, sex: Pronoun | null): Case | null {
  const bare = stemOf(tokens[at] ?? '').toLowerCase()
  if (sex === 'she' && bare === 'her') return isForm('owner', tokens, at) ? 'owner' : 'object'
  const isLast = !tokens[at + 2] || tokens[at + 1] !== ' ' || sets.prepositions.has(tokens[at + 2]!)
  return sex === 'he' && bare === 'his' && isLast ? 'owned' : ((sex && cases[sex].get(bare)) ?? null)
}

export const isSmall = (word: string) => word.charAt(0) === word.charAt(0).toLowerCase()

/** Words about somebody as words to them: "Lindiwe was hurt, she left" -> "you were hurt, you left". "He" and "she" are whoever was named last and could be meant. One pass by token. */
export function toRecipient(text: string, { mentions, pronoun }: Pick<Recipient, 'mentions' | 'pronoun'>): string {
  const tokens = tokensIn(text)
  const own = mentions.map((it) => tokensIn(it)).toSorted((a, b) => b.length - a.length)
  const said: string[] = []
  /** The last other one who was named in the sentence. */
  let other: Pronoun | null = null
  /** The one written to was a "he" or "she" of this sentence. */
  let taken = false
  /** "You" is the subject, and a verb that is still to come is theirs: right behind it, or behind what joins two. */
  let [acts, fresh] = [false, false]
  let last = ''
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (!/^[\p{L}\p{N}]/u.test(token)) {
      if ([...'.!?;\n'].some((it) => token.includes(it))) {
        other = null
        taken = acts = fresh = false
        last = ''
      } else if (token.includes(',')) fresh = false
      said.push(token)
      continue
    }
    const word = token.toLowerCase()
    const [before, isNext] = [last, fresh]
    if (!sets.light.has(word)) [last, fresh] = [word, false]
    const length = yoursAt(tokens, at, own)
    if (length > 0) {
      at += length - 1
      const isOwner = tokens[at] !== plain(tokens[at])
      other = null
      said.push(isOwner ? 'your' : 'you')
      if (!isOwner) acts = fresh = !sets.prepositions.has(before)
      continue
    }
    other = otherAt(tokens, at) ?? other
    const [bare = '', short = ''] = word.split("'")
    const role = caseAt(tokens, at, pronoun)
    const isOthers = other !== null && other === pronoun && role !== 'object' && !(role === 'subject' && taken)
    if (!role || isOthers) {
      if (role === 'subject' || sets.others.has(bare) || otherAt(tokens, at)) acts = false
      const isVerb = acts && !sets.light.has(word) && (isNext || sets.joins.has(before))
      said.push((isVerb ? agreed(word, isNext) : null) ?? token)
    } else if (role === 'subject') {
      taken = acts = fresh = true
      const full = short === 's' ? (isForm('has', tokens, at) ? 've' : 're') : short
      // "Does he mind?", "and is she well?"
      const asks = agreeing.get(before)
      const isOpen = sets.opens.has(said.at(-4)?.toLowerCase() ?? '') || said.at(-3) !== ' '
      if (asks && isOpen && said.at(-2)?.toLowerCase() === before) said[said.length - 2] = asks
      said.push(full ? `you'${full}` : 'you')
    } else said.push(toYou[role])
  }
  const isBegun = (at: number) => [...'.!?\n'].some((end) => (said[at - 1] ?? end).includes(end))
  return said.map((it, at) => (isBegun(at) && it.startsWith('you') ? `Y${it.slice(1)}` : it)).join('')
}

export type Recipient = ReturnType<typeof shaped>

type Asked = Pick<CraftInput, 'person' | 'context' | 'knownPeople'>

/** Whom it is for: whom an order names; else the chosen relationship, whom the context names, the first of the goal. */
export function recipientOf({ person, context, knownPeople }: Asked, goal: string): Recipient {
  const known = knownPeople.flatMap((it) => it.toLowerCase().split(' '))
  const all = [(context ?? '').slice(0, 2000), goal].flatMap((it) => personsIn(it, known))
  // Of "my friend Pete's wife" both may be meant, and who has died is written to by nobody.
  const isGone = ({ quote }: Mention) =>
    ['died', 'has died', 'passed', 'has passed'].some((it) => goal.includes(`${quote} ${it}`))
  const told = all.flatMap((it) => [isGone(it) ? [] : it, it.owner ?? []].flat())
  const ordered = sentencesIn(goal).filter((it) => ordersIn(it).length > 0)
  const whoms = ordered.flatMap((it) => ordersIn(it).flatMap(({ whom }) => whom || []))
  const [direct] = whoms.flatMap((it) => directIn(it, known, told) ?? [])
  const [pronoun = null] = whoms.flatMap((it) => pronounOf.get(bare(wordsIn(it)[0])) ?? [])
  const name = person?.name.trim().slice(0, 60) || null
  const given = person && { ...nobody, called: name, role: roleIn(person.relationshipType, person.customLabel) }
  const sex = pronoun ?? usedIn(ordered.join(' '), [])
  // "I want him to talk to his mother": of those who are named the first who can be that "him".
  const may = told.find((it) => sex === null || sex === 'they' || (sexOf(it) ?? sex) === sex)
  const first = direct ?? given ?? may ?? nobody
  const same = [first, ...(given ? [given] : []), ...told].filter((it) => it === first || isSame(first, it))
  const of = <Name extends keyof Mention>(name: Name) => same.find((it) => it[name])?.[name] ?? null
  const chosen = { quote: of('quote') ?? '', called: of('called'), role: of('role'), owner: of('owner') }
  // Of whom an office is told, a pronoun may be of anybody who is named.
  const others = told.filter((it) => !same.includes(it)).map(sexOf)
  const through = genderOf(roleOf(chosen.owner))
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

const sexOf = ({ called, role }: Mention): Pronoun | null => roles.get(role ?? '')?.pronoun ?? genderOf(called)

/** "Write me something" is the coach's to hear, and so is one word that is no name: "tell reception". */
function directIn(whom: string, known: readonly string[], told: readonly Mention[]): Mention | null {
  const first = bare(wordsIn(whom)[0])
  if (!first || first === 'me') return null
  const [person, sex] = [personIn(whom, known), pronounOf.get(first)]
  // "Tell his mother": of whom, is whoever was named and can be that "he".
  const called = told.find((it) => it.called && (sexOf(it) ?? sex) === sex)?.called ?? ''
  const owner = { ...nobody, role: !called ? 'friend' : sex === 'she' ? 'girl' : 'guy' }
  if (sex) return isIn(first, 'his her their') && person.role ? { ...person, owner } : null
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
  const used = wordsIn(text).flatMap((it) => pronounOf.get(stemOf(bare(it))) ?? [])
  const [first, second] = [...new Set(used)].filter((it) => !others.includes(it))
  return first && (!second || second === 'they') ? first : null
}

/** Of "my daughter's friend" nobody knows their age, and "my friend's sister" is nobody's family here. */
function kindOf({ role, owner: by }: Mention): Kind | null {
  const kind = roles.get(role ?? '')?.kind ?? null
  const owner = by && (roles.get(roleOf(by)!)?.kind ?? 'friend')
  if (owner === 'child') return kind === 'kin' || kind === 'carer' || kind === 'teacher' ? 'other' : 'child'
  return (kind === 'kin' || kind === 'child') && owner && owner !== 'kin' && owner !== 'partner' ? 'other' : kind
}

const roleOf = (one: Mention | null) => one && (one.role ?? one.called!.toLowerCase())

function shaped(one: Mention, pronoun: Pronoun | null) {
  const { called, role, quote, owner } = one
  const kind = kindOf(one)
  const vocative = role && lists.vocatives.has(role) ? upperFirst(role) : null
  const surname = called && isTitled(called) ? called.slice(called.indexOf(' ') + 1) : ''
  const ofMine = role && ['kin', 'partner', 'boss'].includes(kind ?? '') ? `my ${role}` : ''
  const mentions = [quote, ofMine, vocative ? role : '', vocative, called, surname].filter((it) => it && it.length > 1)
  return {
    called: called ?? (owner ? null : vocative),
    role,
    kind,
    pronoun: called?.includes(' and ') ? 'they' : (roles.get(role ?? '')?.pronoun ?? genderOf(called) ?? pronoun),
    quote,
    /** Every way in which the input names them, to become "you". */
    mentions: [...new Set(mentions as string[])],
  }
}
