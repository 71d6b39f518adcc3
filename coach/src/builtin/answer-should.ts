import { choose, cite, say, type Composer } from './composer.ts'
import { turn as toYou } from './mirror.ts'
import { inSentence, polish } from './polish.ts'
import { earlier, now, tried } from './thread.ts'

const question =
  /\b(?:(?:should|shall) (?:i|we)|do you think i should|would you|is it worth) (?:just |maybe |really |even |still )?((?:not )?[a-z]+(?:ing)?(?: [^?.!\n]{1,70})?)/i
const reach =
  /^(?:send|call|ring|text|write|message|email|e-mail|talk|speak|say|tell|ask|bring|raise|mention|reply|answer|apologi[sz]e|visit|see|meet|contact|reach|explain|invite|confront)/
const large =
  /^(?:leave|divorce|split up|break up|end|move out|quit|cut|go no contact|unfriend|stop (?:talking|seeing)|marry|resign|sell|disown|block)/
const escalate =
  /\b(?:council|the school|solicitor|lawyer|landlord|police|hr|court|union|report|my (?:manager|boss)|(?:his|her|their) (?:boss|manager|parents|mum|mom|wife|husband)|turn up|show up)\b/
const invites =
  /\b(?:(?:wants?|asked|would like) (?:to|you to) (?:meet|see|talk|visit|come|be)|invited you|got back in touch|contacted you)\b/i
const attend = /^(?:go|come|attend|turn up|show up|be there|skip|stay away|not go)\b/

/** Asked whether, not how: "should I say something or leave it" wants an answer before any words. */
export const asksWhether = (text: string): boolean =>
  /^(?:(?:so|and|but|ok|well|do you think|then)[, ]+)*(?:(?:should|shall) (?:i|we)|i should) (?:just |even |still |really |maybe )*(?:say (?:something|anything|it|no|yes)|write|text|call|ring|reply|answer|message|email|post|send|go|tell|ask|talk|bring|apologi[sz]e|let|leave|invite|stop|not)\b/i.test(
    text.trim(),
  ) && !/\b(?:what|how) (?:should|do|can|would|to)\b/i.test(text)

/** "Should I call her?" A leaning, the reason for it from what they told, what speaks against, and one question. */
export function shouldI(c: Composer): void {
  cite(c, c.input.message.trim().slice(0, 80), 'your question')
  const asked = polish((question.exec(c.reading.text)?.[1] ?? '').trim(), c.reading.names)
  const plain = asked.toLowerCase()
  const [first, second] = plain.split(/ or (?:just |should i )?/)
  const act = inSentence(toYou(asked.split(/ or /i)[0] ?? ''), c.reading.names)
  const all = [...now(c), ...earlier(c)]
  const theirs = all.find((it) => it.kind === 'other-act') ?? all.find((it) => !/^you\b/i.test(it.m))
  const own = tried(c)
  const closed = all.find((it) =>
    /\b(?:don't contact|do not contact|dont contact|blocked|came back|leave (?:me|you|him|her|them) alone|(?:some|needs?|wants?) space|no contact)\b/i.test(
      `${it.m} ${it.quote}`,
    ),
  )
  for (const it of [theirs, own, closed]) if (it) cite(c, it.quote, 'said earlier')
  c.state.awaiting = 'answer'
  c.linked = true
  const slots = { a: act || undefined, r: theirs?.m, o: own?.m, x: closed?.m, second }
  const line =
    closed && reach.test(first ?? '')
      ? 'closed'
      : theirs && invites.test(theirs.m) && (reach.test(first ?? '') || attend.test(first ?? ''))
        ? 'asked'
        : elsewhere.test(first ?? '') && !escalate.test(first ?? '') && !sameOne(c, first ?? '')
          ? 'third'
          : escalate.test(first ?? '')
            ? own
              ? 'escalate-now'
              : 'escalate'
            : large.test(first ?? '')
              ? 'large'
              : attend.test(first ?? '')
                ? 'attend'
                : reach.test(first ?? '')
                  ? own
                    ? 'reach-again'
                    : 'reach'
                  : /^(?:stop|not|just stop)\b/.test(first ?? '')
                    ? 'stop'
                    : 'other'
  // A plain word comes before anybody else is brought in.
  if (second && escalate.test(first ?? '') && reach.test(second))
    say(
      c,
      choose(c, 'should-or-second', [
        'The second first, I would say: as long as {name} has not heard it from you, it is early to bring in others.',
      ]),
    )
  else if (second && reach.test(first ?? ''))
    say(
      c,
      choose(
        c,
        'should-or',
        [
          'Of the two I would {a} first, once and plainly, because after that the other is still open.',
          'I would {a}: the other can be done any day, and this gets harder with each week.',
        ],
        slots,
      ),
    )
  else
    say(
      c,
      choose(c, `should/${line}`, leanings[line], slots) ??
        choose(c, 'should/bare', line === 'large' ? bareLarge : bare, slots),
    )
  say(c, choose(c, `should-ask/${line}`, asks[line], slots) ?? choose(c, 'should-ask', asks['other'], slots))
}

type Line =
  | 'asked'
  | 'third'
  | 'closed'
  | 'escalate'
  | 'escalate-now'
  | 'large'
  | 'attend'
  | 'reach'
  | 'reach-again'
  | 'stop'
  | 'other'
