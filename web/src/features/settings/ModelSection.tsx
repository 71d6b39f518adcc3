import type { CoachModel } from '@mallama/contracts/coach-model'
import { placeOf } from '../../parts/coach/place.ts'
import { messageOf } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { FoundModels } from './FoundModels.tsx'
import { resultOf, serverNames, stateWords, troubleWords } from './model-words.ts'
import { useModel, useSwitch } from './model.queries.ts'
import { Section } from './Section.tsx'
import { ago } from './when.ts'

/** For the administrator: which language model answers those who agree to it. */
export default function ModelSection() {
  const { data, isError, isFetching, refetch } = useModel()
  return (
    <Section
      id="model"
      title="Language model"
      lead="For you as the administrator. Each person is asked before a model reads anything of theirs."
    >
      {data ? (
        <Chosen now={data} />
      ) : isError ? (
        <>
          <p className="soft">This did not load. It may be your connection.</p>
          <div>
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </>
      ) : (
        <Skeleton label="Loading the language model’s setting">
          <div className="stack">
            <Bone height="2.5rem" />
            <Bone width="60%" />
          </div>
        </Skeleton>
      )}
    </Section>
  )
}

function Chosen({ now }: { now: CoachModel }) {
  const { setting } = now
  if (setting?.by === 'environment')
    return (
      <div className="settings__note stack gap-2">
        <p>
          <b className="break-words">{setting.model}</b> {placeOf(setting.host)}. The server&rsquo;s environment decides
          this (COACH_MODEL), so it cannot be changed here.
        </p>
        <LastError now={now} />
      </div>
    )
  return (
    <>
      {setting ? (
        <SwitchedOn now={now} setting={setting} />
      ) : (
        <p className="soft small">
          The built-in coach answers everyone. A model on this machine can answer those who agree to it, and what they
          write still stays here.
        </p>
      )}
      <FoundModels current={setting} />
    </>
  )
}

function SwitchedOn({ now, setting }: { now: CoachModel; setting: NonNullable<CoachModel['setting']> }) {
  const { now: clock } = useSession()
  const { mutate, isPending } = useSwitch()
  const { model, host, kind, since, tried } = setting
  const off = () =>
    mutate(null, {
      onSuccess: () => toast({ title: 'The built-in coach answers everyone again', tone: 'good' }),
      onError: (error) =>
        toast({
          title: 'The model is still switched on',
          description: messageOf(error, 'Please try again.'),
          tone: 'error',
        }),
    })
  return (
    <div className="settings__note stack gap-2">
      <p>
        <b className="break-words">{model}</b> {placeOf(host)}
        {kind && `, with ${serverNames[kind]}`}. Switched on{since && ` ${ago(since, clock)}`}.
      </p>
      <Status>
        <p>{stateWords[now.state]}</p>
      </Status>
      <LastError now={now} />
      {tried && <p className="soft">{resultOf(tried).join(' ')}</p>}
      <div>
        <Button variant="quiet" size="sm" busy={isPending} onClick={off}>
          Switch off
        </Button>
      </div>
    </div>
  )
}

function LastError({ now: { lastError } }: { now: CoachModel }) {
  const { now } = useSession()
  if (!lastError) return null
  return (
    <p>
      Last trouble, {ago(lastError.at, now)}: {troubleWords[lastError.reason]}.
    </p>
  )
}
