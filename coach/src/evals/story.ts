import { identifyingIn } from '../story/identifying/identifying.ts'
import { vocabulary } from '../story/realise.ts'
import { tellStory } from '../story/story.ts'
import { conversations } from './cases/conversations.ts'
import { share, type Row, type RowModule } from './measure.ts'
import { linesIn } from './lines.ts'
import { covered, plainly, publicRows, type Found } from './story-public.ts'
import { chats, inputOf, type Chat } from './saved-chats.ts'
import type { StoryInput } from '../operations.ts'

/**
 * The community story. Forty saved chats written before the code: even lines are tuned on, odd ones held out. The
 * public files of personal data were looked through for what was missed, so they have no held-out part.
 */
const halves = <T>(all: readonly T[]) => ({
  dev: all.filter((_, at) => at % 2 === 0),
  held: all.filter((_, at) => at % 2 === 1),
})
const ours = vocabulary()
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const textOf = (input: StoryInput) => {
  const { story } = tellStory(input)
  return story ? `${story.title}. ${story.summary} ${story.lessonLearned}` : ''
}
const authors = ({ title, originalIssue, turns, insights, keyTakeaways }: StoryInput) =>
  [
    title,
    originalIssue,
    ...turns.filter(({ role }) => role === 'user').map(({ content }) => content),
    insights,
    keyTakeaways,
  ].join('\n')

const grams = (text: string, size: number) => {
  const words = wordsOf(text)
  return new Set(words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' ')))
}

/** A word of four letters or more that is not ours, a figure, or four words in a row of the author's. */
function leaks(input: StoryInput): boolean {
  const story = textOf(input)
  if (!story) return false
  const theirs = grams(authors(input), 4)
  return (
    wordsOf(story).some((word) => /\d/.test(word) || (word.length >= 4 && !ours.has(word))) ||
    [...grams(story, 4)].some((gram) => theirs.has(gram))
  )
}

const holdsSecret = (text: string, secrets: readonly string[]) => {
  const words = ` ${wordsOf(text).join(' ')} `
  return secrets.some((secret) => words.includes(` ${wordsOf(secret).join(' ')} `))
}

