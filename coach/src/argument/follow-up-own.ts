import { askedIn } from './follow-up-asked.ts'
import { ownHard, toSay } from './follow-up-words.ts'
import { hardest, heartOf, insteadOf, lineMeant, said, type Line, type Quarrel } from './follow-up-quarrel.ts'
import {
  actOf,
  before,
  hardOf,
  lastLine,
  once,
  rightAfter,
  stop,
  tell,
  tipLine,
  type Question,
  type Told,
} from './follow-up-say.ts'
import { upperFirst } from './telling.ts'

/** The line of the person's that a question about themselves is about: the one it names, else their hardest. */
function ownLine(q: Quarrel, message: string, already: string): Line | undefined {
  const meant = lineMeant(message, q, 'mine')
  if (meant?.mine) return meant
  // "How do I make up for it": what was spoken of just before.
  const last = /\b(?:it|that)\b/i.test(message) ? already.split('sorry that I said').at(-1) : undefined
  const before =
    last && already.includes('sorry that I said')
      ? q.mine.find((line) => last.startsWith(` '${said(line)}'`))
      : undefined
  return before ?? ownHard(q)
}

/** The strongest of the person's lines where none is hard: the one that is said at the other. */
const strongest = (q: Quarrel): Line | undefined =>
  q.mine.toSorted(
    (a, b) => b.harm - a.harm || Number(/\byou/i.test(b.text)) - Number(/\byou/i.test(a.text)) || a.at - b.at,
  )[0]

