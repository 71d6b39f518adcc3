import { wordCount } from '../builtin/clauses.ts'
import { inSentence, sentenceCase } from '../builtin/polish.ts'
import type { TurnReading } from '../detectors/turn.ts'
import type { OwnLine } from './character.ts'
import type { Move } from './cues/replies.ts'
import { feels } from './feels.ts'
import { asClause, swapped } from './swap.ts'

/** What a reply may take up: the other's own line, and the person's words turned round. Null where there is none. */
export function slotsOf(reading: TurnReading, move: Move, own: OwnLine | null): Record<string, string | null> {
  const abs = reading.features.absolute[0]?.quote.toLowerCase() ?? null
  const single =
    abs && /^(?:always|never|constantly|everything|nothing|every time|nobody|everyone)$/.test(abs) ? abs : null
  const clause = clauseOf(reading, move)
  return {
    own: own ? sentenceCase(own.text) : null,
    abs: single,
    Abs: single ? sentenceCase(single) : null,
    cl: clause,
    felt:
      clause &&
      /\b(?:you|it) (?:\w+ )?(?:felt|feel|hurt|hurts|feels|were (?:hurt|sad|scared|lonely|worried|ashamed|afraid)|cried|sat there|lay awake)\b/.test(
        clause,
      )
        ? clause
        : null,
    vp: move === 'request' ? askedOf(reading.text) : null,
    offer: move === 'offer' ? offered(reading.text) : null,
    wh: move === 'ask' ? questionOf(reading.text) : null,
    topic: move === 'talk' ? topicOf(reading.text) : null,
  }
}

const sentencesOf = (text: string) => text.slice(0, 1500).split(/(?<=[.!?])\s+|\n+/)

/** What is said of the other or of oneself, as the other would say it, to stand inside a sentence. */
function clauseOf(reading: TurnReading, move: Move): string | null {
  if (move === 'tell') {
    const own =
      /\bi (?:just |really |only |still |was |sat |lay |cried |felt |feel |am |got |love |miss )[^.!?,;]{1,70}/i.exec(
        reading.text,
      )?.[0]
    const felt =
      own && (feels(own) || /^i (?:really |still |just )?(?:love|miss) /i.test(own))
        ? own.split(/\s+(?:because|but|and (?:i|you|it))\s+/i)[0]
        : null
    const turned = felt && wordCount(felt) <= 14 ? swapped(felt) : null
    if (turned) return turned
  }
  const spot = reading.acts.find(({ id }) =>
    move === 'tell'
      ? id === 'disclose'
      : move === 'claim'
        ? id === 'complaint'
        : id === 'criticism' || id === 'complaint',
  )
  const whole = sentencesOf(reading.text).find((it) => (spot ? it.includes(spot.quote.slice(0, 20)) : true)) ?? ''
  // Two clauses in one breath: the one that was meant is enough.
  const bare = whole
    .replace(/^(?:and|but|so|because|well|look|listen|honestly|yes|no|okay|ok),? /i, '')
    .split(/,\s+(?:and|but|because|so)\s+|\s+(?:because|but)\s+|[;:]/)[0]
  if (!bare || /\?/.test(bare) || wordCount(bare) < 3 || wordCount(bare) > 14) return null
  if (!/^(?:i|i['’]m|i['’]ve|you|you['’]re|you['’]ve|when|it|my|your|the|we)\b/i.test(bare)) return null
  if (/^(?:i (?:think|guess|know|mean|want|need|would|hope|wish)|i['’]d)\b/i.test(bare) && move !== 'tell') return null
  const turned = swapped(bare)
  return turned ? inSentence(turned, []) : null
}

/** "Could you text me when it gets late?" -> "text you when it gets late". */
function askedOf(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    const hit =
      /\b(?:can|could|would|will) (?:you|we|u) (?:please |maybe |possibly |just |at least )*(?!mind|like|be able|ever|have)([a-z][^.!?]*)/i.exec(
        sentence,
      ) ??
      /\b(?:i(?:[’']d| would)(?: really)? (?:like|love|need)|i (?:need|want)) you to ([a-z][^.!?]*)/i.exec(sentence) ??
      /^(?:please|so please) ([a-z][^.!?]*)/i.exec(sentence)
    const words = hit?.[1]?.split(/,|\s+(?:because|so that|and then|instead of)\s+/)[0]?.trim()
    if (!words || wordCount(words) > 12 || /^(?:not|don[’']?t|stop)\b/i.test(words)) continue
    return swapped(
      words
        .replace(/\bplease\b/gi, '')
        .replace(/^be (?:willing|able|prepared|so kind as|ready|open) to /i, '')
        .trim(),
      true,
    )
  }
  return null
}

function offered(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    const words = /\b(?:i(?:[’']ll| will| can| could|[’']d be happy to)|let me) ([a-z][^.!?,]*)/i.exec(sentence)?.[1]
    if (words && wordCount(words) <= 10) return swapped(words, true)
  }
  return null
}

/** "Can we talk about Sunday?" -> "Sunday". */
function topicOf(text: string): string | null {
  const words = /\babout ([^.!?,]{2,50})/i
    .exec(text)?.[1]
    ?.trim()
    .replace(/ (?:for (?:a|one|five|ten) \w+|tonight|now|today|please|again|some time|quickly|briefly)$/i, '')
  return words && wordCount(words) <= 7 ? swapped(words, true) : null
}

const questionOf = (text: string): string | null => {
  const asked = sentencesOf(text).findLast((it) => it.trim().endsWith('?'))
  // A question of two parts, or one about what somebody would need, is not turned round: it is answered as it stands.
  const plain =
    asked &&
    wordCount(asked) <= 9 &&
    !/\b(?:would|could|should|might|need|from (?:me|you)|for (?:this|that|it) to)\b/i.test(asked)
  return plain ? asClause(asked) : null
}
