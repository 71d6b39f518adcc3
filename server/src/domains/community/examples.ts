import type { StoryCategory } from '@mallama/contracts/stories'

interface Example {
  id: string
  name: string
  category: StoryCategory
  title: string
  summary: string
  lessonLearned: string
}

/**
 * Invented stories that show what the feed is for. The migration that made the table put their rows there once: an
 * example that an administrator removes does not come back.
 */
export const examples: readonly Example[] = [
  {
    id: '0e5a3c1e-0001-4000-8000-000000000001',
    name: 'dishes',
    category: 'romantic',
    title: 'They stopped keeping score of the dishes',
    summary:
      'Both of them thought they did more at home, and each kept a silent list. Most evenings ended with one naming what the other had missed. Then they each wrote down everything they do in a week, and read the other’s list aloud. Neither had seen half of it. Now they plan the week together, and the list is gone.',
    lessonLearned: 'Ask what they already do before you say what they don’t.',
  },
  {
    id: '0e5a3c1e-0002-4000-8000-000000000002',
    name: 'the-call',
    category: 'family',
    title: 'The call that was put off',
    summary:
      'For a long time a brother and a sister only wrote to each other about papers. One of them drafted long messages and deleted them. In the end they sent one picture of a garden that both remembered, and asked for nothing. An hour later the phone rang.',
    lessonLearned: 'Begin with one thing that asks for nothing back.',
  },
  {
    id: '0e5a3c1e-0003-4000-8000-000000000003',
    name: 'late-again',
    category: 'friendship',
    title: 'What being late had come to mean',
    summary:
      'One friend was always late, and the other had stopped saying anything. They began to make up reasons not to meet. When it came out, the late one had no idea: they thought an open evening meant that any time would do. They agreed on a time, and on a message when it slips.',
    lessonLearned: 'Say what the waiting is like, not what they are like.',
  },
  {
    id: '0e5a3c1e-0004-4000-8000-000000000004',
    name: 'short-answers',
    category: 'workplace',
    title: 'A short message is not an angry one',
    summary:
      'A manager answered everything in three words. Someone on the team read each of them as annoyed, and worked late to make up for it. Then they asked whether it was short because there was no time. It was.',
    lessonLearned: 'Ask one clear question instead of guessing.',
  },
]

const gone = { title: 'An example', summary: '', lessonLearned: '' }

export const textOf = (name: string): Pick<Example, 'title' | 'summary' | 'lessonLearned'> =>
  examples.find((one) => one.name === name) ?? gone
