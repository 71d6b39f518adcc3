import type { Plain } from '../detectors/plain.ts'

/** How a thing stands in its sentence: told as so, denied, or only supposed, wished for or asked. */
export type Standing = 'told' | 'denied' | 'supposed'

const denials =
  /^(?:not|never|no|nor|neither|none|nobody|noone|nothing|without|hardly|barely|rarely|seldom|isnt|arent|wasnt|werent|dont|doesnt|didnt|wont|wouldnt|cant|couldnt|havent|hasnt|hadnt|shouldnt|aint|zero)$/
/** Over these no denial reaches: what follows them is so, or is another thing. */
const stops =
  /^(?:why|how|what|when|whenever|where|if|whether|because|who|which|until|unless|after|before|since|while|although|though|and|but|so|then|stop|stops|stopped|stopping|quit|know|knows|understand|remember|forget|only|just|mind|care|cares|stand|bear|help|wait|matter|day|week|hour|believe)$/
/** "I don't think that he ...", "not that she ...", "it isn't as if we ...": what is said of is denied. */
const raised =
  /^(?:think|feel|felt|say|suppose|find|see|call|mean|imply|reckon|believe|imagine|that|like|because|as|as if|thought|saying|claim|means|meaning|said)$/
const subjects = /^(?:i|he|she|they|we|it|hes|shes|theyre|were|im|ive|my|his|her|our|their|weve|you|youre)$/
const lengths = 8

