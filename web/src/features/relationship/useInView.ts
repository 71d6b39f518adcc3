import { useEffect, useState, type RefObject } from 'react'

/** Whether any of it can be seen. */
export function useInView(of: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!of.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '0px 0px -120px',
    })
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return seen
}
