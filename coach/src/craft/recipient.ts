import { firstNames } from '../detectors/names.ts'
import { holdersIn, weightAt } from './listener.ts'
import type { CraftInput } from '../operations.ts'
import { genderOf, isName, loneName, name, namesWithin, title } from './called.ts'
import { roles, roleWords, vocatives, type Kind } from './cues/roles.ts'

/** close: people one is oneself with; reserved: work, offices, an ex, people one hardly knows. */
export type Register = 'close' | 'reserved'

export interface Recipient {
  /** How the message may call them: "Ana", "Mr Orr", "Mum"; null where nothing was given. */
  called: string | null
  role: string | null
  kind: Kind | null
  pronoun: 'he' | 'she' | 'they' | null
  plural: boolean
  register: Register
  /** Words of the input that name them; empty where only pronouns do. */
  quote: string
  /** Every way in which the input names them, to become "you". */
  mentions: readonly string[]
  /** "my daughter", where the recipient is "my daughter's teacher". */
  through: { phrase: string; pronoun: 'he' | 'she' | 'they' | null } | null
}

const describing =
  '(?:(?:older|elder|younger|little|big|adult|grown-up|teenage|dear|new|old|former|current|best|close|closest|good|oldest|eldest|youngest|own|future|late|long-distance|senior|junior|direct|next-door|work|upstairs|downstairs|\\d{1,2}[ -]year[ -]old) ){0,3}'
const placed = new RegExp(
  `\\b((?:my|our|the|this|a|an|one of my|one of our) (?:([a-z]+(?:[ -][a-z]+)?)(?:['’]s|(?<=s)['’]) )?(${describing}(?:${roleWords}))(?:s?(?= of (?:mine|ours)))?(?: of (?:mine|ours))?)(?![\\p{L}'’-])(?:,? (${name}(?: and ${name})?)(?![\\p{L}-]))?`,
  'giu',
)
const named = new RegExp(`(?<![\\p{L}'’])(${name})(?!['’]?\\p{L})`, 'gu')
const unlisted =
  /\b(?:talk to|talk with|speak to|speak with|disagree with|break up with|warn|tell|ask|text|message|email|thank|invite|remind|congratulate|comfort|console|reassure|apologi[sz]e to|write to|reply to|let|say to|cheer up|thanks to|thank you to|hello to|sorry to) ((?:my|our|the) (?:(?!to\b|that\b|for\b|if\b|about\b|know\b|and\b|story\b|truth\b|news\b)[\p{L}-]+ ){0,3}?(?!story\b|truth\b|news\b|best\b)[\p{L}-]+)(?=\s*(?:$|[.,:;!?]|\b(?:that|to|for|if|whether|about|on|know|because|over|not|how|what|why|when|back|out)\b))/giu

const possessed = new RegExp(`\\b((?:my|our) ${describing}(${roleWords}))(?:['’]s|(?<=s)['’])(?= )`, 'iu')

