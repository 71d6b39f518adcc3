import { factsOf, missing } from './facts.ts'
import type { Scene } from './move.ts'
import { stockMeant } from './moves.ts'
import { calledFirst, withName, withoutVocative } from './parts.ts'
import { dress, type Register } from './register.ts'
import { mend, segmentsOf } from './segments.ts'
import { count, key, opening } from './words.ts'

/**
 * A turn that is one stock line and nothing else, as what is meant by it; null where it is not, or where a number or a
 * name would be lost. What it means was written for it, so no try has to be read.
 */
export function oneSaying(text: string, scene: Scene, register: Register, used: Set<string>): string | null {
  const segments = segmentsOf(text)
  if (segments.length === 0 || segments.length > 2) return null
  const whole = segments.length === 1 ? segments[0]!.text : text.replace(/[.!?…\s]+$/u, '')
  const { called, rest } = calledFirst(mend(whole, scene.names).trim(), scene)
  const clause = rest.replace(/[,\s]+$/, '')
  const meant = stockMeant(clause, scene) ?? stockMeant(withoutVocative(clause), scene)
  const facts = factsOf(text, scene.names).filter((fact) => fact !== called.toLowerCase())
  const options = meant?.options.filter((it) => missing(facts, it).length === 0) ?? []
  if (options.length === 0) return null
  // The one that is about as long as what was said: a long reproach is no two words.
  const length = Math.log(count(text))
  const line = options.toSorted(
    (a, b) => Number(used.has(key(a))) - Number(used.has(key(b))) || offBy(a, length) - offBy(b, length),
  )[0]!
  used.add(key(line)).add(opening(line))
  return dress(withName(line, called), { ...register, noFullStop: false }, scene.names)
}

const offBy = (line: string, length: number) => Math.abs(Math.log(count(line)) - length)
