import { people, type Someone } from '../detectors/people.ts'
import type { Draft, Part } from './draft-parts.ts'
import { draftOf, theirOwnPart } from './draft-whole.ts'
import { unhedged } from './mirror.ts'
import { polish, sentenceCase } from './polish.ts'
import type { State, Told } from './state.ts'

/**
 * Words to one person about what another did: "what do I tell my wife?", after her mother rearranged the kitchen. The
 * deed stays in the third person; nothing is asked of the one addressed but a talk. Null where the weightiest thing
 * told is the addressee's own, or where it is not clear.
 */
export function aboutAnother(state: State, who: Someone | null, turn: number): Draft | null {
  if (!who) return null
  const mention = mentionFor(state.focus, who)
  const deed = state.facts
    .filter((it) => it.actor === 'other' && it.turned !== null && it.quote.split(/\s+/).length <= 20)
    .filter((it) => !/\b(?:said|says|did|does) it\b/i.test(it.quote))
    .filter((it) => another(it, who) || (mention !== null && theirs(it, state.focus)))
    .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))[0]
  if (!deed) return null
  const plain = polish(unhedged(deed.quote), state.names)
  const named = mention
    ? plain
        .replace(/^(?:he|she|they)\b/i, mention)
        .replace(
          new RegExp(`^(?:my|our) (?:\\w+ )?${(state.focus?.role ?? 'nobody').replace(/-/g, '[- ]')}\\b`, 'i'),
          mention,
        )
    : plain
  const said = sentenceCase(named).replace(/[.!\s]+$/, '')
  if (who.name && said.toLowerCase().includes(who.name.toLowerCase())) return null
  if (/["“”?]/.test(said) || (!mention && /\b(?:you|your)\b/i.test(said))) return null
  const own = theirOwnPart(state, who, mention)
  const parts: Part[] = [
    ['fact', `${said}.`],
    ...(own ? [['fact', `${own.said.replace(/[.!\s]+$/, '')}.`] as Part] : []),
    ['ask', couple.test(who.role ?? '') ? asks[turn % asks.length]! : asks[0]!],
  ]
  return draftOf(parts, deed.quote)
}

/** How somebody else is called to the one addressed: a mother-in-law is his mother to a husband. */
function mentionFor(focus: Someone | null, who: Someone): string | null {
  if (!focus || focus.label === who.label || /^(?:he|she|they)$/.test(focus.label)) return null
  const law = /^(mother|father|sister|brother)-in-law$/.exec(focus.role ?? '')?.[1]
  if (law && /husband|wife|partner|boyfriend|girlfriend|fianc/.test(who.role ?? '')) return `your ${law}`
  return focus.name ?? (focus.role ? `my ${focus.role}` : null)
}

/** The doing of the one the talk is about, as its first word tells. */
const theirs = (it: Told, focus: Someone | null): boolean =>
  focus !== null &&
  (new RegExp(`^${focus.pronoun}\\b`, 'i').test(it.quote)
    ? it.who === focus.label
    : new RegExp(`^(?:my|our) (?:\\w+ )?${(focus.role ?? 'nobody').replace(/-/g, '[- ]')}\\b`, 'i').test(it.quote))

const couple = /husband|wife|partner|boyfriend|girlfriend|fianc/
const asks = [
  'I am not asking you to take sides. I would like you to know how it was for me.',
  'Before it happens again, can we agree on how the two of us handle it?',
]

function another({ quote }: Told, who: Someone): boolean {
  const meant = people(quote)
  const own = who.role?.toLowerCase() ?? ''
  return (
    meant.length > 0 &&
    meant[0]!.start < 16 &&
    meant.every(
      ({ someone }) => someone.label !== who.label && !(someone.role ?? '').toLowerCase().startsWith(`${own} `),
    ) &&
    !new RegExp(`\\b(?:my|our) ${own}\\b(?! in\\b|-in)`, 'i').test(quote)
  )
}
