import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shippedCoach } from './house/coach-size.ts'
import { root, sources } from './house/sources.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

describe('a production start', () => {
  it('needs no development package', () => {
    const served = sources().filter(
      ({ path }) => /^(contracts|coach|server)\/src\//.test(path) && !/\.test\.ts$|\/evals\/|for-tests\.ts$/.test(path),
    )
    expect(served.length).toBeGreaterThan(200)
    const missing = served.flatMap(({ path, imports }) => {
      const { dependencies } = JSON.parse(read(`${path.split('/')[0]}/package.json`)) as {
        dependencies: Record<string, string>
      }
      return imports
        .filter((to) => /^@?[a-z][\w./-]*$/.test(to) && !/^(contracts|coach|server)\//.test(to) && !isBuiltin(to))
        .filter((to) => !(packageOf(to) in dependencies))
        .map((to) => `${path}: ${to}`)
    })
    expect(missing).toEqual([])
  })

  it('copies into the image every folder that it runs', () => {
    const image = read('Dockerfile')
      .split(/^FROM /m)
      .at(-1)!
    const copied = [...image.matchAll(/^COPY (?:--from=build \/app\/)?(\S+(?:\/|\b)[^\n]*)$/gm)].map(([, what]) => what)
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    for (const workspace of workspaces) expect(copied.join('\n')).toContain(`${workspace}/package.json`)
    for (const folder of [
      'contracts/src',
      'coach/src',
      'server/src',
      'server/drizzle',
      'scripts',
      'web/dist',
      'coach/built',
      'contracts/built',
    ])
      expect(copied.join('\n')).toContain(`${folder} ${folder}`)
    expect(image).toMatch(/^CMD \["node", "--conditions=mallama-built", /m)
    // What the coach says and the words that it looks for are data, beside its source.
    const data = sources()
      .filter(shippedCoach)
      .map(({ text }) => text.replace(/^import type .*$/gm, ''))
      .flatMap((text) => [...text.matchAll(/'(?:\.\.\/)+(data\/[\w./-]+)'/g)].map(([, path]) => `coach/${path}`))
    expect(data.length).toBeGreaterThan(20)
    expect(
      data.filter((path) => !copied.some((what) => what!.split(' ').some((it) => `${path}/`.startsWith(`${it}/`)))),
    ).toEqual([])
  })
})

describe('the example of settings', () => {
  it('names only what the server reads, and nothing that is set by copying it', () => {
    const lines = read('.env.example').split('\n')
    expect(lines.filter((line) => /^[^#\s]/.test(line))).toEqual([])
    const named = lines.flatMap((line) => /^#([A-Z_]+)=/.exec(line)?.[1] ?? [])
    const known = read('server/src/platform/env.ts')
    // The database's own password, which compose.yaml puts into DATABASE_URL.
    expect(named.filter((name) => name !== 'POSTGRES_PASSWORD' && !known.includes(`  ${name}:`))).toEqual([])
    expect(named.length).toBeGreaterThan(25)
  })
})
