import { describe, expect, it } from 'vitest'
import { unheldPresses } from './house/presses.ts'
import { sources } from './house/sources.ts'

const page = (path: string, ...lines: string[]) => ({ path: `web/src/${path}`, text: lines.join('\n') })
const add = "const add = route<typeof api.add>('POST', '/api/things')"

describe('a second press', () => {
  it('sends nothing twice, wherever something is sent', () => {
    expect(unheldPresses(sources())).toEqual([])
  })

  it('is let go by our mutation, and not by the one that it is made of', () => {
    const hook = 'export const useAdd = () => useMutation({ mutationFn: (name: string) => call(add, { name }) })'
    const ours = page('features/a/a.queries.ts', "import { useMutation } from '../../platform/mutation.ts'", add, hook)
    expect(unheldPresses([ours], {})).toEqual([])
    const bare = page(
      'features/a/a.queries.ts',
      "import { useMutation, useQuery } from '@tanstack/react-query'",
      add,
      hook,
    )
    expect(unheldPresses([bare], {})).toEqual([
      `${bare.path}: useMutation is ours, from platform/mutation.ts`,
      `${bare.path}: nobody lets a second press go`,
    ])
    const observer = 'export const keep = new MutationObserver(client, { mutationFn: () => call(add) })'
    const beside = page(
      'features/a/a.queries.ts',
      "import { MutationObserver } from '@tanstack/react-query'",
      add,
      observer,
    )
    expect(unheldPresses([beside], {})).toEqual([`${beside.path}: nobody lets a second press go`])
  })

  it.each([
    ['a call by itself', 'export const keep = (name: string) => call(add, { name })'],
    ['a stream', 'export const keep = (name: string) => streamCall(\n  add,\n  { name }, {})'],
    [
      'a call beside a mutation',
      'const useAdd = () => useMutation({ mutationFn: () => call(add) })',
      'function other() {\n  return call(add)\n}',
    ],
  ])('is told of where %s has nobody who does', (_, ...lines) => {
    const file = page('features/a/a.queries.ts', add, ...lines)
    expect(unheldPresses([file], {})).toEqual([`${file.path}: nobody lets a second press go`])
  })

  it('is told of where who did does so no more', () => {
    const file = page('features/a/a.queries.ts', add, 'export const keep = () => call(add)')
    const form = (...lines: string[]) => page('features/a/Form.tsx', ...lines)
    const held = { [file.path]: ['web/src/features/a/Form.tsx'] }
    expect(unheldPresses([file, form('const [busy, run] = useBusy()')], held)).toEqual([])
    expect(unheldPresses([file, form('const [busy, setBusy] = useState(false)')], held)).toHaveLength(1)
    expect(unheldPresses([form('useBusy()')], held)).toHaveLength(1)
  })
})
