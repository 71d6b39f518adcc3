import { mockeryIn } from '../../detectors/mockery.ts'
import { withoutSneers } from '../sneers.ts'
import { pastOf } from './verbs.ts'

const envy =
  /^(?:oh,? |well,? |so,? )?(?:it )?must be (?:so |really )?(?:nice|lovely|great|wonderful|fun|easy) (?:to |for you to )(?<you>[^.!?]+?),? (?:while|when|and) i(?<am>(?:['’]m|['’]ve)?) (?<i>[^.!?]+)$/i
const nextWords = /^[\s,;:–—-]*(?:(?:and|but|so|then|because)\s+)?/i

const deed =
  /^(?:oh,? |well,? |so,? )*(?:trust you to (?<base>[a-z]+)|(?:congrat(?:s|ulations)|well done|good job|thanks|thank you|cheers)(?:,| on| for)? (?<ing>ruining|forgetting|wasting|spoiling|wrecking|embarrassing|humiliating|ignoring|abandoning|breaking|losing))(?<rest>[^.!?]*)$/i
const titled = /^(?:\p{Lu}[\p{L}.-]*\s?|little ){2,5}$/u
const does =
  /^\s+(?:(is|was|has)(?=\s)|((?:\p{L}+ed|forgot|left|lost|broke|went|came|took|drove|spent|told|said|made|slept|got|ate|drank)(?=\s)))/u

/** What a sneer tells beside its scorn: "Trust you to forget the tickets" says that the tickets were forgotten. */
function factOf(sneer: string, after: string): { said: string; more: number } | null {
  const shared = envy.exec(sneer)?.groups
  if (shared) return { said: `I${shared['am'] ?? ''} ${shared['i']} while you ${shared['you']}`, more: 0 }
  const done = deed.exec(sneer)?.groups
  const past = done ? pastOf(done['base'] ?? done['ing'] ?? '') : null
  if (past) return { said: `You ${past}${done?.['rest'] ?? ''}`, more: 0 }
  // "Miss Punctual is forty minutes late": whom the title mocks is the one who is told.
  const verb = titled.test(sneer) ? does.exec(after) : null
  if (!verb) return null
  const own = verb[1] ? ({ is: ' are', was: ' were', has: ' have' }[verb[1]] ?? '') : ` ${verb[2]}`
  return { said: `You${own}`, more: verb[0].length }
}

/**
 * The turn without what only mocks; what is told beside it stays, word for word. "Must be nice to sleep in while I feed
 * the kids" tells what one does. Empty where nothing but scorn was said.
 */
export function unmocked(whole: string): string {
  const text = withoutSneers(whole)
  let said = ''
  let from = 0
  for (const { start, end } of mockeryIn(text)) {
    const before = text.slice(from, start)
    const told = factOf(text.slice(start, end).trim(), text.slice(end))
    said += before + (told?.said ?? '')
    from = end + (told?.more ?? 0)
    // What follows a sneer in the same sentence begins anew; its mark goes with it.
    if (!told) {
      const rest = text.slice(end)
      const mark = /^["”’]?[.!?…]+\s*/.exec(rest)?.[0].length
      const alone = /(?:^|[.!?…\n]["”]?\s*)$/.test(said)
      from += mark !== undefined && alone ? mark : alone ? (nextWords.exec(rest)?.[0].length ?? 0) : 0
    }
  }
  said += text.slice(from)
  // "I'm only the one who pays": the "only" is all the scorn there is in it.
  said = said.replace(/\b(i['’]?m) (?:only|just|merely) (the one (?:who|that))\b/gi, '$1 $2')
  if (said === text) return text
  return said
    .replace(/\s{2,}/g, ' ')
    .replace(/\s*[,;:–—-]\s*(?=[.!?…]|$)/g, '')
    .replace(/^[\s,;:.!?–—-]+/, '')
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (all, lead: string, letter: string) =>
      /^\p{Ll}/u.test(text.trim()) ? all : lead + letter.toUpperCase(),
    )
    .trim()
}
