import { firstName } from '../detectors/names.ts'
import { choose, say, type Composer } from './composer.ts'

/** Messages that are not about anyone yet. Short and truthful answers; nothing is made up to fill the space. */

const whoLines = (c: Composer): string => {
  const who = c.input.person?.name
  return who ? `you and ${firstName(who)}` : 'you and someone in your life'
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

const question =
  /\?\s*$|^(?:who|what|where|when|how many|how much|how far|how old|which|is|are|does|do|can|could|will)(?:[’']?s)? /i
const anyone =
  /\b(?:i|im|i[’']m|me|my|we|us|our|he|she|they|him|her|them|his|their|you|your|friend|mum|mom|dad|love|relationship|people|someone|anyone|couples?|families|couple[’']s|wife|husband|partners?|boyfriend|girlfriend|kids?|children|marriage|dating)\b/i

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
  return true
}
