import { stems } from '../builtin/stems.ts'
import { called, cited, hardest, heartOf, insteadOf, lineMeant, said, Whom, type Line } from './follow-up-quarrel.ts'
import { hardOf, lastLine, once, stop, tell, tipLine, type Question, type Told } from './follow-up-say.ts'
import { upperFirst } from './telling.ts'

const lead =
  /^[^]*?\b(?:the (?:thing|bit|part|stuff|matter|question|business) (?:about|with|of)|what about|how about|about|bring up|raise|mention)\s+/i

/** What a message names as its subject, and the lines that speak of it; null where none does. */
export function subjectOf({ q, message }: Pick<Question, 'q' | 'message'>): { words: string; lines: Line[] } | null {
  if (!lead.test(message)) return null
  const words = message
    .replace(lead, '')
    .replace(/^(?:the (?:thing|bit|part) (?:about|with) )/i, '')
    .replace(/[\s.?!]+$/, '')
    .replace(/\b(?:again|now|with (?:him|her|them)|to (?:him|her|them)|properly|at all)$/i, '')
    .trim()
  if (words === '' || words.split(/\s+/).length > 5) return null
  const asked = stems(words)
  const lines = q.lines.filter(({ text }) => [...stems(text)].some((stem) => asked.has(stem)))
  return lines.length > 0 ? { words, lines } : null
}

const listed = (lines: readonly Line[]) => lines.map((line) => `${Whom(line)} said "${said(line)}".`).join(' ')

/** "The thing about Monday": what was said of it, and a way to take up only that. Null where nothing was. */
export function aboutIt(ask: Question): Told | null {
  const found = subjectOf(ask)
  if (!found) return null
  const lines = found.lines.slice(-3)
  const last = lines.findLast(({ mine, harm }) => !mine && harm < 2)
  return tell(
    [
      `On that these lines hold this. ${listed(lines)}`,
      last
        ? `It was left there, so you could ask for only that to be settled: "I would like to come back to one thing. You said '${said(last)}'. How do we leave it?"`
        : 'As far as these lines go nobody answered it, so you could take up only that: "I would like to come back to one thing and nothing else. Can we talk about it when it suits you?"',
    ],
    lines,
    [lastLine(ask.q), tipLine(ask.q)],
  )
}

