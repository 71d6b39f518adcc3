import { Suspense, useEffect, useMemo, useRef } from 'react'
import { Lightbulb, RotateCcw } from 'lucide-react'
import type { ResolutionWithChat } from '@mallama/contracts/arguments'
import { SectionLinks } from '../../../parts/section-links/SectionLinks.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { later } from '../../../ui/later.ts'
import RehearsalPanel from '../rehearsal/RehearsalPanel.tsx'
import FollowUp from '../talk/FollowUp.tsx'
import { About } from './About.tsx'
import { Better } from './Better.tsx'
import { Curve } from './Curve.tsx'
import { Breakdown, Deep, Onward } from './Deep.tsx'
import { Glance } from './Glance.tsx'
import { PerParty } from './PerParty.tsx'
import { placesOf } from './places.ts'
import { quotedOnce } from './quoted-once.ts'
import { isUnread } from './turns.ts'
import { useTurns } from './useTurns.ts'

// The last part of a long page: the result does not wait for it.
const SaveTo = later(() => import('./SaveTo.tsx'))

interface ResultViewProps {
  resolution: ResolutionWithChat
  onNew: () => void
}

/** A quarrel that was read: what happened, what to do, then turn by turn. It takes the focus when it comes. */
export default function ResultView({ resolution, onNew }: ResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const turns = useTurns(resolution)
  const shown = useMemo(() => quotedOnce(resolution), [resolution])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const read = !isUnread(resolution)
  return (
    <div className="arg__result">
      <div className="row row--between">
        <h1 ref={heading} tabIndex={-1}>
          Conflict Analysis Complete
        </h1>
        <Button variant="quiet" onClick={onNew}>
          <RotateCcw className="icon" aria-hidden="true" />
          New Analysis
        </Button>
      </div>
      <SectionLinks places={placesOf(resolution)} />
      <About resolution={resolution} />
      <Glance resolution={resolution} />
      {read && <Deep resolution={shown} />}
      <Onward resolution={shown} />
      <Better resolution={resolution} turns={turns} />
      <Card className="folds">
        <PerParty resolution={shown} />
        {read && (
          <>
            <Fold icon={Lightbulb} level={2} id="why" title="Summary: Why This Approach Works">
              <p className="soft arg__why" dir="auto">
                {shown.summary}
              </p>
            </Fold>
            <Curve resolution={resolution} onShowTurn={turns.show} />
            <Breakdown analysis={shown.analysis} />
          </>
        )}
      </Card>
      <div id="talk">
        <FollowUp resolutionId={resolution.id} />
      </div>
      <div id="rehearsal">
        <RehearsalPanel resolution={resolution} />
      </div>
      <div id="save">
        <Suspense>
          <SaveTo resolution={resolution} />
        </Suspense>
      </div>
    </div>
  )
}
