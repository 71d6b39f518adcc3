import { Suspense, useState, type ReactNode } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { later } from '../../../ui/later.ts'

const AskedAlone = later(() => import('./AskedAlone.tsx'))

interface Asking {
  /** Stands in the place of what asked for it; null until then. */
  questions: ReactNode
  ask: () => void
  close: () => void
}

/** The questions of every door; their code comes when they are opened. `onDone`: all were sent. */
export function useQuestions(room: Mediation, onDone: () => void = () => undefined): Asking {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const done = () => {
    close()
    onDone()
  }
  return {
    ask: () => setAsking(true),
    close,
    questions: asking ? (
      <Suspense fallback={<p className="small soft">One moment...</p>}>
        <AskedAlone room={room} onDone={done} onBack={close} />
      </Suspense>
    ) : null,
  }
}
