import { Suspense, useState } from 'react'
import { TrendingUp } from 'lucide-react'
import { Fold } from '../../../ui/fold.tsx'
import { later } from '../../../ui/later.ts'
import { Bone } from '../../../ui/skeleton.tsx'
import type { CurveProps } from './Heat.tsx'

// The drawing comes when it is asked for.
const Heat = later(() => import('./Heat.tsx'))

/** How hot it was from turn to turn, behind a row that says so. The words stand among the turns. */
export function Curve({ resolution, onShowTurn }: CurveProps) {
  const [open, setOpen] = useState(false)
  const { curve, turningPoint } = resolution
  if (curve.length === 0) return null
  return (
    <Fold
      icon={TrendingUp}
      level={2}
      id="curve"
      title="How it escalated"
      meta={turningPoint ? `Turn ${turningPoint.turn + 1}` : null}
      open={open}
      onOpen={setOpen}
    >
      {open && (
        <Suspense fallback={<Bone height="14rem" />}>
          <Heat resolution={resolution} onShowTurn={onShowTurn} />
        </Suspense>
      )}
    </Fold>
  )
}
