import { useCallback, useRef } from 'react'
import { useMutation as useTanstack, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'

/** Whether JSON says all of it. A file's says nothing, and what holds itself has none. */
function isPlain(value: unknown, inside: readonly object[] = []): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || inside.includes(value)) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every((part) => isPlain(part, [...inside, value]))
}

/** What tells two sends apart. What is more than its JSON is only ever itself. */
const saidOf = (variables: unknown) => (isPlain(variables) ? JSON.stringify(variables) : variables)

/**
 * How a screen changes something on the server. A second press in the same breath comes before its button knows that it
 * is busy: the same again, while the last that was sent is still on its way, goes once and has the same answer. What
 * differs is sent at once, so that on, off and on again end as they were pressed.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  type Result = UseMutationResult<Data, Failure, Variables, Context>
  const mutation = useTanstack(options)
  const send = mutation.mutateAsync
  const last = useRef<{ said: unknown; answer: Promise<Data> } | null>(null)
  const mutateAsync = useCallback<Result['mutateAsync']>(
    (...sent) => {
      const said = saidOf(sent[0])
      if (last.current && last.current.said === said) return last.current.answer
      const own = { said, answer: send(...sent) }
      const arrived = () => {
        if (last.current === own) last.current = null
      }
      own.answer.then(arrived, arrived)
      last.current = own
      return own.answer
    },
    [send],
  )
  const mutate = useCallback<Result['mutate']>(
    (...sent) => void mutateAsync(...sent).catch(() => undefined),
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync }
}