/** What a story would hold if the author's words were published with capitals and figures blacked out. */
const blackedOut = (text: string) => text.replace(/(?<!\p{L})\p{Lu}[\p{L}’'-]*|\d[\d.,:/-]*/gu, '...')

const secretsFound = (all: readonly Chat[], finder: (input: StoryInput) => readonly Found[]) => {
  const pairs = all.flatMap(({ input, secrets }) => {
    const text = authors(input)
    const found = finder(input)
    return secrets.flatMap((secret) => {
      const start = text.toLowerCase().indexOf(secret.toLowerCase())
      return start < 0 ? [] : [covered(found, start, start + secret.length)]
    })
  })
  return share(pairs.filter(Boolean).length, pairs.length)
}

const own = (name: string) => linesIn<Record<string, string>>(`${name}.jsonl`)

/** Every other conversation the project wrote, as if it had been saved with something tried at its end. */
function otherChats(): StoryInput[] {
  const end = [
    'i asked her how it is for her and said sorry for my part',
    'she said she had not noticed, and we agreed on a plan',
  ]
  const saved = (text: string, at: number) =>
    inputOf({
      relationshipType: ['partner', 'friend', 'sister', 'boss'][at % 4] ?? 'friend',
      name: 'Marlow',
      issue: text.slice(0, 400),
      lines: [text, ...end],
    })
  return [
    ...own('descriptions').map(({ text }) => text ?? ''),
    ...own('transcripts').map(({ text }) => text ?? ''),
    ...own('messages').map(({ message, text }) => message ?? text ?? ''),
    ...own('memory').map(({ message }) => message ?? ''),
    ...conversations.map(({ turns }) => turns.join('\n')),
  ].map(saved)
}

function alike(inputs: readonly StoryInput[]): number {
  const all = inputs
    .map(textOf)
    .filter(Boolean)
    .map((text) => grams(text, 3))
  let pairs = 0
  let close = 0
  all.forEach((one, at) => {
    for (const two of all.slice(at + 1)) {
      pairs++
      const both = [...one].filter((gram) => two.has(gram)).length
      if (both / Math.min(one.size, two.size) > 0.5) close++
    }
  })
  return share(close, pairs) * Number(pairs > 0)
}

const state = ({ input }: Chat) => tellStory(input).state

const told = (part: readonly Chat[]) => part.filter(({ input }) => tellStory(input).story !== null)

const leaky = (part: readonly StoryInput[]) => part.filter(leaks).length / part.length

const finder = (input: StoryInput) =>
  identifyingIn(
    authors(input),
    [input.person?.name ?? '', ...input.knownPeople, input.userFirstName ?? ''].filter(Boolean),
  )

const right = (part: readonly Chat[], want?: Chat['want']) => {
  const asked = part.filter((chat) => !want || chat.want === want)
  return share(asked.filter((chat) => state(chat) === chat.want).length, asked.length)
}

function rows(data: string | null): Row[] {
  const all = chats()
  const { dev, held } = halves(all)
  const secret = (part: readonly Chat[]) =>
    share(
      told(part).filter((chat) => leaks(chat.input) || holdsSecret(textOf(chat.input), chat.secrets)).length,
      told(part).length,
    )
  const others = halves(otherChats())
  const distinct = (part: readonly Chat[]) => {
    const texts = told(part).map(({ input }) => textOf(input))
    return share(new Set(texts).size, texts.length)
  }
  const masked = share(
    told(all).filter(({ input, secrets }) => holdsSecret(blackedOut(authors(input)), secrets)).length,
    told(all).length,
  )
  return [
    {
      what: 'story: ready, held or blocked as wanted',
      dev: right(dev),
      held: right(held),
      baseline: share(all.filter(({ want }) => want === 'ready').length, all.length),
      limit: 0.85,
      sense: 'at least',
      target: '0.90',
      noise: 0.06,
    },
    {
      what: 'story: what may not be told is blocked',
      dev: right(dev, 'blocked'),
      held: right(held, 'blocked'),
      baseline: null,
      limit: 1,
      sense: 'at least',
      target: '1.00',
    },
    {
      what: 'story: told where there is one to tell',
      dev: right(dev, 'ready'),
      held: right(held, 'ready'),
      baseline: null,
      limit: 0.8,
      sense: 'at least',
      target: '0.90',
      noise: 0.1,
    },
    {
      what: 'story: holds something of its chat',
      dev: secret(dev),
      held: secret(held),
      baseline: masked,
      limit: 0,
      sense: 'at most',
      target: '0',
    },
    {
      what: 'story: holds something of 255 other texts',
      dev: leaky(others.dev),
      held: leaky(others.held),
      baseline: null,
      limit: 0,
      sense: 'at most',
      target: '0',
    },
    {
      what: 'story: no two the same',
      dev: distinct(dev),
      held: distinct(held),
      baseline: null,
      limit: 1,
      sense: 'at least',
      target: '1.00',
    },
    {
      what: 'story: pairs that share half their trigrams',
      dev: alike(dev.map(({ input }) => input)),
      held: alike(held.map(({ input }) => input)),
      baseline: null,
      limit: 0.02,
      sense: 'at most',
      target: '0',
    },
    {
      what: 'story: secrets of a chat shown to its author',
      dev: secretsFound(dev, finder),
      held: secretsFound(held, finder),
      baseline: secretsFound(all, (input) => plainly(authors(input))),
      limit: 0.85,
      sense: 'at least',
      target: '0.95',
      noise: 0.06,
    },
    ...publicRows(data),
  ]
}

function misses(): string[] {
  return halves(chats()).dev.flatMap(({ id, want, why, input }) => {
    const { state, reason } = tellStory(input)
    return state === want ? [] : [`story ${id}: wanted ${want} (${why}), got ${state}: ${reason ?? ''}`]
  })
}

export const story: RowModule = { rows, misses }
