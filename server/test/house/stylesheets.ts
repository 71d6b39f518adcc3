import type { Source } from './sources.ts'

const FEATURE = /^web\/src\/features\/([\w-]+)\//
const BARE = /(?:^|[{},]|\*\/)\s*\.([\w-]+)(?=\s*[{,])/g
const WORN = /className="([^"]+)"|\bcx\(\s*'([^']+)'/g

/** Classes that a stylesheet gives a look wherever they stand: `.who { ... }`, and not `.who__head .band { ... }`. */
const bareIn = (text: string) =>
  new Set([...text.replaceAll(/\([^()]*\)/g, '').matchAll(BARE)].map(([, name]) => name!))

/**
 * A stylesheet stays when its screen goes, so what it says of a class holds on every screen that is opened after it.
 * Classes that a feature gives a look everywhere, and that somebody else wears.
 */
export function lentClasses(all: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  const worn = new Map<string, string[]>()
  for (const { path, text } of all)
    if (/^web\/src\/.*(?<!\.test)\.tsx$/.test(path))
      for (const [, plain, joined] of text.matchAll(WORN))
        for (const name of (plain ?? joined)!.split(/\s+/)) worn.set(name, [...(worn.get(name) ?? []), path])
  return all.flatMap(({ path, text }) => {
    const feature = FEATURE.exec(path)?.[1]
    if (!feature || !path.endsWith('.css')) return []
    return [...bareIn(text)].flatMap((name) => {
      const others = (worn.get(name) ?? []).filter((by) => FEATURE.exec(by)?.[1] !== feature)
      return others.length > 0 ? [`${path} .${name}: ${others[0]}`] : []
    })
  })
}
