import { Suspense, useState } from 'react'
import { Users } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import { Fold } from '../../../ui/fold.tsx'
import { later } from '../../../ui/later.ts'
import { Bone } from '../../../ui/skeleton.tsx'
import { partiesIn } from './turns.ts'

const Parties = later(() => import('./Parties.tsx'))

/** What each one did well, and what would have helped. */
export function PerParty({ resolution }: { resolution: Resolution }) {
  const { improvements, whatWentWell } = resolution
  const [open, setOpen] = useState(false)
  const parties = partiesIn(resolution).filter((name) => improvements[name] ?? whatWentWell[name])
  if (parties.length === 0) return null
  return (
    <Fold
      icon={Users}
      level={2}
      id="parties"
      title="Areas for Improvement and What Went Well"
      open={open}
      onOpen={setOpen}
    >
      {open && (
        <Suspense fallback={<Bone height="8rem" />}>
          <Parties resolution={resolution} parties={parties} />
        </Suspense>
      )}
    </Fold>
  )
}
