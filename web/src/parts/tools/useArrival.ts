import { useEffect, useRef } from 'react'

/** For a result's heading: it takes the focus when a result comes, each time that `id` is another one. */
export function useArrival(id: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (arrived.current === id) return
    arrived.current = id
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [id])
  return heading
}
