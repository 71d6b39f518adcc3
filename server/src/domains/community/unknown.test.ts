import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolve, resolvedChats, type ResolvedChat } from '../../../test/resolved-chats.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

/** Nobody is known by a story: a planted set of names, places, employers, numbers, dates and rare events in 100 chats. */
let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const planted = [
  { name: 'Zbigniew', place: 'Knockcroghery', firm: 'Quillfeather Optics', number: '4715', date: 'the 3rd of October' },
  { name: 'Oluwaseun', place: 'Szczebrzeszyn', firm: 'Brandwijk & Sons', number: '£862', date: 'last Whit Monday' },
  { name: 'hope', place: 'Reading', firm: 'Target', number: 'eleven thousand', date: '14/02/2019' },
  {
    name: 'Xochitl',
    place: 'rue des Lilas',
    firm: 'the county hospital',
    number: '+44 7700 900123',
    date: 'in June 2021',
  },
]
const rare = [
  'that was the week when lightning hit the chapel',
  'we had both just been on the quiz show, the one with the llama',
  'it was the day the ferry sank',
  'since the twins were born in the lift',
]

/** A chat with all of that said in its middle, in the author's own lower case or as it is written. */
function plant(chat: ResolvedChat, at: number): ResolvedChat {
  const { name, place, firm, number, date } = planted[at % planted.length]!
  const said = [
    `my cousin ${name} saw all of it when we were in ${place} on ${date}`,
    `i had just come from ${firm} and there were ${number} of them, and ${rare[at % rare.length]}`,
    `${name.toLowerCase()} told me to call ${number} and ask at ${firm.toLowerCase()} in ${place.toLowerCase()}`,
  ]
  const [first, ...rest] = chat.turns
  return {
    ...chat,
    title: at % 3 === 0 ? `${name} and ${place}` : chat.title,
    keyTakeaways: `${chat.keyTakeaways}\nAsk ${name} about ${date}`,
    turns: [first!, ...said.map((content) => ({ role: 'user' as const, content })), ...rest],
    secrets: [...chat.secrets, name, place, firm, ...number.split(/[^\da-z]+/i), ...date.split(' ').slice(-1)],
  }
}

const tellable = resolvedChats.filter(({ want }) => want === 'ready')
const chats = [...resolvedChats, ...Array.from({ length: 60 }, (_, at) => plant(tellable[at % tellable.length]!, at))]

/** Ordinary words that are also somebody's or something's name; the stories' own lists may have them. */
const isIn = (secret: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${secret.replaceAll(/[^\p{L}\p{N}]+/gu, '\\W+')}(?![\\p{L}\\p{N}])`, 'iu').test(text)

describe('a hundred resolved chats', () => {
  it('with names, places, employers, numbers, dates and rare events planted leave none of it in the feed', async () => {
    expect(chats).toHaveLength(100)
    const [nora, reader] = [await world.member('nora'), await world.member('reader')]
    const told: { chat: ResolvedChat; id: string; state: string }[] = []
    for (const chat of chats) {
      const { status, body, text } = await resolve(nora, chat)
      expect(status, text).toBe(201)
      if (body.story) told.push({ chat, id: body.story.id, state: body.story.state })
    }
    const feed = (await reader.get('/api/learning-feed')).body as { id: string; example?: true }[]
    const shown = new Map(feed.map((story) => [story.id, JSON.stringify(story)]))
    const secrets = [...new Set(chats.flatMap(({ secrets }) => secrets))].filter((secret) => secret.length > 1)
    const found = told.flatMap(({ chat, id }) => {
      const text = shown.get(id) ?? ''
      const { title, summary, lessonLearned } = text ? JSON.parse(text) : { title: '', summary: '', lessonLearned: '' }
      const words = `${title}. ${summary} ${lessonLearned}`
      const own = chat.turns.flatMap(({ role, content }) => (role === 'user' ? runsOf(content) : []))
      return [
        ...secrets.filter((secret) => isIn(secret, words)).map((secret) => `${chat.id}: ${secret}`),
        ...own.filter((run) => words.toLowerCase().includes(run)).map((run) => `${chat.id}: ${run}`),
        ...(/\d/.test(words) ? [`${chat.id}: a figure`] : []),
      ]
    })
    expect(found).toEqual([])
    const published = told.filter(({ state }) => state === 'published')
    expect(published.length, 'it would be no test without stories').toBeGreaterThan(15)
    expect(published.every(({ id }) => shown.has(id))).toBe(true)
    expect(told.filter(({ state, id }) => state !== 'published' && shown.has(id))).toEqual([])
    const blocked = told.filter(({ chat }) => chat.want === 'blocked')
    expect(blocked, 'danger, a minor, health, crime: no story at all').toEqual([])
    expect(published.filter(({ chat }) => chat.want === 'held')).toEqual([])
  }, 120_000)
})

/** Five words in a row are their author's own. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/)
  return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))
}
