import { choose, cite, say, shortest, type Composer } from './composer.ts'
import { stepOf } from './step.ts'

/** Messages that are not about anyone yet. Short and truthful answers; nothing is made up to fill the space. */

const whoLines = (c: Composer): string => {
  const who = c.input.person?.name
  return who ? `you and ${who.split(/\s+/)[0]}` : 'you and someone in your life'
}

export function identity(c: Composer): void {
  say(
    c,
    choose(c, 'identity', [
      'No, there is no person here: Mallama is an AI, not a human and not a therapist.',
      'You are talking to an AI. Mallama is software that reads your words, and nobody sits behind it.',
      'Still an AI, to answer you plainly, and no person reads along.',
    ]) ?? 'Mallama is an AI.',
  )
  say(
    c,
    choose(c, 'identity-use', [
      `It listens, gives you beginnings for words to say, and things to try, for ${whoLines(c)}.`,
      `What it can do is help you think about ${whoLines(c)} in your own words.`,
    ]),
  )
}

export function hello(c: Composer): void {
  const name = c.input.userFirstName
  const again = c.state.facts.at(-1)
  const quote = again ? shortest(again.quote) : null
  say(
    c,
    choose(c, 'hello', [
      name ? `Hello, ${name}.` : 'Hello.',
      'Good that you are here.',
      ...(again ? ['Hello again.'] : []),
    ]),
  )
  if (quote) {
    cite(c, quote, 'said earlier')
    say(
      c,
      choose(
        c,
        'hello-back',
        [
          'Last you told me "{q}". Do you want to go on with that, or is it something else tonight?',
          'We were at "{q}". Has anything moved since?',
          'Your last words on it were "{q}". Where are you with it now?',
        ],
        { q: quote },
      ),
    )
  } else {
    say(
      c,
      choose(c, 'hello-ask', [
        `Tell me what happened between ${whoLines(c)}, in whatever order it comes. What is the part that is with you now?`,
        'You can write it the way it is in your head, fragments are fine. What happened?',
        'Start wherever it hurts or itches most. Who is it about?',
        'Is there someone on your mind?',
      ]),
    )
  }
  c.state.awaiting = 'answer'
}

export function howAreYou(c: Composer): void {
  say(
    c,
    choose(c, 'how', [
      'Thank you for asking. I am an AI, so there is no mood here to report.',
      'That is kind, and as an AI I have no days, good or bad.',
    ]) ?? 'As an AI I have no mood to report.',
  )
  say(
    c,
    choose(c, 'how-ask', [
      'How are you, and who is it about?',
      'What about you, what brought you here tonight?',
      'How has your day been with the people in it?',
    ]),
  )
}

export function thanks(c: Composer): void {
  say(
    c,
    choose(c, 'welcome', [
      'You are welcome.',
      'Gladly.',
      'I am glad it was of use.',
      'You did the harder part, putting it into words.',
      'Good.',
    ]),
  )
  closeWith(c)
}

export function closing(c: Composer): void {
  say(
    c,
    choose(c, 'bye', ['Good night.', 'Then let it rest for tonight.', 'All right, go gently.', 'Until another time.']),
  )
  closeWith(c)
}

function closeWith(c: Composer): void {
  const promise = c.state.commitments.at(-1)
  const step = promise ? stepOf(promise, c.state.names) : null
  if (promise && step && !step.includes('"')) {
    cite(c, promise, 'what you will do')
    say(
      c,
      choose(c, 'close-promise', ['You know your next step: {s}.', 'And then, {s}. That is enough for one day.'], {
        s: step,
      }),
    )
  }
  say(
    c,
    choose(c, 'close-plain', [
      'You can pick it up here at any time.',
      'Nothing about it has to be settled now. Come back to it whenever you want.',
      'However it goes, you can bring it here.',
    ]),
  )
}

const question =
  /\?\s*$|^(?:who|what|where|when|how many|how much|how far|how old|which|is|are|does|do|can|could|will)(?:[’']?s)? /i
const anyone =
  /\b(?:i|im|i[’']m|me|my|we|us|our|he|she|they|him|her|them|his|their|you|your|friend|mum|mom|dad|love|relationship|people|someone|anyone)\b/i

/** "Who is the president of France": not about anybody here, and said so in one breath. */
export function elsewhere(c: Composer): boolean {
  const { text, words, focus, names } = c.reading
  if (focus || words < 4 || words > 30 || !question.test(text) || anyone.test(text)) return false
  if (names.some((name) => text.includes(name))) return false
  say(
    c,
    choose(c, 'elsewhere', [
      'That is not something I can answer. I am here for what goes on between you and the people around you.',
      'There I am no use to you: I only know about people and how they get on.',
    ]),
  )
  say(
    c,
    choose(c, 'elsewhere-ask', [
      'Is there somebody you would like to talk about?',
      'Is there a person behind the question?',
    ]),
  )
  c.state.awaiting = 'answer'
  return true
}
