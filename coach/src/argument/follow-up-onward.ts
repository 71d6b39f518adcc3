import { cited, hardest, heartOf, lineMeant, said, type Line, type Quarrel } from './follow-up-quarrel.ts'
import {
  after,
  before,
  hardOf,
  lastLine,
  once,
  rightAfter,
  tell,
  tipLine,
  type Question,
  type Told,
} from './follow-up-say.ts'
import { upperFirst } from './telling.ts'

export function worst({ q, message, already, O, M }: Question): Told {
  const top = hardest(q.lines, 1.5)
  const narrow = message.replace(/^[^]*?\b(?:about|with|of|where)\b/i, '')
  const meant =
    /\b(?:bit|part|line|thing|sentence|one) (?:about|with|of|where)\b|\b(?:comment|remark|joke|line|bit)\b|["“']/.test(
      message,
    )
      ? (lineMeant(narrow === message ? message : narrow, q, 'theirs') ?? lineMeant(message, q, 'theirs'))
      : null
  const why = top && hardOf(top)
  return tell(
    [
      top
        ? `By the words alone, the heaviest line is "${said(top)}" (${cited(top)})${why ? `, because ${why}` : ''}.`
        : 'By the words alone no line here is a heavy blow: none runs anybody down or threatens.',
      meant &&
        meant.at !== top?.at &&
        `"${said(meant)}" (${cited(meant)}) weighs less by that measure${q.tip?.at === meant.at ? ', but it is where the talk turned' : ''}.`,
      meant && meant.at === top?.at && 'So the line you mean is the one.',
      q.tip && q.tip !== top && q.tip.at !== meant?.at && { spare: `It turned at "${said(q.tip)}" (${cited(q.tip)}).` },
      `What hurts most is another measure. ${(meant ?? top)?.mine ? `For ${M}, only ${O} can say.` : 'Of that, only you know.'}`,
      once(already)(
        'Which line do you still hear when it is quiet?',
        'Which of them would you most want to have unsaid?',
      ),
    ],
    [top, meant, q.tip],
    [tipLine(q), lastLine(q)],
  )
}

export function turned({ q }: Question): Told {
  const tip = q.tip ?? hardest(q.lines, 1.5)
  if (!tip) return level(q)
  const prior = before(q, tip)
  const next = after(q, tip)
  return tell(
    [
      `${q.tip ? 'By the words, it turned at' : 'No single line turns it; the heaviest is'} "${said(tip)}" (${cited(tip)})${hardOf(tip) ? `: ${hardOf(tip)}` : ''}.`,
      prior &&
        `Just before it stood "${said(prior)}" (${cited(prior)})${next ? `, and what came back was "${said(next)}"` : ''}.`,
      'That is no verdict on whoever said it: it is the place where another answer would have been easiest.',
      tip.mine
        ? 'What would you say there now, in one sentence?'
        : 'What would have helped you to stay with it at that point?',
    ],
    [tip, prior, next],
  )
}

const level = (q: Quarrel): Told =>
  tell(
    [
      'No line in it stands out as the one where it turned: by the words, it stays level from the first to the last.',
      q.lines[0] && `It began with "${said(q.lines[0])}" (${cited(q.lines[0])}).`,
      lastLine(q),
      'Where did it begin to feel different for you?',
    ],
    [q.lines[0], q.lines.at(-1)],
  )

export function stopUs({ q, already }: Question): Told {
  const tip = q.tip ?? hardest(q.lines, 1.5)
  const prior = tip ? before(q, tip) : null
  return tell(
    [
      tip &&
        `This one ${q.tip ? 'turned at' : 'got hard at'} "${said(tip)}" (${cited(tip)})${prior ? `, ${rightAfter(prior)}` : ''}.`,
      once(already)(
        'What helps is agreed while it is calm: a word that either of you may say at such a moment, and a time at which you go on, so that the pause is no way of leaving.',
        'Take one place and not all of it: that exchange, and what each of you could say there in the place of it.',
      ),
      'You could ask for it like this: "When it gets like that again, can one of us say \'pause\', and we go on half an hour later?"',
    ],
    [tip, prior],
    [lastLine(q)],
  )
}

export function ifAngry({ q, already, O, P }: Question): Told {
  const hot = hardest(q.theirs, 1.5) ?? q.theirs.at(-1)
  return tell(
    [
      hot && `Where it got hot here, ${O} said "${said(hot)}". A line like that needs no answer from you.`,
      {
        spare: `If ${P} anger ever frightens you, leave the talk altogether and tell somebody; then it is no longer about wording.`,
      },
      'Stay with your point for one more sentence, and then end it with a time.',
      once(already)(
        'You could say: "I want to hear you, and I cannot while it is this loud. I am stopping now, and I will come back to it tomorrow."',
        'For example: "I am not against you. I will go on when we are both calmer, tonight or tomorrow, whichever you like."',
      ),
    ],
    [hot],
  )
}

