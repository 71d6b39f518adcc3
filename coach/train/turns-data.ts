import { readFileSync } from 'node:fs'
import { families, type Family, cueHeads, headCount, mainActs, type CueName } from '../src/read/labels.ts'
import { withSigns } from '../src/read/laid.ts'
import { heldTurns, quarrelTurns } from '../src/evals/labelled.ts'
import type { Example } from './task.ts'

/** A labelled turn that may be learnt from (evals/data/labelling.md). */
export interface LabelledTurn {
  id: string
  author: string
  conversation: string
  speaker: string
  text: string
  cues: readonly CueName[]
  act: string
  sarcasm: 'none' | 'possible' | 'likely'
  emotion?: Family
  /** 0..10; null where it was not labelled. */
  harm: number | null
}

const lines = <T>(path: string): T[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as T)

type Line = Omit<LabelledTurn, 'author' | 'harm'> & { harm: number }

/** The other two authors are for figures only. */
const quarrels = () =>
  quarrelTurns()
    .filter(({ by }) => !heldTurns.has(by))
    .map((it): LabelledTurn => ({ ...it, cues: it.cues as CueName[], author: it.by, harm: null }))

/** Lines under `[act cue ...]` of plain-turns.txt, each a turn by itself. */
const plainTurns = (): LabelledTurn[] => {
  let [act = '', ...cues]: string[] = []
  return readFileSync(new URL('./plain-turns.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((text, at) => {
      if (text.startsWith('[')) {
        ;[act = '', ...cues] = text.slice(1, -1).split(' ')
        return []
      }
      const sarcasm = cues.includes('sarcasm') ? 'likely' : 'none'
      const shown = cues.filter((cue) => cue !== 'sarcasm') as CueName[]
      const id = `plain-${at}`
      return [{ id, author: PLAIN, conversation: id, speaker: 'A', text, cues: shown, act, sarcasm, harm: null }]
    })
}
/** No author of conversations: always learnt from, never measured. */
export const PLAIN = 'plain'

/**
 * What may be learnt from, conversation by conversation, each in order: turns-1.jsonl to turns-4.jsonl, the even
 * conversations of evals/data/turns.jsonl, and four of the six authors of coach/data/lines/quarrels.jsonl.
 */
export function labelledTurns(): LabelledTurn[] {
  const labels = new Map(lines<Line>('../src/evals/data/adjudicated.jsonl').map((label) => [label.id, label]))
  const first = lines<Line>('../src/evals/data/turns.jsonl').flatMap((turn): LabelledTurn[] => {
    const label = Number(turn.conversation.slice(1)) % 2 === 0 ? labels.get(turn.id) : undefined
    return label ? [{ ...turn, ...label, author: 'first, even', harm: null }] : []
  })
  const fresh = ['1', '2', '3', '4'].flatMap((author) =>
    lines<Line>(`./turns-${author}.jsonl`).map((turn) => ({ ...turn, author })),
  )
  return [...first, ...fresh, ...quarrels(), ...plainTurns()]
}

export const hurtful =
  /^(?:criticism|contempt|defensiveness|withdraw|stonewalling|threat|ultimatum|demand|mind-reading|absolutes|non-apology)$/
const hurtfulAct = /^(?:complaint|criticism|contempt|threat|demand|withdraw|defend|invalidate)$/
const heavyCue = /^(?:criticism|contempt|threat|ultimatum|withdraw|stonewalling)$/
const heavyAct = /^(?:criticism|contempt|threat|withdraw|invalidate)$/

export const hurts = ({ cues, act }: LabelledTurn) => hurtfulAct.test(act) || cues.some((cue) => hurtful.test(cue))
const heavy = ({ cues, act }: LabelledTurn) => heavyAct.test(act) || cues.some((cue) => heavyCue.test(cue))

