import { Flame, Sprout } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { HealthArch, HealthBand, Meter, StepScale } from '../../ui/health.tsx'
import { Progress } from '../../ui/progress.tsx'

const scores = [82, 71, 58, 36, null]

export function Health() {
  return (
    <div className="stack">
      <h2>Health</h2>
      <div className="row">
        {scores.map((score) => (
          <HealthBand key={score} score={score} />
        ))}
      </div>
      <div className="row">
        {scores.map((score) => (
          <HealthArch key={score} value={score} size={7} />
        ))}
      </div>
      <Card className="stack">
        <Meter label="Trust & Safety" value={88} />
        <Meter label="Communication" value={62} />
        <Meter label="Joy & Fulfillment" value={44} />
        <Meter label="Growth" value={30} />
        <Meter label="Overall health" value={null} />
        <div className="trio">
          <Meter label="Trust" value={62} suffix="" />
          <Meter label="Communication" value={44} suffix="" />
          <Meter label="Growth" value={null} suffix="" />
        </div>
        <Meter label="Active listening" value={58} suffix="%" plain />
        <Progress label="Goal progress" value={2} max={4} text="2 of 4" />
      </Card>
      <Card className="grid gap-6 md:grid-cols-2">
        {[2.1, 5.4, 7.2, 9].map((value) => (
          <StepScale
            key={value}
            label="Severity"
            value={value}
            better="lower"
            word={
              <>
                <Flame className="icon" aria-hidden="true" />
                Strained
              </>
            }
          />
        ))}
        <StepScale
          label="Resolution potential"
          value={7.1}
          better="higher"
          word={
            <>
              <Sprout className="icon" aria-hidden="true" />
              Promising
            </>
          }
        />
        <StepScale label="Resolution potential" value={null} better="higher" />
      </Card>
    </div>
  )
}
