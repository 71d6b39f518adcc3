import { useEffect, useState } from 'react'
import { Status } from '../../ui/status.tsx'

/** A pause in the typing. Read out at every letter, nobody could follow it. */
const PAUSE_MS = 1_500

/** The message as it grows, in the person's own words. */
export function SoFar({ words }: { words: string }) {
  const [read, setRead] = useState(words)
  useEffect(() => {
    const waiting = setTimeout(() => setRead(words), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [words])
  return (
    <div className="sofar">
      <p className="sofar__head">So far, in your words</p>
      <p className="sofar__words" dir="auto" data-none={words === '' ? '' : undefined}>
        {words || 'Your message grows here as you write.'}
      </p>
      <Status className="sr-only">{read !== '' && read === words && `So far: ${read}`}</Status>
    </div>
  )
}
