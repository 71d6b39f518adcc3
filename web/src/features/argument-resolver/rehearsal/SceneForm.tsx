import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import { useRef, useState, type FormEvent } from 'react'
import type { Resolution } from '@mallama/contracts/arguments'
import type { Safety } from '@mallama/contracts/safety'
import { useRelationships } from '../../../parts/relationships.queries.ts'
import { HelpFirst } from '../../../parts/safety-card/HelpFirst.tsx'
import { useToolDraft } from '../../../parts/tools/useToolDraft.ts'
import { WhoSelect } from '../../../parts/tools/WhoSelect.tsx'
import { keptReason } from '../../../parts/refusal.ts'
import { ApiError } from '../../../platform/api.ts'
import { getAccount } from '../../../platform/user.ts'
import { useBusy } from '../../../platform/once.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select, Textarea } from '../../../ui/field.tsx'
import { settle, toast } from '../../../ui/toasts.ts'
import { basisOf, linesIn, othersIn, scenarioFor, trackedAs } from './played.ts'
import { useStartRehearsal } from './rehearsal.queries.ts'

const MOST = 10_000
const MOST_LINES = 200

interface Scene {
  /** The speaker who is played; the one who says most until one is chosen. */
  who: string | null
  /** Null until it is written: then it is made from the quarrel. */
  scenario: string | null
  relationshipId: string | null
  /** What someone without a quarrel here has said, a line each. */
  lines: string
}

interface SceneFormProps {
  resolution: Resolution | undefined
  onStarted: (started: { id: string; safety: Safety }) => void
}

export function SceneForm({ resolution, onStarted }: SceneFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { data: relationships } = useRelationships()
  const { written, write, clear } = useToolDraft<Scene>(`scene-${resolution?.id ?? 'anyone'}`, {
    who: null,
    scenario: null,
    relationshipId: null,
    lines: '',
  })
  const [tried, setTried] = useState(false)
  const [help, setHelp] = useState<Safety>(null)
  const start = useStartRehearsal()
  const [busy, once] = useBusy()
  const others = resolution ? othersIn(resolution, getAccount().user?.firstName ?? null) : []
  const played = others.find(({ name }) => name === written.who) ?? others[0]
  const scenario = written.scenario ?? (played ? scenarioFor(played) : '')
  const own = linesIn(written.lines)
  const length = charactersIn(scenario.trim())
  const problem = !length
    ? 'Say what the conversation is about'
    : length > MOST
      ? `At most ${MOST.toLocaleString('en')} characters`
      : undefined
  const tooMany = own.length > MOST_LINES ? `At most ${MOST_LINES} lines` : undefined

  const scene = () => {
    if (!played) return { relationshipId: written.relationshipId, basis: own }
    const about = relationships?.find(({ id }) => id === resolution?.relationshipId)
    return { relationshipId: trackedAs(played, others, about), basis: basisOf(played) }
  }
  const begin = async () => {
    setTried(true)
    if (problem || tooMany) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setHelp(null)
    settle('scene')
    try {
      const started = await start({
        scenario: scenario.trim(),
        ...(played ? { personName: played.name } : {}),
        ...scene(),
      })
      if (!needsHelp(started.safety)) clear()
      onStarted(started)
    } catch (error) {
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else
        toast({
          title: 'The rehearsal did not start',
          description: keptReason(error, 'It may be your connection.'),
          tone: 'error',
          about: 'scene',
        })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(begin)
  }
  return (
    <form className="stack" noValidate ref={form} onSubmit={submit}>
      {help && <HelpFirst safety={help} refusal="The rehearsal did not start." />}
      {played ? (
        <Field
          label="Who Mallama plays"
          hint={`From ${played.lines.length === 1 ? '1 line' : `${played.lines.length} lines`} of theirs in this argument.`}
        >
          <Select value={played.name} onChange={({ target }) => write({ who: target.value })}>
            {others.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      ) : (
        <WhoSelect
          label="Who Mallama plays"
          value={written.relationshipId}
          onChange={(relationshipId) => write({ relationshipId })}
        />
      )}
      <Field
        label="What the conversation is about"
        hint="In your own words. You speak first."
        error={tried ? problem : undefined}
      >
        <Textarea
          rows={3}
          className="reh__box"
          dir="auto"
          value={scenario}
          onChange={({ target }) => write({ scenario: target.value })}
        />
      </Field>
      {!played && (
        <Field
          label="Things they have said"
          optional
          hint="In their own words, one per line. Without any, every answer is a guess."
          error={tooMany}
        >
          <Textarea
            rows={3}
            dir="auto"
            value={written.lines}
            onChange={({ target }) => write({ lines: target.value })}
          />
        </Field>
      )}
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Starting...">
        Start the rehearsal
      </Button>
    </form>
  )
}
