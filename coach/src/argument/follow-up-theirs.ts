import type { ArgumentAct } from '@mallama/contracts/coach'
import { cited, hardest, heartOf, lineMeant, said, whom, Whom } from './follow-up-quarrel.ts'
import {
  actOf,
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

export function claim({ q, message, already, O, P }: Question): Told {
  const meant = lineMeant(message, q, 'theirs')
  const line = meant && !meant.mine ? meant : null
  const own = q.mine.find((it) => it.acts.includes('withdraw')) ?? hardest(q.mine, 1.5)
  return tell(
    [
      line
        ? `"${said(line)}" is how ${whom(line)} put it in that moment. One sentence in a quarrel can neither prove it nor clear you of it, and I will not rule on it.`
        : `In so many words I do not find that among ${P} lines here, and whether it is true I will not rule on.`,
      own &&
        `What ${O} may have had in mind from these lines is your "${said(own)}". Whether that is fair, you know better than I do.`,
      once(already)(
        'Instead of arguing the word, ask for one time: "When did you last see me do that, and what was it like for you?"',
        'You could ask for something you can look at together: "Which time do you mean? I would like to understand that one."',
      ),
    ],
    [line, own],
    [tipLine(q)],
  )
}

export function future({ q, already, O }: Question): Told {
  const last = q.lines.at(-1)
  const soft = q.lines.findLast(
    (it) =>
      it !== last &&
      it.harm < 1.5 &&
      it.acts.some((act) => /^(?:apologise|accountability|repair|offer|validate)$/.test(act)),
  )
  const softest =
    last && last.acts.some((act) => /^(?:apologise|accountability|repair|offer|validate)$/.test(act)) ? last : soft
  return tell(
    [
      once(already)(
        'That I will not guess at: one quarrel cannot tell it, and what comes next depends on what each of you does.',
        'I cannot know that, and neither can anybody from these lines.',
      ),
      last && `What they show is how it stopped: the last words are "${said(last)}" (${cited(last)}).`,
      softest &&
        (softest === last
          ? 'That reaches across, and as far as these lines go nobody has answered it yet.'
          : `There is also "${said(softest)}" (${cited(softest)}), which reaches across.`),
      q.mine.length > 0
        ? `How it looks from the other side only ${O} can say, so ask for that and nothing else: "Where are we now, for you? You do not have to answer today."`
        : 'What would you need to hear from the other in the next days to know where you stand?',
    ],
    [last, softest],
  )
}

export function silence({ q, O }: Question): Told {
  const late = q.theirs.at(-1)
  const exit =
    q.theirs.findLast(({ acts }) => acts.includes('withdraw')) ??
    (late && late.text.split(/\s+/).length <= 4 ? late : undefined)
  const prior = exit ? before(q, exit) : null
  return tell(
    [
      exit
        ? `Before that ${O} said "${said(exit)}"${prior ? `, ${rightAfter(prior)}` : ''}.`
        : late &&
          `In these lines ${O} answers to the end, and the last answer is "${said(late)}". If the silence came after it, nothing here can show the reason.`,
      'Silence can be read two ways: as too full to go on, or as wanting it to be over. The words alone do not say which, and it can be both.',
      'Ask once and leave room for either: "When you stopped talking, was it too much just then, or was there something you did not want to say?"',
    ],
    [exit, late, prior],
  )
}

const readings: Partial<Record<ArgumentAct, string>> = {
  withdraw: 'as having had enough of the subject, or as not being able to take in any more just then',
  contempt: 'as wanting to hit back, or as an old hurt that came out sideways',
  criticism: 'as a verdict on the whole person, or as one thing that has happened too often and was never said plainly',
  invalidate: 'as not believing it, or as not wanting to be the one who caused it',
  defend: 'as an excuse, or as really having seen it like that',
  demand: 'as an order, or as a need that has waited too long to be asked for',
  threat: 'as a plan, or as the biggest word within reach in that moment',
  complaint: 'as being about that one thing, or about what it stands for',
  question: 'as a real question, or as a reproach in the form of one',
  disclose: 'just as it stands, or as a way of asking to be seen',
  offer: 'as meant to mend it, or as meant to end the talk',
}

export function mean({ q, message, already }: Question): Told {
  const meant = lineMeant(message, q, 'theirs')
  const asked = /["“'‘]([^"”'’]{2,60})["”'’](?!\p{L})/u.exec(message)?.[1]
  const missing =
    asked &&
    meant &&
    !meant.text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .includes(asked.toLowerCase().replace(/[.!?,]+$/, ''))
  const line = meant ?? hardest(q.theirs, 1.5) ?? q.theirs.at(-1) ?? q.tip ?? q.lines.at(-1)
  if (!line) return tell(['These lines hold nothing of it that I could read. Which sentence do you mean?'], [])
  const prior = before(q, line)
  const act = actOf(line)
  return tell(
    [
      missing && `I do not find "${asked}" word for word in these lines; the nearest is "${said(line)}".`,
      !missing && `${Whom(line)} said "${said(line)}"${prior ? ` ${rightAfter(prior)}` : ''}.`,
      `It can be read two ways: ${(act && readings[act]) ?? 'just as it stands, or as standing for something that was not said'}.`,
      { spare: 'The words alone do not settle it, and neither will I.' },
      line.mine
        ? 'Which of the two was nearer to what you meant?'
        : once(already)(
            `Only ${whom(line)} can say: "When you said ${`'${said(line)}'`}, what did you mean? I would rather ask than guess."`,
            `You could ask ${cited(line)}: "I keep thinking about '${said(line)}'. What was behind it for you?"`,
          ),
    ],
    [line, prior],
    [tipLine(q)],
  )
}

export function want({ q, message, resolution, O, P }: Question): Told {
  const heart = heartOf(q.theirs)
  const hard = hardest(q.theirs, 1.5)
  const need = resolution.analysis.coreEmotionalNeeds[q.other ?? '']?.[0]
  const named = need?.startsWith('To ') ? need.split(':')[0]?.replace(/^To /, 'to ').replace(/[.]$/, '') : null
  const moved = /\bwhy\b/i.test(message) ? hard : null
  const prior = moved ? before(q, moved) : null
  return tell(
    [
      moved && `It gets hard on ${P} side at "${said(moved)}"${prior ? `, ${rightAfter(prior)}` : ''}.`,
      heart
        ? `What ${O} says outright is "${heart.words}".`
        : hard && !moved && `${O} never says it outright; the nearest is "${said(hard)}".`,
      named
        ? `Under it may lie a wish ${named}. That is a guess from the words.`
        : 'What lies under it the words do not say, and I would rather not fill it in.',
      `Ask, and then only listen: "I think I missed what this was about for you. What did you need from me just then?"`,
    ],
    [heart?.line, hard, moved, prior],
    [tipLine(q), lastLine(q)],
  )
}

export function theirPart({ q, message, M }: Question): Told {
  const line = lineMeant(message, q, 'theirs') ?? hardest(q.theirs, 1.5) ?? q.theirs.at(-1)
  const grave = /\b(?:abus|gasligh|manipul|narciss|toxic|controll|blackmail)/i.test(message)
  const why = line && !line.mine && hardOf(line)
  return tell(
    [
      `I do not put a name on ${M}: a few lines show what was said, and not who somebody is.`,
      line &&
        !line.mine &&
        `What can be said is what a line did: "${said(line)}"${why ? ` is hard to hear, because ${why}` : ' has nothing in it, by its words, that runs you down'}.`,
      !grave && 'You may mind it without proving anything.',
      grave
        ? `If it is more than these lines, with you watching your words or being afraid, that matters more than any quarrel. Are you ever afraid of ${M}?`
        : line &&
          !line.mine &&
          `You could say so without a verdict: "When you said '${said(line)}', that hurt. I want you to know it."`,
    ],
    [line],
    [tipLine(q)],
  )
}