/** What each head should say, 0..1, in the order of `cueHeads` and `mainActs`; null where nobody said. */
const wanted = (turn: LabelledTurn): (number | null)[] => [
  ...cueHeads.map((name) => {
    if (name === 'sarcasm') return turn.sarcasm === 'none' ? 0 : 1
    if (name === 'hurts') return hurts(turn) ? 1 : 0
    if (name === 'heavy') return heavy(turn) ? 1 : 0
    if (name === 'harm') return turn.harm === null ? null : turn.harm / 10
    return turn.cues.includes(name) ? 1 : 0
  }),
  ...mainActs.map((act) => Number(act === turn.act)),
  ...families.map((family) => (turn.emotion ? Number(family === turn.emotion) : null)),
]

interface Message {
  text: string
  act: string
  sarcasm: string
}
/** Acts of a received message that are calm, where it is not meant the other way. */
const calm = new Set(['thanks', 'affection', 'information', 'invitation', 'joke'])
const actsOf: Readonly<Record<string, string>> = {
  complaint: 'complaint',
  request: 'request',
  question: 'question',
  information: 'inform',
  apology: 'apologise',
  threat: 'threat',
  ultimatum: 'threat',
}
const cuesOf: Readonly<Record<string, readonly string[]>> = {
  threat: ['threat', 'ultimatum'],
  ultimatum: ['ultimatum'],
  request: ['request'],
  apology: ['apology'],
  'non-apology': ['non-apology'],
  appreciation: ['thanks'],
}

/** What the one act of a received message says of each head: a calm one shows nothing that hurts. */
function wantedOf({ act, sarcasm }: Message): (number | null)[] {
  const isCalm = calm.has(act) && sarcasm === 'none'
  return [
    ...cueHeads.map((name) => {
      if (name === 'sarcasm') return Number(sarcasm !== 'none')
      if (cuesOf[name]?.includes(act)) return 1
      if (name === 'apology' || name === 'non-apology') return 0
      if (name === 'hurts' && /^(?:threat|ultimatum|complaint)$/.test(act)) return 1
      if (name === 'heavy' && /^(?:threat|ultimatum)$/.test(act)) return 1
      return isCalm && (hurtful.test(name) || /^(?:hurts|heavy|harm|request)$/.test(name)) ? 0 : null
    }),
    ...mainActs.map((name) => (actsOf[act] ? Number(actsOf[act] === name) : null)),
    ...families.map(() => null),
  ]
}

/** Lines under `[family]` of messages.txt: of what they do nobody said anything. */
function feltLines(): Example[] {
  let family = ''
  return readFileSync(new URL('./messages.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((text) => {
      if (/^\[\w+\]$/.test(text)) {
        family = text.slice(1, -1)
        return []
      }
      const want = [...Array.from({ length: headCount }, () => null), ...families.map((it) => Number(it === family))]
      return [{ told: withSigns(text), by: 'felt', weight: FELT, want }]
    })
}

/**
 * Messages by themselves (data/lines/single.jsonl): of the same labels as the turns, by authors of whom one is sealed.
 */
export function singles(split: 'train' | 'sealed'): LabelledTurn[] {
  return lines<Omit<LabelledTurn, 'author' | 'text'> & { t: string; by: string; split: string }>(
    '../data/lines/single.jsonl',
  )
    .filter((it) => it.split === split)
    .map((it, at) => {
      const id = `${it.by}-${at}`
      return { ...it, id, text: it.t, author: it.by, conversation: id, speaker: 'A', harm: null }
    })
}

const MESSAGES = 0.7
const FELT = 1.5
/** In few words everything is said by one of them. */
const OUTRIGHT = 2
/** The turns, and received messages with what their labels say of the same heads. */
export const turnExamples = (turns: readonly LabelledTurn[]): Example[] => [
  ...turns.map((turn) => ({
    told: withSigns(turn.text),
    by: turn.author,
    weight: turn.author === PLAIN ? OUTRIGHT : 1,
    want: wanted(turn),
  })),
  ...['', '-second', '-third'].flatMap((part) =>
    lines<Message>(`./received-messages${part}.jsonl`).map((it) => ({
      told: withSigns(it.text),
      by: 'messages',
      weight: MESSAGES,
      want: wantedOf(it),
    })),
  ),
  ...feltLines(),
]
