import type { Source } from './sources.ts'

const CLOCK = String.raw`(?:performance\.now\(\)|Date\.now\(\)) -`
/** `const took = performance.now() - began`, also behind `await` and within a call. */
const TAKEN = new RegExp(String.raw`(?:const|let|return) (\w+) = [^\n]*${CLOCK}`, 'g')
const HELD = /expect\(([^\n]*)\)\.toBeLessThan(?:OrEqual)?\((\d[\d_]*)\)/g
const SHORTEST_MS = 2_000

/** Where a test would fail because the machine was busy: what the clock showed is held to less than two seconds. */
export function assertsShortWaits({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return []
  const taken = [...text.matchAll(TAKEN)].map(([, name]) => name!)
  const clocked = new RegExp([CLOCK, ...taken.map((name) => String.raw`\b${name}\b`)].join('|'))
  return [...text.matchAll(HELD)]
    .filter(([, what, limit]) => clocked.test(what!) && Number(limit!.replaceAll('_', '')) < SHORTEST_MS)
    .map(([found]) => `${path}: ${found}`)
}
