import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { itemsOf, textOf } from '../../parts/list-field/lines.ts'
import { ListField } from '../../parts/list-field/ListField.tsx'
import { CheckRow } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Status } from '../../ui/status.tsx'
import { explore } from './explore.ts'
import { goals as words } from './fields.ts'
import { goalLines } from './goals.ts'
import { itemPrompt } from './prompts.ts'
import { useField } from '../../parts/list-field/useField.ts'
import { useTicks } from './useTicks.ts'

/** The goals, each a checklist item where it is one. Ticks stay in this browser. */
export function GoalProgress({ relationship }: { relationship: Relationship }) {
  const { id, personName } = relationship
  const source = useField(relationship, words.field)
  const ticks = useTicks(id)
  const [before, setBefore] = useState<string[] | null>(null)
  const items = itemsOf(source.text)
  // Bullets alone are no item of the list, and as the whole text one of the checklist.
  const lines = goalLines(textOf(items) || source.text)
  const all = lines.flatMap(({ goals }) => goals)
  const of = new Map(lines.map(({ line, goals }) => [line, goals]))
  const done = all.filter(ticks.ticked).length
  const row = (goal: string) => (
    <CheckRow key={goal} strike checked={ticks.ticked(goal)} onChange={({ target }) => tick(goal, target.checked)}>
      <span dir="auto">{goal}</span>
    </CheckRow>
  )
  const rows = (item: string) => {
    const goals = of.get(item) ?? []
    return goals.length > 0 ? <div>{goals.map(row)}</div> : undefined
  }
  const tick = (goal: string, on: boolean) => {
    setBefore(null)
    ticks.tick(goal, on)
  }
  /** Reads the goals again from the start: nothing is ticked then, and the ticks can be had back. */
  const reprocess = () => {
    setBefore(ticks.marks)
    ticks.clear()
  }
  const apart = all.filter((goal) => !items.some((item) => of.get(item)?.includes(goal)))
  return (
    <ListField
      label={words.label}
      source={source}
      empty={all.length > 0 ? '' : words.empty}
      onExplore={(item) => explore(itemPrompt(words.field, personName, item))}
      words={rows}
    >
      {all.length > 0 && (
        <div className="stack goals__progress">
          {apart.map(row)}
          <Progress label="Goal progress" value={done} max={all.length} text={`${done} of ${all.length}`} />
          <div className="row goals__again">
            <button type="button" className="link small lf__open" onClick={reprocess}>
              <RefreshCw className="icon" aria-hidden="true" />
              Reprocess Goals
            </button>
            <Status className="small soft">
              {before && `Checklist rebuilt: ${all.length === 1 ? '1 goal' : `${all.length} goals`}. `}
              {before && before.length > 0 && (
                <button
                  type="button"
                  className="link small"
                  onClick={() => {
                    ticks.putBack(before)
                    setBefore(null)
                  }}
                >
                  Undo
                </button>
              )}
            </Status>
          </div>
        </div>
      )}
    </ListField>
  )
}
