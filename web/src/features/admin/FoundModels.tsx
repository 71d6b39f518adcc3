import { useId } from 'react'
import type { CoachModel, LocalModel, LocalServer } from '@mallama/contracts/coach-model'
import { messageOf } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { resultOf, roomOf, serverNames } from './model-words.ts'
import { useSwitch, useTryOut, type Choice, type useFind } from './model.queries.ts'

interface FoundModelsProps {
  find: ReturnType<typeof useFind>
  current: CoachModel['setting']
}

/** What answers on this machine. Nothing is asked before the press. */
export default function FoundModels({ find, current }: FoundModelsProps) {
  const { mutate, data, isPending, isError, error } = find
  const servers = data?.servers ?? []
  return (
    <>
      <div>
        <Button variant="soft" busy={isPending} busyLabel="Looking..." onClick={() => mutate()}>
          {data ? 'Look again' : 'Find models on this machine'}
        </Button>
      </div>
      <Status className="stack">
        {isError && <p className="soft">{messageOf(error, 'Looking for models failed. Please try again.')}</p>}
        {data && servers.length === 0 && <NothingFound ports={data.ports} />}
        {servers.map(({ address, kind, models }) => models.length === 0 && <NoModel key={address} kind={kind} />)}
      </Status>
      {servers.some(({ models }) => models.length > 0) && (
        <ul className="admin__rows" aria-label="Models on this machine">
          {servers.flatMap((server) =>
            server.models.map((model) => (
              <Row
                key={`${server.address} ${model.model}`}
                server={server}
                model={model}
                on={current?.address === server.address && current.model === model.model ? current : null}
              />
            )),
          )}
        </ul>
      )}
    </>
  )
}

function NothingFound({ ports }: { ports: number[] }) {
  return (
    <div className="admin__note stack gap-2">
      <p>
        <b>No model server answers on this machine.</b>
      </p>
      <p>
        Run <code>npm run model</code> where Mallama runs, and it fetches one and runs it by itself. Or install Ollama
        and run <code>ollama run llama3.1</code>; or start the server in LM Studio; or start llama.cpp&rsquo;s{' '}
        <code>llama-server</code> with a model. Then look again; one that is still loading its model does not answer
        yet.
      </p>
      <p className="soft">Asked were the ports {ports.join(', ')} of the machine that Mallama runs on.</p>
    </div>
  )
}

function NoModel({ kind }: { kind: LocalServer['kind'] }) {
  return (
    <p className="admin__note">
      {serverNames[kind]} answers, and has no model yet.{' '}
      {kind === 'ollama' ? (
        <>
          Get one with <code>ollama pull llama3.1</code>, then look again.
        </>
      ) : (
        'Load one there, then look again.'
      )}
    </p>
  )
}

interface RowProps {
  server: LocalServer
  model: LocalModel
  /** The setting, where it is this one. */
  on: CoachModel['setting']
}

function Row({ server, model, on }: RowProps) {
  const name = useId()
  const trying = useTryOut()
  const turn = useSwitch()
  const choice: Choice = { address: server.address, model: model.model }
  const isOn = on !== null
  // What was seen stands with the setting from then on, once.
  const seen = trying.data && JSON.stringify(trying.data) !== JSON.stringify(on?.tried) ? trying.data : null

  const switchOn = () =>
    turn.mutate(choice, {
      onSuccess: () => toast({ title: `${model.model} is switched on`, tone: 'good' }),
      onError: (error) =>
        toast({
          title: `${model.model} was not switched on`,
          description: messageOf(error, 'Nothing changed. Please try again.'),
          tone: 'error',
        }),
    })

  return (
    <li>
      <div>
        <span className="row">
          <b id={name}>{model.model}</b>
          {isOn && <Chip tone="brand">On</Chip>}
        </span>
        <span className="meta">{[serverNames[server.kind], roomOf(model)].filter(Boolean).join(' · ')}</span>
      </div>
      <span className="row">
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={name}
          busy={trying.isPending}
          busyLabel="Trying..."
          onClick={() => trying.mutate(choice)}
        >
          Try it
        </Button>
        {!isOn && (
          <Button variant="soft" size="sm" aria-describedby={name} busy={turn.isPending} onClick={switchOn}>
            Switch on
          </Button>
        )}
      </span>
      <Status className="admin__tried">
        {trying.isPending && <p className="meta">This takes a minute at most.</p>}
        {trying.isError && <p>{messageOf(trying.error, 'Trying it failed. Please try again.')}</p>}
        {seen && !trying.isPending && (
          <ul>
            {resultOf(seen).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Status>
    </li>
  )
}
