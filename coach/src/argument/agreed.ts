import kept from '../../data/said/quarrel.json' with { type: 'json' }
import { actQuote, chanceOf } from './claims.ts'
import { quoteOf, type Cited, type Quote } from './quoting.ts'
import { does, type Read } from './score.ts'
import { tell } from './telling.ts'
import { noWish, offers, takes, wishes } from './wishes.ts'

/** Who looks down or threatens asks for nothing that both could want. */
const strikes = (turn: Read) => does(turn, 'contempt', 'threat')
/** What is meant the other way, or closes the talk, takes nothing up and asks for nothing. A reproach may ask. */
const isOpen = (turn: Read) => turn.chances.cue('sarcasm') < 0.3 && chanceOf(turn, 'withdraw') < 0.6

/** A page of needs for forty speakers helps nobody, and a long export must not cost more than its length. */
const MOST_TURNS = 400
const MOST_WISHES = 4

export interface Wishes {
  name: string
  wishes: readonly Quote[]
}

/** What each who speaks said outright that they want, in the order in which they first spoke. */
export function wishesIn(turns: readonly Read[]): Wishes[] {
  return [...Map.groupBy(turns, ({ speaker }) => speaker)].map(([name, own]) => ({
    name,
    wishes: own
      .slice(0, MOST_TURNS)
      .filter((turn) => !strikes(turn) && isOpen(turn))
      .flatMap((turn) =>
        turn.pieces.flatMap(({ text, start }) =>
          [...text.slice(0, 4000).matchAll(wishes)].map((hit): Quote => {
            const quote = (hit[1] ?? '').trimEnd()
            return { quote, start: start + hit.index, end: start + hit.index + quote.length, speaker: name }
          }),
        ),
      )
      .filter(({ quote }) => quote.split(' ').length >= 4 && !noWish.test(quote))
      .slice(0, MOST_WISHES),
  }))
}

export interface Compromise {
  told: string
  cited: Cited[]
}
const WANTED = 'what is wanted'
function toldAs(kind: keyof typeof kept.agreed, a: Quote | null, b: Quote | null): Compromise | null {
  if (!a || !b) return null
  const [first, second] = kind === 'both' ? [WANTED, WANTED] : ['what was offered or asked for', 'what was agreed']
  return {
    told: tell(kept.agreed[kind], { a: a.quote, b: b.quote, one: a.speaker, two: b.speaker }),
    cited: [
      { quote: a, label: first },
      { quote: b, label: second },
    ],
  }
}

/** What was offered or asked for and taken: better than anything proposed. The last one counts. */
function agreedIn(turns: readonly Read[]): Compromise | null {
  for (let at = turns.length - 2; at >= 0; at--) {
    const turn = turns[at]!
    const answer = turns.slice(at + 1, at + 4).find(({ speaker }) => speaker !== turn.speaker)
    if (!answer || strikes(turn) || Math.max(turn.harm, answer.harm) >= 2 || !isOpen(answer)) continue
    const yes = takes.exec(answer.text)?.[0]
    if (!yes || yes.includes(' but ')) continue
    const offer = offers.exec(turn.text.slice(0, 2000))?.[0]
    const promise = does(turn, 'request', 'question') ? offers.exec(answer.text.slice(0, 2000))?.[0] : undefined
    const found = promise
      ? toldAs('wish', actQuote(turn, 'request', 'question'), quoteOf(answer, promise))
      : offer
        ? toldAs('offer', quoteOf(turn, offer), quoteOf(answer, yes))
        : null
    if (found) return found
  }
  return null
}

/** Only where both said what they want; otherwise there is nothing to put together. */
export function compromiseOf(turns: readonly Read[], all: readonly Wishes[]): Compromise | null {
  const [one, two, ...more] = all.filter(({ wishes: own }) => own.length > 0)
  const both = more.length === 0 ? toldAs('both', one?.wishes.at(-1) ?? null, two?.wishes.at(-1) ?? null) : null
  return agreedIn(turns) ?? both
}
