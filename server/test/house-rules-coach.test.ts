import { describe, expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coachSize, expressionsIn, shippedCoach, tokenPatterns } from './house/coach-size.ts'
import coachLimits from './house/coach-size.json' with { type: 'json' }
import { inThreads, onTheMainThread, readsOnTheMainThread } from './house/main-thread.ts'
import { root, sources } from './house/sources.ts'

describe('files', () => {
  it('of the coach hold no more lines and regular expressions than recorded; the record only goes down', () => {
    const { lines, expressions } = coachSize(sources())
    const record = 'server/test/house/coach-size.json: take as many out of coach/src elsewhere'
    expect(lines, `lines, ${record}`).toBeLessThanOrEqual(coachLimits.lines)
    expect(expressions, `regular expressions, ${record}`).toBeLessThanOrEqual(coachLimits.expressions)
  })

  it('of the coach ask for no more token patterns than recorded, and 400 at most', () => {
    const folder = join(root, 'coach/data/words')
    const lists = readdirSync(folder).flatMap((name) => (name.endsWith('-classes.json') ? [] : [join(folder, name)]))
    const texts = [...lists, join(root, 'coach/data/guide.json')].map((path) => readFileSync(path, 'utf8'))
    const patterns = tokenPatterns(sources(), texts)
    expect(texts.length).toBeGreaterThan(20)
    expect(patterns).toBeLessThanOrEqual(Math.min(coachLimits.patterns, 400))
  })

  it('of the coach are at most 250 lines long', () => {
    const all = sources().filter(shippedCoach)
    const long = all.filter(({ text }) => text.split('\n').length - 1 > 250)
    expect([all.length > 100, long.map(({ path }) => path)]).toEqual([true, []])
  })

  it.each([
    ['const a = /x/g', 1],
    ['const half = all / 2 / 3', 0],
    ["if (/[/]y/.test('/no/')) return /z/", 2],
    ["const found = new RegExp(`/${words.join('|')}/`)", 1],
    ['// not /this/\n/* nor /this/ */', 0],
    ['`${it.replace(/a/, "/b/")}`', 1],
  ])('as counted in %s', (text, count) => {
    expect(expressionsIn(text)).toBe(count)
  })
})

describe('a token pattern', () => {
  it.each([
    ["const says = anyOf(['{i} ..3 end my ..1 life'])", 1],
    ["const says = anyOf(['want|wanting to', 'plain words alone'])", 1],
    ["const said = 'Is it so? {name}, tell me.'", 0],
    ["const said = 'a sentence, or two'", 0],
  ])('is counted in %s', (text, count) => {
    const source = { path: 'coach/src/x.ts', text: `import { anyOf } from '../text/phrase.ts'\n${text}`, imports: [] }
    expect(tokenPatterns([source], [])).toBe(count)
  })

  it('is counted in a list once, and what a class holds is none', () => {
    const list = '{ "says": ["{i} am ..2 gone", "{i} am ..2 gone", "gone"], "classes": { "i": "i|im" } }'
    expect(tokenPatterns([], [list])).toBe(1)
  })
})

describe('the thread that answers everyone', () => {
  const all = sources()

  it('takes nothing of the coach that reads a text without a deadline', () => {
    expect(readsOnTheMainThread(all)).toEqual([])
    const paths = all.map(({ path }) => path)
    expect(inThreads.filter((path) => !paths.includes(path))).toEqual([])
    const text = all.map((source) => (source.path.startsWith('server/src/') ? source.text : '')).join('\n')
    expect(Object.keys(onTheMainThread).filter((name) => !text.includes(`'@mallama/coach/${name}'`))).toEqual([])
  })

  it.each([
    ["import { readTurn } from '@mallama/coach/read/turn'\n", 1],
    ["import {\n  blowIn,\n} from '@mallama/coach/mediation/blows'\n", 1],
    ["import { readLookBack } from '../journal/look-back-read.ts'\n", 1],
    ["export { readTurn } from '@mallama/coach/read/turn'\n", 1],
    ["export * from '@mallama/coach/read/turn'\n", 1],
    ["const { readTurn } = await import('@mallama/coach/read/turn')\n", 1],
    ["import '../journal/look-back-read.ts'\n", 1],
    ["export const n = 1\nimport type { TurnReading } from '@mallama/coach/read/turn'\n", 0],
    ["export type { TurnReading } from '@mallama/coach/read/turn'\n", 0],
    ["type Turn = typeof import('@mallama/coach/read/turn')\n", 0],
    ["import type { TurnReading } from '@mallama/coach/read/turn'\n", 0],
    ["import { SCREEN } from '@mallama/coach/safety/version'\n", 0],
  ])('as seen in %j', (text, count) => {
    expect(readsOnTheMainThread([{ path: 'server/src/domains/chat/x.ts', text }])).toHaveLength(count)
  })
})
