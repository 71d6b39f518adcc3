import { wordCount } from './clauses.ts'
import { wordsOf, type Part } from './draft-parts.ts'

export type Revision = 'short' | 'soft' | 'firm' | 'casual' | 'formal' | 'funny' | 'own-voice' | 'their-terms'

const contracted: [RegExp, string][] = [
  [/\bI would\b/g, "I'd"],
  [/\bdo not\b/g, "don't"],
  [/\bdid not\b/g, "didn't"],
  [/\bI am\b/g, "I'm"],
  [/\bcannot\b/g, "can't"],
  [/\bit is\b/g, "it's"],
  [/\bIt is\b/g, "It's"],
  [/\bI have (?=\w+(?:ed|en)\b)/g, "I've "],
  [/\bI will\b/g, "I'll"],
  [/\bwill not\b/g, "won't"],
  [/\bwas not\b/g, "wasn't"],
  [/\bhas not\b/g, "hasn't"],
  [/\bshould not\b/g, "shouldn't"],
  [/\bthat is\b/g, "that's"],
  [/\bLet us\b/g, "Let's"],
]
const thanks = [
  'Thank you, it would help me a lot.',
  'I would really appreciate it.',
  'I know it is one more thing, so thank you.',
]
const goodwill = [
  'I am saying it because I would like things to be good between us.',
  'You matter to me, and so does this.',
  'I hope you are all right.',
]
function warm(parts: readonly Part[], turn: number): string | null {
  const list = parts.some(([part, text]) => part === 'ask' && !/\bdo that again\b/.test(text)) ? thanks : goodwill
  const free = list.filter((it) => !parts.some(([, text]) => text === it))
  return free[turn % Math.max(1, free.length)] ?? null
}
const lights = [
  'I will pay in biscuits.',
  'No slideshow, I promise.',
  'This message will not self-destruct, so take your time, but not all of it.',
]

/** The same draft, really changed: its facts stay, its size, edge or clothes do not. */
export function revise(parts: readonly Part[], how: Revision, turn: number): Part[] {
  const kept = parts.map(([part, text]): Part => [part, text])
  const only = (...names: Part[0][]) => kept.filter(([part]) => names.includes(part))
  const map = (change: (text: string) => string) => kept.map(([part, text]): Part => [part, change(text)])
  switch (how) {
    case 'short':
      return shorter(kept)
    case 'soft': {
      const gentle = map((text) =>
        text
          .replace(
            /^Please (?!do not\b)([a-z]+) ([^.?]+)\.$/,
            (_, verb: string, rest: string) => `Could you ${verb} ${rest}?`,
          )
          .replace(/^Please do not do that again\.$/, 'Could you leave that from now on?')
          .replace(/^When can you do it\?$/, 'Could you tell me when you will get to it?'),
      )
      // What makes it kind stands where it is true: thanks after a request, a reason after what hurts.
      const line = warm(parts, turn)
      return line ? [...gentle, ['soft', line]] : gentle
    }
    case 'firm':
      return [
        ...only('hi', 'sorry', 'fact', 'ask').map(([part, text]): Part => [
          part,
          text
            .replace(/\bCould you ([^?]+)\?/g, 'Please $1.')
            .replace(/\bI would like\b/g, 'I need')
            .replace(/\bCan we ([^?]+)\?/g, 'I want us to $1.')
            .replace(/\bI would rather\b/g, 'I want to')
            .replace(/ It would help me if /g, ' '),
        ]),
        ['soft', 'This matters to me.'],
      ]
    case 'casual':
      return contract(
        map((text) =>
          text
            .replace(/^(?:Hi|Hello|Dear) /, 'Hey ')
            .replace(/^I would like to talk with you about ([^.]+)\.$/, 'Can we talk about $1?')
            .replace(/^I am writing about /, 'It is about ')
            .replace(/\bI apologise\b/g, 'I am sorry')
            .replace(/^When can I expect it\?$/, 'When can you get it to me?')
            .replace(/^Please let me know\b/, 'Let me know')
            .replace(/^Would you ([^?]+?)(?:, please)?\?$/, 'Can you $1?')
            .replace(/^Could you\b/, 'Can you')
            .replace(/\bI would like\b/g, "I'd like")
            .replace(/\bbeforehand\b/g, 'first'),
        ),
      )
    case 'formal':
      return [
        ...map((text) => expand(text).replace(/^(?:Hi|Hey) /, 'Hello ')).filter(
          ([part]) => part !== 'feel' && part !== 'light',
        ),
        ['soft', 'Thank you.'],
      ]
    case 'funny':
      return [...kept, ['light', lights[turn % lights.length]!]]
    case 'own-voice':
      return contract([
        ...only('hi'),
        ['soft', 'I am not good at this, so I will just say it.'],
        ...only('sorry', 'fact', 'ask'),
      ])
    case 'their-terms':
      return [
        ...only('hi', 'sorry', 'fact'),
        ['ask', 'I can guess that you see it differently. What would work for you?'],
      ]
  }
}

