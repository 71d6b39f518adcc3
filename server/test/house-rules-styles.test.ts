import { expect, it } from 'vitest'
import { sources } from './house/sources.ts'
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
