import type { Echo } from './asked-for.ts'
import { choose, cite, inOrder, plainly, say, type Composer } from './composer.ts'
import { turn as toYou } from './mirror.ts'
import { inSentence, polish } from './polish.ts'

/** After words were given: they are taken, they are sent, or the person asks what if. */
export function answerEcho(c: Composer, echo: Echo): void {
  cite(c, c.reading.text.trim().slice(0, 60), 'your words')
  if (echo === 'kept') keep(c)
  else if (echo === 'sent') afterSending(c)
  else meetDoubt(c, echo.whatIf)
}

function keep(c: Composer): void {
  say(
    c,
    choose(c, 'draft-kept', [
      'Then it is ready when you are, and it need not be tonight.',
      'Good, then those are your words now, and you can still change any of them.',
      'Then keep it as it is, and resist adding to it.',
    ]),
  )
  const parts = c.state.lastDraft?.parts ?? []
  // A bid to talk is not the point of it.
  const open = c.state.related.includes('ask-open') ? parts.find(([part]) => part === 'fact') : undefined
  const core = (open ??
    parts.find(([part]) => part === 'sorry') ??
    parts.findLast(([part]) => part === 'ask' || part === 'fact'))?.[1]
  if (core)
    say(
      c,
      choose(
        c,
        'draft-core',
        [
          'What it comes down to is "{core}"',
          'If you forget the rest, remember "{core}"',
          'The part that counts is "{core}"',
        ],
        { core },
      ),
    )
  say(
    c,
    choose(c, 'draft-pause', [
      'After the first lines, let {them} answer before you explain: {they} may need a moment, and a pause is not a no.',
      'If you say it aloud, stop after the last sentence. The silence will feel long to you and short to {them}.',
      'Pick an hour in which neither of you is hungry, late or tired, and say at the start that it will be short.',
    ]),
  )
  say(
    c,
    choose(
      c,
      c.state.trouble ? 'draft-when' : 'draft-when-plain',
      !c.state.trouble
        ? plainWhen
        : [
            'When would be a good moment for it?',
            'What will you do if the first answer is a defensive one?',
            'Who could stand by you while you do it?',
          ],
    ),
  )
  c.state.awaiting = 'answer'
}

const plainWhen = ['When will you send it?', 'How do you think it will be for {them} to read that?']

function afterSending(c: Composer): void {
  say(
    c,
    choose(c, 'draft-sent', [
      'Then it is said, and that was the part that lay with you.',
      'It is out, in plain words, and you need not add anything to it.',
    ]),
  )
  say(
    c,
    choose(c, 'draft-wait', [
      'A second message before the answer comes would take the weight off the first, so let it stand, even if it takes a day.',
      'If the answer is short or sharp at first, you can read it twice and reply tomorrow. Nothing obliges you to be quick.',
    ]),
  )
  say(
    c,
    choose(c, 'draft-sent-ask', [
      'What would a good enough answer look like to you?',
      'What could you do with the next hour, so that you are not alone with the phone?',
    ]),
  )
  c.state.awaiting = 'answer'
}

type Kind = 'shrug' | 'cry' | 'silence' | 'angry' | 'laugh' | 'refuse' | 'excuse'
const kinds: [Kind, RegExp][] = [
  ['shrug', /\b(?:won[’']?t|wont|doesn[’']?t|doesnt|not) (?:even )?(?:care|mind|understand|change)\b/i],
  ['cry', /\b(?:cr(?:y|ies|ying)|upset|hurt|sad|tears|falls? apart|breaks? down)\b/i],
  [
    'silence',
    /\b(?:answers?|repl(?:y|ies)|responds?|reads?|ignores?|ghost\w*|leaves? me on|silent|quiet|says? nothing)\b/i,
  ],
  [
    'angry',
    /\b(?:angry|mad|yells?|shouts?|screams?|furious|hangs? up|walks? (?:out|off)|leaves?|defensive|kicks? off)\b/i,
  ],
  ['laugh', /\b(?:laughs?|rolls?|jokes?|mocks?|eyes|skims?|dramatic|over ?react\w*|sensitive)\b/i],
  ['refuse', /\b(?:no|refuses?|disagrees?|won[’']?t|wont|never|doesn[’']?t want|doesnt want)\b/i],
  ['excuse', /./],
]

