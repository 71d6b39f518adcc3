import { readdirSync, readFileSync } from 'node:fs'

/** One thing that somebody does. `refused`: the room is to say no to it. */
export interface Line {
  who: string
  verb: string
  words: string
  refused: boolean
  /** Sent again, as what is not about anybody's safety. */
  aside: boolean
}

export interface Plot {
  title: string
  /** What it is an example of. */
  kind: string
  about: string
  /** Where they live, in two capital letters; empty where that is not one country. */
  country: string
  lines: (Line | { wait: number })[]
}

const verbs = [
  'opens',
  'comes',
  'yes',
  'not now',
  'privately',
  'sets aside',
  'says back',
  'says',
  'not quite',
  'confirms',
  'leaves it standing',
  'marks',
  'writes',
  'done',
  'ranks',
  'asks',
  'as it is',
  'puts it',
  'good',
  'not this one',
  'will for',
  'will',
  'puts aside',
  'finds in it',
  'finds enough',
  'replies',
  'says nothing',
  'day',
  'agrees',
  'takes back',
  'pauses',
  'goes on',
  'leaves',
  'ends',
  'looks',
  'reads alone',
  'answers',
] as const

const lineOf = new RegExp(`^([!~] )?(\\p{L}+) (${verbs.join('|')})(?:: (.+))?$`, 'u')

/**
 * `Name does: words` a line, in the order in which it happens. Before it `!` where the room is to refuse it, `~` where it
 * is sent again as what is not about anybody's safety; `wait 20` lets minutes go by.
 */
export function plotOf(text: string): Plot {
  const [head = '', ...rest] = text.split(/\n\n/)
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  const lines = rest
    .join('\n')
    .split('\n')
    .filter(Boolean)
    .map((line): Plot['lines'][number] => {
      const wait = /^wait (\d+)$/.exec(line)
      if (wait) return { wait: Number(wait[1]) }
      const [whole, mark, who = '', verb = '', words = ''] = lineOf.exec(line) ?? []
      if (whole === undefined) throw new Error(`not a line of a plot: ${line}`)
      return { who, verb, words, refused: mark === '! ', aside: mark === '~ ' }
    })
  return { title: field('title'), kind: field('kind'), about: field('about'), country: field('country'), lines }
}

const folder = new URL('.', import.meta.url)

export const plots = (): Plot[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => plotOf(readFileSync(new URL(name, folder), 'utf8')))
