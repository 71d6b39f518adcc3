import type { Theme } from '../theme.ts'
import { withoutSting } from './clean.ts'
import { behind } from './labels.ts'
import type { Register } from './register.ts'
import { plainFormOf, isPlainForm, isPast, participleOf, wished } from './verbs.ts'

/** What a move needs to know of the quarrel and of the one who speaks. */
export interface Scene {
  theme: Theme
  /** The matter as this speaker would call it: "the dishes". */
  matter: string | null
  /** The matter as this very turn names it; null where it names none. */
  own: string | null
  /** The matter as the other turns near it name it; null where none does. */
  around: string | null
  style: Register['style']
  /** The turn itself says what it is about; else no need is guessed for it. */
  here: boolean
  /** A feeling and a need that the theme gives ground for; the next one each time, so that no two turns are alike. */
  feel: (about?: string) => string
  /** A feeling that one has about something: "worried about the money". */
  sore: () => string
  need: () => string
  names: ReadonlySet<string>
  /** Whom this speaker is talking to, in small letters. */
  others: ReadonlySet<string>
  night: boolean
  /** Somebody else has said how it is for them: only then is it said back that it hurts. */
  felt: boolean
}

export type Kind = 'feel' | 'need' | 'own' | 'see' | 'break' | 'ask' | 'keep' | 'drop' | 'hurt' | 'say' | 'loose'
export interface Said {
  kind: Kind
  /** Sentences to choose from, the closest to the speaker's own words first. */
  options: string[]
  /** The pattern can only mean this, so it holds wherever it stands in a harmful turn. */
  sure?: boolean
}

export type Make = (hit: RegExpExecArray, scene: Scene) => Said | null
export type Move = [pattern: RegExp, make: Make]

export const said = (kind: Kind, ...options: (string | null | false)[]): Said | null => {
  const kept = options.filter((it): it is string => typeof it === 'string' && it.length > 0)
  return kept.length > 0 || kind === 'drop' ? { kind, options: kept } : null
}
export const drop = (): Said => ({ kind: 'drop', options: [] })
export const group = (hit: RegExpExecArray, name: string) => withoutSting(hit.groups?.[name] ?? '')
export const first = (words: string) => (words.split(/\s+/)[0] ?? '').toLowerCase()
/** What can only be said back to a feeling that was told. */
const guessed = /\b(?:it hurts|felt that big|got to you|(?:was )?like that for you)\b/i
export const fill = (lines: readonly string[], scene: Scene): string[] =>
  // Where nothing near names the matter, it is not dragged in from elsewhere.
  lines
    .filter(
      (line) =>
        (scene.matter !== null || !/\{m\}/i.test(line)) &&
        (scene.here || !line.includes('{n}')) &&
        (scene.felt || !guessed.test(line)),
    )
    .map((line) =>
      line
        .replaceAll('{m}', scene.matter ?? '')
        .replaceAll('{M}', (scene.matter ?? '').charAt(0).toUpperCase() + (scene.matter ?? '').slice(1))
        .replace('{f}', () => scene.sore())
        .replace('{n}', () => scene.need()),
    )

/** "When you leave it there, I feel ...", for something that happens. */
export const whenYou = (words: string, scene: Scene): Said | null =>
  said(
    'feel',
    `I feel ${scene.feel(words)} when you ${words}.`,
    `When you ${words}, I feel ${scene.feel(words)}.`,
    `It gets to me when you ${words}.`,
    `I find it hard when you ${words}.`,
  )
export const whenYouDid = (words: string, scene: Scene): Said | null =>
  said(
    'feel',
    `I was ${scene.feel(words)} when you ${words}.`,
    `It got to me that you ${words}.`,
    `When you ${words}, I felt ${scene.feel(words)}.`,
    `I was upset that you ${words}.`,
  )

export const wishFor = (words: string): Said | null => {
  // "Anyone but your mates": turned into a wish, the exception would be all that is wished for.
  if (/\b(?:but|except|besides|other than|unless|until)\b/i.test(words)) return null
  if (/^listen to any(?:one|body)$/.test(words)) return said('need', "I'd like you to listen to others as well.")
  const want = wished(words)
  return said(
    'need',
    `I need you to ${want}.`,
    `I'd really like you to ${want}.`,
    `It would mean a lot to me if you could ${want}.`,
    `Could you ${want}?`,
  )
}

