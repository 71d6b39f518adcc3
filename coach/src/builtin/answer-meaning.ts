import { actReadings } from '../knowledge/act-readings.ts'
import { readings } from '../knowledge/readings.ts'
import { situationsIn } from '../knowledge/situations.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { mirror } from './mirror.ts'
import { inSentence } from './polish.ts'
import { toldTo } from './own-words.ts'
import { earlier, now, type Strand } from './thread.ts'

/** A fear put as a question is not made a fact of, and not turned away. */
const suspicion =
  /\b(?:seeing|sleeping with|cheating|someone else|another (?:wo)?man|met (?:someone|somebody)|an affair|leaving (?:me|us)|going to leave|breaking up|divorce|dump\w* me)\b/i

/** "What do you think he meant?", "why would she do that?", "what is going on with her?" */
export const asksMeaning = (text: string): boolean =>
  (/\bdo (?:you|u) think (?:he|she|they|my \w+)/i.test(text) && suspicion.test(text)) ||
  /\b(?:what (?:do|did|would) (?:you|u) think (?:(?:that )?(?:he|she|they|it|this|that|her|his|their|my \w+|[a-z’']+) |is )(?:\w+ ){0,3}?(?:mean|means|meant|wants?|wanted|think|thinks|thinking|thought|feels?|feeling|felt|doing|saying|scared|afraid|silence|remembers?|after|up to|on about|trying|going on|gets? out|hoping|up with|about)|what (?:did|does|do|could|might|would) (?:he|she|they|it|that|this|my \w+) (?:\w+ )?(?:mean|want|think|be thinking|get out)|what(?:[’']?s| is| was) (?:he|she|they|going|up|my \w+|it) ?(?:\w+ )?(?:on (?:with|in)|thinking|playing|after|about|trying|scared|hoping|with (?:him|her|them))|why (?:would|did|does|do|is|are|wont|won[’']?t|cant|can[’']?t|doesn[’']?t|doesnt|didnt|didn[’']?t) (?:he|she|they|my \w+|[a-z]+) |do (?:you|u) think (?:he|she|they|my \w+)(?:[’']?s|[’']?re)? (?:even |really |ever |still |actually )?(?:hates?|loves?|cares?|means?|meant|knows?|knew|likes?|regrets?|wants?|is|was|did|does|misses)|how do you read)\b/i.test(
    text,
  )

const neverSaid =
  /\bwhy (?:didn[’']?t|did ?not|hasn[’']?t|has ?not|never did|wouldn[’']?t) (?:he|she|they|my \w+) (?:just |ever |even )?(?:say|tell|talk|ask|mention|come to)\b/i

function unknowable(c: Composer): void {
  const fear = suspicion.test(c.input.message)
  c.state.awaiting = 'answer'
  c.linked = true
  say(
    c,
    choose(
      c,
      fear ? 'fear' : 'never-said',
      fear
        ? [
            'I do not know, and nothing you have told me says so. It is a fear that comes easily when there is no good reason to hold on to.',
            'I cannot know that. What you have told me does not say it, and it does not rule it out.',
          ]
        : [
            'I cannot know. Often it is because saying it makes it real, and keeping quiet for one more day feels kinder than it is.',
            'Only {they} can answer that. Some people say nothing for as long as they are not sure, and by then it is late.',
          ],
    ) ?? 'I cannot know that.',
  )
  say(
    c,
    choose(
      c,
      fear ? 'fear-ask' : 'never-said-ask',
      fear
        ? ['What makes you think of it?', 'What would it change for you, if it were so?']
        : ['What would you have done, if you had known earlier?', 'Were there moments that look different to you now?'],
    ),
  )
}

const text = (it: Strand) => `${it.quote} ${it.m}`.toLowerCase()

export function meaning(c: Composer): void {
  cite(c, c.input.message.trim().slice(0, 80), 'your question')
  if (suspicion.test(c.input.message) || neverSaid.test(c.input.message)) return unknowable(c)
  const strands = [...now(c), ...earlier(c)].filter((it) => !/^you (?:feel|felt|were|are)\b/i.test(it.m))
  const recent = [...strands].sort((a, b) => b.turn - a.turn)
  // The act the question is about is the latest that one can read something into; what is read rests on it alone.
  let found: { it: Strand; list: readonly (string | undefined)[] } | null = null
  const asked = c.input.message.toLowerCase()
  const ordered = [...actReadings].sort((a, b) => Number(b[0].test(asked)) - Number(a[0].test(asked)))
  const named = /\b(?:mean\w*|about it|it) (?:when|that) ((?:he|she|they|my \w+|[a-z]+) [^?.!]{4,60})/i.exec(
    c.input.message,
  )?.[1]
  const said = named ? mirror(named, c.reading.names) : null
  if (named && said)
    recent.unshift({ m: inSentence(said, c.reading.names), quote: named, kind: 'other-act', turn: c.state.turn })
  for (const it of recent) {
    const hit = ordered.find(([cue]) => cue.test(text(it)))
    if (!found && hit && !/^(?:you\b|(?:his|her|their) (?:\w+ )?(?:says?|said|thinks?)\b)/i.test(it.m))
      found = { it, list: hit[1] }
  }
  // What his father says is no sign of what he thinks.
  const acts = recent.filter((it) => !/^(?:you\b|(?:his|her|their) (?:\w+ )?(?:says?|said|thinks?)\b)/i.test(it.m))
  const it = found?.it ?? acts[0]
  const list =
    found?.list ?? (it && touchedBy(c, it) ? readings(c.about.id) : it && !/^you\b/i.test(it.m) ? unsaid : [])
  c.state.awaiting = 'answer'
  c.linked = true
  if (!it || list.length === 0) {
    const words = spokenTo(c)
    if (words) {
      say(
        c,
        choose(
          c,
          'meaning-quoted',
          [
            'The words were "{q}", and they could be about the pace of that day, about the two of you, or a way of putting something off.',
            'On its own, "{q}" can come from tiredness, from being hurt and waiting to be asked, or from meaning just what it says.',
          ],
          { q: words },
        ),
      )
    } else if (it) {
      cite(c, it.quote, 'said earlier')
      say(
        c,
        choose(
          c,
          'meaning-unknown',
          [
            'I cannot read that out of what I know, which is little more than that {m}.',
            'From here I would be inventing. What I know is that {m}.',
          ],
          { m: it.m },
        ),
      )
    } else
      say(
        c,
        choose(c, 'meaning-none', [
          'I would be inventing an answer, because I do not know yet what {they} said or did.',
        ]),
      )
    say(
      c,
      choose(c, 'meaning-words', [
        'What exactly did {name} say, in {their} own words?',
        'What did {name} do or say just before that?',
      ]),
    )
    return
  }
  cite(c, it.quote, 'said earlier')
  const [one, two, three] = list
  say(
    c,
    choose(
      c,
      'meaning-list',
      three
        ? [
            'I cannot know it, but that {m} could come from {one}, from {two}, or from {three}.',
            'What there is to go on is that {m}; it could be {one}, or {two}, or else {three}.',
            'Only {they} can say, so take this as a guess about one thing, that {m}: it may be {one}, or {two}, or {three}.',
          ]
        : [
            'I cannot know it, but that {m} could come from {one}, or from {two}.',
            'What there is to go on is that {m}; it could be {one}, or else {two}.',
          ],
      { m: it.m, one: fillIn(c, one), two: fillIn(c, two), three: fillIn(c, three) },
    ),
  )
  say(c, findOut(c, it))
  say(
    c,
    choose(c, 'meaning-ask', [
      'Which of these have you seen signs of in {whom}?',
      'Which of them would {name} recognise, do you think?',
      'What have you seen in {whom} that speaks against the worst of these?',
    ]),
  )
}

const fillIn = (c: Composer, text: string | undefined) =>
  text
    ?.replace(/^(?=(?:it|he|she|they|you|there|nobody) )/i, 'the chance that ')
    .replace('{their}', pronoun[c.grammar.who?.pronoun ?? 'they'][0])
    .replace('{them}', pronoun[c.grammar.who?.pronoun ?? 'they'][1])
    .replace('{they}', c.grammar.who?.pronoun ?? 'they')
/** The last sentence they were given word for word. */
function spokenTo(c: Composer): string | null {
  const said = c.input.history.findLast((it) => it.role === 'user' && /["“][^"“”\n]{4,60}["”]/.test(it.content))
  const quote = /["“]([^"“”\n]{4,60})["”]/.exec(said?.content ?? '')?.[1]?.trim() ?? null
  return quote && quote.split(/\s+/).length <= 8 ? quote : null
}

/** Whether the trouble the talk is about was named in this very act; else its readings are about something else. */
const touchedBy = (c: Composer, it: Strand): boolean =>
  c.about.id !== 'open' && situationsIn(it.quote, c.grammar.who).some(({ id, strong }) => strong && id === c.about.id)

/** Where the act alone gives no lead: what it can be at all, kept apart so that it can be asked. */
const unsaid = [
  'not having thought of you in it at all',
  'having seen it and hoped you would say nothing',
  'something older between you that was never put into words',
] as const

const pronoun = { he: ['his', 'him'], she: ['her', 'her'], they: ['their', 'them'] } as const

/** A question they could ask, about that one moment and without a charge in it. */
function findOut(c: Composer, it: Strand): string | null {
  const { who } = c.grammar
  const direct = who && it.kind === 'other-act' ? toldTo(it.quote, c.input, who, c.state.names) : null
  const said = direct?.replace(/[.!]$/, '').replace(/^You\b/, 'you')
  if (
    said &&
    /^you [a-z']+/.test(said) &&
    said.split(/\s+/).length <= 12 &&
    !/\byou (?:are|have)\b|\b(?:cried|died|was|were)\b/.test(said)
  )
    return choose(
      c,
      'find-out',
      [
        'To find out, ask about that one moment: "When {d}, what was going on for you?"',
        'It can be asked without a charge in it: "When {d}, how did you mean it?"',
      ],
      { d: said },
    )
  return null
}
