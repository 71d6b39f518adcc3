import type { ArgumentAct, ArgumentResult } from '@mallama/contracts/coach'
import type { Matter } from './analysis.ts'
import { handOf, type Pattern } from './pattern.ts'
import { shows, type Party } from './parties.ts'
import { quoteOf, type Cited } from './quoting.ts'
import { does, hardest, landedIn, type Read, type Repairs } from './score.ts'
import { inOwnWords, opens, subject } from './telling.ts'

type Advice = (quote: string, better: string | null) => { what: string; how: string }
const said = (better: string | null, otherwise: string) => (better ? `For example: ${better}` : otherwise)

/** For each hard act: what about these words made it harder, and how the same can be said. Antidotes after Gottman. */
const advice: [ArgumentAct, Advice][] = [
  [
    'contempt',
    (quote, better) => ({
      what: `"${quote}" strikes at the person. Whatever was right in it cannot be heard any more.`,
      how: `Leave the sting out and say the complaint that is behind it. ${said(better, 'Begin with what happened and how it was for you.')}`,
    }),
  ],
  [
    'threat',
    (quote, better) => ({
      what: `"${quote}" turns a wish into a threat, and a threat gets compliance or a fight, not an answer.`,
      how: `Say how much it matters, without the "or else" in it. ${said(better, 'Name the need and leave the answer to the other.')}`.replace(
        'the "or else" in it',
        'a consequence',
      ),
    }),
  ],
  [
    'criticism',
    (quote, better) => ({
      what: `"${quote}" is a verdict on how someone is. It invites a counter-example and not a change.`,
      how: `Take one occasion, the feeling, and one thing you would like. ${said(better, 'Keep it to this week.')}`,
    }),
  ],
  [
    'withdraw',
    (quote, better) => ({
      what: `"${quote}" ends the talk without saying when it goes on, so the other is left holding it.`,
      how: `Take the break, and name its end. ${said(better, 'Twenty minutes is enough for a pulse to come down.')}`,
    }),
  ],
  [
    'invalidate',
    (quote, better) => ({
      what: `"${quote}" tells the other that their feeling is wrong, so they have to prove it first.`,
      how: `You can see it differently and still say that you see it. ${said(better, 'One sentence about their side, then yours.')}`,
    }),
  ],
  [
    'defend',
    (quote, better) => ({
      what: `"${quote}" answers the charge and skips the hurt.`,
      how: `Own the one part that is true, however small, and then explain. ${said(better, 'A short yes to a part of it opens the rest.')}`,
    }),
  ],
  [
    'demand',
    (quote, better) => ({
      what: `"${quote}" leaves no room for a no.`,
      how: `Ask for the same as a question with a time in it. ${said(better, 'Then a yes is worth something.')}`,
    }),
  ],
]

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
    for (const [act, tell] of advice) {
      if (whatToImprove.length >= 3) break
      const turn = party.turns
        .filter((it) => does(it, act) && it.harm >= (act === 'defend' ? 2 : 1.5) && !done.has(it))
        .toSorted((a, b) => b.harm - a.harm)[0]
      const quote = turn ? quoteOf(turn, turn.reading.acts.find(({ id }) => id === act)?.quote) : null
      if (!turn || !quote) continue
      done.add(turn)
      const words = better.get(turn)
      const { what, how } = tell(
        quote.quote,
        words && takesUp(turn.text, words) && words.length < 260 && !words.includes('"') ? words : null,
      )
      whatToImprove.push(what)
      howToImprove.push(how)
      cited.push({ quote, label: `${act}: what to say instead` })
    }
    return [name, { whatToImprove, howToImprove }]
  })
  return { improvements: Object.fromEntries(rows.filter(([, { whatToImprove }]) => whatToImprove.length > 0)), cited }
}