const contract = (parts: Part[]): Part[] =>
  parts.map(([part, text]) => [part, contracted.reduce((held, [long, short]) => held.replace(long, short), text)])
const expand = (text: string) =>
  text
    .replace(/\bI'm\b/g, 'I am')
    .replace(/\bdon't\b/g, 'do not')
    .replace(/\bI'd\b/g, 'I would')
    .replace(/\bcan't\b/g, 'cannot')
    .replace(/\bI'll\b/g, 'I will')
    .replace(/\bit's\b/gi, 'it is')
    .replace(/\bdidn't\b/g, 'did not')

/** Times, sums, dates and names: what a shorter version may not lose. */
const figures = (text: string): string[] => [
  ...(text.match(/[£$€]?\d[\d.,:]*|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:tonight|tomorrow|today)\b/gi) ??
    []),
  ...(text.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu) ?? []),
]

const brief = (list: readonly Part[]) => contract(list.map(([part, text]): Part => [part, tightened(text)]))

/** Fewer words in whole sentences. Trimmings go first; a sentence that holds a figure of its own never does. */
function shorter(parts: Part[]): Part[] {
  const before = wordCount(wordsOf(parts))
  const bare = parts.filter(([part]) => part !== 'soft' && part !== 'light' && part !== 'feel')
  const core = (list: readonly Part[]) => {
    const facts = list.filter(([part]) => part === 'fact' || part === 'sorry')
    if (facts.length < 2) return list
    return list.filter((it) => it[0] !== 'fact' || it === facts[0] || figures(it[1]).length > 0)
  }
  // Half a sentence that can stand goes next, then what is asked beside what is told, and the greeting last of all.
  const cut = bare.map(([part, text]): Part => [part, headOf(text)])
  const lone = cut.filter(
    ([part, text]) => part !== 'ask' || figures(text).length > 0 || !cut.some(([it]) => it === 'fact'),
  )
  const tries = [
    bare,
    brief(bare),
    brief(core(bare)),
    brief(core(cut)),
    brief(core(lone)),
    // The name goes last, and only where nothing exact is said to them.
    ...(figures(wordsOf(parts.filter(([part]) => part !== 'hi'))).some((it) => /\d/.test(it))
      ? []
      : [brief(core(lone).filter(([part]) => part !== 'hi'))]),
  ]
  return (
    tries.find((it) => it.some(([part]) => part !== 'hi') && wordCount(wordsOf(it)) <= before * 0.85) ??
    tries.findLast((it) => it.some(([part]) => part !== 'hi') && wordCount(wordsOf(it)) < before) ??
    brief(parts)
  )
}

/** "I waited an hour, and you did not call" -> its first half, where that is a sentence and the rest holds no figure. */
function headOf(text: string): string {
  const hit = /^(.{12,}?), (?:and|so|but) (.+)$/.exec(text) ?? /^(.{12,}?[.?!])\s+(.+)$/.exec(text)
  if (!hit?.[1] || hit[1].split(' ').length < 4 || figures(hit[2] ?? '').length > 0) return text
  return /[.?!]$/.test(hit[1]) ? hit[1] : `${hit[1]}.`
}

/** The same sentence in fewer words; what is left is a sentence still. */
const tightened = (text: string) =>
  text
    .replace(/\bI (?:just )?wanted to come back to\b/g, 'About')
    .replace(/^I am writing about /, 'About ')
    .replace(/^I would like to talk with you about /, 'Can we talk about ')
    .replace(/^(Can we talk about [^.?]+)\.$/, '$1?')
    .replace(/^I wanted to (?:tell you|say) that /i, '')
    .replace(/\bI would be grateful if you could\b/g, 'Please')
    .replace(/\bWould it be possible for you to ([^?]+)\?/g, 'Could you $1?')
    .replace(/^From now on, please /, 'Please ')
    .replace(/\bas soon as you know (?:that )?you\b/g, 'if you')
    .replace(/\b(?:really|just|actually|quite|so much|very) (?=\w)/g, '')
    .replace(/^[a-z]/, (it) => it.toUpperCase())
