import { act } from '@testing-library/react'

const told = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
/** React has one queue for all that follows: the first to find it empty ends it for all. */
let isFollowing = false
let following = Promise.resolve()
const tell = () => void (told.IS_REACT_ACT_ENVIRONMENT = isFollowing)

/**
 * An event or a rendering with all that follows from it. Where a part waits for its code, React puts the rest off until
 * `act` is awaited and forgets it if nobody does: the page would show its placeholder for ever. So it is awaited here,
 * and the test, which goes on at once, waits for what it wants to see. Until it is over React is told that something is
 * acted: the library tells it only while `act` itself runs.
 */
export function acted<T>(work: () => T): T {
  let answer!: T
  const isInside = told.IS_REACT_ACT_ENVIRONMENT === true && !isFollowing
  const rest: PromiseLike<void> = act(() => {
    answer = work()
  }) as never
  // What is done inside another act ends with that.
  if (isInside) return answer
  isFollowing = true
  tell()
  following = new Promise<void>((done) => {
    const end = () => {
      isFollowing = false
      tell()
      done()
    }
    // React's own thenable: it is no promise, and is finished by being asked.
    rest.then(end, end)
  })
  return answer
}

/** Resolves when nothing follows any more from what was done last. */
export const followed = (): Promise<void> => following

type Waiting = <T>(wait: () => Promise<T>) => Promise<T>
/** While a test waits the library tells React that nothing is acted, which may not be so yet. */
export const alsoWhileWaiting =
  (library: Waiting): Waiting =>
  (wait) => {
    const waiting = library(wait)
    tell()
    return waiting.finally(tell)
  }