const good: [ArgumentAct, (quote: string) => string][] = [
  ['accountability', (quote) => `Takes a share of it on: "${quote}"`],
  ['apologise', (quote) => `Says sorry: "${quote}"`],
  ['validate', (quote) => `Lets the other’s side stand: "${quote}"`],
  ['repair', (quote) => `Holds out a hand: "${quote}"`],
  ['offer', (quote) => `Offers something that can be done: "${quote}"`],
  ['agree', (quote) => `Agrees where it can be agreed: "${quote}"`],
  ['request', (quote) => `Asks for one thing that can be done: "${quote}"`],
  ['disclose', (quote) => `Says how it is for them, without a verdict: "${quote}"`],
]
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
      lines.push(tell(found.quote.quote))
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
  const need = party.needs[0]
  if (lines.length === 0 && need)
    lines.push(
      `When I said "${need.quote.quote}", I was asking ${/^(?:not )?to /.test(need.need) ? '' : 'for '}${inOwnWords(need.need)}. How was it for you?`,
    )
  return lines.length > 0 ? lines.slice(0, 3) : ['Too few words of theirs in this excerpt to build on.']
}

const tipping = [
  (quote: string) =>
    `It tips at "${quote}". Agree on a word that either may say at such a point, and then take twenty minutes with a set time to go on.`,
  (quote: string) =>
    `"${quote}" is where it turns. With words like these on the tongue, a walk round the block is worth more than the next sentence.`,
  (quote: string) =>
    `Before "${quote}" there was still a way back. The sign is the wish to win: whoever feels it first may call for a pause and say until when.`,
]

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
  if (quote) tips.push(tipping[quote.quote.length % tipping.length]!(quote.quote))
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
const effects: [ArgumentAct, (quote: string) => string][] = [
  ['contempt', (quote) => `After "${quote}" nobody talks about the matter any more, only about who is worth what.`],
  ['threat', (quote) => `"${quote}" leaves a choice between giving in and fighting.`],
  ['criticism', (quote) => `"${quote}" can only be denied, so a denial is what it gets.`],
  ['withdraw', (quote) => `"${quote}" ends the talk, and the other stays behind with it.`],
  ['invalidate', (quote) => `"${quote}" makes the other prove that they are hurt before they can say why.`],
  ['defend', (quote) => `"${quote}" answers the charge and leaves the hurt where it was.`],
]

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

/** "Why This Approach Works", told from this quarrel alone. */
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
    parts.push(
      `Nothing in ${turns.length === 1 ? 'this turn' : `these ${turns.length} turns`} had to be put differently.${matter.quote ? ` "${matter.quote.quote}" is said, and it is answered without blows.` : ''}`,
    )
  } else {
    const act = effects.find(([it]) => does(worst, it))
    const now =
      words && takesUp(worst.text, words) && !words.includes('"') && words.length < 200
        ? ` In its place stands: ${words.replace(/([^.!?])$/, '$1.')}`
        : ''
    parts.push(
      `${act ? (worst === turns.at(-1) && act[0] === 'contempt' ? `"${quote.quote}" is about who is worth what, no longer about the matter.` : act[1](quote.quote)) : `"${quote.quote}" is hard to answer.`}${now}`,
      `${changed.length === turns.length ? 'Every turn is' : `${changed.length} of ${turns.length} turns ${changed.length === 1 ? 'is' : 'are'}`} said differently, and what happened stays the same.`,
    )
  }
  const landed = landedIn(turns, repairs)
  const hand = landed === undefined ? null : turns[landed] ? handOf(turns[landed]) : null
  if (hand) parts.push(`The turn that did most is already in it: "${hand.quote}" (${subject(hand.speaker)}).`)
  else parts.push(...leftOf(turns, repairs))
  const [first, second] = pattern.quotes
  if (first && second && pattern.kind === 'demand-withdraw')
    parts.push(`Had "${second.quote}" come with a time to go on, "${first.quote}" would not have to be said again.`)
  else if (first && second && pattern.kind === 'criticism-defence')
    parts.push(
      `Where one true part of "${first.quote}" is owned first, "${second.quote}" can be said after it and be heard.`,
    )
  else if (first && second && pattern.kind === 'mutual escalation')
    parts.push(`Without "${first.quote}" there is less to answer with "${second.quote}".`)
  if (matter.quote && quote?.quote !== matter.quote.quote)
    parts.push(`What is left to talk about is "${matter.quote.quote}".`)
  return parts.join(' ')
}
