import { writeFileSync } from 'node:fs'
import { tellStory } from '../story/story.ts'
import { chats, type Chat } from './saved-chats.ts'

/** Writes docs/evidence/stories.md: eight saved chats as stories, and why others are kept back; nothing touched up. */
const shown = ['s00', 's02', 's04', 's06', 's08', 's14', 's16', 's20']
/** Every other chat only: the rest is held out and was never looked at. */
const dev = chats().filter((_, at) => at % 2 === 0)

function section({ input }: Chat): string {
  const { story, redactions } = tellStory(input)
  const said = input.turns.map(({ role, content }) => `> **${role === 'user' ? 'Author' : 'Coach'}:** ${content}`)
  const removed = redactions.map(({ quote, kind }) => `"${quote}" (${kind})`).join(', ')
  return `## ${story?.title}

*${input.person?.relationshipType}; the author saved it as "${input.title}": ${input.originalIssue}*

${said.join('\n>\n')}

**Told to strangers (${story?.category}):** ${story?.summary}

**What was learnt:** ${story?.lessonLearned}

**Shown to the author as removed:** ${removed || '(nothing)'}`
}

const kept = dev.flatMap(({ id, why, input }) => {
  const { state, reason } = tellStory(input)
  return state === 'ready' ? [] : [`| ${id} | ${why} | ${state} | ${reason} |`]
})

const head = `# Eight saved chats, told as stories

Written by \`node coach/src/evals/stories.ts\` from \`coach/src/evals/data/stories.jsonl\`. Invented chats; no model, no network; the same chat always gives the same story. A story has no word of its author's: it is told from a frame of closed lists, so what is not in the lists cannot be said.`

const tail = `## Not told

| chat | what it is | state | what its author reads |
|---|---|---|---|
${kept.join('\n')}`

const sections = dev.filter(({ id }) => shown.includes(id)).map(section)
writeFileSync(
  new URL('../../../docs/evidence/stories.md', import.meta.url),
  `${[head, ...sections, tail].join('\n\n')}\n`,
)
