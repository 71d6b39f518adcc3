import type { CoachModel } from '@mallama/contracts/coach-model'
import { Suspense, useEffect, useRef } from 'react'
import { placeOf } from '../../parts/coach/place.ts'
import { ago } from '../../parts/when.ts'
import { messageOf } from '../../platform/api.ts'
import { rereadConfig } from '../../platform/config.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.ts'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { ownGone, resultOf, serverNames, stateWords, troubleWords } from './model-words.ts'
import { useFind, useModel, useSwitch } from './model.queries.ts'
import { Loaded, State } from './Panel.tsx'
import { Ways } from './Ways.tsx'
import type { Tone } from './words.ts'

const Downloads = later(() => import('./Downloads.tsx'))
const FoundModels = later(() => import('./FoundModels.tsx'))

/** Which language model answers those who agree to it. */
export default function CoachPanel() {
  const query = useModel()
  // Beside both lists: what was found stays when one of it is switched on or off.
  const find = useFind()
  const { setting, download } = query.data ?? {}
  const found = (
    <Suspense>
      <FoundModels find={find} current={setting ?? null} />
    </Suspense>
  )
  const own = (
    <Suspense>
      <Downloads download={download} />
    </Suspense>
  )
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(download?.state)
  const { state, title: name } = download ?? {}
  useEffect(() => {
    const was = before.current
    before.current = state
    if (state !== 'done') return
    // What people are offered has changed, on this page too.
    rereadConfig().catch(() => undefined)
    if (was !== 'working') return
    // Its list has gone with the words that told of each step, and with the button that may have had the focus.
    toast({ title: `${name} is ready and switched on`, tone: 'good' })
    if (document.activeElement === document.body) title.current?.focus()
  }, [state, name])
  return (
    <>
      <Card as="section" className="stack" aria-labelledby="answers-title">
        <div className="card__head">
          <div className="min-w-0 break-words">
            <p className="meta" id="answers-what">
              What answers people now
            </p>
            <h2 className="title" id="answers-title" ref={title} tabIndex={-1}>
              {setting?.model ?? 'The built-in coach'}
            </h2>
          </div>
          {query.data && <Now now={query.data} />}
        </div>
        <Loaded query={query} label="Loading the language model’s setting">
          {(now) => (
            <>
              {now.problem && (
                <Status>
                  <p className="break-words">
                    COACH_MODEL in the server&rsquo;s environment names a model that cannot answer: {now.problem} What
                    is chosen here answers instead, until that is mended and the server is started again.
                  </p>
                </Status>
              )}
              <Chosen now={now} />
            </>
          )}
        </Loaded>
      </Card>
      {setting === null && <Ways own={own} found={found} />}
      {setting?.by === 'administrator' && (
        <Card as="section" className="stack" aria-labelledby="found-title">
          <div>
            <h2 id="found-title">A model that runs on this machine</h2>
            <p className="soft small">
              Ollama, LM Studio, llama.cpp, or one that Mallama runs by itself. What people write stays here, and each
              person is asked before a model reads anything of theirs. A company&rsquo;s model is set in the
              server&rsquo;s environment (COACH_MODEL); the README says how.
            </p>
          </div>
          {found}
          <h3>Another one to download</h3>
          {own}
        </Card>
      )}
    </>
  )
}

const states: Record<CoachModel['state'], [Tone, string]> = {
  off: ['none', 'No model'],
  ready: ['good', 'On'],
  gone: ['critical', 'Model stopped'],
  'no-model': ['critical', 'Model missing'],
  unasked: ['good', 'On'],
}

function Now({ now }: { now: CoachModel }) {
  const [tone, words] = states[now.state]
  return <State tone={tone}>{words}</State>
}

function Chosen({ now }: { now: CoachModel }) {
  const { setting } = now
  if (setting?.by === 'environment')
    return (
      <div className="stack gap-2">
        <p>
          <b className="break-words">{setting.model}</b> {placeOf(setting.host)}. The server&rsquo;s environment decides
          this (COACH_MODEL), so it cannot be changed here.
        </p>
        <LastError now={now} />
      </div>
    )
  if (setting) return <SwitchedOn now={now} setting={setting} />
  return (
    <p className="soft">
      The built-in coach answers everyone. A model on this machine can answer those who agree to it, and what they write
      still stays here.
    </p>
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
    <div className="stack gap-2">
      <p>
        <b className="break-words">{model}</b> {placeOf(host)}
        {kind && `, with ${serverNames[kind]}`}. Switched on{since && ` ${ago(since, clock)}`}.
      </p>
      <Status>
        <p>{kind === 'gguf' && now.state === 'no-model' ? ownGone : stateWords[now.state]}</p>
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