const kinds: readonly [RegExp, string, (line: Line) => boolean][] = [
  [
    /\b(?:apologi\w+|sorry)\b/i,
    'says sorry',
    ({ acts, text }) => acts.includes('apologise') || /\b(?:i[’']m|i am|so) sorry\b|\bi apologi[sz]e\b/i.test(text),
  ],
  [
    /\b(?:promis\w+|offer\w*|suggest\w*)\b/i,
    'promises or offers anything',
    ({ acts, text }) =>
      acts.includes('offer') || /\bi promise\b|\b(?:i[’']ll|i will|let[’']s|we could|i can) \w+/i.test(text),
  ],
  [
    /\b(?:agree\w*|settle\w*|decid\w+)\b/i,
    'agrees to anything',
    ({ acts, text }) => acts.includes('agree') || /^\W*(?:ok(?:ay)?|all right|deal|agreed|fine by me)\b/i.test(text),
  ],
  [/\badmit\w*\b/i, 'admits anything', ({ acts }) => acts.includes('accountability') || acts.includes('agree')],
]

/** "What did Al promise?", "Did she apologise?": the lines in which it stands, or that none does. */
export function foundIn({ q, message, O }: Question): Told {
  const kind = kinds.find(([asked]) => asked.test(message)) ?? kinds[1]!
  const [, what, holds] = kind
  const name = q.names.find((it) => it.length > 1 && new RegExp(`\\b${it.replace(/\W/g, '.')}\\b`, 'i').test(message))
  const of = name
    ? q.lines.filter(({ speaker }) => speaker === name)
    : /\b(?:did|have|has) i\b|\bmy\b/i.test(message)
      ? q.mine
      : /\b(?:he|she|they|him|her)\b/i.test(message) && q.theirs.length > 0
        ? q.theirs
        : q.lines
  const lines = of.filter((line) => line.harm < 4 && holds(line)).slice(0, 3)
  if (lines.length > 0)
    return tell(
      [
        `In these lines it is this. ${listed(lines)}`,
        'How it was meant, and whether it holds, the words do not show.',
        `What comes after it is "${said(q.lines.at(-1)!)}" (${cited(q.lines.at(-1)!)}).`,
        'What would you need, so that you could rely on it?',
      ],
      [...lines, q.lines.at(-1)],
    )
  const near = of.findLast(({ harm }) => harm < 1.5) ?? of.at(-1)
  return tell(
    [
      `No line here ${of === q.mine ? 'of yours ' : of === q.lines ? '' : `from ${name ? called(name) : O} `}${what}, in so many words.`,
      near && `The nearest is "${said(near)}" (${cited(near)}).`,
      'It may have been said outside these lines, or be missing.',
      'What did you hope to hear there?',
    ],
    [near],
    [lastLine(q), tipLine(q)],
  )
}

const reaching = /^(?:apologise|accountability|repair|offer|validate|agree)$/

export function good({ q }: Question): Told {
  const soft = q.lines.filter(({ acts, harm }) => harm < 1.5 && acts.some((act) => reaching.test(act))).slice(0, 2)
  const open = [heartOf(q.mine), heartOf(q.theirs)].flatMap((it) => (it && !soft.includes(it.line) ? [it.line] : []))
  const lines = [...soft, ...open].slice(0, 3)
  if (lines.length === 0)
    return tell(
      [
        'By the words alone no line here reaches across, and I would rather say so than find something.',
        lastLine(q),
        'That both stayed long enough to say it is something, and it is little.',
        'Was there anything good in it that is not in the words?',
      ],
      [q.lines.at(-1)],
      [tipLine(q)],
    )
  return tell(
    [
      soft.length > 0
        ? 'There are places in it where somebody reaches across or says plainly what it is about.'
        : 'Nobody reaches across in so many words, but it is said plainly what it is about.',
      listed(lines),
      'That is easily lost under the rest, and it is where another talk could begin.',
      'Which of these did you notice at the time?',
    ],
    lines,
    [lastLine(q)],
  )
}

export function theirInstead({ q, message, already, O, M }: Question): Told {
  const named = lineMeant(message, q, 'theirs')
  const line = named && !named.mine ? named : hardest(q.theirs, 1.5)
  if (!line)
    return tell(
      [
        `By the words, no line from ${M} strikes here, so there is nothing in them to put another way.`,
        lastLine(q),
        'Perhaps it is something that was not said at all.',
        `What would you have liked to hear from ${M}?`,
      ],
      [q.lines.at(-1)],
      [tipLine(q)],
    )
  const words = insteadOf(line) ?? 'That is hard for me to hear. Tell me what you need from me.'
  return tell(
    [
      `${upperFirst(O)} said "${said(line)}"${hardOf(line) ? `, and what makes it hard is this: ${hardOf(line)}` : ''}.`,
      `In its place could have stood: "${words.replace(/"/g, "'")}"`,
      { spare: `That is a guess at the wording; only ${O} knows what was behind it.` },
      once(already)(
        `You cannot say it for ${M}, but you can say what would have reached you: "When you said '${said(line)}', I would have liked to hear what you needed."`,
        `You could ask for it: "Can you tell me that again, without '${said(line)}'?"`,
      ),
    ],
    [line],
    [tipLine(q)],
  )
}

export function middle({ q, M }: Question): Told {
  const mine = heartOf(q.mine)
  const theirs = heartOf(q.theirs)
  const last = q.lines.at(-1)
  return tell(
    [
      mine && theirs
        ? `Two things stand side by side in it: yours is "${mine.words}", and from ${M} it is "${theirs.words}".`
        : `What each of you cannot do without is not said plainly here${mine ? `; yours is nearest to "${mine.words}"` : theirs ? `; from ${M} it is nearest to "${theirs.words}"` : last ? `; the last words are "${said(last)}"` : ''}.`,
      'Half of each is seldom the answer. Each of you says first which part may not be given up, and which part can move, and only then do you look for what holds both, for two weeks at first.',
      `You could begin: "${mine ? `For me it is this: ${stop(mine.words)} ` : ''}Which part of it could you move on, and which not? I will tell you mine."`,
    ],
    [mine?.line, theirs?.line, last],
    [tipLine(q)],
  )
}

/** "Am I a bad mum?": what somebody is cannot be read off a quarrel, what they said can. */
export function judged({ q, already }: Question): Told {
  const hard = hardest(
    q.mine.filter((line) => hardOf(line) !== null),
    1.5,
  )
  const heart = heartOf(q.mine.filter((it) => it !== hard)) ?? heartOf(q.mine)
  const last = q.mine.at(-1)
  return tell(
    [
      once(already)(
        'What you are I cannot read off a few lines in a quarrel, and nobody can; they are one talk on one day.',
        'I still give no verdict on you: these lines are one talk.',
      ),
      hard
        ? `They do show one sentence that lands hard, "${said(hard)}", and a sentence can be taken up again.`
        : 'By the words, no line of yours runs anybody down or threatens.',
      heart
        ? `They also show what you mind about: "${heart.words}".`
        : last && `Your last words in it are "${said(last)}".`,
      'That you ask says that it matters to you. What in it made you think so?',
    ],
    [hard, heart?.line, last],
    [tipLine(q)],
  )
}

export function step({ q, message, already, O }: Question): Told {
  const theirs = heartOf(q.theirs)
  const mine = heartOf(q.mine)
  const soon = /\b(?:tonight|today|now|calm)\b/i.test(message)
  const words = theirs?.words ?? (hardest(q.theirs, 1.5) ? null : q.theirs.at(-1) && said(q.theirs.at(-1)!))
  return tell(
    [
      soon
        ? 'Tonight, only this much: nothing has to be settled while it is still loud in you. Walk, wash up or sleep first, and write down the one sentence that matters.'
        : 'One small thing is enough for a week, and it is better to choose it than to wait for the right mood.',
      mine && `From your side it could be "${mine.words}", said alone and without the rest.`,
      words
        ? once(already)(
            `Or begin with ${O}: "You said '${words}'. I want to understand that. Have you got ten minutes on one of these days?"`,
            `Or ask only this: "What did I miss when you said '${words}'?"`,
          )
        : 'You could ask for a time and nothing else: "Have you got ten minutes for me on one of these days?"',
    ],
    [mine?.line, theirs?.line, q.theirs.at(-1)],
    [lastLine(q), tipLine(q)],
  )
}

export function gist({ q }: Question): Told {
  const [first] = q.lines
  return tell(
    [
      first && `It began with "${said(first)}" (${cited(first)}).`,
      tipLine(q) ?? 'By the words, no single line turned it.',
      lastLine(q),
      'That is its course by the words; what it felt like is not in them. Which part do you want to look at?',
    ],
    [first, q.tip, q.lines.at(-1)],
  )
}
