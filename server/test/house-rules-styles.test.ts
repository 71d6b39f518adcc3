import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sources } from './house/sources.ts'
import { lentClasses } from './house/stylesheets.ts'

it('a feature’s stylesheet changes nothing on the screens of others', () => {
  expect(lentClasses(sources())).toEqual([])
})

it.each([
  ['.recent { padding: 0; }', 1],
  ['@layer screens {\n  .who, .recent { padding: 0; }\n}', 1],
  ['.dash .recent { padding: 0; }', 0],
  ['.dash :is(.who, .recent, .row) { padding: 0; }', 0],
  ['.recent__list { padding: 0; }', 0],
])('as seen in %s', (text, count) => {
  const card = { path: 'web/src/parts/tools/Recent.tsx', text: '<Card className="stack recent">' }
  expect(lentClasses([{ path: 'web/src/features/dashboard/dashboard.css', text }, card])).toHaveLength(count)
})

it('every door that the guide opens has its picture', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { doors } = JSON.parse(read('coach/data/guide.json')) as { doors: { label: string }[] }
  const style = read('web/src/parts/chat/guide/doors.css')
  const drawn = [...style.matchAll(/\[data-door='([^']+)'\]::before \{\s*mask-image/g)].map(([, label]) => label)
  expect(doors.map(({ label }) => label)).toEqual(drawn)
  expect(style).toContain(
    `:first-child > [data-door='${doors[0]!.label}']):has(> :nth-child(${doors.length}):last-child)`,
  )
})

it.each([
  ['web/src/features/chat/mediation/mediation.css', '.med__title h1'],
  ['web/src/parts/chat/chat-panel.css', '.chat__head--whole h1'],
])('a name that somebody gave is read in full over the talk: %s', (path, head) => {
  const rules = readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line.includes(`${head} {`))
  expect(rules).toHaveLength(1)
  expect(rules.join('\n')).not.toMatch(/nowrap|ellipsis/)
})
