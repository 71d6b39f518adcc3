import type { HarmKind } from '../knowledge/own-harm.ts'
import { lineForWhoHurts } from '../knowledge/resources.ts'
import { ownHarmIn } from './answer-harm-seen.ts'
import { choose, cite, inOrder, say, shortest, type Composer } from './composer.ts'

const mark = 'own-harm'
/** Once the writer has told of harm they do, the talk is with the one who does it, whatever is asked later. */
export const harmTalk = (c: Composer): boolean => c.state.related.includes(mark) || ownHarmIn(c.reading.text) !== null

/**
 * To someone who hurts, watches or holds another: the deed is named without contempt, the other's safety comes first,
 * then where people like them get help, then one honest question. Nothing that would keep, soothe or persuade the other.
 */
export function answerHarm(c: Composer): void {
  const harm = ownHarmIn(c.reading.text)
  const first = !c.state.related.includes(mark)
  if (first) c.state.related.push(mark)
  c.state.awaiting = 'answer'
  c.grammar.who ??= { label: 'they', name: null, role: null, pronoun: 'they', sure: false, plural: true }
  if (!harm) return goOn(c)
  const quote = shortest(harm.quote)
  if (quote) cite(c, quote, 'your words')
  else cite(c, harm.quote, 'your words', harm.start)
  say(c, choose(c, 'harm-told', told))
  say(c, choose(c, `harm/${harm.kind}`, harm.child && harm.kind === 'hurt' ? namedToChild : named[harm.kind]))
  if (asksIfFair.test(c.reading.text)) say(c, choose(c, 'harm-fair', fairNow))
  say(c, choose(c, `harm-safe/${harm.kind}`, harm.child ? childFirst : safety[harm.kind]))
  if (first) say(c, whereTo(c))
  say(c, inOrder(c, 'harm-ask', harm.child ? childAsks : asks[harm.kind]) ?? inOrder(c, 'harm-later', later))
}

function goOn(c: Composer): void {
  const { acts, text } = c.reading
  cite(c, text.trim().slice(0, 80), 'your words')
  const keeping =
    acts.includes('script') ||
    /\b(?:get|make|convince|persuade|win|talk) (?:her|him|them|my \w+)\b|\b(?:come|comes|coming) back\b|\bforgive me\b|\b(?:write|draft|send|word|words|message|letter|text (?:to|for|him|her|them)|sorry text|apolog\w+)\b/i.test(
      text,
    )
  if (asksIfFair.test(text)) say(c, choose(c, 'harm-fair', fairLater))
  else if (keeping) {
    say(c, choose(c, 'harm-no-words', noWords))
    say(
      c,
      choose(c, 'harm-helper-words', [`The words I can give you are for someone who helps you stop: "${forHelper}"`]),
    )
  } else if (acts.includes('advice')) {
    say(c, choose(c, 'harm-advice', advised))
    say(c, inOrder(c, 'harm-step', steps))
  } else if (excuses.test(text)) say(c, choose(c, 'harm-excuse', excused))
  else say(c, choose(c, 'harm-heard', heard))
  say(c, inOrder(c, 'harm-step', steps))
  say(c, inOrder(c, 'harm-later', later))
}

/** A line for people who hurt others, where the country has one; else whoever can name one. */
function whereTo(c: Composer): string | null {
  const line = lineForWhoHurts(c.input.country)
  return choose(c, 'harm-where', [
    line
      ? `${line.name} (${line.contact}) is there for people who hurt someone close and want to stop.`
      : 'There are programmes for people who hurt someone close and want to stop. A doctor can name one, and findahelpline.com lists lines to ring first.',
  ])
}

