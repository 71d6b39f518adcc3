import type { Source } from './sources.ts'

const CLOCK = String.raw`(?:performance\.now\(\)|Date\.now\(\)) -`
/** `const took = performance.now() - began`, also behind `await` and within a call. */
const TAKEN = new RegExp(String.raw`(?:const|let|return) (\w+) = [^\n]*${CLOCK}`, 'g')
const HELD = /expect\(([^\n]*)\)\.toBeLessThan(?:OrEqual)?\((\d[\d_]*)\)/g
/** `Promise.race([stream, after(1_000, 'still open')])`, and what gives up waiting after so long. */
const GIVEN_UP = /Promise\.race\([^\n]*\bafter\((\d[\d_]*),|\btimeout: (\d[\d_]*)/g
const SHORTEST_MS = 2_000
const isShort = (limit: string | undefined) => Number(limit!.replaceAll('_', '')) < SHORTEST_MS

/** Where a test would fail because the machine was busy: less than two seconds are measured, or waited for at most. */
export function assertsShortWaits({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return []
  const taken = [...text.matchAll(TAKEN)].map(([, name]) => name!)
  const clocked = new RegExp([CLOCK, ...taken.map((name) => String.raw`\b${name}\b`)].join('|'))
  return [
    ...[...text.matchAll(HELD)].filter(([, what, limit]) => clocked.test(what!) && isShort(limit)),
    ...[...text.matchAll(GIVEN_UP)].filter(([, race, wait]) => isShort(race ?? wait)),
  ].map(([found]) => `${path}: ${found}`)
}
