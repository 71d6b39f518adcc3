import kept from '../../data/said/argument-advice.json' with { type: 'json' }
import type { ArgumentAct, ArgumentResult } from '@mallama/contracts/coach'
import type { Matter } from './analysis.ts'
import { handOf, type Pattern } from './pattern.ts'
import { shows, type Party } from './parties.ts'
import { quoteOf, type Cited } from './quoting.ts'
import { does, hardest, landedIn, type Read, type Repairs } from './score.ts'
import { opens, subject } from './telling.ts'

const quoted = (told: string, quote: string): string => told.replace('{quote}', () => quote)

/** For each hard act: what about these words made it harder, and how the same can be said. Antidotes after Gottman. */
const advice = kept.better as { act: ArgumentAct; what: string; how: string; otherwise: string }[]

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether better words are about the same: a line that would fit any turn is no example for this one. */
function takesUp(text: string, better: string): boolean {
  // The same words with a kind sentence before them are no other way to say it; "Twice!" is an example of nothing.
  if (lettersOf(better).includes(lettersOf(text)) || better.trim().split(/\s+/).length < 3) return false
  const own = new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
  const kept = better.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
  return kept.some(
    (word) =>
      own.has(word) &&
      !/^(?:that|this|with|your|have|just|when|what|then|really|they|them|there|about|been|were|will|would|can[’']?t)$/.test(
        word,
      ),
  )
}

export function improvementsOf(
  parties: readonly Party[],
  better: ReadonlyMap<Read, string>,
): { improvements: ArgumentResult['improvements']; cited: Cited[] } {
  const cited: Cited[] = []
  const struck = parties.some(({ worst }) => worst !== null && does(worst, 'contempt', 'threat', 'criticism'))
  const rows = parties.map(({ name, ...party }): [string, ArgumentResult['improvements'][string]] => {
    // Who is struck at and only defends is told nothing to improve.
    if (struck && party.worst === null) return [name, { whatToImprove: [], howToImprove: [] }]
    const whatToImprove: string[] = []
    const howToImprove: string[] = []
    const done = new Set<Read>()
    for (const { act, what, how, otherwise } of advice) {
      if (whatToImprove.length >= 3) break
      const turn = party.turns
        .filter((it) => does(it, act) && it.harm >= (act === 'defend' ? 2 : 1.5) && !done.has(it))
        .toSorted((a, b) => b.harm - a.harm)[0]
      const quote = turn ? quoteOf(turn, turn.reading.acts.find(({ id }) => id === act)?.quote) : null
      if (!turn || !quote) continue
      done.add(turn)
      const words = better.get(turn)
      const example = words && takesUp(turn.text, words) && words.length < 260 && !words.includes('"')
      whatToImprove.push(quoted(what, quote.quote))
      howToImprove.push(`${how} ${example ? `For example: ${words}` : otherwise}`)
      cited.push({ quote, label: `${act}: what to say instead` })
    }
    return [name, { whatToImprove, howToImprove }]
  })
  return { improvements: Object.fromEntries(rows.filter(([, { whatToImprove }]) => whatToImprove.length > 0)), cited }
}

const good = kept.good as [ArgumentAct, string][]
const consents =
  /\b(?:yes|yeah|yep|ok|okay|agree|deal|fair|right|fine|sure|works|alright|true|good idea|same|exactly|thanks?|all i (?:wanted|asked)|that[’']?s what)\b/i
/** A feeling, a state or a wish of one's own, and no order to the other. */
const ofOneself =
  /\b(?:i|i[’']?m|im|i[’']?ve)\b(?!.*\b(?:you (?:always|never|make|made)|your fault|(?:didn[’']?t|did not|don[’']?t) (?:know|think|care))\b).*\b(?:feel|felt|scared|afraid|terrified|worried|tired|exhausted|worn|hurt|sad|lonely|alone|miss|love|need(?:ed)?|want(?:ed)?|wish|hope|care|stressed|overwhelmed|struggling|ashamed|embarrassed|jealous|insecure|anxious|upset|angry|cried|crying|sat|waited|lost|hate (?:that|this|it|how)|hard for me)\b/i
export const nothingShown = 'none shown in this excerpt'

export function wentWell(parties: readonly Party[]): { well: ArgumentResult['whatWentWell']; cited: Cited[] } {
  const cited: Cited[] = []
  const rows = parties.map((party): [string, string[]] => {
    const lines: string[] = []
    const used = new Set<number>()
    for (const [act, tell] of good) {
      const found = shows(party, act, 1.9)
      if (!found || used.has(found.quote.start) || lines.length >= 3) continue
      if (act === 'agree' && !(/\s/.test(found.quote.quote) && consents.test(found.quote.quote))) continue
      if (act === 'offer' && /^\W*(?:you|u)\b/i.test(found.quote.quote)) continue
      if (act === 'disclose' && !ofOneself.test(found.quote.quote)) continue
      used.add(found.quote.start)
      lines.push(quoted(tell, found.quote.quote))
      cited.push({ quote: found.quote, label: `went well: ${act}` })
    }
    return [party.name, lines.length > 0 ? lines : [nothingShown]]
  })
  return { well: Object.fromEntries(rows), cited }
}

/** What one could say to mend it: their own attempt where there was one, else their hardest words said anew. */
export function repairFor(party: Party, better: ReadonlyMap<Read, string>): string[] {
  const lines: string[] = []
  for (const act of ['accountability', 'apologise', 'repair', 'validate'] as const) {
    const own = shows(party, act, 1.9)
    if (own && /\s/.test(own.quote.quote) && !lines.some((line) => line.includes(own.quote.quote)))
      lines.push(`"${own.quote.quote}" was a good beginning, and can be said again.`)
    if (lines.length >= 2) break
  }
  const quote = party.worst ? quoteOf(party.worst, hardest(party.worst)) : null
  const words = party.worst ? better.get(party.worst) : undefined
  if (quote && words && party.worst && takesUp(party.worst.text, words) && !words.includes('"') && words.length < 260)
    lines.push(`I said "${quote.quote}". What I wanted to say: ${words}`)
  const wish = party.wishes[0]
  if (lines.length < 2 && wish)
    lines.push(`What I am asking for is what I said: "${wish.quote}". Is there a way to it that works for you too?`)
  return lines.length > 0 ? lines.slice(0, 3) : ['Too few words of theirs in this excerpt to build on.']
}

export function preventionOf(
  turns: readonly Read[],
  parties: readonly Party[],
  matter: Matter,
  pattern: Pattern,
  turning: number,
): string[] {
  const tips: string[] = []
  const shown = matter.quote?.quote
  tips.push(
    `Begin with what happened and what it was like, before anything about the other.${shown ? ` That is for moments like "${shown}".` : ''}`,
  )
  const tip = turning >= 0 ? turns[turning] : undefined
  const quote = tip ? quoteOf(tip, hardest(tip)) : null
  if (quote) tips.push(quoted(kept.tipping[quote.quote.length % kept.tipping.length]!, quote.quote))
  const [first, second] = pattern.quotes
  if (pattern.kind === 'demand-withdraw' && first && second)
    tips.push(
      `Make a deal about the chase: after "${second.quote}" nobody follows, and whoever went names the hour at which you go on with "${first.quote}".`,
    )
  if (pattern.kind === 'criticism-defence' && first)
    tips.push(
      `Before an answer to something like "${first.quote}", say in one sentence what was meant. Only then your side.`,
    )
  if (pattern.kind === 'mutual escalation' && first && second)
    tips.push(
      `The step from "${first.quote}" to "${second.quote}" is one that either can leave out: the next sentence after a hard one may be a question.`,
    )
  if (pattern.kind === 'one-sided hostility' && first)
    tips.push(`Words like "${first.quote}" are a reason to end the talk for the day. Nobody has to stay for them.`)
  if (pattern.kind === 'repair that lands' && first && second)
    tips.push(`Remember what worked: "${first.quote}", and then "${second.quote}". Try it earlier next time.`)
  const asked = parties.find(({ wishes }) => wishes.length > 0)
  if (tips.length < 3 && asked?.wishes[0])
    tips.push(
      `Bring "${asked.wishes[0].quote}" up once more in a quiet hour, on its own, before it has to be said in anger.`,
    )
  return tips.slice(0, 4)
}

/** What a hard sentence does to the one who has to answer it. */
const effects = kept.effects as [ArgumentAct, string][]

/** A hand that nobody took: what came after it, or that nothing did. */
function leftOf(turns: readonly Read[], repairs: Repairs): string[] {
  const at = repairs.tried.at(-1)
  const turn = at === undefined ? undefined : turns[at]
  const hand = turn ? handOf(turn) : null
  if (at === undefined || !turn || !hand) return []
  const next = turns.slice(at + 1).find(({ speaker }) => speaker !== turn.speaker)
  const answer = next ? quoteOf(next, hardest(next)) : null
  const held = `${opens(turn.speaker, 'hold')} out a hand, "${hand.quote}"`
  if (!answer) return [`${held}, and no answer to it is in these lines.`]
  return next && next.harm >= 1.5 ? [`${held}. The answer to it is "${answer.quote}".`] : []
}

/** "Why This Approach Works", told from this quarrel alone. What was quoted further up is "that". */
export function summaryOf(
  turns: readonly Read[],
  better: ReadonlyMap<Read, string>,
  matter: Matter,
  pattern: Pattern,
  repairs: Repairs,
): string {
  const changed = turns.filter((turn) => better.has(turn) && better.get(turn) !== turn.text)
  const worst = changed.toSorted((a, b) => b.harm - a.harm)[0]
  const quote = worst ? quoteOf(worst, hardest(worst)) : null
  const words = worst ? better.get(worst) : undefined
  const parts: string[] = []
  if (!worst || !quote) {
    const said = matter.quote ? ` "${matter.quote.quote}" is said, and it is answered without blows.` : ''
    parts.push(
      turns.some(({ harm }) => harm >= 2)
        ? 'No better words were found for the turns that strike: they stand as they were.'
        : `Nothing in ${turns.length === 1 ? 'this turn' : `these ${turns.length} turns`} had to be put differently.${said}`,
    )
  } else {
    const act = effects.find(([it]) => does(worst, it))
    const now =
      words && takesUp(worst.text, words) && !words.includes('"') && words.length < 200
        ? ` In its place stands: ${words.replace(/([^.!?])$/, '$1.')}`
        : ''
    parts.push(
      `${act ? (worst === turns.at(-1) && act[0] === 'contempt' ? `"${quote.quote}" is about who is worth what, no longer about the matter.` : quoted(act[1], quote.quote)) : `"${quote.quote}" is hard to answer.`}${now}`,
      `${changed.length === turns.length ? 'Every turn is' : `${changed.length} of ${turns.length} turns ${changed.length === 1 ? 'is' : 'are'}`} said differently, and what happened stays the same.`,
    )
  }
  const landed = landedIn(turns, repairs)
  const hand = landed === undefined ? null : turns[landed] ? handOf(turns[landed]) : null
  if (hand) parts.push(`The turn that did most is already in it: "${hand.quote}" (${subject(hand.speaker)}).`)
  else parts.push(...leftOf(turns, repairs))
  const isSaid = (words: string) => parts.join(' ').includes(`"${words}"`)
  const [a, b] = pattern.quotes.map(({ quote: words }) => (isSaid(words) ? 'that' : `"${words}"`))
  const is = a && b && a !== b ? pattern.kind : null
  if (is === 'demand-withdraw') parts.push(`Had ${b} come with a time to go on, ${a} would not have to be said again.`)
  if (is === 'criticism-defence')
    parts.push(`Where one true part of ${a} is owned first, ${b} can be said after it and be heard.`)
  if (is === 'mutual escalation') parts.push(`Without ${a} there is less to answer with ${b}.`)
  if (matter.quote && !isSaid(matter.quote.quote)) parts.push(`What is left to talk about is "${matter.quote.quote}".`)
  return parts.join(' ')
}