const leanings: Record<Line, string[]> = {
  third: [
    'You can {a}, if you know beforehand what you want from it: to be heard, or for something to happen. The reason would be that {r}.',
    'I lean towards yes, as long as it is to have somebody beside you and not to have it settled over the head of {whom}. What you would be telling is that {r}.',
  ],
  asked: [
    'It is {name} who asks, so you may name the terms: the place, how long, and that you can get up and go. What you are going on is that {r}. You may also leave it unanswered, because you owe nobody a yes.',
    'You can, on your own terms, since it is {name} who comes to you: {r}. A short first time in a neutral place costs least, and you can stop after it.',
  ],
  closed: [
    'Not now, I think, because of this: {x}. Going against that would be heard before anything you say. A single line that asks for nothing, at a day that means something, is as far as I would go.',
    'I would hold back for now. You told me that {x}, and keeping to it is the one thing that can still be heard as respect.',
  ],
  escalate: [
    'Not as the first step. I do not know of a plain word between you and {whom} so far, and once others are in it, it is hard to go back. If that word leads nowhere, you can {a}.',
    'You can, and I would keep it for second. A plain word to {whom} comes first, so that nobody can say {they} {was|were} not told.',
  ],
  'escalate-now': [
    'Yes, you could {a}: {o}, and it did not hold. Keep to what was done and when, and leave out what you think of {whom}.',
    'I lean towards yes: the plain way has been tried, since {o}. If you {a}, bring dates and facts, and say what you would like to happen.',
  ],
  large: [
    'That is yours to decide, and I would not decide to {a} over one evening. What speaks for it is that {r}. What I do not know is whether it has been asked for plainly, with a date.',
    'I cannot give you a yes or no on whether to {a}. For it speaks that {r}. Before it I would want one clear request to have been made and answered.',
  ],
  attend: [
    'It comes down to which you would regret. For going speaks what you have there of your own; against it, that {r}. If you go, decide beforehand how long you stay.',
    'I lean towards going if you would go for yourself and not to prove something. What makes it hard is that {r}, so go with a way out and somebody who knows.',
  ],
  reach: [
    'I lean towards yes, since {r}, and as long as nothing is said, {they} can go on as before and you go on guessing.',
    'I would {a}, in a calm hour and with one subject. The reason is that {r}, and from silence nobody learns what you make of it.',
  ],
  'reach-again': [
    'Yes, and differently from last time: {o}, so the same words would get the same answer, and one thing with a day to it may get another.',
    'I would {a} once more, since {o} and it is not settled, and make it smaller this time: one request that can be answered with yes or no.',
  ],
  stop: [
    'You can, if you say so first. Without a word it will look like a punishment, and {name} may not even connect it with the fact that {r}.',
    'I would not do it in silence. Say once that you are going to {a}, and from when; then it is a rule and no reproach.',
  ],
  other: [
    'I would not lean either way yet. What you are weighing is that {r}, and whether you could live with a no.',
    'It depends on what you want from it. What speaks for it is that {r}; what I do not know is what it would cost you.',
  ],
}
/** "Tell my wife", where the talk is about somebody else. */
const elsewhere =
  /^(?:tell|ask|talk to|speak to|call|ring|text|email|write to|involve) (?:my|the|his|her|their|our) [a-z]+/
const sameOne = (c: Composer, act: string): boolean => {
  const label = c.grammar.who?.label.toLowerCase().replace(/^your /, '')
  return !label || act.includes(label)
}

const bareLarge = [
  'That is yours to decide, and I know too little yet to lean either way on whether to {a}.',
  'I would not say yes or no to it on the little I know, and nobody has to {a} within the week.',
]
/** Where too little was told to give a reason from it. */
const bare = [
  'I lean towards it, in a calm hour and with one subject, though I know too little of what went before to be sure.',
  'Probably yes. I do not know enough of what went before to say it with more weight than that.',
]
const asks: Record<Line, string[]> = {
  third: ['Before you {a}, does {name} know that it bothers you?', 'What would you want to happen after you {a}?'],
  asked: [
    'What would you want to have asked {whom}, or heard, before you part again?',
    'What would have to be different from last time with {whom}?',
  ],
  closed: [
    'What would you want that line to say, if it were only one?',
    'What would it take for you to leave it until then?',
  ],
  escalate: [
    'What has {name} heard from you about it so far, word for word?',
    'What would you need to have said to {whom} before you {a}?',
  ],
  'escalate-now': [
    'What do you want to have happened, a month after you {a}?',
    'What do you have in writing from {whom}?',
  ],
  large: [
    'If nothing changed for half a year, what would you do then?',
    'What have you asked {whom} for, in plain words?',
  ],
  attend: ['Who would be glad to have you there?', 'What would you regret more in a year, going or staying away?'],
  reach: ['What is the one thing {name} should know when you are done?', 'What would you do if {they} said no?'],
  'reach-again': ['What would be different this time when you {a}?', 'What one thing would you ask {whom} for?'],
  stop: ['What would you like {name} to do instead?', 'How would you say it to {whom}, in one sentence?'],
  other: ['What would you hope {name} did then?', 'What would you lose by waiting a week?'],
}
