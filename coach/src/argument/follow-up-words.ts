import { actsOf } from '../detectors/asks.ts'
import { hardest, heartOf, said, type Line, type Quarrel } from './follow-up-quarrel.ts'
import { subjectOf } from './follow-up-more.ts'
import { hardOf, lastLine, once, stop, tell, tipLine, type Question, type Told } from './follow-up-say.ts'

/** The hardest of the person's own lines; to answer a charge is none. */
export const ownHard = (q: Quarrel): Line | undefined => hardest(q.mine.filter((line) => hardOf(line) !== null))

/** Words to say: one thing of the person's own, a sentence taken back where there is one, and room for the other. */
export function toSay(ask: Question): Told {
  const { q, message, already, M } = ask
  const named = subjectOf(ask)
  if (named) return toSayOf(named, M)
  const low = ownHard(q)
  const heart = heartOf(q.mine.filter((it) => it !== low)) ?? heartOf(q.mine)
  const theirs = heartOf(q.theirs)
  const hurt = hardest(q.theirs, 1.5)
  const text = /\b(?:text|write|message|send|reply)\b/i.test(message)
  const exact = /\bexact\b|\bonly the words\b/i.test(message)
  const again = already.includes('What matters to me is this:')
  const own = heart ? stop(heart.words) : null
  const core = again
    ? [
        theirs
          ? `You said '${theirs.words}', and I want to understand that.`
          : hurt
            ? `What you said about '${said(hurt)}' has stayed with me.`
            : 'I want to hear your side first.',
        own ? `Mine is this: ${own}` : null,
        'Can we talk about only that?',
      ]
    : [
        text ? null : 'I would like to come back to the other day, not to win it.',
        low ? `I said '${said(low)}', and I would put it differently now.` : null,
        own
          ? `What matters to me is this: ${own}`
          : theirs
            ? `You said '${theirs.words}', and I would like to begin with that.`
            : 'I do not want it to stay like that between us.',
        text ? 'Can we talk about it when it suits you?' : 'How was it for you?',
      ]
  const script = `"${core.filter(Boolean).join(' ')}"`
  const tip =
    q.tip && !q.tip.mine
      ? `It turned at "${said(q.tip)}" (${M}), so begin before that point and leave that line alone.`
      : null
  return tell(
    [
      !exact &&
        (again
          ? 'Another way in begins with the other side.'
          : once(already)(
              'Begin with one thing, and with your own side of it.',
              'Take one thing and leave the rest for another day.',
            )),
      !exact && !again && { spare: tip ?? '' },
      exact || text ? `${text ? 'You could send' : 'Word for word'}: ${script}` : `You could say: ${script}`,
      exact && 'Change what is not true for you, say it once, and wait for the answer. Which word in it is not yours?',
    ],
    [low, heart?.line, again || !heart ? theirs?.line : null, q.tip, hurt],
    [tip, 'Then wait for the answer before you add anything.', lastLine(q)],
  )
}

/** Words for the one thing that was named, without the blows that fell beside it. */
function toSayOf({ words, lines }: NonNullable<ReturnType<typeof subjectOf>>, M: string): Told {
  const theirs = lines.findLast(({ mine, harm }) => !mine && harm < 2)
  const mine = lines.findLast((line) => line.mine && line.harm < 2)
  const one =
    /^(?:the|my|our|this|that|\p{Lu})/u.test(words) && !/\b(?:he|she|they|you|him)\b/i.test(words) ? words : null
  const held = theirs ?? mine
  return tell(
    [
      held
        ? `On that there is "${said(held)}" (${held.mine ? 'you' : M}), so begin there and leave the rest of that talk for another day.`
        : 'What was said of that in these lines strikes, so leave those words where they are and begin anew.',
      'One subject, one question, and then wait for the answer before you add anything.',
      `You could say: "I would like to talk about ${one ?? 'one thing'} and nothing else. ${theirs ? `You said '${said(theirs)}'. Is that still how you see it?` : mine ? `For me it was this: ${stop(said(mine))} How do you see it?` : 'How do you see it now?'}"`,
    ],
    [held],
  )
}

/** The words once more, as they were asked for; null where it is not about their size or tone. */
export function reworded({ q, message, M }: Question): Told | null {
  const how = actsOf(message.slice(0, 400)).find((act) => /^(?:shorter|softer|firmer)$/.test(act))
  if (!how) return null
  const heart = heartOf(q.mine)
  const theirs = heartOf(q.theirs)
  const own = heart ? stop(heart.words) : 'I do not want it to stay like that between us.'
  const script = {
    shorter: `${own} Can we talk about it?`,
    softer: `${theirs ? `You said '${theirs.words}', and I want to understand it. ` : ''}${own} I am not against you. Can we talk about it when it suits you?`,
    firmer: `${own} I do not want to let that pass. When this week can we talk about it?`,
  }[how as 'shorter' | 'softer' | 'firmer']
  return tell(
    [
      {
        shorter: 'Shorter, so that only the one thing is left.',
        softer: 'Softer, with the other side in front.',
        firmer: 'Firmer, and still without a blow.',
      }[how as 'shorter' | 'softer' | 'firmer'],
      `Say it once and leave the rest to ${M}; what you do not say today is not lost.`,
      `"${script}"`,
    ],
    [heart?.line, how === 'softer' ? theirs?.line : null],
    [tipLine(q)],
  )
}
