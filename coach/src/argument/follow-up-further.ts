import { cited, heartOf, said } from './follow-up-quarrel.ts'
import { lastLine, tell, tipLine, type Question, type Told } from './follow-up-say.ts'

/** Showing the result to the other: allowed, and it says how it lands. */
export function show({ q, O }: Question): Told {
  const mine = heartOf(q.mine)
  return tell(
    [
      'You may: it is made of your own lines, and nobody here is told that you did.',
      `Shown as proof, it will be read as proof: ${O} would see those lines held up, and may not thank you for it.`,
      mine && `Nearer to what you want may be one sentence of it, said by you: "${mine.words}".`,
      'If you do show it, begin with the part that is about you. "I looked at how we talked. Here is what I want to do differently. Would you like to see it?"',
    ],
    [mine?.line],
    [tipLine(q)],
  )
}

/** What is fair: nobody outside can say, and both sides of it stand in the lines. */
export function fair({ q, M }: Question): Told {
  const mine = heartOf(q.mine)
  const theirs = heartOf(q.theirs)
  return tell(
    [
      'Fair is what both of you would sign on a calm day, and I can only see what was said on a bad one.',
      mine && `Your side of it is nearest to "${mine.words}".`,
      theirs && `The other side is nearest to "${theirs.words}" (${cited(theirs.line)}).`,
      `A way to find out: each of you names what you would call fair if you had to do the other's part for a month. ${M === 'the other' ? 'Ask it as a question' : `Put it to ${M} as a question`}: "What would be fair for you, if it were the other way round?"`,
    ],
    [mine?.line, theirs?.line],
    [tipLine(q), lastLine(q)],
  )
}

/** What if nothing changes: then it is about what oneself does next. */
export function unchanged({ q, M }: Question): Told {
  const mine = heartOf(q.mine)
  return tell(
    [
      'Then you will have asked clearly, and you will know. What someone else does is not in your hands; what you do next is.',
      mine && `Say once more, on its own and in a quiet hour, what it was: "${mine.words}".`,
      `Name a day on which you look at it again together, and tell ${M} what you will do for yourself if it is the same by then: not as a threat, but so that it is no surprise.`,
      'What would you do differently from that day on, whatever the answer is?',
    ],
    [mine?.line],
    [tipLine(q), lastLine(q)],
  )
}

/** Why do they all do this: lines show one person. */
export function nature({ q, O, M }: Question): Told {
  const theirs = heartOf(q.theirs)
  const last = q.theirs.at(-1)
  return tell(
    [
      `About all of them I cannot say anything true. Here it is ${M} and you, and these lines.`,
      theirs && `What they show of that side is "${theirs.words}" (${cited(theirs.line)}).`,
      !theirs && last && `The last that was said there is "${said(last)}" (${cited(last)}).`,
      `What it was like for ${O} at that moment, one question finds out sooner than any rule about people: "What was going on for you just then?"`,
    ],
    [theirs?.line, last],
    [tipLine(q), lastLine(q)],
  )
}

/** How often is too often: asked again, the same words wear out. */
export function often({ q, M }: Question): Told {
  const mine = heartOf(q.mine)
  return tell(
    [
      'There is no right number. The same words for a third time are heard as noise, however right they are.',
      mine && `What you ask for is nearest to "${mine.words}".`,
      `So ask for something else once: not for the thing, but for how the two of you want it to work, with a day by which it is done and no reminder before that. "I don't want to keep asking, and you don't want to be asked. How shall we do it, so that it happens without me?"`,
      M === 'the other' ? null : { spare: `Then leave it with ${M} until that day.` },
    ],
    [mine?.line],
    [tipLine(q), lastLine(q)],
  )
}