/** The words of the clause before a place, nearest first. */
function wordsBefore(text: string, at: number): string[] {
  const before = text.slice(Math.max(0, at - 160), at)
  const cut = Math.max(...['.', '!', '?', '\n', ';', ':', '(', ' - '].map((mark) => before.lastIndexOf(mark)))
  return before
    .slice(cut + 1)
    .replace(/"/g, ' " ')
    .replace(/,/g, ' , ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .toReversed()
}

function deniedBefore(text: string, at: number): boolean {
  const words = wordsBefore(text, at)
  let subject = false
  let bridge = false
  for (let i = 0; i < Math.min(words.length, lengths); i++) {
    const word = words[i]!
    if (word === '"') return false
    // "He never shouts, sulks or walks out": a list without a new subject goes on being denied.
    if (word === ',') {
      if (subject || !/^(?: ?\w+){0,3} or\b/.test(text.slice(at, at + 60))) return false
      continue
    }
    if (denials.test(word)) {
      if (subject && !bridge) return false
      const next = words[i - 1]
      // "Not only", "not just", "never stops", "can't help": nothing is denied.
      if (next && /^(?:only|just|stop|stops|stopped|help|always)$/.test(next)) return false
      // "Not a day goes by without", "can't ... without": twice denied is told.
      return !words.slice(i + 1, i + 9).some((it) => denials.test(it) && !/^(?:no|nor)$/.test(it))
    }
    if (raised.test(word)) {
      bridge = true
      continue
    }
    if (stops.test(word)) return false
    if (subjects.test(word)) subject = true
  }
  return false
}

const deniedAfter =
  /^(?:,? [a-z0-9]+){0,4}? (?:(?:isnt|arent|wasnt|werent|is not|was never|is never|are never|never been|were never|has never been)(?: really| something| much| a| an| ever| his| her| our| their){0,3} (?:thing|things|problem|issue|style|way|part|us|habit|something|how|in (?:him|her|our|his)|we do|he does|she does)|(?:never|doesnt|dont|didnt) (?:happens?|happened|comes? up|come into|existed?|exists?))/

const wish =
  /\b(?:wish|wishes|wished|if only|hope|hopes|hoping|hoped|want|wants|wanted|wanting|would love|d love|would like|d like|need|needs|needed|long for|longing|dream|dreams|dreaming|waiting for|wait for|asked|asking|ask|begged|beg|told|tell|try|trying|tried|learning|learn|like it if|good if|better if|expect|expects|expected|supposed|should|ought|might|could|may|maybe|whether|pretend|pretends|pretending|imagine|wondering|wonder|not sure|unsure|if|unless|make me|makes me|made me|have to|has to|had to)\b/
const counterfactual = /\b(?:would|d|wouldnt|could|ll|will)\b/

/**
 * Whether what is said at a place of the plain text (`plain.ts`) is told as so. `good` things are lost by a wish; a
 * strain that is wished away is there all the same.
 */
export function standingOf(text: string, from: number, to: number, good: boolean): Standing {
  if (deniedBefore(text, from)) return wishedAway(text, from) ? 'told' : 'denied'
  if (deniedAfter.test(text.slice(to, to + 90).replace(/[.!?;\n][^]*$/, ''))) return 'denied'
  const before = clauseBefore(text, from)
  const rest = text.slice(to, to + 160).replace(/[.!?;\n][^]*$/, '')
  const ends = /^[^.!;\n]{0,160}\?/.test(text.slice(from, from + 200))
  if (ends && !/"/.test(text.slice(from - 40, from + 200))) return 'supposed'
  // "If he ever lied I would leave", "what if she cheats", "even if" and habits ("if I say no he sulks") are not.
  const condition = /\b(?:if|unless|in case|suppose)\b(?! (?:he|she|they)s? (?:is|are) in a mood)/.exec(before)
  if (condition && !/\b(?:as|even) if\b/.test(before)) {
    const inside = !/,/.test(before.slice(condition.index))
    if (
      inside &&
      (counterfactual.test(rest) ||
        /\bever\b/.test(before) ||
        /\bwhat if\b/.test(before) ||
        /\b(?:wouldnt|would|d) [^,]*$/.test(before.slice(0, condition.index)))
    )
      return 'supposed'
  }
  const near = before.split(/\s+/).slice(-7).join(' ')
  if (good) {
    if (wish.test(near) && !/\b(?:asked|told|tells|asks) (?:me|us)$/.test(near) && !remade.test(near)) return 'supposed'
    if (/\b(?:only|except) (?:when|if)$/.test(near)) return 'supposed'
  } else if (
    /\b(?:might|could|may|maybe|wondering|wonder|whether|scared|afraid|worry|worried|terrified|frightened|fear|fears|suspect|paranoid)\b/.test(
      near,
    ) &&
    !/\b(?:could hear|could see)\b/.test(near)
  )
    return 'supposed'
  return 'told'
}

/** "I don't have to ask", "nobody told her to". */
const remade =
  /\b(?:without|dont|doesnt|never|nobody|didnt) (?:\w+ ){0,2}(?:have to|has to|need|needs|told|asked|ask)\b/

const wishedAway = (text: string, at: number) =>
  /\b(?:wish|wishes|hope|want|need|if only|rather)\b[^.!?;\n]{0,40}$/.test(text.slice(Math.max(0, at - 60), at)) &&
  !/\b(?:dont|didnt|doesnt) (?:want|need) (?:to|him|her|them)\b[^.!?;\n]{0,30}$/.test(
    text.slice(Math.max(0, at - 60), at),
  )

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 160), at)
  const cut = Math.max(...['.', '!', '?', '\n', ';', ' but ', ' and then '].map((mark) => before.lastIndexOf(mark)))
  const comma = before.lastIndexOf(', ')
  const tail = before.slice(cut + 1)
  // A condition may stand before a comma, a wish does not reach over it.
  return comma > cut && !/\bif\b/.test(before.slice(cut + 1, comma)) ? before.slice(comma + 2) : tail
}

/** The first unit of the plain text that was written at `at` or after it. */
export function placeIn(read: Plain, at: number): number {
  let low = 0
  let high = read.starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (read.starts[middle]! < at) low = middle + 1
    else high = middle
  }
  // A space has the place of the word after it.
  return read.text[low] === ' ' ? low + 1 : low
}
