import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useId, useRef, useState } from 'react'
import { ListPlus } from 'lucide-react'
import type { insightsApi as api } from '@mallama/contracts/insights'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import { SafetyCard } from '../../parts/safety-card/SafetyCard.tsx'
import { type Help } from '../../parts/safety-card/words.ts'
import { ApiError, call, messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { route } from '../../platform/route.ts'
import { Button } from '../../ui/button.tsx'
import { CheckRow } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Status } from '../../ui/status.tsx'
import { renewed, toggled, type ActionStep } from './steps.ts'

const ask = route<typeof api.actionSteps>('POST', '/api/relationships/:id/action-steps')

interface ActionStepsProps {
  relationshipId: string
  /** What is to be improved, as it stands on the screen. */
  areas: string | null
}

/** Small steps out of the areas to improve, on demand. They live on this page only, and the screen says so. */
export function ActionSteps({ relationshipId, areas }: ActionStepsProps) {
  const title = useId()
  const [steps, setSteps] = useState<ActionStep[]>([])
  const [said, setSaid] = useState<string | null>(null)
  const [help, setHelp] = useState<{ safety: Help; refused: boolean } | null>(null)
  const [busy, once] = useBusy()
  const gone = useRef<AbortController | null>(null)
  useEffect(() => () => gone.current?.abort(), [])

  const generate = async () => {
    const leaving = new AbortController()
    gone.current = leaving
    setSaid(null)
    setHelp(null)
    try {
      const input = areas?.trim() ? { id: relationshipId, areas } : { id: relationshipId }
      const answer = await call(ask, input, { signal: leaving.signal })
      if (needsHelp(answer.safety)) setHelp({ safety: answer.safety, refused: false })
      setSteps((now) => renewed(now, answer.steps))
      if (answer.steps.length === 0 && !needsHelp(answer.safety))
        setSaid('There is not enough to go on yet. Write down what is hard, one thing per line, and try again.')
    } catch (error) {
      if (leaving.signal.aborted) return
      const safety = error instanceof ApiError ? error.safety : null
      if (needsHelp(safety)) setHelp({ safety, refused: true })
      else setSaid(messageOf(error, 'No steps came back. It may be your connection; please try again.'))
    }
  }
  const completed = steps.filter((step) => step.completed).length
  return (
    <section className="stack steps" aria-labelledby={title}>
      <div className="lf__head steps__head">
        <h4 id={title}>Action Steps</h4>
        <Button variant="soft" size="sm" busy={busy} busyLabel="Thinking..." onClick={() => void once(generate)}>
          <ListPlus className="icon" aria-hidden="true" />
          Generate Action Steps
        </Button>
      </div>
      {help &&
        (help.refused ? (
          <HelpFirst safety={help.safety} refusal="No steps were made." />
        ) : (
          <SafetyCard safety={help.safety} />
        ))}
      {steps.length > 0 && (
        <>
          <Progress
            label="Steps taken"
            value={completed}
            max={steps.length}
            text={`${completed}/${steps.length} · ${Math.round((completed / steps.length) * 100)}%`}
          />
          <div>
            {steps.map(({ id, text, completed }) => (
              <CheckRow key={id} strike checked={completed} onChange={() => setSteps((now) => toggled(now, id))}>
                <span dir="auto">{text}</span>
              </CheckRow>
            ))}
          </div>
          <p className="meta">Steps stay on this page only. Keep one by adding it to your goals.</p>
        </>
      )}
      <Status className="small soft">{said}</Status>
    </section>
  )
}
