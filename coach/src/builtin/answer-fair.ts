import { choose, cite, say, type Composer } from './composer.ts'
import { earlier, now, tried, type Strand } from './thread.ts'

/** The hard word in "am I being petty?", "is it childish of me?"; null where the question is another one. */
const asks =
  /\b(?:am i|was i|is it|is that|would it be|isn[’']?t it|does it make me|do you think (?:i[’']?m|im|i am|it[’']?s|its)|(?:are you|you) saying i[’']?m)(?: just| really| being| too| so| a bit| it| that| kind of| completely)*(?: (?:a|an|the))? (unfair|overreacting|over-reacting|petty|childish|uptight|mean|paranoid|jealous|ridiculous|unreasonable|selfish|pathetic|stupid|silly|wrong|dramatic|sensitive|needy|harsh|ungrateful|horrible|crazy|immature|bitter|controlling|demanding|rude|cruel|weird|clingy|heartless|cold|oversensitive|entitled|old[- ]fashioned|fussy)\b|\bam i (making too much of|asking too much|expecting too much|reading too much into|blowing)\b|\bis it (too much to ask)\b/i

const spoken: Record<string, string> = {
  'making too much of': 'making too much of it',
  'asking too much': 'asking too much',
  'expecting too much': 'expecting too much',
  'reading too much into': 'reading too much into it',
  blowing: 'blowing it up',
  'too much to ask': 'asking too much',
  sensitive: 'too sensitive',
}

/** Any other one word they hold against themselves: "is it vain?", "am i being soppy?" */
const anyWord =
  /\b(?:am i|is it|was i)(?: just| really| being| a bit| too| so)* (?!(?:ok|okay|normal|true|over|real|possible|late|safe|pregnant|right|fair|gay|alone|human|him|her|it|me|you|too|so|that|this|time|love|working|cheating|abuse|healthy|common|private|free|done|worth|enough|dead|ill|sick|today|tomorrow|now|here|there|not|allowed|welcome|better|losing|going|doing|talking|depressed|autistic)\b)([a-z]{3,14})(?: or what| lol| tbh)?[?!. ]*$/i

export const fairWord = (text: string): string | null => {
  const hit = asks.exec(text)
  const word = (hit?.[1] ?? hit?.[2] ?? hit?.[3] ?? anyWord.exec(text.trim())?.[1])?.toLowerCase()
  return word ? (spoken[word] ?? word) : null
}

const sharp =
  /^you (?:\w+ )?told (?:him|her|them) (?:that )?(?:he|she|they)(?:'s| is| was|'re| are| were) \w+$|^you (?:just |only |then |also )*(?:shouted|yelled|screamed|snapped|called|swore|threw|slammed|ignored|lied|hung|walked|blocked|posted|laughed at|took|broke|read|hit|told everyone)\b/i
