import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query.ts'

const queryKey = ['/api/things']
const answers: ((things: string[]) => void)[] = []
const stopped: string[] = []
const page = (enabled = true) =>
  new QueryObserver(queryClient, {
    queryKey,
    enabled,
    queryFn: ({ signal }) => {
      const nth = answers.length
      signal.addEventListener('abort', () => stopped.push(`reading ${nth}`))
      return new Promise<string[]>((resolve) => answers.push(resolve))
    },
  })

afterEach(() => {
  queryClient.clear()
  answers.length = 0
  stopped.length = 0
})

test('what changed while a page was read for the first time is read anew, and the page never stops loading', async () => {
  const open = page()
  const shown: string[] = []
  const close = open.subscribe(({ data, fetchStatus }) => shown.push(data?.join() ?? fetchStatus))
  const saved = queryClient.invalidateQueries({ queryKey })
  expect(stopped).toEqual(['reading 0'])
  answers[0]!(['old'])
  answers[1]!(['new'])
  await saved
  await vi.waitFor(() => expect(open.getCurrentResult().data).toEqual(['new']))
  expect(new Set(shown)).toEqual(new Set(['fetching', 'new']))
  expect(answers).toHaveLength(2)
  close()
})

test('what nobody looks at any more, and what is only read when asked for, is left as it is', async () => {
  const open = page(false)
  const close = open.subscribe(() => undefined)
  const asked = open.refetch()
  await queryClient.invalidateQueries({ queryKey })
  expect(stopped).toEqual([])
  answers[0]!(['one'])
  expect((await asked).data).toEqual(['one'])
  close()
})
