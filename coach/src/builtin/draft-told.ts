import { ahead } from '../craft/matter.ts'
import { inOrder } from '../craft/reorder.ts'
import type { Someone } from '../detectors/people.ts'
import { messageFor } from './draft-message.ts'
import { asksForWords } from './asked-for.ts'
import type { Asked } from './draft-asked.ts'
import { drafted } from './draft-parts.ts'
import { clean } from './draft-shapes.ts'
import { unhedged } from './mirror.ts'
import { mentionOf } from './own-words.ts'
import { polish, sentenceCase } from './polish.ts'

/**
 * Words for somebody from what was told about them in the same breath: "My landlord still hasn't fixed the boiler. What
 * do I text him?" Null where nothing of it is theirs, or where it cannot be turned soundly: then it is asked for.
 */
export function fromTold(text: string, who: Someone | null, names: readonly string[]): Asked | null {
  const to = mentionOf(who)
  if (!who || !to || text.length > 900) return null
  const sentences = text
    .split(
      /(?<=[.?!\n])\s+|\s+(?=(?:so )?(?:what|how) (?:do|should|can|could|would) i (?:text|write|say|tell|send|message|reply|put))/i,
    )
    .map((it) => it.trim())
    .filter(Boolean)
  const facts = sentences
    .filter((it) => !asksForWords(it) && !it.endsWith('?') && !forCoach.test(it) && !askedOfCoach.test(it))
    .flatMap((it) => withoutAsides(it, who))
    .slice(0, 3)
  // What needs more than a sentence has words of its own, written for it.
  if (facts.some((it) => grave.test(it))) return null
  const topic = topicOf(sentences.filter((it) => asksForWords(it)).join(' ') || text)
  const said = facts
    // Neither a number nor a bare name tells anything.
    .filter((it) => /\s\S+\s/.test(it.trim()) && !/^\W*\d+(?:st|nd|rd|th)\b/i.test(it))
    .map((it) => polish(unhedged(theirs(it, who, to)), names).replace(/[.!\s]+$/, ''))
    .filter((it) => it.split(/\s+/).length > 2)
  if (said.length > 0) {
    const made = written(goalOf(said, to), names)
    // What they did, and nothing wanted, would leave them to guess.
    const open =
      made &&
      /^(?:[^,]{1,40}, )?(?:you|I (?:found out|know|saw|heard|read) (?:that )?you)\b/i.test(made) &&
      !/\?|\bplease\b|\bsorry\b|\bthank|\bcongrat/i.test(made)
    if (open && ahead.test(made)) return { parts: drafted(`${made} You are on my mind.`), from: facts[0]! }
    if (made) return { parts: drafted(open ? `${made} Could we talk about that?` : made), from: facts[0]! }
  }
  if (!topic) return null
  if (
    /^(?:an?|some|more|two|three|\d+)\b.*\b(?:extension|time off|days? off|leave|raise|pay rise|refund|reference|appointment|lift|favou?r|loan|meeting|advice|help)\b/i.test(
      topic,
    )
  ) {
    const wanted = written(`Ask ${to} for ${topic}`, names)
    if (wanted) return { parts: drafted(wanted), from: topic }
  }
  const made = written(`Tell ${to} that I am writing about ${topic}`, names)
  if (!made) return null
  const ask = /\b(?:owe|money|[£$€]\s?\d|lent|borrow\w*|deposit|rent)\b/i.test(topic)
    ? 'When can I expect it?'
    : /\b(?:leak|broken|boiler|heating|mou?ld|damp|repair|noise|window|tap|roof)\b/i.test(topic)
      ? 'When can it be put right?'
      : /\d|\b(?:instead|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b/i.test(topic)
        ? 'Does that work for you?'
        : null
  return ask
    ? {
        parts: drafted(`${made.replace(/\s(?:(?:When|Could|Can) [^?]+\?|Please (?:tell|let) [^.]+\.)$/, '')} ${ask}`),
        from: topic,
      }
    : null
}

const grave =
  /\b(?:com(?:e|ing) out (?:to|as)|cheat\w*|affair|slept with|unfaithful|died|passed away|divorc\w+|separat\w+|(?:going|want|need|about|decided) to (?:leave|tell|end|break up)|break(?:ing)? up)\b/i

/** Said to the coach about the coach's work, or about the writer's wish for words. */
const forCoach =
  /\b(?:words?|message|draft|advice|help me|don['’]?t know (?:what|how)|not sure (?:what|how)|no idea (?:what|how)|want to (?:text|write|message|say|tell|send)|need to (?:text|write|message|say|tell|send)|(?:write|give|send) (?:me|it)\b)/i

/** A question typed without its mark, or the writing itself: neither is anything to tell somebody. */
const askedOfCoach =
  /^(?:(?:so|and|but|ok|then|also|well|please)[, ]+)*(?:what|how|why|when|where|who|which|should|shall|can|could|would|will|do|does|did|is|are|am|was|were)\b(?: \w+)? ?(?:i|we|he|she|they|you|it|my|that|this|about|if|to)\b|^i (?:just |already |even )?(?:wrote|have written|started|am writing|will write|want) (?:\w+ ){0,2}(?:a |the |this )?(?:letter|text|message|note|card|email)\b|^(?:one|words?|a text|a message|shorter|softer)\b/i

/** However they are called in it, they are called one way: "my ex" is "my ex-husband", "our neighbours' son" is theirs. */
const theirs = (text: string, who: Someone, to: string): string =>
  who.role && !/[^a-z -]/i.test(who.role)
    ? text
        .replace(new RegExp(`\\b(?:my|our|the) ${who.role}['’](?!s)`, 'gi'), 'their')
        .replace(new RegExp(`\\b(?:my|our) ${who.role}\\b(?![-'’]| in\\b)`, 'giu'), to)
    : text

const person =
  '(?:my|our|his|her|their) (?:[\\p{L}-]+ )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|sister|brother|friend|mate|boss|colleague|son|daughter|kids|parents|family|therapist|flatmate|aunt|uncle|cousin|ex|gran|nan)'
/** What somebody else thinks or says of it: no part of the message. */
const aside = new RegExp(
  `^(?:and |but |also |even )?(?:${person}|\\p{Lu}\\p{Ll}+|everyone|people|they all)(?:['’]s| is| was| are)? (?:\\w+ly |really |so |also |always |just )*(?:say|says|said|think|thinks|thought|wants?|told|tells|furious|angry|mad|upset|fed up|livid|annoyed|reckons?|keeps? (?:going on|telling|asking|saying)|goes on|heard|agrees?|laughs?|laughed|hates?|would|knows?)\\b`,
  'iu',
)

function withoutAsides(sentence: string, who: Someone): string[] {
  const own = [who.name ?? '', who.role ? `my ${who.role}` : ''].filter(Boolean).map((it) => it.toLowerCase())
  const parts = sentence.split(/(?:,|;)\s+(?=(?:and |but )?(?:my|our|his|her|their|everyone|\p{Lu}\p{Ll}+) ?)/u)
  const kept = parts.filter((part, at) => {
    const start = part.toLowerCase().replace(/^(?:and|but|also) /, '')
    if (own.some((it) => start.startsWith(it))) return true
    return !aside.test(part) || (at > 0 && /\b(?:ill|hospital|sick)\b/i.test(part))
  })
  return kept.length > 0 ? [kept.join(', ')] : []
}

/** "About the £340 she borrowed", "about picking up the kids at 6": what the request itself names. */
function topicOf(request: string): string | null {
  const hit =
    /\b(?:about|regarding|re:?) ((?:the|my|our|that|this|his|her|their|an?|some|your|[£$€]?\d|\w+ing)\b[^.?!\n]{2,120})/i.exec(
      request,
    )?.[1]
  if (!hit) return null
  const parts = hit.split(/,\s+/)
  const kept = parts.filter(
    (it, at) =>
      at === 0 || (/[£$€]\s?\d|\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(it) && !aside.test(it)),
  )
  const said = clean(kept.join(', ')).replace(/[\s.,;!]+$/, '')
  return /^(?:it|this|that|him|her|them|everything|what happened)$/i.test(said) ? null : said
}

const regret =
  /\bI(?: have|'ve)? (?:just |completely |totally )?(?:forgot\w*|missed|broke|lost|lied|shouted|snapped|yelled|was (?:rude|late|short|mean|unfair)|ruined|spilled|stood|let .{2,20} down)\b/i
function goalOf(said: readonly string[], to: string): string {
  const joined = said.map(sentenceCase).join('. ')
  if (regret.test(said[0] ?? '')) return `Apologise to ${to}. ${joined}`
  return `Tell ${to} that ${/^(?:I\b|\p{Lu}\p{Ll}+(?:'s)? )/u.test(said[0]!) && !/^(?:My|Our|The|We|She|He|They|It|His|Her|Their|There|This|That) ?/.test(said[0]!) ? said[0] : said[0]!.charAt(0).toLowerCase() + said[0]!.slice(1)}${said.length > 1 ? `. ${said.slice(1).map(sentenceCase).join('. ')}` : ''}`
}

/** Written and looked over: nobody in the third person who is meant, and every figure that was given. */
function written(goal: string, names: readonly string[]): string | null {
  const made = messageFor(inOrder(goal), names)
  if (!made) return null
  const figures = goal.match(/[£$€]?\d[\d.,:]*/g) ?? []
  return figures.every((it) => made.includes(it.replace(/[.,:]+$/, ''))) ? made : null
}
