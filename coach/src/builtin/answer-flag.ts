import { resourcesFor } from '../knowledge/resources.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { choose, plainly, say, type Composer } from './composer.ts'

export const harmed = /^(?:abuse|sexual-coercion|child-abuse|stalking)$/

/** A sentence to what was just written under a flag, before the next step. */
export function answerTo(c: Composer, flag: Flag): void {
  const { acts, text } = c.reading
  if (disclaims(text))
    say(
      c,
      choose(c, 'safety-kept', [
        'I have read that, and what you told me before is too serious for me to put away.',
        'You know your life best. What you wrote earlier still matters enough that I hold on to it.',
      ]),
    )
  else if (harmed.test(flag.category) && minimised.test(text)) {
    say(
      c,
      choose(
        c,
        'safety-minimised',
        flag.category === 'child-abuse' && flag.thirdParty ? minimisedForChild : minimisedLines,
      ),
    )
    if (flag.category === 'child-abuse') say(c, childLine(c))
  } else if (acts.includes('thanks'))
    say(
      c,
      choose(c, 'safety-thanks', [
        'You are welcome, and thank you for staying with it.',
        'I am glad you are still here.',
      ]),
    )
  else if (
    /\b(?:my fault|i deserve|i provoke|i made (?:him|her)|i shouldn[’']?t have)\b/i.test(text) &&
    flag.category !== 'threat-to-others'
  )
    say(
      c,
      choose(c, 'safety-fault', [
        'You are not the cause of it. Whoever does such a thing decides to do it.',
        'Nothing you said or did makes that right.',
      ]),
    )
  else if (
    /\b(?:but (?:he|she|they) (?:loves?|is|can be)|i (?:still )?love (?:him|her|them)|sweet|sorry after|always sorry|not always)\b/i.test(
      text,
    )
  )
    say(
      c,
      choose(c, 'safety-love', [
        'You can love someone and not be safe with them. One does not disprove the other.',
        'The good days are real too, and they do not make the other days safe.',
      ]),
    )
  else if (/\b(?:no|not|wouldn[’']?t|won[’']?t)\b/i.test(text.slice(0, 80)) && flag.category === 'self-harm')
    say(
      c,
      choose(c, 'safety-no', [
        'Thank you for telling me straight. I will still keep it in mind.',
        'That is good to know, and I am not letting go of what you wrote before.',
      ]),
    )
  else if (/^(?:yes|yeah|yep|i am|maybe|i think so|i don[’']?t know|idk)\b/i.test(text.trim()))
    say(
      c,
      choose(c, 'safety-yes', [
        'Thank you for answering that honestly.',
        'I am glad you said it.',
        'That matters, and it was not easy to write.',
      ]),
    )
  else
    say(
      c,
      choose(c, 'safety-heard', [
        'I hear you, and I keep both in mind, this and what you told me before.',
        'That belongs to it too.',
        'Thank you for going on telling me.',
        'You are making it clearer, one line at a time.',
        'I am reading each of these lines with care.',
        'It takes strength to go on writing this.',
      ]),
    )
}

/** What the one who does it says about it: a name for the deed, or a reason not to tell. */
const minimised =
  /\b(?:he|she|they|it|mum|mom|dad|step\w+|uncle|coach)\b[^.!?\n]{0,30}\b(?:accident\w*|jok\w+|play\w*|mess\w* about|banter|did(?:n[’']?t| not) mean|my fault|normal|discipline|secret|(?:not|never|don[’']?t) (?:to )?tell|nobody (?:will|would)|no one (?:will|would)|imagin\w+|exaggerat\w+|dramatic|won[’']?t (?:happen|do it)|never (?:happen|do)|wasn[’']?t (?:that )?(?:hard|bad)|loves? me)\b/i
const minimisedLines = [
  'I believe you. What somebody calls it afterwards does not change what was done to you.',
  'You were there, and I believe what you told me. It is not yours to find the excuse for it.',
  'Whatever name it gets now, you told me what happened, and that counts. I believe you.',
]
const minimisedForChild = [
  'What an adult calls it afterwards does not change what it was for the child. I believe what you told me.',
  'It may be called that, and a child still has to be safe from it. It was right that you told me.',
]

function childLine(c: Composer): string | null {
  const lines = resourcesFor(c.input.country, 'child-abuse', 2).filter((it) => it.kind !== 'emergency')
  const line = lines.find((it) => /child ?line|kids|under \d/i.test(`${it.name} ${it.when}`)) ?? lines[0]
  return line ? plainly(c, `${line.name} (${line.contact}) is for exactly this.`) : null
}
