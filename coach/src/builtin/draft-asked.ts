import type { Someone } from '../detectors/people.ts'
import { messageFor } from './draft-message.ts'
import type { Part } from './draft-parts.ts'
import { mentionOf } from './own-words.ts'
import { inSentence, polish, sentenceCase } from './polish.ts'
import { clean, named } from './draft-shapes.ts'
import { stems } from './stems.ts'

/** What a request for words names itself: whom they are for, and what they are to say. */
export interface Asked {
  parts: Part[]
  /** The words of the request that the draft rests on. */
  from: string
}

/** What this message asks to have said, as sentences to the one they are for; null where it names nothing. */
export function requested(text: string, who: Someone | null, names: readonly string[]): Asked | null {
  const it = named(text)
  const parts = it && crafted(it.goal(meant(it.to, who)), names, it.to, meant(it.to, who))
  return it && parts ? { parts, from: it.quote } : null
}

function meant(said: string, who: Someone | null): string {
  const bare = said.replace(/ \([^)]*\)/g, '')
  if (/^(?:him|her|them)$/i.test(bare)) return mentionOf(who) ?? bare.toLowerCase()
  return bare
    .replace(/\b(?:twins|boys|girls|siblings)\b/i, 'kids')
    .replace(/^(?:our|the) (?=(?:kids|children|twins|boys|girls|son|daughter)\b)/i, 'my ')
}