const introduced =
  /\b(?:a|the|this|that) (?:guy|girl|man|woman|person|bloke|lad|boy|lady|chap) (?:called|named) (\p{Lu}[\p{L}'-]+)/gu

interface Mention {
  quote: string
  called: string | null
  role: string | null
  through: Recipient['through']
  weight: number
  start: number
}

function mentionsIn(text: string, known: readonly string[]): Mention[] {
  const found: Mention[] = []
  const weigh = (at: number) => weightAt(text, at)
  for (const { quote, start } of holdersIn(text)) {
    const words = quote.toLowerCase().split(' ')
    const role = [words.slice(-2).join('-'), words.at(-1) ?? ''].find((it) => roles.has(it)) ?? null
    const called = /^(?:my|our|the) /i.test(quote) ? null : quote
    found.push({ quote, called, role, through: null, weight: 5, start })
  }
  for (const { 0: quote, 1: called = '', index } of text.matchAll(introduced))
    found.push({ quote, called, role: null, through: null, weight: weigh(index), start: index })
  for (const hit of text.matchAll(placed)) {
    const [whole = '', phrase = '', owner, said = '', call] = hit
    const words = said.toLowerCase().split(' ')
    const role = [words.slice(-2).join('-'), words.at(-1) ?? ''].find((it) => roles.has(it)) ?? null
    const called = call && isName(call) ? call : null
    const article = /^(?:the|this|a|an)\b/i.test(phrase) && !/ of (?:mine|ours)$/i.test(phrase)
    const kind = role ? roles.get(role)?.kind : null
    // "The kids" are mostly talked about; "the landlord", "a patient" are the writer's own.
    if (article && !called && kind !== 'office' && kind !== 'boss' && kind !== 'patient' && kind !== 'client') continue
    const own = owner?.toLowerCase() ?? null
    // "Our neighbours' son broke the fence": it is the neighbours one writes to, unless he himself is told.
    if (own && roles.has(own) && kind === 'child' && weigh(hit.index) < 4) {
      const whose = `${phrase.split(' ')[0]} ${owner}`
      found.push({ quote: whose, called: null, role: own, through: null, weight: 1, start: hit.index })
      continue
    }
    found.push({
      quote: called ? whole : phrase,
      called,
      role,
      through: own
        ? { phrase: `${phrase.split(' ')[0]?.toLowerCase()} ${own}`, pronoun: roles.get(own)?.pronoun ?? null }
        : null,
      weight: weigh(hit.index) + (called ? 0.5 : 0),
      start: hit.index,
    })
  }
  const inside = (at: number) => found.some(({ start, quote }) => at >= start && at < start + quote.length)
  // "Tell my Sunday league lot that ...": whoever they are, they are the one who is told.
  for (const hit of text.matchAll(unlisted)) {
    const at = hit.index + hit[0].length - (hit[1] ?? '').length
    if (found.some(({ start, quote }) => at < start + quote.length && start < at + (hit[1] ?? '').length)) continue
    found.push({ quote: hit[1] ?? '', called: null, role: null, through: null, weight: 4, start: at })
  }
  for (const hit of text.matchAll(/\b(?:his|her|their) name is (\p{Lu}[\p{L}'-]+)/gu)) {
    const someone =
      /\b(?:the|that|this|a) (?:guy|girl|woman|man|boy|lady|bloke|person|lad|barista|nurse)(?: (?:from|in|at|next|who|with|downstairs|upstairs|behind|down)(?: [\p{L}'-]+){1,4})?/iu.exec(
        text.slice(0, hit.index),
      )
    found.push({
      quote: someone?.[0] ?? hit[1] ?? '',
      called: hit[1] ?? null,
      role: null,
      through: null,
      weight: 6,
      start: someone?.index ?? hit.index,
    })
  }
  for (const hit of text.matchAll(named)) {
    const word = hit[1] ?? ''
    const first = word.toLowerCase()
    if (inside(hit.index) || !isName(word) || /['’]s?$/.test(word)) continue
    const sure = firstNames.has(first) || known.includes(first) || new RegExp(`^${title}`).test(word)
    const weight = weigh(hit.index)
    if (!sure && weight < 4) continue
    found.push({ quote: word, called: word, role: null, through: null, weight, start: hit.index })
  }
  for (const hit of text.matchAll(
    /(?<!\b(?:my|his|her|their|your|our|a|the) )\b(mum|mom|dad|gran|nan|grandma|grandad|grandpa)\b(?!['’])/gi,
  ))
    if (!inside(hit.index))
      found.push({
        quote: hit[0],
        called: null,
        role: hit[0].toLowerCase(),
        through: null,
        weight: weigh(hit.index),
        start: hit.index,
      })
  // Nobody else: "my friend's cat died" is for the friend, "I cancelled on Ruta, tell her" for Ruta.
  const owner = found.length === 0 ? possessed.exec(text) : null
  const other = found.length === 0 && !owner ? loneName(text) : null
  const role = owner?.[2]?.toLowerCase().replace(' ', '-') ?? null
  if (owner ?? other)
    found.push({
      quote: owner?.[1] ?? other ?? '',
      called: other,
      role,
      through: null,
      weight: 1,
      start: owner?.index ?? 0,
    })
  return found
}

/**
 * Whom the message is for. The one whom the goal tells, asks or thanks; else whom the context or the chosen
 * relationship names; else the only person there is. Null where only a pronoun is known, or nobody.
 */
export function recipientOf(input: CraftInput, goal: string): Recipient {
  const known = input.knownPeople.flatMap((it) => it.toLowerCase().split(/\s+/))
  const person = input.person
  const context = (input.context ?? '').slice(0, 2000)
  const inGoal = mentionsIn(goal, known)
  const addressed =
    /^(?:(?:this|it) (?:is|goes) |the message is |a message )?(?:recipient|to|for|writing to|message to)?:? ?/i
  const inContext = mentionsIn(context.replace(addressed, 'to '), known).map((it) => ({ ...it, weight: it.weight - 1 }))
  const greeting = /^\s*(?:hi|hey|hello|dear|good morning|good evening),? ([A-ZÀ-Þ][\p{L}'’-]+)\b/iu.exec(
    input.originalDraft ?? '',
  )?.[1]
  const best = (list: readonly Mention[], least: number) =>
    list.filter(({ weight }) => weight >= least).toSorted((a, b) => b.weight - a.weight || a.start - b.start)[0] ?? null
  const direct = best(inGoal, 4)
  const given: Mention | null = person
    ? {
        quote: '',
        called: person.name.trim().slice(0, 60) || null,
        role: roleIn(person.relationshipType, person.customLabel),
        through: null,
        weight: 5,
        start: 0,
      }
    : null
  const first = direct ?? given ?? best(inContext, 0.5) ?? best(inGoal, 1)
  const beside = [given, ...inContext, ...inGoal].filter((it) => it !== null)
  const chosen = first ? joined(first, beside) : null
  // A draft that greets somebody whom the goal only talks about does not make them the reader.
  const talkedAbout =
    inGoal.some((it) => it.weight < 1 && it.called !== null && it.called === greeting) ||
    (direct !== null && greeting !== undefined && namesWithin(goal).includes(greeting))
  const called = chosen?.called ?? (greeting && isName(greeting) && !talkedAbout ? greeting : null)
  const recipient = shaped(chosen, called, `${goal}\n${context}`)
  // "Come on Sunday, my gran lost her husband" speaks to them already: "her" is somebody else.
  return !chosen && /^(?:please )?(?:come|join (?:us|me)|pop)\b/i.test(goal)
    ? { ...recipient, pronoun: null }
    : recipient
}

/** "Ana" in the goal and "my sister Ana" beside it are one; so are "my manager" and a manager called Helen. */
function joined(first: Mention, all: readonly Mention[]): Mention {
  const same = all.filter((it) =>
    first.called
      ? it.called !== null &&
        it.called.split(' ').some((part) => first.called?.split(' ').includes(part) && part.length > 2)
      : it.role !== null && it.role === first.role,
  )
  const more = same.find((it) => it.called !== null)
  return {
    ...first,
    called: first.called ?? more?.called ?? null,
    role: first.role ?? same.find((it) => it.role)?.role ?? null,
    through: first.through ?? same.find((it) => it.through)?.through ?? null,
    quote: first.quote || (same.find((it) => it.quote)?.quote ?? ''),
  }
}

function roleIn(type: string, label: string | null): string | null {
  const text = `${label ?? ''} ${type}`.toLowerCase()
  for (const word of text.split(/[^\p{L}-]+/u)) if (roles.has(word)) return word
  return /romantic/.test(text) ? 'partner' : /colleague|work/.test(text) ? 'colleague' : null
}

/** Words for one and the same person. */
const kin = [
  'mother mum mom mummy mama',
  'father dad daddy papa',
  'grandmother gran nan nana grandma',
  'grandfather grandad grandpa',
].map((words) => words.split(' '))
const capital = (word: string | null) => (word ? word.charAt(0).toUpperCase() + word.slice(1) : null)

function shaped(chosen: Mention | null, called: string | null, text: string): Recipient {
  const role = chosen?.role ?? null
  const likeNames = kin.find((list) => role !== null && list.includes(role)) ?? []
  const spoken =
    likeNames.find((word) =>
      new RegExp(
        `(?<!\\b(?:my|his|her|their|your|our|a|the) )\\b${word.charAt(0).toUpperCase()}${word.slice(1)}\\b`,
      ).test(text),
    ) ?? null
  const entry = role ? roles.get(role) : undefined
  const kind = entry?.kind ?? null
  const after =
    /\b(?:tell|ask|thank|invite|remind|congratulate|comfort|text|apologi[sz]e to|say to|let|want|write to|break up with) (him|her|them)\b/i
      .exec(text)?.[1]
      ?.toLowerCase()
  const fromVerb = after === 'him' ? 'he' : after === 'her' ? 'she' : after === 'them' ? 'they' : null
  const uses = (word: RegExp) => word.test(text.replace(/["“][^"”]{0,200}["”]/g, ''))
  const he = uses(/\b(?:he|him|his)\b/i)
  const she = uses(/\b(?:she|her|hers)\b/i)
  const subjects = (text.match(/\bshe\b/gi)?.length ?? 0) - (text.match(/\bhe\b/gi)?.length ?? 0)
  const only =
    he && she && subjects !== 0
      ? subjects > 0
        ? 'she'
        : 'he'
      : he && !she
        ? 'he'
        : she && !he
          ? 'she'
          : !he && !she && uses(/\b(?:they|them|their)\b/i)
            ? 'they'
            : null
  const pair = called?.includes(' and ') ?? false
  const certain = pair
    ? 'they'
    : (entry?.pronoun ?? (called && new RegExp(`^${title}`).test(called) ? genderOf(called) : null))
  const free = chosen?.through ? null : only
  const pronoun =
    certain ??
    (fromVerb !== 'they' ? fromVerb : null) ??
    (he || she ? (free ?? genderOf(called)) : null) ??
    fromVerb ??
    genderOf(called) ??
    only
  const formal = called !== null && /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)/.test(called)
  const own = [role, spoken].flatMap((word) =>
    word && vocatives.test(word) ? [word, word.charAt(0).toUpperCase() + word.slice(1)] : [],
  )
  const together = role && called ? [`${role.charAt(0).toUpperCase()}${role.slice(1)} ${called}`] : []
  const mentions = [
    chosen?.quote ?? '',
    ...own,
    ...together,
    called ?? '',
    called?.replace(new RegExp(`^${title}`), '') ?? '',
  ]
  return {
    called: called ?? capital(spoken ?? (role && vocatives.test(role) ? role : null)),
    role,
    kind,
    pronoun,
    plural: entry?.plural ?? pronoun === 'they',
    register:
      formal || (kind !== null && /^(?:boss|staff|client|student|patient|ex|office)$/.test(kind))
        ? 'reserved'
        : 'close',
    quote: chosen?.quote ?? '',
    mentions: [...new Set(mentions.filter((it) => it.length > 1))],
    through: chosen?.through ?? null,
  }
}