/** "Was calling her that so bad?": one line of theirs is meant. */
const aboutSaying =
  /\b(?:was|is) (?:my |the )?(?:\w+ing\b|(?:\w+ ){0,3}(?:comment|remark|line|joke|bit|thing|part|word))|["“‘']|\b(?:comment|remark|joke)\b|\b(?:to|for|to have) (?:say|said|saying|tell|told|telling|call|called|calling|ask|asked|asking|bring|brought|bringing|mention\w*|accus\w+)\b/i

export function harsh({ q, message, already, O, M }: Question): Told {
  const named = lineMeant(message, q, 'mine')
  const line = named?.mine && aboutSaying.test(message) ? named : ownHard(q)
  const heart = heartOf(q.mine.filter((it) => it.at !== line?.at))
  if (line && !hardOf(line))
    return tell(
      [
        `By its words "${said(line)}" runs nobody down.`,
        before(q, line) && `It came ${rightAfter(before(q, line))}.`,
        `Whether it was too much is not in the words: it hangs on what came before, on the tone, and on how it landed, and that ${O} alone can say.`,
        'What did you want it to do, and did it?',
      ],
      [line, before(q, line)],
      [tipLine(q)],
    )
  if (!line) {
    const top = strongest(q)
    return tell(
      [
        `I find no line of yours here that runs ${M} down, threatens or shuts the talk.`,
        top && `The strongest is "${said(top)}".`,
        `I see words only, without tone and without what came before, and how they landed ${O} alone can say.`,
        once(already)(
          'If it stays with you, ask: "Was there something I said that was too hard for you? Which part?"',
          'You could check it in one sentence: "Did anything I said go too far for you?"',
        ),
      ],
      [top],
    )
  }
  return tell(
    [
      `The line of yours that lands hardest is "${said(line)}": ${hardOf(line) ?? 'it is hard to answer without striking back'}.`,
      before(q, line) && { spare: `It came ${rightAfter(before(q, line))}.` },
      `That is about one sentence and no verdict on you, and how it landed only ${O} can say.`,
      heart && `What it was about for you can stay as it is: "${heart.words}".`,
      once(already)(
        'If you said only that one sentence again, beginning with "I" and with what happened, what would it be?',
        'Which half of that sentence would you keep?',
      ),
    ],
    [line, heart?.line, before(q, line)],
    [tipLine(q)],
  )
}

export function apologise({ q, message, already, O }: Question): Told {
  const way = once(already)
  const done = q.mine.findLast(({ acts }) => acts.includes('apologise'))
  const line = ownLine(q, message, already)
  const regrets = askedIn(message) === 'sorry-for'
  const heart = heartOf(q.mine.filter((it) => it !== line && it !== done))
  const counts = /\bcount|matter|enough\b/i.test(message)
  if (done && !regrets && (counts || !line)) {
    const reply = q.lines.slice(done.at + 1).find(({ mine }) => !mine)
    return tell(
      [
        `You said "${said(done)}" in it.`,
        reply
          ? `What came back was "${said(reply)}".`
          : 'The lines end before anything came back, so nobody can tell from them how it was taken.',
        `A sorry that names what it is for is easier to take than a bare one, and it may be said again${line ? `: yours could name "${said(line)}"` : ''}.`,
        `You could ask: "I said I was sorry. Did that reach you, or is there a part I have not named?"`,
      ],
      [done, reply, line],
    )
  }
  if (!line || (line.harm < 1.5 && !regrets && !already.includes(`sorry that I said '${said(line)}'`))) {
    const top = line ?? strongest(q)
    const theirs = heartOf(q.theirs)
    return tell(
      [
        top && `By its words, no line of yours asks for an apology; the strongest is "${said(top)}".`,
        way(
          'Being sorry for what you do not regret seldom helps either of you. Showing what you heard often does.',
          'You can be kind without being sorry.',
        ),
        `It settles nothing about who was right: "${theirs ? `You said '${theirs.words}'. ` : ''}I want to understand that better before I say my side."`,
      ],
      [top, theirs?.line],
      [tipLine(q)],
    )
  }
  return tell(
    [
      regrets && 'That it weighs on you is something you can use, and nothing you need to punish yourself with.',
      way(
        'Saying sorry for one sentence is not saying that the whole was your fault, and going first settles nothing about who was right.',
        'One sentence is enough, and it needs no "but" after it.',
      ),
      `${regrets ? 'You are looking at' : 'The one that stands out is'} "${said(line)}"${hardOf(line) ? `: ${hardOf(line)}` : ''}.`,
      /\bfirst\b/i.test(message) && { spare: `Do it if you mean it, and not so that ${O} does it too.` },
      `It could be: "I am sorry that I said '${said(line)}'. That was hard to hear.${heart ? ` What it was about for me is this: ${stop(heart.words)}` : ''} How was it for you?"`,
    ],
    [line, heart?.line],
  )
}

export function owed({ q, message, already, O }: Question): Told {
  const line = lineMeant(message, q, 'theirs') ?? hardest(q.theirs, 1.5)
  const soft = q.theirs.findLast(({ acts }) => acts.includes('apologise'))
  return tell(
    [
      soft && `${upperFirst(O)} did say "${said(soft)}".`,
      once(already)(
        'Who ought to go first I do not decide, and a sorry that is pressed for seldom means much.',
        'Whether one will come I cannot tell, and waiting for it can keep the whole thing standing still.',
      ),
      line && !line.mine && `What you can do is say which sentence you are waiting to hear about: "${said(line)}".`,
      line && !line.mine
        ? once(already)(
            `For example: "What you said, '${said(line)}', has stayed with me. I would like to hear how you see it now."`,
            `Said without waiting: "I am not asking for a sorry today. I want you to know that '${said(line)}' hurt."`,
          )
        : 'What would a sorry have to name for you to believe it?',
    ],
    [soft, line],
    [tipLine(q), lastLine(q)],
  )
}

const inPlace: Record<string, string> = {
  withdraw: 'I cannot take in any more just now. Can we go on tomorrow?',
  defend: 'Part of that is true. Let me say that first, and then explain the rest.',
  invalidate: 'I see it differently. Tell me how it was for you.',
  demand: 'I would like something from you. Can I say what it is?',
  threat: 'I am at my limit with this. I need us to find another way.',
  contempt: 'I am angry, and I do not want to call you anything. Give me a minute.',
  criticism: 'It was hard for me this time. Can we talk about this one time?',
}

export function instead(ask: Question): Told {
  const { q, message, already } = ask
  const line = ownLine(q, message, already)
  const heart = heartOf(q.mine)
  const begun = q.mine[0]
  if (!line)
    return heart && begun && heart.line.at !== begun.at
      ? tell(
          [
            `No line of yours here strikes, so there is little to take back. What came late is "${heart.words}".`,
            `You began with "${said(begun)}", and to that one can only answer with reasons.`,
            `You could have begun with the other: "${stop(heart.words)} That is why I say it."`,
            'Would that sound like you, or what would you change in it?',
          ],
          [heart.line, begun],
        )
      : toSay(ask)
  const act = actOf(line)
  const words =
    insteadOf(line) ??
    (act ? inPlace[act] : null) ??
    'Let me say that again, more slowly. What matters to me in it is one thing.'
  const prior = before(q, line)
  return tell(
    [
      `You said "${said(line)}"${prior ? `, ${rightAfter(prior)}` : ''}.`,
      hardOf(line)
        ? `What makes it hard to answer: ${hardOf(line)}.`
        : 'By its words it is no blow, so it needs little.',
      `In its place could stand: "${words.replace(/"/g, "'")}"`,
      'It leaves your point where it is and gives the other something to answer. What would you change in it so that it sounds like you?',
    ],
    [line, prior],
  )
}

export function stopDoing({ q, message, already, M }: Question): Told {
  const line = ownLine(q, message, already) ?? q.mine.find(({ acts }) => acts.includes('withdraw'))
  if (!line) {
    const top = strongest(q)
    return tell(
      [
        `I am not sure which "that" you mean: no line of yours here runs ${M} down or shuts the talk.`,
        top && `The strongest is "${said(top)}".`,
        tipLine(q),
        'Tell me which sentence it is, and we look for what comes just before it. Which one do you mean?',
      ],
      [top, q.tip],
    )
  }
  const prior = before(q, line)
  return tell(
    [
      `I take it that you mean "${said(line)}"${hardOf(line) ? `: ${hardOf(line)}` : ''}.`,
      prior
        ? `It came ${rightAfter(prior)}, so that is the moment to catch.`
        : 'It came at the very beginning, so the moment to catch is before you open the talk.',
      { spare: 'Nobody stops such a thing by deciding to; one time out of three is already another quarrel.' },
      once(already)(
        `Practise it small: when you next hear something of that kind, breathe out once, say "Give me a minute", and only then one sentence that begins with "I". Which would that be?`,
        `For this week, only notice: each time it comes up, name to yourself what you had just heard, and nothing more. On the third time, say "Give me a minute" aloud. When did you hear it last?`,
      ),
    ],
    [line, prior],
    [tipLine(q)],
  )
}