/** What to do, and a line to do it with; the line keeps the request and gives way on everything else. */
const plans: Record<Kind, [string, string][]> = {
  shrug: [
    [
      'you will still have said it, and that changes your side of things. Do not add to it to force a reaction',
      'You do not have to say anything to that. I wanted you to know it.',
    ],
    [
      'let it stand for a few days. What looks like a shrug is sometimes only the first answer',
      'We can come back to it when you have had time.',
    ],
  ],
  cry: [
    [
      'you need not take the words back. Stay, give it a minute, and hold on to both, the person and the point',
      'I can see that it hurts, and that is not what I want. I still mean it, and I am not going anywhere.',
    ],
    [
      'it means that it landed, not that you were wrong to say it. Let the tears have their time before you go on',
      'Take your time. We can finish this when you are ready.',
    ],
  ],
  silence: [
    [
      'wait two full days, and then send one line that asks for nothing but a sign',
      'Just checking that this reached you. A short yes or no is fine.',
    ],
    [
      'do not send the same again in other words. Name a day, and let the rest go until then',
      'I will ring you on Saturday about it, so that we do not do it by text.',
    ],
  ],
  angry: [
    [
      'you can stop there without giving up the point. Name a time, go, and keep to the time',
      'This is going badly, and I do not want a fight. Let us stop here and go on tomorrow at six.',
    ],
    [
      'lower your voice, say the one sentence again, and leave the accusations unanswered',
      'I hear that you are angry. I would still like an answer to the one thing I asked.',
    ],
  ],
  laugh: [
    [
      'do not defend the size of it. Say it once more, more quietly and shorter than before',
      'I know it may look small to you. It is not small to me.',
    ],
    [
      'you can let the gesture pass and go on to the end of your sentence, because it is easier to mock a beginning than a whole',
      'I will finish, and then I will listen to you.',
    ],
  ],
  refuse: [
    [
      'ask what would work instead, and then decide what you will do yourself, which needs no permission',
      'All right, not like this. What could you say yes to?',
    ],
    [
      'take it as a no to this wording and not yet to you. One smaller request is worth a try',
      'Then let us try it once, for two weeks, and look again.',
    ],
  ],
  excuse: [
    [
      'grant it and keep the request. Arguing over whether it is true is how the request gets lost',
      'That may be so. I would still like us to settle what I asked.',
    ],
    ['you do not have to win that point. Let it stand beside yours', 'I believe you, and I still need this to change.'],
  ],
}

function meetDoubt(c: Composer, doubt: string): void {
  const kind = kinds.find(([, cue]) => cue.test(doubt))?.[0] ?? 'excuse'
  const plain = inSentence(toYou(polish(doubt.replace(/[’‘]/g, "'"), c.reading.names)), c.reading.names).replace(
    /^(\w+)(?:'ll|'d| will| would| is going to| might| just)+ (?:just |only |probably |definitely )*(say|roll|cry|laugh|ignore|get|be|deny|blame|leave|hang|shut|walk|skim|call)\b/i,
    (_, who: string, verb: string) => `${who.toLowerCase()} ${/^they$/i.test(who) ? verb : third(verb)}`,
  )
  const clean = !/["“”?]/.test(plain) && plain.split(/\s+/).length <= 12
  for (const [act, line] of plans[kind]) {
    const said = plainly(c, `${clean ? `If ${plain}, ` : ''}${act}.`)
    if (!said) continue
    say(c, said)
    say(
      c,
      `\n\n${choose(c, 'doubt-line', ['You could say:', 'A line for that moment:', 'Something to fall back on:', 'In words, then:']) ?? 'For that:'} "${line}"`,
    )
    break
  }
  const ask = inOrder(c, 'doubt-ask', [
    'Which would be harder for you, that answer or no answer at all?',
    'Has it gone that way before, or is it what you fear?',
    'What would help you stay calm in that minute?',
    'What would you need afterwards, if it went like that?',
  ])
  if (ask) say(c, `\n\n${ask}`)
  c.state.awaiting = 'answer'
}

const third = (verb: string) =>
  ({ cry: 'cries', deny: 'denies', be: 'is' })[verb.toLowerCase()] ?? `${verb.toLowerCase()}s`
