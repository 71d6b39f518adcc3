import { readFileSync, writeFileSync } from 'node:fs'
import { sentenceKey } from '@mallama/coach/builtin/state'
import { splitSentences } from '@mallama/coach/text/words'
import { conversations, type Talk } from '@mallama/coach/evals/cases/conversations'
import { longConversations } from '@mallama/coach/evals/cases/conversations-long'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type TestWorld } from './world.ts'

const talks = [...longConversations, ...conversations]
const file = new URL('../../docs/evidence/conversations.md', import.meta.url)

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

interface Said {
  message: string
  response: string
  /** What stands below it: words to send, a line to fill in, buttons. */
  below: string[]
  safety: { tier: number; category: string; resources: { name: string; contact: string }[] } | null
}

/** The whole talk through the product's own calls: a person, their relationship, and one message after the other. */
async function held({ person, firstName, country, turns }: Talk): Promise<Said[]> {
  const someone = await world.member()
  await someone.patch('/api/auth/user', { firstName: firstName ?? '', country })
  const { body: kept } = await someone.post('/api/relationships', person)
  const said: Said[] = []
  for (const message of turns) {
    world.now += 90_000
    const { status, body } = await someone.post('/api/chat', {
      message,
      relationshipContext: { relationshipId: kept.id },
    })
    expect(status, message).toBe(200)
    const {
      message: words,
      exercise,
      choices = [],
    } = body as {
      message?: { text: string }
      exercise?: { begin: string }
      choices?: { label: string }[]
    }
    const below = [
      ...(words ? [`Words to send: "${words.text}"`] : []),
      ...(exercise ? [`A line to fill in${exercise.begin ? `: "${exercise.begin}"` : ''}`] : []),
      ...(choices.length > 0 ? [choices.map(({ label }) => label).join(' | ')] : []),
    ]
    said.push({ message, response: body.response, below, safety: body.safety })
  }
  return said
}

const told = ({ message, response, below, safety }: Said) => {
  const card = safety
    ? `\n\n*Safety card: tier ${safety.tier}, ${safety.category}; ${safety.resources.map(({ name, contact }) => `${name} ${contact}`).join('; ')}*`
    : ''
  return `**Person:** ${message}\n\n**Mallama:** ${response}${below.map((it) => `\n\n*${it}*`).join('')}${card}`
}

const head = `# Fifteen conversations with the built-in coach

Each was held through the product's own calls (\`server/test/talks.test.ts\`: an account, a relationship, \`POST /api/chat\` for every message), from the lines in \`coach/src/evals/cases/conversations.ts\` and \`conversations-long.ts\`. No language model, no network, nothing touched up by hand; the same lines always give the same text, and the test fails when this file is not what the product says. \`WRITE_EVIDENCE=1 npx vitest run --root server test/talks.test.ts\` writes it.`

test(
  'fifteen talks through the API: no sentence twice, and word for word what docs/evidence/conversations.md shows',
  { timeout: 120_000 },
  async () => {
    const parts: string[] = []
    for (const talk of talks) {
      const said = await held(talk)
      const keys = said.flatMap(({ response }) => splitSentences(response).map(sentenceKey)).filter(Boolean)
      const twice = keys.filter((key, at) => keys.indexOf(key) !== at)
      expect(twice, talk.title).toEqual([])
      parts.push(`## ${talk.title}\n\n${said.map(told).join('\n\n')}`)
    }
    const text = `${head}\n\n${parts.join('\n\n')}\n`
    if (process.env['WRITE_EVIDENCE']) writeFileSync(file, text)
    expect(text).toBe(readFileSync(file, 'utf8'))
  },
)
