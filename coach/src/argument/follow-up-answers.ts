import type { Asked } from './follow-up-asked.ts'
import {
  worst,
  turned,
  stopUs,
  ifAngry,
  ifNo,
  ifQuiet,
  ifHurt,
  when,
  pattern,
  whether,
  see,
} from './follow-up-onward.ts'
import { aboutIt, foundIn, gist, good, judged, middle, step, theirInstead } from './follow-up-more.ts'
import { fair, nature, often, show, unchanged } from './follow-up-further.ts'
import { reworded, toSay } from './follow-up-words.ts'
import { apologise, harsh, instead, owed, stopDoing } from './follow-up-own.ts'
import {
  called,
  cited,
  hardest,
  heartOf,
  lineMeant,
  objectOf,
  ownerOf,
  said,
  Whom,
  type Line,
} from './follow-up-quarrel.ts'
import {
  before,
  hardOf,
  lastLine,
  once,
  rightAfter,
  tell,
  tipLine,
  type Given,
  type Question,
  type Told,
} from './follow-up-say.ts'
import { claim, future, silence, mean, want, theirPart } from './follow-up-theirs.ts'
import { subject } from './telling.ts'

export const rewordedIn = (given: Given): Told | null => (given.q.mine.length > 0 ? reworded(toAsk(given)) : null)

function toAsk(given: Given): Question {
  const { other } = given.q
  const names =
    other === null
      ? { O: 'the other', M: 'the other', P: "the other's" }
      : { O: called(other), M: objectOf(other), P: ownerOf(other) }
  return { ...given, ...names }
}

export function answerTo(asked: Asked, given: Given): Told {
  const ask = toAsk(given)
  if (given.q.mine.length === 0 && ofOwn.has(asked)) return whichIsYou(ask)
  return answers[asked](ask)
}

const ofOwn = new Set<Asked>([
  'claim',
  'instead',
  'if-angry',
  'if-no',
  'if-quiet',
  'if-hurt',
  'apology-owed',
  'apologise',
  'harsh',
  'stop',
  'want',
  'words',
  'sorry-for',
  'silence',
  'their-part',
  'see',
  'their-instead',
  'middle',
  'judged',
  'step',
])

const answers: Record<Asked, (ask: Question) => Told> = {
  changed,
  blame,
  claim,
  future,
  silence,
  instead,
  'if-angry': ifAngry,
  'if-no': ifNo,
  'if-quiet': ifQuiet,
  'if-hurt': ifHurt,
  'apology-owed': owed,
  apologise,
  harsh,
  worst,
  turned,
  'stop-us': stopUs,
  stop: stopDoing,
  mean,
  want,
  'their-part': theirPart,
  when,
  pattern,
  words: toSay,
  'sorry-for': apologise,
  whether,
  see,
  topic: (ask) => aboutIt(ask) ?? unanswered(ask, false),
  found: foundIn,
  good,
  'their-instead': theirInstead,
  middle,
  judged,
  step,
  gist,
  show,
  fair,
  unchanged,
  nature,
  often,
}

function whichIsYou({ q }: Question): Told {
  const [one, two] = q.names.slice(0, 2).map((name) => {
    const own = q.lines.filter(({ speaker }) => speaker === name)
    return { name: subject(name), line: hardest(own, 1.5) ?? own.at(-1) }
  })
  return tell(
    [
      `I cannot tell which of ${q.names.slice(0, 4).map(subject).join(' and ')} is you, and the answer depends on it.`,
      one?.line && two?.line
        ? `If you are ${one.name}, I would look with you at "${said(one.line)}"; if you are ${two.name}, at "${said(two.line)}".`
        : null,
      'A name is enough, and I will go on from there with your question. Which lines are yours?',
    ],
    [one?.line, two?.line],
  )
}

