import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import type { CoachModel, Download, ModelOffers } from '@mallama/contracts/coach-model'
import { messageOf } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { gigabytes, paceOf } from './model-words.ts'
import { useDownload, useOffers, useStopDownload } from './model.queries.ts'
import { Loaded } from './Panel.tsx'

/** A model of the list, which the server downloads, tries and switches on: what `npm run model` does. */
export default function Downloads({ download }: { download: CoachModel['download'] }) {
  const [open, setOpen] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  // The button that was pressed goes; what came of the press is read on from here.
  const goOn = useCallback(() => words.current?.focus(), [])
  const working = download?.state === 'working'
  return (
    <>
      <Status ref={words} tabIndex={-1}>
        {working && <p className="small">{download.line}</p>}
        {download && !working && download.state !== 'done' && (
          <p className="admin__note">
            {download.title}: {download.line}
          </p>
        )}
      </Status>
      {working ? (
        <OnItsWay download={download} onLeft={goOn} />
      ) : open ? (
        <Offers onBegun={goOn} />
      ) : (
        <div>
          <Button variant="soft" onClick={() => setOpen(true)}>
            Choose a model
          </Button>
        </div>
      )}
    </>
  )
}

function Offers({ onBegun }: { onBegun: () => void }) {
  const query = useOffers()
  return (
    <Loaded query={query} label="Loading the list of models">
      {(data) => <Choice {...data} onBegun={onBegun} />}
    </Loaded>
  )
}

function Choice({ offers, machine, lookedUp, onBegun }: ModelOffers & { onBegun: () => void }) {
  const name = useId()
  const begin = useDownload()
  const [id, setId] = useState(offers.find(({ advised }) => advised)?.id ?? null)
  const go = () =>
    id &&
    begin.mutateAsync(id).then(onBegun, (error) =>
      toast({
        title: 'The download did not begin',
        description: messageOf(error, 'Nothing changed. Please try again.'),
        tone: 'error',
      }),
    )
  return (
    <>
      <fieldset className="admin__pick">
        <legend className="sr-only">Model to download</legend>
        {offers.map((offer) => (
          <label key={offer.id}>
            <input
              type="radio"
              name={name}
              checked={offer.id === id}
              disabled={!offer.fits}
              onChange={() => setId(offer.id)}
            />
            <b>{offer.title}</b>
            <span className="small">{offer.says}</span>
            <span className="meta">
              {gigabytes(offer.bytes)} to download, {gigabytes(offer.memory)} of memory, {offer.licence}.{' '}
              {offer.fits ? paceOf(offer.wordsPerSecond) : 'Too big for this machine.'}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="meta">
        This machine has {gigabytes(machine.memory)} of memory and {machine.cores} cores. Sizes were looked up on{' '}
        {lookedUp}; the speed is an estimate, and the try-out measures it.
      </p>
      {id === null ? (
        <p>None of them fits into the memory of this machine. The built-in coach goes on without one.</p>
      ) : (
        <div>
          <Button busy={begin.isPending} busyLabel="Beginning..." onClick={() => void go()}>
            Download and switch on
          </Button>
        </div>
      )}
    </>
  )
}

interface OnItsWayProps {
  download: Download
  /** Whoever stood at its button has nothing under them any more. */
  onLeft: () => void
}

function OnItsWay({ download: { title, done, of }, onLeft }: OnItsWayProps) {
  const stop = useStopDownload()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = box.current
    return () => {
      if (own?.contains(document.activeElement)) onLeft()
    }
  }, [onLeft])
  return (
    <div className="stack gap-3" ref={box}>
      <Progress
        label={`${title} is on its way`}
        value={done}
        max={of}
        text={`${gigabytes(done)} of ${gigabytes(of)}`}
      />
      <p className="meta">You can leave this page. If the line is cut, the next download goes on where it stopped.</p>
      <div>
        <Button
          variant="quiet"
          size="sm"
          busy={stop.isPending}
          busyLabel="Stopping..."
          onClick={() =>
            void stop.mutateAsync().then(onLeft, (error) =>
              toast({
                title: 'The download goes on',
                description: messageOf(error, 'Please try again.'),
                tone: 'error',
              }),
            )
          }
        >
          Stop
        </Button>
      </div>
    </div>
  )
}
