import { firstNames } from '../text/people.ts'
import type { CraftInput } from '../operations.ts'
import { genderOf, isName, namesWithin, title } from './called.ts'
import { roles, vocatives, type Kind } from './cues/roles.ts'
import { mentionsIn, type Mention, type Through } from './mentions.ts'
import { speakerIn } from './speaker.ts'

export interface Recipient {
  /** How the message may call them: "Ana", "Mr Orr", "Mum"; null where nothing was given. */
  called: string | null
  role: string | null
  kind: Kind | null
  pronoun: 'he' | 'she' | 'they' | null
  /** Words of the input that name them; empty where only pronouns do. */
  quote: string
  /** Every way in which the input names them, to become "you". */
  mentions: readonly string[]
  /** "my daughter", where the recipient is "my daughter's teacher". */
  through: Through | null
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
  const greeting =
    /^\s*(?:hi|hey|hello|dear|good morning|good evening),? ((?:(?:mr|mrs|ms|miss|dr)\.? )?[A-ZÀ-Þ][\p{L}'’-]+)\b/iu.exec(
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
  const speaker = chosen?.called ? null : speakerIn(input)
  // A draft that greets somebody whom the goal only talks about does not make them the reader.
  const talkedAbout =
    inGoal.some((it) => it.weight < 1 && it.called !== null && it.called === greeting) ||
    (direct !== null && greeting !== undefined && namesWithin(goal).includes(greeting))
  const called = chosen?.called ?? (greeting && isName(greeting) && !talkedAbout ? greeting : speaker)
  const recipient = shaped(chosen, called, `${goal}\n${context}`)
  // "Come on Sunday, my gran lost her husband" speaks to them already: "her" is somebody else.
  return !chosen && /^(?:please )?(?:come(?! out\b)|join (?:us|me)|pop)\b/i.test(goal)
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
/** "Tell Ben not to talk about Zoe behind her back": his name says that "her" is not he. */
const ofAnother = (text: string, sex: 'he' | 'she' | 'they', called: string | null): boolean =>
  sex !== 'they' &&
  (genderOf(called) ?? sex) !== sex &&
  namesWithin(text).some((it) => it !== called && (firstNames.get(it.toLowerCase()) ?? sex) === sex)

/** Somebody else in the text whose "her" or "his" it is, where nobody is the subject of it. */
function spokenOf(text: string, sex: 'he' | 'she' | 'they', called: string | null): boolean {
  const whole =
    sex === 'he'
      ? /\b(?:he|him)\b/i
      : /\b(?:she|her(?=\s*(?:$|[.,;:!?]|(?:to|for|and|but|again|back|that|if|so|at|on|in|with|a|an|the|my|i|i'm|about|how|what|when|not|more|anymore)\b)))/i
  if (sex === 'they' || whole.test(text)) return false
  const named = namesWithin(text).some((it) => it !== called && firstNames.get(it.toLowerCase()) === sex)
  return (
    named ||
    [...text.matchAll(/\b(?:my|our) (?:\w+ )?(\w+)/gi)].some(
      ([, word = '']) => roles.get(word.toLowerCase())?.pronoun === sex,
    )
  )
}

/** People of whom "their" may speak, beside the one who is written to. */
const others =
  /\b(?:kids|children|boys|girls|twins|parents|grandchildren|grandparents|sons|daughters|students|pupils|neighbours|neighbors|guests|friends|cats|dogs)\b/i
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
          : !he && !she && uses(/\b(?:they|them|their)\b/i) && (entry?.plural === true || !uses(others))
            ? 'they'
            : null
  const pair = called?.includes(' and ') ?? false
  const certain = pair
    ? 'they'
    : (entry?.pronoun ?? (called && new RegExp(`^${title}`).test(called) ? genderOf(called) : null))
  const free =
    chosen?.through || (only !== null && (spokenOf(text, only, called) || ofAnother(text, only, called))) ? null : only
  const pronoun =
    certain ??
    (fromVerb !== 'they' ? fromVerb : null) ??
    (he || she ? (free ?? genderOf(called)) : null) ??
    fromVerb ??
    genderOf(called) ??
    (only !== null && ((chosen?.through?.pronoun ?? null) === only || spokenOf(text, only, called)) ? null : only)
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
    called: called ?? (chosen?.through ? null : capital(spoken ?? (role && vocatives.test(role) ? role : null))),
    role,
    kind,
    pronoun,
    quote: chosen?.quote ?? '',
    mentions: [...new Set(mentions.filter((it) => it.length > 1))],
    through: chosen?.through ?? null,
  }
}