/** "about me" -> "I matter"; what nobody could name is "this". */
const cared = (words: string): string => {
  const about = /^ (?:about|for) (.+)$/.exec(words)?.[1] ?? 'this'
  if (/^(?:me|us)\b/.test(about)) return about.startsWith('me') ? 'I matter' : 'we matter'
  return /\b(?:any\w*|no ?one|nobody|nothing|but|except|yourself)\b/.test(about) ? 'this matters' : `${about} matters`
}

export function never(words: string): Said | null {
  const verb = first(words)
  const rest = words.slice(verb.length)
  if (/^(?:mind|know|been|there|ever|going)$/.test(verb))
    return verb === 'been' || verb === 'there' ? said('need', `I'd like you to be ${wished(rest.trim())} more.`) : null
  // "You never think": a verdict with nothing in it that could be asked for.
  // "You never do": what is meant stands in the line before.
  if (/^(?:do|did|have|had|are|were|will|would|can|could|is|was)$/.test(words.trim())) return drop()
  if (/^(?:think|learn|change|stop|win|try|grow up)$/.test(words.trim()))
    return said('loose', 'I was upset by that.', 'That was hard for me.')
  if (/^(?:think|thought|care|cared)(?: (?:about|of|for))? (?:any|no ?one|nobody)/.test(words))
    return said('need', 'I want my side to count in this too.', 'I need to know that I matter to you.')
  // "Never check anything": what is missed is more of it, and not "something".
  const more = /^(\p{L}+(?: (?:me|us|them|him|her))?) (?:anything|a thing)$/u.exec(words)?.[1]
  if (more && isPlainForm(verb)) return said('need', `I'd like you to ${more} more.`)
  if (words.startsWith('listen') && /\b(?:but|except)\b/.test(words))
    return said('need', 'I want to be listened to as well.', "I'd like you to listen to me too.")
  if (words.startsWith('care')) return said('need', `I need to know that ${cared(words.slice(4))} to you.`)
  if (isPast(verb)) {
    const participle = participleOf(verb)
    const base = plainFormOf(verb)
    return said(
      'need',
      participle && `I wish you'd ${participle}${wished(` ${rest}`) ? ` ${wished(rest)}` : ''}.`,
      base && `I was hoping you'd ${base} ${wished(rest)}.`,
    )
  }
  return isPlainForm(verb) ? wishFor(words) : null
}

export function always(told: string, scene: Scene): Said | null {
  const words = told
    .replace(/\b(?:everything|every (?:single )?(?:thing|word))(?= i\b)/i, 'what')
    .replace(/\beverything$/i, 'things')
  const verb = first(words)
  // "You always have": what is meant stands in the sentence before.
  if (/^(?:have|had|do|did|are|is|were|was|will|would|can|could)$/.test(words.trim())) return drop()
  if (/^(?:do|doing|did) (?:this|that|it)\b/.test(words) || words === 'do')
    return said(
      'loose',
      `When this happens, I feel ${scene.feel()}.`,
      `This has happened before, and I feel ${scene.feel()}.`,
    )
  const makes = /^(?:make|made|making) me (?:feel |look |out )?(.+)$/.exec(words)?.[1]
  if (makes)
    return said(
      'feel',
      `I end up feeling ${makes.replace(/^to be /, '')}.`,
      `I feel ${makes.replace(/^to be /, '')}, and I don't want to.`,
    )
  if (/^(?:have|had|got) to /.test(words))
    return said('feel', `I find it hard when you ${words}.`, `When you ${words}, I feel ${scene.feel()}.`)
  if (/^(?:play|act|make (?:everything|it|this) (?:all )?about|twist|turn (?:everything|it|this))/.test(words))
    return said('feel', "I'd like there to be room for my side too.", "I don't feel that my side has come across.")
  if (isPast(verb)) return whenYouDid(words, scene)
  return isPlainForm(verb) ? whenYou(words, scene) : null
}

export function label(words: string, scene: Scene): Said | null {
  const found = behind(words)
  return found ? said('hurt', ...fill(found.complaint, scene)) : null
}