function blame({ q, already }: Question): Told {
  const way = once(already)
  const parts = q.names.slice(0, 3).flatMap((name) => {
    const own = q.lines.filter(({ speaker }) => speaker === name)
    const line = hardest(own, 1.5) ?? heartOf(own)?.line
    return line ? [line] : []
  })
  return tell(
    [
      way(
        'I do not weigh who was right or more to blame, because a few lines cannot show what came before them.',
        'I still do not weigh it: what happened before these lines, the two of you know and I do not.',
      ),
      parts.length > 0 &&
        `What they do show is a part of each. ${parts.map((line) => `${Whom(line)} said "${said(line)}".`).join(' ')}`,
      {
        spare:
          'Two people can each have a point in the same quarrel, and each a sentence that they would not say again.',
      },
      way(
        'Which of these would you most want to talk about again?',
        'Which of them is the one you cannot leave alone?',
      ),
    ],
    parts,
    [tipLine(q)],
  )
}

function changed({ q, message }: Question): Told {
  const name = q.names.find((it) => it.length > 1 && message.toLowerCase().includes(it.toLowerCase()))
  const of = (line: Line) => (name ? line.speaker === name : /\b(?:i|me|my)\b/i.test(message) ? line.mine : true)
  const meant = lineMeant(message, q, null)
  const line = meant?.changed ? meant : hardest(q.lines.filter((it) => it.changed && of(it)))
  if (!line)
    return tell(
      [
        'I changed nothing in those lines: they stand as they were said.',
        hardest(q.lines)
          ? `The one that weighs most here is "${said(hardest(q.lines)!)}" (${cited(hardest(q.lines)!)}), and it was left as it is.`
          : null,
        'Only what runs somebody down, threatens, judges or shuts the talk is put into other words. Which sentence do you mean?',
      ],
      [hardest(q.lines)],
    )
  return tell(
    [
      `${Whom(line)} said "${said(line)}". I changed it because ${hardOf(line) ?? 'it is hard to answer without striking back'}, which weighs ${line.harm} of 10 here.`,
      `In its place stands "${line.better.replace(/"/g, "'")}".`,
      'The matter in it is meant to be the same, and only the part that strikes is gone. Does that still say what was meant?',
    ],
    [line],
  )
}

/** A line that was picked, or a question that the quarrel does not answer: what it does hold, and which of it is meant. */
export function unanswered(given: Given, picked: boolean): Told {
  const { q, message, already } = given
  const line = picked ? lineMeant(message, q, null) : null
  if (line) {
    const prior = before(q, line)
    return tell(
      [
        `"${said(line)}" (${cited(line)}) then.`,
        prior && `It came ${rightAfter(prior)}.`,
        hardOf(line)
          ? `By its words ${hardOf(line)}.`
          : 'By its words it tells or asks something, and the weight it has comes from what it stands for.',
        line.mine
          ? 'You could take only that one up again: "I keep thinking about what I said there. How did it sound to you?"'
          : `You could take only that one up again: "You said '${said(line)}'. I would like to understand what was behind it."`,
      ],
      [line, prior],
      [tipLine(q)],
    )
  }
  const mine = heartOf(q.mine)
  const theirs = heartOf(q.theirs)
  return tell(
    [
      once(already)(
        'These lines do not answer that, and I would rather say so than guess.',
        'That too is not in these lines.',
      ),
      tipLine(q) ?? lastLine(q),
      mine && theirs
        ? `What you wanted heard is nearest to "${mine.words}"; on the other side it is "${theirs.words}".`
        : hardest(q.lines, 1.5) &&
          hardest(q.lines, 1.5)?.at !== q.tip?.at && {
            spare: `The heaviest line is "${said(hardest(q.lines, 1.5)!)}" (${cited(hardest(q.lines, 1.5)!)}).`,
          },
      'I can look with you at what a line did, at how to take it up again, and at words for it. Which line is your question about?',
    ],
    [q.tip, mine?.line, theirs?.line, q.lines.at(-1), hardest(q.lines, 1.5)],
    [lastLine(q)],
  )
}

/** Asked again in the same words, where nothing new can be said. */
export function saidBefore({ q }: Given): Told {
  const line = q.lines.at(-1)
  return tell(
    [
      'To that I can only say what I said before, because these lines are the same as they were.',
      'What could change the answer is something that is not in them yet: what came before, what has happened since, or which sentence you are really asking about.',
      'What did not fit in it?',
    ],
    [line],
    [tipLine(q), lastLine(q)],
  )
}
