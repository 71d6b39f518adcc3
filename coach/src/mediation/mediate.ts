import type { ArgumentAct } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import kept from '../../data/words/pressing.json' with { type: 'json' }
import { readAll } from '../argument/reading.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { stems } from '../builtin/stems.ts'
import type { MediationInput, MediationTurn, NamedTurn } from '../operations.ts'
import { readTurn, type TurnReading } from '../read/turn.ts'
import { toSafety } from '../safety/screen.ts'
import { metOf } from '../text/phrase.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import { flagAfter, scorns } from './danger.ts'

/** A turn is read in view of these before it, each as far as this. */
const before = 13
const longest = 4000
/** Turns in which whoever speaks now may have begun what they end. */
const near = 6

/**
 * What the newest turn does to the one it is written to. It speaks to nobody: what is said in a room is the room's.
 * Pure; the same input gives the same bytes. Without a turn there is nothing.
 */
export function mediate({ parties, turns, back, country }: MediationInput): MediationTurn {
  const newest = turns.at(-1)
  if (!newest) return { blow: null, safety: null, opens: null, elsewhere: false }
  const { content, speaker } = newest
  const own = turns.slice(-1 - near, -1).flatMap((it) => (it.speaker === speaker ? [it.content] : []))
  const flag = flagAfter(null, content, own)
  const grave = needsHelp(flag)
  // Hard words that the other told of are theirs: whoever says them back strikes nobody.
  const struck = strikesIn(turns, parties) && !(back && repeats(content, back))
  return {
    // What strikes is held whatever stands beside it: words of danger do not carry it across.
    blow: struck || grave ? blowIn(content, back !== null) : null,
    safety: flag ? toSafety(flag, country) : null,
    opens: opensIn(content),
    elsewhere: back !== null && !struck && !grave && saysOwn(content, back, parties[1]),
  }
}

/** Said in answer to what came before, the same words may strike or not. */
function strikesIn(turns: readonly NamedTurn[], parties: readonly string[]): boolean {
  const seen = turns
    .slice(-before - 1)
    .map(({ speaker, content }) => ({ speaker, text: content.slice(0, longest), pieces: [] }))
  const last = readAll(seen, parties).at(-1)
  return last !== undefined && strikes(last.reading)
}

/**
 * The first sentence of these words that is a blow by itself, as it was written; null where there is none. Harm is a
 * sum over a turn: a long telling, whole of small complaints, has much of it and strikes nobody. What is said back is in
 * the "you" form by its nature ("You felt stupid because I laughed"), which reads as blame or contempt and is none: there
 * only scorn in so many words is a blow, and the other says whether it was said back rightly.
 */
function blowIn(text: string, saidBack: boolean): string | null {
  const found = sentences(text.slice(0, longest)).find(
    (it) => scorns(it.text) || (!saidBack && strikes(readTurn(it.text))),
  )
  return found?.text ?? null
}

/** COACH.md, "Mediation of two people". */
const harmFrom = 4
const hard: readonly ArgumentAct[] = ['contempt', 'criticism', 'threat']
const saidOfMe =
  /\b(?:call(?:s|ed|ing)? me|(?:told|tells) me (?:that )?i[’']?(?:m| am| was)|(?:said|says) (?:that )?i[’']?(?:m| am| was)|(?:call(?:s|ed|ing)? you|told you (?:that )?you[’']?(?:re| are| were)))\b[^.!?,;\n]{0,60}/gi

const spoken = metOf({
  /** "I was worn out and nobody asked" is about nobody in the room. */
  other:
    'you*, u, ur, he, hes, she, shes, him, her, they, theyre, stupid, idiot, pathetic, such a, such an, what a, what an',
  oneself: 'im, i am, i was',
  sorry: 'sorry, apologise, apologize, apology, apologies, forgive',
})
const spokenIn = (text: string) => toldIn(text).map(({ words }) => spoken(words))

function strikes({ text, harm, acts }: TurnReading): boolean {
  if (scorns(text)) return true
  if (harm.score < harmFrom || !(text.includes('!') || spokenIn(text).some((it) => it.has('other')))) return false
  const blows = acts.filter(({ id }) => hard.includes(id))
  // "Your brother called me a cow" tells what was said, and "Because I was desperate. My fault" strikes the speaker alone.
  const left = text.replace(saidOfMe, ' ')
  const isOfOneself = (quote: string) => spokenIn(quote).some((it) => it.has('oneself'))
  return (
    blows.length === 0 ||
    (blows.some(({ quote }) => left.includes(quote)) && blows.some(({ quote }) => !isOfOneself(quote)))
  )
}

/** A no that goes on for longer is about something else as well. */
const shortNo = 14
const runUp = setOf('no and so but well honestly')
/** Of oneself, and about no deed of the other's: "I don't want you to shout" is a wish. */
const ofUs = setOf('you your argue fight quarrel hurt')

/**
 * What in these words is not to be passed over: whoever they were said to may want to answer before anything else. Said in
 * so many words, or it is not taken for it: the reader also takes shame and regret for an apology.
 */
export function opensIn(text: string): MediationTurn['opens'] {
  const all = toldIn(text.slice(0, longest))
  const isApology = ({ from, to }: { from: number; to: number }) =>
    readTurn(text.slice(from, to)).apology.kind === 'apology'
  if (all.some((told) => spoken(told.words).has('sorry') && isApology(told))) return 'apology'
  return all.some(({ words }) => saysNo(words)) ? 'no' : null
}

function saysNo(words: readonly string[]): boolean {
  if (words.length > shortNo || words.some((word) => ofUs.has(word))) return false
  const said = words
    .slice(
      Math.max(
        0,
        words.findIndex((word) => !runUp.has(word)),
      ),
    )
    .join(' ')
  return kept.ownNo.some((no) => `${said} `.startsWith(`${no} `))
}

const them = setOf('you your u ur he him his she her they their them')

/**
 * Whether somebody who was to say back what they heard tells something of their own. Who speaks of the other may well
 * be saying it back, in words that are not known for it: whoever told it says whether it is. So may who asks.
 */
function saysOwn(text: string, told: readonly string[], name: string): boolean {
  const bare = text.trim().slice(0, 1500).toLowerCase()
  const kind = legibility(text)
  if (kind === 'empty' || kind === 'gibberish') return false
  const words = bare.split(/[^\p{L}]+/u)
  if (words.some((word) => them.has(word)) || bare.startsWith(name.toLowerCase())) return false
  if (bare.endsWith('?')) return kind === 'other-language'
  return !(words[0] !== 'i' && sharedWith(bare, told) >= 3) && !repeats(bare, told)
}

const sharedWith = (text: string, told: readonly string[]): number => {
  const theirs = stems(told.join(' '))
  return [...stems(text)].filter((stem) => theirs.has(stem)).length
}

/** Half of what it says was told, and more than a word or two of it. */
function repeats(text: string, told: readonly string[]): boolean {
  const shared = sharedWith(text, told)
  return shared >= 3 && shared / stems(text).size >= 0.5
}