/** "If she wants to come along" is an invitation, and is put as one. */
const wanting =
  /^I want to ask .+? (?:if|whether) (?:s?he|they)(?:'d| would)? (?:wants?|likes?|fanc(?:y|ies)) to ([^?.]+)$/i

function crafted(goal: string, names: readonly string[], given: string, mention = given): Part[] | null {
  const to = given.replace(/ \([^)]*\)/g, '')
  const whomWords = stems(`${to} ${mention} ${meant(to, null)}`)
  const invited = wanting.exec(goal)?.[1]
  if (invited && !/\b(?:her|his|she|he|they|their|them)\b/i.test(invited)) {
    const name = / (\p{Lu}[\p{L}'-]+)$/u.exec(to)?.[1]
    return [...(name ? [['hi', `Hi ${name},`] as Part] : []), ['ask', `Would you like to ${invited}?`]]
  }
  const toDo = /\bnot to\b/i.test(goal) ? undefined : /^I want to ask .+? to ([^?.,;]+)$/i.exec(goal)?.[1]
  if (toDo && !/\b(?:her|his|she|he|they|their|them|him|not|we)\b/i.test(toDo)) {
    const name = / (\p{Lu}[\p{L}'-]+)$/u.exec(to)?.[1] ?? (/^\p{Lu}/u.test(to) ? to : null)
    return [
      ...(name ? [['hi', `Hi ${name},`] as Part] : []),
      ['ask', `Would you ${polish(toDo, names).replace(/^meet(?! me\b)/i, 'meet me')}?`],
    ]
  }
  const made = messageFor(polish(goal, names), names)
  if (!made) return null
  const hi = /^(?:Hi|Hello|Dear|Hey) [^,]{1,40}, /.exec(made)?.[0] ?? ''
  const held = stems(goal)
  const kept = made
    .slice(hi.length)
    .split(/(?<=[.?!])\s+/)
    .map((it) => it.replace(/^(?:Plain and simply: |I know that (?=you ))/, ''))
    .filter((sentence) => {
      const own = [...stems(sentence)]
      if (/^(?:Congratulations|Thank you|I am so sorry|I wish you)\b/.test(sentence)) return true
      if (own.length === 0) return /\d/.test(sentence) || goal.toLowerCase().includes(bare(sentence))
      return own.filter((it) => held.has(it)).length / own.length >= 0.5
    })
    .map((it) => asPut(sentenceCase(it.replace(/[!]+$/, '.'))))
  if (kept.some((it) => torn.test(it))) return null
  const told = kept.filter((it) => !/^(?:Thank you|Congratulations|I wish you luck)\.$/.test(it))
  const own = stems(told.join(' '))
  const wanted = [...stems(goal.replace(/^I want to \w+(?: to)? /, ''))].filter((it) => !whomWords.has(it))
  if (told.length === 0 || wanted.filter((it) => own.has(it)).length < wanted.length * 0.6) return null
  // A sum, a date or a time that was given and is not there would be another message.
  if ((goal.match(/\d[\d.,:]*\d|\d/g) ?? []).some((it) => !kept.join(' ').includes(it))) return null
  const parts: Part[] = hi ? [['hi', hi.trim()]] : []
  for (const it of kept)
    parts.push([/\?$|^Please\b/.test(it) ? 'ask' : /\bsorry for\b/i.test(it) ? 'sorry' : 'fact', it])
  const event = parts.findIndex(([, it]) => /^Your? /.test(it))
  if (
    event >= 0 &&
    !/\b(?:failed|passed|had|was|were|did|got|went|lost)\b/.test(parts[event]![1]) &&
    upcoming.test(parts[event]![1]) &&
    !/^I want to (?:tell|ask|thank|congrat)/.test(goal)
  )
    parts[event] = ['fact', `I have not forgotten that ${inSentence(parts[event]![1], names)}`]
  const [way, end] = frame(goal, kept.join(' '), to)
  if (way) parts.splice(hi ? 1 : 0, 0, ['soft', way])
  if (end) parts.push(['soft', end])
  return parts
}

/** What is left where a request was cut in the wrong place. */
const torn = /^(?:isn't|is not|doesn't|won't|wouldn't|aren't|wasn't)\b|\byou that and\b/i

const bare = (sentence: string) => sentence.toLowerCase().replace(/[.?!]+$/, '')

const asPut = (sentence: string) =>
  sentence
    .replace(/^That (?=\p{L}+ \p{L})(?!(?:is|was|will|would|has|means|hurts?|made|meant)\b)/u, '')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(/^I am asking you for ((?:my|the|a|an|some|our)\b[^?.]+)\.$/, 'Could I have $1, please?')
    .replace(/^I am asking you (?:to) ([^?.]+)\.$/, 'Could you $1, please?')
    .replace(
      /^(?:I want to thank you|Thank you) for (you|it|the way) /,
      (_, first: string) => `Thank you. ${sentenceCase(first)} `,
    )
    .replace(/^I want to invite you to /, 'I would like to invite you to ')

const upcoming =
  /\b(?:nervous|anxious|scared|worried|exam|test|interview|operation|surgery|presentation|first day|new job|audition)\b/i
const young = /\b(?:son|daughter|kids?|child|children|twins|boys|girls|grandson|granddaughter|nephew|niece)\b/i

/** A way in and a way out, where the matter itself calls for them; else the request stands by itself. */
function frame(goal: string, said: string, to: string): [string | null, string | null] {
  if (/\b(?:died|dead|passed away|put (?:him|her|it) to sleep|death)\b/i.test(said))
    return young.test(to)
      ? [
          'I have something very sad to tell you.',
          'You can cry or be angry or ask me anything, and I will stay with you.',
        ]
      : ['I have sad news, and I wanted you to hear it from me.', null]
  if (/\b(?:divorc\w+|separat\w+|splitting up|living apart|break(?:ing)? up)\b/i.test(said) && young.test(to))
    return [
      'There is something we have to tell you, and you can ask anything you want.',
      'It is not because of anything you did or said, and I love you just as before.',
    ]
  if (
    /\bI (?:have |'ve )?(?:cheated|slept with|kissed|lied|betrayed|had an affair|am having an affair|been seeing)\b/i.test(
      said,
    )
  )
    return [
      'I have to tell you something that will hurt, and you should hear it from me.',
      'You can be angry, and I will answer what you ask.',
    ]
  if (/\bI(?: am|'m) (?:gay|lesbian|bi|bisexual|trans|transgender|queer|asexual|non-?binary)\b/i.test(said))
    return [
      'I want to tell you something about me, because you matter to me.',
      'You do not have to say anything at once.',
    ]
  if (
    /^I want to (?:tell|remind)/.test(goal) &&
    /\b(?:landlord|landlady|boss|manager|teacher|supervisor|agent|school)\b/i.test(to) &&
    !/\?/.test(said)
  )
    return [
      null,
      /\b(?:broken|leak\w*|mou?ld\w*|damp|not work\w*|cold|blocked|noise)\b/i.test(said)
        ? 'Could you let me know when it can be put right?'
        : 'Please let me know if you need anything more from me.',
    ]
  if (/\b(?:turn \d+|birthday)\b/i.test(said) && /\byour?\b/i.test(said))
    return [null, 'I am thinking of you on the day.']
  if (/\b(?:failed|lost|rejected)\b/i.test(said) && /\byou\b/i.test(said))
    return [null, 'I am sorry, and I am here if you want company.']
  if (
    upcoming.test(said) &&
    /\byour (?:\w+ ){0,3}(?:exam|test|interview|operation|surgery|presentation|first day|new job|audition)|\byou (?:are|start|have) (?:\w+ ){0,3}(?:nervous|anxious|scared|worried|exam|test|interview|operation|surgery|presentation|new job|audition)/i.test(
      said,
    )
  )
    return [null, 'I am thinking of you, and I would like to hear afterwards how it went.']
  if (goal.startsWith('I want to thank')) return [null, 'It meant a lot to me.']
  if (/\bforg(?:ave|iven?)\b/i.test(said)) return [null, 'I did not want to leave that unsaid.']
  if (/^I want to (?:invite|congratulate)/.test(goal))
    return [null, /invite/.test(goal) ? 'I would be glad if you came.' : 'I am glad for you.']
  return [null, null]
}

/** One thing more to say, to the one the words are for: "she can have it on Thursday" -> "You can have it on Thursday." */
export function sentenceFor(more: string, who: Someone | null, names: readonly string[]): string {
  // Nobody else is in it: it can be said as it stands.
  if (
    /^(?:I|I'[a-z]+|we|we'[a-z]+|my|our|the|it|there)\b/i.test(more) &&
    !/\b(?:he|she|they|him|her|his|their|them)\b/i.test(more)
  )
    return `${sentenceCase(polish(clean(more), names).replace(/[.!?\s]+$/, ''))}.`
  const to = mentionOf(who) ?? (/\bhe\b/i.test(more) ? 'him' : 'her')
  const made = crafted(`I want to tell ${to} that ${clean(more)}`, names, to)?.filter(
    ([part]) => part !== 'hi' && part !== 'soft',
  )
  if (made && made.length > 0) return made.map(([, it]) => it).join(' ')
  const turned = polish(clean(more), names)
    .replace(/\b(?:s?he|they)(?:'s| is| are)\b/gi, 'you are')
    .replace(/\b(?:s?he|they) has\b/gi, 'you have')
    .replace(/\b(?:s?he|they)\b/gi, 'you')
    .replace(/\b(?:his|their)\b|\bher(?= [a-z]+)/gi, 'your')
    .replace(/\b(?:him|her|them)\b/gi, 'you')
  return `${sentenceCase(turned.replace(/[.!?\s]+$/, ''))}.`
}
