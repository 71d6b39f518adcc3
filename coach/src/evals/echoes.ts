import { answer } from '../builtin/coach.ts'
import { polish } from '../builtin/polish.ts'
import { splitSentences } from '../text/words.ts'
import type { Turn } from '../port.ts'
import { conversations, type Talk } from './cases/conversations.ts'
import { longConversations } from './cases/conversations-long.ts'
import { variedConversations } from './cases/conversations-varied.ts'
import { share, type Row, type RowModule } from './measure.ts'
import { stranger } from './stranger.ts'

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** "2 weeks" -> "two weeks". Sums, hours of the day and marks stay as they are. */
const inWords = (text: string): string =>
  text.replace(
    /(?<![\d.,:$£€])\b(\d{1,2}) (?=(?:days?|weeks?|months?|years?|kids|children|nights?|times|rounds?|weekends?)\b)/g,
    (all, n: string) => (numbers[Number(n)] ? `${numbers[Number(n)]} ` : all),
  )

const empty = new Set(
  "a an the and or but so then that this these those it its it's i i'm i've i'd i'll me my mine we we're we've us our you you're you've you'd you'll your yours he he's him his she she's her hers they they're them their theirs is are was were am be been being have has had do does did don't didn't doesn't isn't wasn't aren't weren't hasn't haven't hadn't not no to of in on at for with from by as if when while because than there there's who what which how will would can could can't couldn't wouldn't should won't just also even very really still".split(
    ' ',
  ),
)

const contentOf = (text: string): string[] =>
  (
    inWords(polish(text, []))
      .toLowerCase()
      .match(/[\p{L}\p{N}'-]+/gu) ?? []
  ).filter((word) => !empty.has(word))

/** How many words of `one` come in `two` as well, in the same order. */
function inOrder(one: readonly string[], two: readonly string[]): number {
  let above = Array.from({ length: two.length + 1 }, () => 0)
  for (const word of one) {
    const row = [0]
    for (const [at, other] of two.entries())
      row.push(word === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0))
    above = row
  }
  return above.at(-1) ?? 0
}

/** Whether a reply opens by handing the person's last words back: 60 % of the content words of its first sentence. */
export function echoes(message: string, response: string): boolean {
  const first = contentOf(splitSentences(response)[0] ?? '')
  return first.length > 0 && inOrder(first, contentOf(message)) / first.length >= 0.6
}

interface Exchange {
  message: string
  response: string
}

/** A talk held with the built-in coach alone. */
export function holdTalk({ person, firstName, country, turns }: Talk): Exchange[] {
  const history: Turn[] = []
  let state: unknown = null
  return turns.map((message, at) => {
    const reply = answer({
      message,
      history: [...history],
      state,
      person: { ...stranger, name: person.personName, relationshipType: person.relationshipType },
      knownPeople: [person.personName],
      userFirstName: firstName,
      country,
      now: new Date(Date.UTC(2026, 10, 20, 22, at * 2)).toISOString(),
      startedAt: '2026-11-20T21:50:00Z',
    })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response })
    state = structuredClone(reply.state)
    return { message, response: reply.response }
  })
}

const shareOf = (talks: readonly Talk[]): number => {
  const all = talks.flatMap(holdTalk)
  return share(all.filter(({ message, response }) => echoes(message, response)).length, all.length)
}

/** The baseline is the same figure before the coach reflected what was meant. */
export const echoRows: RowModule = {
  rows: (): Row[] => [
    {
      what: 'replies that open with their words (15 talks)',
      dev: shareOf([...longConversations, ...conversations]),
      held: null,
      baseline: 0.526,
      limit: 0.35,
      sense: 'at most',
      target: '0.30',
    },
    {
      what: 'replies that open with their words (20 talks)',
      dev: shareOf(variedConversations),
      held: null,
      baseline: 0.7123,
      limit: 0.35,
      sense: 'at most',
      target: '0.30',
    },
  ],
}
