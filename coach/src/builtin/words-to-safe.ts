import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { people, type Someone } from '../text/people.ts'
import { safetyLines, type SafetyLines } from '../knowledge/safety-lines.ts'
import { isByClose, isOfChild, type Flag, type Sighting } from '../safety/flag.ts'
import { choose, say, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'
import { isYoung } from './set-aside.ts'
import type { State } from './state.ts'

/** Before whoever harms, in what is marked of a talk: their pronoun and role. */
const HARMS = 'harms/'
const markOf = ({ pronoun, role }: Someone) => `${HARMS}${pronoun}/${role ?? ''}`

/** Keeps of whom harm was told: who stands before "me", else who is named first. */
export function markWhoHarms(state: State, seen: Sighting | null, { text, focus }: Reading): void {
  if (!seen || !isByClose(seen) || seen.thirdParty) return
  const told = seen.quote ?? text
  const named = people(told).toSorted((a, b) => a.start - b.start)
  const me = told.search(/\bme\b/i)
  const who = named.findLast(({ start }) => start < me)?.someone ?? named[0]?.someone ?? focus
  if (who && !state.related.includes(markOf(who))) state.related = [...state.related, markOf(who)]
}

const safe = new Set(kept.safeToTell)
const parent = /^(?:step)?(?:mum|mom|mother|mama|dad|father|papa)$/
const pronouns = { he: /\bhim\b/i, she: /\bher\b/i, they: /\bthem\b/i }

const harming = ({ related }: State) =>
  related.filter((it) => it.startsWith(HARMS)).map((it) => it.slice(HARMS.length).split('/') as [string, string])
const namedIn = ({ reading }: Composer) => people(reading.text).map(({ someone }) => someone)
/** Without a role on one side, or as parents, they are the same by their pronoun. */
const isOne = (state: State, { pronoun, role }: Someone) =>
  harming(state).some(
    ([p, r]) => r === role || (p === pronoun && (!r || !role || (parent.test(r) && parent.test(role)))),
  )

/** Whether whoever harms is named in what is asked. */
export const namesWhoHarms = (c: Composer): boolean => namedIn(c).some((it) => isOne(c.state, it))

/** Whether words are wanted for somebody who can be told, and not for the one who harms. */
function isForSafe(c: Composer): boolean {
  const named = namedIn(c)
  if (named.length > 0) return named.every((it) => it.role && safe.has(it.role)) && !namesWhoHarms(c)
  if (!isYoung(c.state)) return false
  const meant = (['he', 'she', 'they'] as const).filter((it) => pronouns[it].test(c.reading.text))
  const known = harming(c.state)
  return meant.every((it) => known.length > 0 && known.every(([p]) => p !== it && p !== 'they'))
}

const REACHED = 'reached'
/** Whoever may want to die and names somebody has a way to them: it is made short once, and whenever it is asked for. */
function reaches(c: Composer, flag: Flag): boolean {
  const { related } = c.state
  if (flag.category !== 'self-harm' || flag.thirdParty || flag.about || flag.cleared || namesWhoHarms(c)) return false
  const asks = c.reading.acts.includes('script') || c.wanted() === 'words'
  const names = namedIn(c).some(({ name, role }) => name ?? role)
  if (!asks && (!names || related.includes(REACHED))) return false
  related.push(REACHED)
  return true
}

/** Words by which somebody safe is told, where they are asked for; only those to whoever harms are withheld. */
export function wordsToSafe(c: Composer): boolean {
  const { flag, related } = c.state
  // Who is grown up and set it aside writes to a friend about something else.
  if ((flag?.cleared || flag?.aside) && !isYoung(c.state)) return false
  // What nobody said outright is not put into their mouth.
  const told = c.state.flagFrom === 'rule'
  if (flag && reaches(c, flag))
    return (safetyWords(c, flag, told ? safetyLines['self-harm'] : { draft: kept.reach }), true)
  if (!c.reading.acts.includes('script') && c.wanted() !== 'words') return false
  const guarded = related.filter((it) => it.startsWith('guard/')).map((it) => it.slice(6) as SafetyCategory)
  const category = [...(flag && !flag.cleared ? [flag.category] : []), ...guarded].find((it) =>
    isByClose({ category: it }),
  )
  if (!category || flag?.thirdParty || !isForSafe(c)) return false
  const drafts = isYoung(c.state) || (flag && isOfChild(flag)) ? kept.young.draft : safetyLines[category].draft
  safetyWords(c, { category, thirdParty: false }, { draft: drafts })
  return true
}

/** The person's own words said it, so words that say it for them may be offered. */
export function safetyWords(
  c: Composer,
  { thirdParty, category }: Pick<Flag, 'thirdParty' | 'category'>,
  { draft }: Pick<SafetyLines, 'draft'>,
): void {
  say(c, choose(c, thirdParty ? 'safety-words-them' : 'safety-words', thirdParty ? kept.wordsForThem : kept.wordsFor))
  const drafts = draft.map((it) => `"${it}"`)
  say(c, choose(c, `safety-draft/${category}`, drafts) ?? choose(c, 'safety-draft-again', kept.safetyDraftAgain))
  // Whoever was named is the one to get it.
  if (thirdParty || namedIn(c).length === 0)
    say(c, choose(c, 'safety-draft-ask', thirdParty ? kept.asksBeside : kept.asksToSend))
}
