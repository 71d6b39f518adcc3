import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Scene } from '../../ui/scenes.tsx'
import { useStartTrial } from './start-trial.ts'

export function TrialCard() {
  const { start, busy } = useStartTrial()
  return (
    <Card
      as="section"
      tone="noticed"
      aria-labelledby="try"
      className="grid items-center gap-4 md:grid-cols-[auto_1fr_auto] md:gap-6"
    >
      <div className="hidden w-24 self-end md:block" aria-hidden="true">
        <Scene />
      </div>
      <div className="stack gap-2">
        <h2 id="try">Try Free for 24 Hours</h2>
        <p className="soft">
          Full Core access. No credit card, nothing to cancel. As with Core, an anonymized learning from a chat you
          resolve may be shared: you see it first, and can withhold it.
        </p>
      </div>
      <Button busy={busy} busyLabel="Starting..." onClick={() => void start()}>
        Start Free Trial
      </Button>
    </Card>
  )
}
