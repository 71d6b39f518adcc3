import { useEffect, useState } from 'react'

/** How long this has been standing here. */
export function useSeconds() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((so) => so + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