const told = [
  'It is better that you say it than that you hide it.',
  'You said it straight, and I will answer straight.',
  'That was not easy to write, and it matters that you did.',
]
const named: Record<HarmKind, string[]> = {
  hurt: [
    'What you did is violence. Whatever came before it, your hands were your decision.',
    'That was violence, and {they} did not cause it. You are more than this act, and it is yours.',
  ],
  watch: [
    'To watch somebody who has not agreed to it takes their freedom, even when worry or jealousy is behind it.',
    'That is surveillance: {they} did not choose it, and it would frighten most people to find it.',
  ],
  hold: [
    'That takes a choice away from {them}, so that {they} {does|do} what you want. It is control, also when fear of losing {them} is behind it.',
    'To take, lock or threaten so that somebody stays or obeys is control, and it harms {them}.',
  ],
  frighten: [
    'To make somebody afraid of you in their own home is harm, also where no hand touched them.',
    'Fear does that work even when nobody is hit: {they} {does|do} what you want because {they} {is|are} afraid of you.',
  ],
  force: [
    'Without a free yes it is sexual violence, also between partners.',
    'A no, or not being able to say one, means stop. To go on is sexual violence.',
  ],
}
const namedToChild = [
  'To hit or grab a child is violence, however hard the day was, and it is never for the child to prevent.',
]
const childFirst = [
  'The child comes first now: see whether anything is hurt, let another adult take over, and say plainly that it was not their fault.',
]
const safety: Record<HarmKind, string[]> = {
  hurt: [
    'First the safety of the other: step away, leave the way to the door free, and if anybody is injured, get a doctor.',
    'Right now it counts that nobody is hurt again: stay somewhere else tonight, and get a doctor if there is an injury.',
  ],
  watch: [
    'Switch it off, and put nothing else in its place.',
    'The first step is to stop: no looking tonight, and then take it off for good.',
  ],
  hold: [
    'From this minute {they} must be free to go: open what is shut, give back what you took, and take back what you threatened.',
    'Undo it today, without asking for anything in return: what was taken, what was locked, what was threatened.',
  ],
  frighten: [
    'First, {they} must be able to get away from it: leave the room, leave the door open, and come back only when you are calm.',
    'Right now it counts that the fear ends: be somewhere else tonight, and say that you will stay away until you are calm.',
  ],
  force: [
    'First the safety of the other: keep away, do not press for a talk, and leave it to {them} who hears about it.',
  ],
}
const asks: Record<HarmKind, string[]> = {
  hurt: ['Where are the two of you now, and is the other one safe from you tonight?', 'Could it happen again tonight?'],
  watch: [
    'What would you have to bear if you did not know where {they} {is|are}?',
    'What are you afraid you would find?',
  ],
  hold: [
    'What do you fear would happen if {they} {was|were} free to go?',
    'Is {name} afraid of you, if you are honest?',
  ],
  frighten: ['Is {name} afraid of you tonight, as far as you can tell?', 'Could it happen again tonight?'],
  force: ['Where are the two of you now, and can {they} get away from you?', 'Has it happened before?'],
}
const childAsks = ['Is the child safe from it tonight?', 'Who else can look after the child this evening?']
const asksIfFair =
  /\b(?:is|was|would|am|isn[’']?t) (?:it|i|that)\b[^.?!]{0,12}\b(?:unfair|wrong|selfish|mean|unreasonable|too much|petty|cruel|silly|stupid|fair|ok(?:ay)?|all right|allowed)\b/i
const fairNow = [
  'Whether the rest of it is fair can wait: that somebody was harmed by you weighs more than who was right.',
  'What you ask about may be fair or not. It does not come first, because {they} had harm from you.',
]
const fairLater = [
  'To want something is not unfair. To press {them} for it now would be, because {they} must be free to say no to you.',
  'A wish is only a wish, and you may have it. What would be unfair is to let {them} pay for it.',
]
const advised = [
  'One thing for today, and one for this week.',
  'What helps most is small and soon.',
  'Two things, in this order.',
]
const noWords = [
  'I will not help with bringing {them} round, because after this {they} must be free to decide without pressure from you.',
  'No words for that from me. Anything that is meant to calm or win {them} now would be more pressure.',
  'That is not something to get {them} to do. Leave it to {them} whether, when and how you speak.',
]
const forHelper =
  'I have hurt someone close to me, and I do not want to do it again. Will you help me find somebody who works with this, today?'
const excuses =
  /\b(?:only|just|but (?:she|he|they)|made me|provok\w+|push(?:ed|es) my|deserv\w+|started it|wasn[’']?t (?:that )?(?:hard|bad)|not that bad|once|needs? to learn|drunk|stress\w*|lost it)\b/i
const excused = [
  'That may tell me how you felt. It does not move the deed to anyone else.',
  'I take it in, and it stays your doing. That also means that you are the one who can stop it.',
  'How small or how rare it was does not decide it. What it is like to be afraid of you does.',
]
const heard = [
  'I have read that, and I keep what you told me before beside it.',
  'That belongs to it, and it does not change what comes first.',
  'I am still here for this, as long as it is about stopping.',
]
const steps = [
  'Keep a distance for now, and let any contact come from the other side.',
  'Tell one person who will not take your side by habit, today.',
  'Learn the minute before: what your body does, what you tell yourself. Leave the room then, before you say a word.',
  'If there are children, they have noticed, and they need an adult who keeps them out of it.',
  'A first call is often ten minutes, and nobody there is shocked.',
  'Do without drink on the days that are hard.',
]
const later = [
  'When could you make that first call?',
  'How often has something like it happened?',
  'Who could you tell tonight?',
  'What would show that {they} {is|are} not afraid of you?',
  'What do you notice in yourself just before?',
  'Where could you sleep this week?',
  'What would you want a friend to do who had done the same?',
]