/** Said of them in their favour, or what a bystander thinks: neither is a reason to be hurt. */
const kindly = /\b(?:nice|kind|lovely|sweet|hugged|called you|loves? you|helped|paid for|is good|means well)\b/i
const comment =
  /\b(?:says?|said|thinks?|told you) (?:to )?(?:just )?(?:let|forgive|don't|you're too|you told|it's easier|it was \d|he's had|she's had|get over)\b/i

const gentle =
  /^you (?:\w+ )?(?:asked|told|said|explained|offered|waited|tried|paid|helped|reminded|invited|wrote|left a|booked|organi[sz]ed|talked|spoke|drove|cooked|sent)\b/i

/** A plain answer with the reasons for it, each taken from what they told; without any, the one thing that is missing is asked. */
export function fair(c: Composer, word: string): void {
  cite(c, c.input.message.trim().slice(0, 80), 'your question')
  const all = [...now(c), ...earlier(c)].filter(
    (it) => !/^you (?:feel|felt|are|were)\b/i.test(it.m) && !comment.test(it.m),
  )
  const theirs =
    all.find((it) => it.kind === 'other-act' && !kindly.test(it.m)) ??
    all.find((it) => !/^you\b/i.test(it.m) && !kindly.test(it.m))
  const hard = all.find((it) => sharp.test(it.m))
  const own = all.find((it) => gentle.test(it.m)) ?? tried(c)
  c.state.awaiting = 'answer'
  c.linked = true
  const d =
    /\b(?:is it|is that|would it be)\b/i.test(c.reading.text) && !/ing\b/.test(word)
      ? `that is ${word}`
      : `you are ${word}`
  if (!theirs && !own && !hard) {
    say(
      c,
      choose(c, 'fair-unknown', [
        `Whether ${d} I cannot say yet, because I know too little of what happened.`,
        `On the little I know so far I would not say that ${d}.`,
      ]),
    )
    say(
      c,
      choose(c, 'fair-scene', [
        'What did {name} do, and what did you do then?',
        'What was done or said, before you began to ask yourself that?',
      ]),
    )
    return
  }
  for (const it of [theirs, own, hard]) if (it) cite(c, it.quote, 'said earlier')
  const slots = { w: word, d, t: theirs?.m, h: hard?.m, o: own && own !== hard && own !== theirs ? own.m : undefined }
  if (hard && theirs)
    say(
      c,
      choose(
        c,
        'fair-both',
        [
          'I do not think {d}, because {t}. The way it came out is another matter, because {h}, and that part you can put right without taking the rest back.',
          'Two answers. That {t} is a good reason to be upset. That {h} is something you may want to be sorry for, and the one does not cancel the other.',
        ],
        slots,
      ),
    )
  else if (hard)
    say(
      c,
      choose(
        c,
        'fair-hard',
        [
          'I would not say that {d} to feel it. What may have been too much is the way: {h}. I do not know yet what it answered.',
        ],
        slots,
      ),
    )
  else if (theirs && slots.o)
    say(
      c,
      choose(
        c,
        'fair-reasons',
        [
          'No, I do not think {d}, for two reasons: {t}, and you were not silent about it, since {o}.',
          'I would not say that {d}. One reason is that {t}. The other is that {o}, so it did not come out of nowhere.',
        ],
        slots,
      ),
    )
  else if (theirs)
    say(
      c,
      choose(
        c,
        'fair-reason',
        [
          'No, I do not think {d}. You mind it for a reason, and the reason is that {t}.',
          'I would not say that {d}: {t}, and that would bother most people.',
        ],
        slots,
      ),
    )
  else
    say(
      c,
      choose(
        c,
        'fair-own',
        [
          'I do not think {d}: {o2}, and that is what one can do.',
          'By your account {o2}, and I would not say that {d}.',
        ],
        { ...slots, o2: own?.m },
      ),
    )
  say(c, other(c, theirs))
  say(
    c,
    choose(
      c,
      'fair-ask',
      [
        'What would be enough for you to let it rest: a word from {whom}, or something done?',
        'If a friend told you that {t}, what would you say to them?',
        'What would {name} have had to do for you not to need the question?',
      ],
      slots,
    ),
  )
}

/** "Your daughter said" is not his side of it. */
const spokenBy = (turned: string, c: Composer): boolean => {
  const first = turned.toLowerCase()
  const who = c.grammar.who
  return !!who && (first.startsWith(`${who.pronoun} `) || first.startsWith(who.label.toLowerCase()))
}

/** What cannot be known from here, said about this and not in general. */
function other(c: Composer, theirs: Strand | undefined): string | null {
  const said = c.state.facts.findLast(
    (it) =>
      it.turned &&
      /^(?:he|she|they|your \w+) (?:said|says)\b/i.test(it.turned) &&
      it.who === c.grammar.who?.label &&
      !comment.test(it.turned) &&
      spokenBy(it.turned, c),
  )
  if (said?.turned && said.turned.length < 70 && said.quote !== theirs?.quote)
    return choose(
      c,
      'fair-other',
      ['What stands on the other side is this: {s}, and only {they} {knows|know} how much of it is true.'],
      { s: said.turned.charAt(0).toLowerCase() + said.turned.slice(1) },
    )
  return choose(c, 'fair-side', [
    '{whose} side of it I have not heard, and it could change the picture.',
    'How it looked to {whom} I do not know.',
  ])
}
