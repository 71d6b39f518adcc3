import { act } from '@testing-library/react'

/**
 * An event or a rendering with all that follows from it. Where a part waits for its code, React puts the rest off until
 * `act` is awaited and forgets it if nobody does: the page would show its placeholder for ever. So it is awaited here,
 * and the test, which goes on at once, waits for what it wants to see.
 */
export function acted<T>(work: () => T): T {
  let answer!: T
  const rest: PromiseLike<void> = act(() => {
    answer = work()
  }) as never
  // React's own thenable: it is no promise, and is finished by being asked.
  rest.then(() => undefined, undefined)
  return answer
}
