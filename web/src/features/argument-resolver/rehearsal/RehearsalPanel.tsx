import { maySetAside, needsHelp } from '@mallama/contracts/help'
import { Suspense, useId, useState } from 'react'
import { MessagesSquare } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import type { Safety } from '@mallama/contracts/safety'
import { HelpInstead } from '../../../parts/tools/HelpInstead.tsx'
import { useToolDraft } from '../../../parts/tools/useToolDraft.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.ts'
import { useSetRehearsalAside } from './rehearsal.queries.ts'
import './rehearsal.css'

// Who opens it fetches it.
const PastRehearsals = later(async () => ({ default: (await import('./PastRehearsals.tsx')).PastRehearsals }))
const Room = later(async () => ({ default: (await import('./Room.tsx')).Room }))
const SceneForm = later(async () => ({ default: (await import('./SceneForm.tsx')).SceneForm }))

interface RehearsalPanelProps {
  /** The quarrel whose next conversation is practised; without one, a tracked relationship and a scenario are chosen. */
  resolution?: Resolution
}

interface Place {
  open: boolean
  /** The rehearsal that is on the screen. */
  current: string | null
}

/** Practising the next conversation with Mallama playing the other person. */
export default function RehearsalPanel({ resolution }: RehearsalPanelProps) {
  // Nobody is played out of a quarrel in which someone was in danger.
  if (needsHelp(resolution?.safety)) return null
  return <Panel key={resolution?.id} resolution={resolution} />
}

function Panel({ resolution }: RehearsalPanelProps) {
  const id = useId()
  const { written, write } = useToolDraft<Place>(`rehearsal-${resolution?.id ?? 'anyone'}`, {
    open: false,
    current: null,
  })
  const [leaving, setLeaving] = useState<string | null>(null)
  const [help, setHelp] = useState<{ id: string; safety: NonNullable<Safety> } | null>(null)
  const setAside = useSetRehearsalAside()
  const { open, current } = written
  const started = (rehearsal: { id: string; safety: Safety }) => {
    const { id, safety } = rehearsal
    if (needsHelp(safety)) setHelp({ id, safety })
    else write({ current: rehearsal.id })
  }
  const playOn = async (rehearsal: string) => {
    await setAside(rehearsal)
    setHelp(null)
    write({ current: rehearsal })
  }
  return (
    <div className="stack">
      <Card as="section" className="stack" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{resolution ? 'Before you talk again' : 'Before a hard talk'}</h2>
        <p className="small soft">
          Practice it here first. Mallama plays the other person, from what they were quoted as saying, and tells you
          what each of your lines does. It is always Mallama, never them.
        </p>
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-expanded={open}
          aria-controls={open ? `${id}-room` : undefined}
          onClick={() => write({ open: !open })}
        >
          <MessagesSquare className="icon" aria-hidden="true" />
          {open ? 'Hide the rehearsal' : resolution ? 'Rehearse the next conversation' : 'Rehearse a conversation'}
        </Button>
        {open && (
          <div id={`${id}-room`} className="stack reh__room">
            {help ? (
              <HelpInstead
                safety={help.safety}
                onReset={() => setHelp(null)}
                onAside={maySetAside(help.safety) ? () => playOn(help.id) : undefined}
              />
            ) : (
              <Suspense>
                {current && current !== leaving ? (
                  <Room key={current} id={current} onLeave={() => write({ current: null })} />
                ) : (
                  <SceneForm resolution={resolution} onStarted={started} />
                )}
              </Suspense>
            )}
          </div>
        )}
      </Card>
      {open && (
        <Suspense>
          <PastRehearsals
            current={current}
            onLeaving={setLeaving}
            onOpen={(chosen) => {
              setHelp(null)
              write({ current: chosen })
            }}
            onRemoved={(gone) => {
              if (gone === current) write({ current: null })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
