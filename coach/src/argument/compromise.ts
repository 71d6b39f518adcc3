import type { Party } from './parties.ts'
import { quoteOf, type Cited } from './quoting.ts'
import { does, type Read } from './score.ts'
import { opens, subject, upperFirst } from './telling.ts'

const offered =
  /\b(?:what if (?:i|we)|how about (?:i|we|if)|shall (?:i|we)|would it help if i|let[’']?s|i(?:[’']ll|ll| will| can| could)|we(?: could| can|[’']ll| will)|could we|can we|should we|(?:can|could|may) i (?=(?:take|make|do|come|bring|pick|help|ring|call|cook|give|get|pay|swap|drive|show|have another go)\b)|(?:do you want|want) me to)\b[^.!?\n]{6,140}[.!?]?/i
const noOffer =
  /\b(?:let[’']?s (?:do|try) (?:that|it|this)|can[’']?t|cannot|couldn[’']?t|never|leave you|when i (?:feel|want|get|like)|whenever|maybe|might|bed|lie down|sleep|think about it|see|go then|not|die|kill|hear you|imagine|tell you|be (?:late|off|out|done)|stay at|move out|do what i)\b/i
const taken =
  /^(?:(?:oh|ah|well|and),? )?(?:ok|okay|k|yes|yep|yeah|deal|done|fine by me|fine with me|sounds|that(?:[’']?d| would| works|[’']?s (?:fair|good|fine|great|ok|perfect|a (?:good|great|fair)))|i[’']?d (?:like|love|appreciate) (?:that|to)|that[’']?s all i(?:[’']?m| was| ever)? ?(?:ask|want|need)\w*|perfect|good|great|lovely|thank|thanks|please|works|alright|all right|agreed|sure|fair enough|let[’']?s|we can do that)\b/i

/** An offer that was taken: what they put together themselves is better than anything proposed. The last one counts. */
function agreedIn(turns: readonly Read[]): { told: string; cited: Cited[] } | null {
  for (let at = turns.length - 2; at >= 0; at--) {
    const turn = turns[at]!
    const answer = turns.slice(at + 1, at + 4).find(({ speaker }) => speaker !== turn.speaker)
    if (!answer) continue
    const kept = saidYes(turn, answer)
    if (kept) return kept
    const hit =
      turn.harm < 2 && !does(turn, 'threat', 'contempt', 'withdraw') ? offered.exec(turn.text.slice(0, 2000)) : null
    if (!hit || noOffer.test(hit[0]) || answer.harm >= 2) continue
    if (!taken.test(answer.text) || /\b(?:but|whatever|sure you|as if|right)\b/i.test(answer.text.slice(0, 120)))
      continue
    const offer = quoteOf(turn, hit[0].replace(/[.!?]+$/, ''))
    const yes = quoteOf(answer, /^[^.!?\n]+/.exec(answer.text)?.[0])
    if (!offer || !yes) continue
    return {
      told: `${upperFirst(subject(turn.speaker))} offered "${offer.quote}", and ${subject(answer.speaker)} took it: "${yes.quote}". That is agreed already. Say once more who does what and from when, and in two weeks each says whether it held.`,
      cited: [
        { quote: offer, label: 'what was offered' },
        { quote: yes, label: 'what was agreed' },
      ],
    }
  }
  return null
}

const promised =
  /\bi(?:[’']ll|ll| will| can) (?!(?:see|think|try to see|let you know|do what i|not|never|believe|be (?:late|out|off))\b)[^.!?\n]{4,120}/i

/** What was asked for and is done: "ok. I'll swap shifts". */
function saidYes(turn: Read, answer: Read): { told: string; cited: Cited[] } | null {
  if (!does(turn, 'request', 'demand', 'question') || does(turn, 'threat', 'contempt') || answer.harm >= 1.5)
    return null
  const hit =
    taken.test(answer.text.trim()) && !/\b(?:but|unless|if you)\b/i.test(answer.text)
      ? promised.exec(answer.text)
      : null
  const wish = hit && turn.reading.acts.find(({ id }) => id === 'request' || id === 'demand' || id === 'question')
  const asked = wish ? quoteOf(turn, wish.quote) : null
  const yes = hit ? quoteOf(answer, hit[0].trim()) : null
  if (!asked || !yes) return null
  return {
    told: `${upperFirst(subject(turn.speaker))} asked for "${asked.quote}", and ${subject(answer.speaker)} said: "${yes.quote}". That is agreed already. Say once more from when it holds, and in two weeks each says whether it did.`,
    cited: [
      { quote: asked, label: 'what was asked for' },
      { quote: yes, label: 'what was agreed' },
    ],
  }
}

/** Only where both said what they want; otherwise there is nothing to put together. */
export function compromiseOf(
  turns: readonly Read[],
  parties: readonly Party[],
): { told: string; cited: Cited[] } | null {
  const agreed = agreedIn(turns)
  if (agreed) return agreed
  const wanting = parties.filter(({ wishes }) => wishes.length > 0).toSorted((a, b) => b.turns.length - a.turns.length)
  const [one, two] = wanting
  const a = one?.wishes.at(-1)
  const b = two?.wishes.at(-1)
  if (!one || !two || !a || !b || parties.length > 6) return null
  const rest = wanting
    .slice(2, 4)
    .map(({ name, wishes }) => ` ${opens(name, 'add')} "${wishes[0]?.quote}".`)
    .join('')
  return {
    told: `${upperFirst(subject(one.name))} said "${a.quote}", and ${subject(two.name)} said "${b.quote}".${rest} Both can stand. Agree on one thing each does for it this week. Do it that way for two weeks, and then each says whether their own sentence has come true.`,
    cited: [
      { quote: a, label: 'what is wanted' },
      { quote: b, label: 'what is wanted' },
    ],
  }
}