export function ifNo({ q, message, O }: Question): Told {
  const push =
    q.theirs.find(({ acts }) => acts.some((act) => act === 'defend' || act === 'invalidate')) ??
    hardest(q.theirs, 1.5) ??
    q.theirs.at(-1)
  const heart = heartOf(q.mine)
  const saysNo = /\bsays? no\b|\brefus/i.test(message)
  return tell(
    [
      push &&
        `In these lines ${O} met you with "${said(push)}", so it is wise to have an answer ready for something like it.`,
      saysNo
        ? 'A no to that one thing is not a no to you, and it tells you more than a yes given for peace.'
        : 'Whatever comes, you need not disprove it. Let it stand for a moment, and say your own sentence once more.',
      saysNo
        ? 'Then ask for the part that is possible: "All right, not like that. What could you say yes to?"'
        : `For example: "You may see it like that. For me it was this: ${heart ? heart.words : 'it stayed with me, and I want you to know it'}."`,
    ],
    [push, saysNo ? null : heart?.line],
    [tipLine(q)],
  )
}

export function ifQuiet({ q, O }: Question): Told {
  const exit = q.theirs.findLast(({ acts }) => acts.includes('withdraw')) ?? q.theirs.at(-1)
  return tell(
    [
      exit &&
        `${exit.acts.includes('withdraw') ? `${upperFirst(O)} left it like that here too, with "${said(exit)}".` : `Here ${O} stayed in it to the last, with "${said(exit)}".`}`,
      'Pressing seldom opens such a silence, and saying nothing for weeks does not either. Say once that the door is open, name a time, and then leave it alone.',
      'Something like: "I will leave it for now. I would like to go on with it tomorrow evening. Tell me if another time is better."',
    ],
    [exit],
  )
}

export function ifHurt({ q, O }: Question): Told {
  const heart = heartOf(q.theirs) ?? null
  const hard = hardest(q.mine, 1.5)
  return tell(
    [
      `Then the point can wait for a minute; it is not lost by that.`,
      heart && `${upperFirst(O)} said "${heart.words}" here, and it may be that which hurts.`,
      hard && { spare: `It may also be your "${said(hard)}".` },
      'Do not take your point back only to end the tears, and do not talk over them.',
      'You could say: "I do not want to hurt you with this. Shall we stop for a moment, or do you want to tell me what it is?"',
    ],
    [heart?.line, hard],
  )
}

export function when({ q, O }: Question): Told {
  const last = q.lines.at(-1)
  return tell(
    [
      last && `Not in the heat of "${said(last)}" (${cited(last)}), and not between two other things.`,
      `There is no right number of hours. Better is a time that ${q.mine.length > 0 ? `${O} has` : 'the other has'} agreed to, when neither of you is hungry, on the way out or half asleep.`,
      'So ask for the time first, and for nothing else: "I would like twenty minutes with you about the other day. Would tomorrow evening suit you, or when would?"',
    ],
    [last],
  )
}

export function pattern({ q, resolution }: Question): Told {
  const mine = heartOf(q.mine)
  const theirs = heartOf(q.theirs)
  const under = resolution.analysis.underlyingIssue
  return tell(
    [
      'One quarrel shows no pattern, so take this as a guess from these lines.',
      under.split(/(?<=[.])\s/)[0],
      mine && theirs
        ? `On your side stands "${mine.words}", on the other side "${theirs.words}".`
        : q.tip && `It turned at "${said(q.tip)}" (${cited(q.tip)}).`,
      'Does that name it, or is it something else for you?',
    ],
    [mine?.line, theirs?.line, q.tip],
    [tipLine(q), lastLine(q)],
  )
}

export function whether({ q, message, M }: Question): Told {
  const mine = q.mine.at(-1)
  const theirs = q.theirs.at(-1)
  const large = /\b(?:leave|break|end|block|forgive|move)\b/i.test(message)
  return tell(
    [
      large
        ? 'That is larger than one quarrel, and these lines cannot decide it. Nor will I.'
        : 'You decide that, and you may: nothing in these lines obliges you either way.',
      mine && theirs
        ? `What they show is where it stands: your last words are "${said(mine)}", and those of ${M} are "${said(theirs)}".`
        : lastLine(q),
      { spare: 'If you wait, say so, so that waiting is not taken for silence; if you do it, keep it to one thing.' },
      'Suppose you do it: what would you want to be different the day after?',
    ],
    [mine, theirs, q.lines.at(-1)],
    [tipLine(q)],
  )
}

/** What the other said without striking, where nothing tells what it was about for them. */
function plainest({ theirs }: Quarrel): { line: Line; words: string } | null {
  const line = theirs.findLast(({ harm }) => harm < 1.5) ?? theirs.at(-1)
  return line ? { line, words: said(line) } : null
}

export function see({ q, message, O }: Question): Told {
  const mine = heartOf(q.mine)
  const theirs = heartOf(q.theirs) ?? plainest(q)
  if (mine && theirs && !/\bmiss|overlook|not see\b/i.test(message))
    return tell(
      [
        `I see two ways on from here. One is to take up your "${mine.words}" again, alone and without the rest: that is clear, and leaves the other side waiting.`,
        `The other is to begin with "${theirs.words}", which ${O} said: that makes it softer, and your own point comes later.`,
        'Which is nearer to what you want?',
      ],
      [mine.line, theirs.line],
    )
  return tell(
    [
      theirs && `What nobody takes up in these lines is "${theirs.words}" (${cited(theirs.line)}).`,
      mine && `And on your side "${mine.words}" is easy to lose between the rest.`,
      tipLine(q),
      `You could go back to that one place: "You said '${theirs?.words ?? said(q.lines.at(-1)!)}', and I went past it. Tell me more about it."`,
    ],
    [theirs?.line, mine?.line, q.tip],
    [lastLine(q)],
  )
}
