import type { Mood } from '@mallama/contracts/entry'
import { DAY_MS } from '@mallama/contracts/days'

/** One a day, in turn: questions that a line answers. */
const prompts = [
  'How was today, really?',
  'What took the most out of you today?',
  'Who made something easier today?',
  'What did you not say that you wanted to say?',
  'When did you feel most like yourself today?',
  'What are you still thinking about?',
  'What was smaller than you feared?',
  'Where did today feel tight?',
  'Who would you like to thank, and for what?',
  'What did you do for the first time in a while?',
  'What did somebody do that you noticed?',
  'What do you want less of tomorrow?',
  'Which moment would you keep?',
  'What was left unfinished between you and someone?',
  'What did you need today, and did you ask for it?',
  'What did your body tell you today?',
  'What made you laugh, even a little?',
  'What would have helped at the worst moment?',
  'What did you learn about someone you know well?',
  'What did you let go?',
  'When were you kind, when it was not easy?',
  'What are you looking forward to?',
  'What was quieter than usual?',
  'What would you tell a friend who had your day?',
]

/** The question of a day; everyone's is the same, and tomorrow's is another. */
export function promptOf(day: Date): string {
  const count = Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS)
  return prompts[count % prompts.length]!
}

const further: Record<Mood, readonly string[]> = {
  very_happy: ['What made this possible?', 'Who else would like to know?', 'What would it take to have this again?'],
  happy: ['What part of it was yours?', 'What do you want to remember of it?', 'Who was part of it?'],
  neutral: ['Was there a moment that stood out, even a small one?', 'What did the day lack?', 'What kept you going?'],
  sad: [
    'What weighed most in it?',
    'What would have helped a little?',
    'Is there someone you could tell?',
    'What did you need at that moment?',
  ],
  very_sad: [
    'What is the heaviest part, in one line?',
    'What usually makes an evening like this a little easier?',
    'Who could be near you tonight?',
  ],
}

/** One more question after an entry: by its mood, and not the same one every time. */
export function furtherQuestion({ mood, content }: { mood: Mood; content: string }): string {
  const questions = further[mood]
  return questions[content.length % questions.length]!
}
