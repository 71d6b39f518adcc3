import type { TurnReading } from '../../detectors/turn.ts'
import { missing } from './facts.ts'
import type { Scene } from './move.ts'
import { antidotes, type Part } from './parts.ts'
import * as phrases from './phrases.ts'
import { dress, type Register } from './register.ts'
import type { Segment } from './segments.ts'
import { count, key, opening } from './words.ts'

/** What composing needs of the turn. `used`: openings and sentences already said in this conversation. */
export interface Task {
  text: string
  scene: Scene
  register: Register
  /** The turn as the detectors read it, in view of those before. */
  reading: TurnReading
  used: ReadonlySet<string>
}

export function compose(
  parts: readonly Part[],
  { text, reading, register, scene, used }: Task,
  seed: number,
  attempt: number,
): string {
  const done = new Set<string>()
  const out: string[] = []
  let joined = false
  const room = count(text) / Math.max(1, parts.length)
  const say = (said: string) => {
    if (joined) out[out.length - 1] = `${out.at(-1)!.replace(/[,\s]+$/, '')}.`
    out.push(dress(said, { ...register, noFullStop: false }, scene.names))
    joined = false
  }
  const stay = ({ text: own, lead, close }: Segment) => {
    const words = quieter(own, scene)
    if (joined && lead && out.length > 0) out[out.length - 1] += lead + words
    else if (/\b(?:because|cos|cuz|bc|so)\s+$/i.test(lead) && out.length > 0)
      out[out.length - 1] = `${out.at(-1)!.replace(/[.]$/, '')} ${lead.replace(/^[,\s]+/, '')}${words}`
    else out.push(register.lower ? words : capital(words))
    if (close) out[out.length - 1] += close.replace(/!+/g, '.').replace(/…|\.{2,}/, '.')
    joined = !close
  }
  // Where no single clause carries the harm, all of it stays and the antidote goes first.
  if (parts.every(({ kind }) => kind === 'keep')) {
    const acts = reading.acts.filter(({ id }) => /^(?:criticism|contempt|withdraw|invalidate|defend|threat)$/.test(id))
    const line = pick(
      antidotes(
        acts.map(({ id }) => id).filter((id) => id !== 'criticism' && id !== 'contempt'),
        scene,
      ),
      [],
      seed,
      attempt,
      used,
      4,
    )
    if (line) say(line)
  }
  for (const part of parts) {
    if (part.kind === 'drop') continue
    if (part.kind === 'keep') {
      stay(part.segment)
      continue
    }
    const family = /^(?:hurt|feel|before|loose)$/.test(part.kind) ? 'felt' : part.kind
    // What only says that it hurts goes where another clause says what hurts.
    if (part.kind === 'loose' && parts.some((it) => it !== part && /^(?:feel|need|ask|hurt)$/.test(it.kind))) continue
    const again = done.has(family)
    done.add(family)
    if (part.kind === 'before') {
      const said = again || done.size > 1 || attempt % 4 === 3 ? null : pick(part.options, [], seed, attempt, used, 4)
      // A fair word in the middle of one's own case is no fair word: it goes first.
      if (said && out.length > 0) out.unshift(dress(said, { ...register, noFullStop: false }, scene.names))
      else if (said) say(said)
      stay(part.segment)
      continue
    }
    // Said once, a feeling or a break is enough; only facts of their own bring a second one.
    if (again && part.kind !== 'need' && part.kind !== 'ask' && part.kind !== 'feel' && part.facts.length === 0)
      continue
    const options =
      again && family === 'felt' ? part.options.filter((it) => !/\bI fe(?:el|lt)\b|^I was /.test(it)) : part.options
    const said = pick(
      options.length > 0 ? options : part.options,
      part.facts,
      seed,
      attempt,
      used,
      room,
      /^(?:hurt|break|see|own)$/.test(part.kind),
    )
    if (said) say(said)
  }
  return out
    .map((it, at) => (at < out.length - 1 && !/[.!?…"'”’)\p{Extended_Pictographic}]$/u.test(it) ? `${it}.` : it))
    .join(' ')
    .trim()
}

function pick(
  options: readonly string[],
  facts: readonly string[],
  seed: number,
  attempt: number,
  used: ReadonlySet<string>,
  room: number,
  free = true,
): string | null {
  const ranked = options
    .map((option, at) => ({
      option,
      cost:
        (used.has(key(option)) ? 6 : 0) +
        (used.has(opening(option)) ? 1.5 : 0) +
        missing(facts, option).length * 4 +
        (free ? (((seed >>> 3) + at * 7) % 5) / 4 + Math.abs(count(option) - room) / 8 : at * 0.5),
    }))
    .sort((a, b) => a.cost - b.cost)
  return ranked[Math.min(ranked.length - 1, attempt % Math.min(4, ranked.length))]?.option ?? null
}
/** When nothing composed will do: the matter, a feeling, and the facts in a plain row. */
export function pure({ scene, register, reading, used }: Task, seed: number): string {
  const acts = reading.acts.map(({ id }) => id)
  const lines = acts.includes('withdraw')
    ? [...(scene.night ? phrases.breaksTomorrow : phrases.breaks)[scene.style]]
    : antidotes(acts, scene)
  const line = lines.find((it, at) => !used.has(key(it)) && at >= seed % 3) ?? lines[seed % lines.length] ?? ''
  return dress(line, { ...register, noFullStop: false }, scene.names)
}

const capital = (text: string) =>
  text.replace(/^(["'“]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())

/** Words that stay, without the shouting. */
export function quieter(text: string, { names }: Scene): string {
  const loud = text.match(/\b\p{Lu}{2,}\b/gu)?.length ?? 0
  if (loud === 0) return text
  return text
    .replace(/\b\p{Lu}{3,}(?:['’]\p{Lu}+)?\b/gu, (word) =>
      names.has(word.toLowerCase())
        ? word.charAt(0) + word.slice(1).toLowerCase()
        : /^(?:IVF|ADHD|NHS|USA|PS5|CEO|MRI|BBQ|DIY|VAT|PTA)$/.test(word)
          ? word
          : word.toLowerCase(),
    )
    .replace(/!{2,}/g, '.')
}
