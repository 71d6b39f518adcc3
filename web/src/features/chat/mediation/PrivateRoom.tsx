import { EyeOff, LifeBuoy, Pause } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ChatMessage } from '@mallama/contracts/chat'
import type { Mediation } from '@mallama/contracts/mediation'
import { needsHelp } from '@mallama/contracts/help'
import { Composer } from '../../../parts/chat/Composer.tsx'
import type { Outgoing } from '../../../parts/chat/conversation.ts'
import { Thread } from '../../../parts/chat/Thread.tsx'
import { useVoice } from '../../../parts/chat/useVoice.ts'
import { ApiError } from '../../../platform/api.ts'
import { useOnce } from '../../../platform/once.ts'
import { uuid } from '../../../platform/uuid.ts'
import { Button } from '../../../ui/button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { laterDialog } from '../../../ui/later.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { Approve } from './Approve.tsx'
import { Head } from './Head.tsx'
import { useDeed, usePrivateRoom, useTell } from './mediation.queries.ts'
import { isOpen, othersHere, othersNamed } from './people.ts'
import { useQuestions } from './Questions.tsx'
import { useDraft } from './useDraft.ts'

const StopSheet = laterDialog(() => import('./StopSheet.tsx'))

interface Props {
  room: Mediation
  onBack: () => void
}

/** Who can see it is said before it is asked. Without a time: nobody said it. */
const welcome = (room: Mediation): ChatMessage => {
  const are = othersHere(room).length > 1 ? 'are' : 'is'
  const others = othersNamed(room)
  return {
    id: 'welcome',
    role: 'assistant',
    content: `Say it here first, as it comes. Nothing leaves this room unless you share it, line by line. Mallama shows it to nobody, and ${others} ${are} not told that you write here. Whoever sees this screen or knows your password can read it: Quick exit at the top clears the screen.`,
    timestamp: '1970-01-01T00:00:00.000Z',
    userName: null,
  }
}

/** The whole page is another surface: nobody else can see this room. */
export default function PrivateRoom({ room, onBack }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { questions, ask, close } = useQuestions(room)
  const { data, error, refetch } = usePrivateRoom(room.id)
  const mayShare =
    !room.paused &&
    room.endedAt === null &&
    room.stage === 'hearing' &&
    room.phase === 'say' &&
    room.speaker === room.me
  const back =
    choosing || questions
      ? {
          label: 'Back to your private room',
          go: () => {
            setChoosing(false)
            close()
          },
        }
      : { label: 'Back to the shared room', go: onBack }
  const own = (data?.messages ?? []).filter(({ role }) => role === 'user').map(({ content }) => content)
  return (
    <div className="med med--private">
      <div className="med__top">
        <Head title={room.title} meta="Private room" onBack={back} />
        <OnlyYou />
      </div>
      {questions ? (
        <div className="med__main">{questions}</div>
      ) : choosing && mayShare ? (
        <Approve room={room} said={own} onShared={onBack} />
      ) : error ? (
        <ErrorState title="Your private room did not load" onRetry={() => void refetch()} />
      ) : (
        <Talk
          room={room}
          messages={data?.messages ?? []}
          onAsk={ask}
          onBack={onBack}
          {...(mayShare && own.length > 0 ? { onChoose: () => setChoosing(true) } : {})}
        />
      )}
    </div>
  )
}

/** It stays in sight, under a name of any length, and also where the head does not. */
const OnlyYou = () => (
  <p className="med-eyeoff">
    <EyeOff className="icon" aria-hidden="true" />
    Only you can see this room
  </p>
)

interface TalkProps {
  room: Mediation
  messages: readonly ChatMessage[]
  onAsk: () => void
  onBack: () => void
  onChoose?: () => void
}

function Talk({ room, messages, onAsk, onBack, onChoose }: TalkProps) {
  const [text, setText] = useDraft(`mediation:${room.id}:private`)
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null)
  const tell = useTell(room.id)
  const box = useRef<HTMLTextAreaElement>(null)
  const voice = useVoice(text, setText, false)
  const once = useOnce()
  const say = (message: string, clientId: string = uuid()) =>
    once(async () => {
      const leaving = { content: message, at: new Date().toISOString(), clientId, state: 'sending' as const }
      setOutgoing(leaving as Outgoing)
      setText('')
      try {
        await tell.mutateAsync({ message, clientId })
        setOutgoing(null)
      } catch (failed) {
        const safety = failed instanceof ApiError ? failed.safety : null
        setOutgoing({ ...leaving, state: 'failed', ...(needsHelp(safety) ? { safety } : {}) } as Outgoing)
      }
    })
  return (
    <>
      <Thread
        messages={[welcome(room), ...messages]}
        outgoing={outgoing}
        streamed=""
        notice={null}
        onRetry={outgoing?.state === 'failed' ? () => void say(outgoing.content, outgoing.clientId) : undefined}
        onAnswer={(answer) => void say(answer)}
        onAside={() => tell.mutateAsync({ aside: true })}
      />
      <div className="med__foot">
        {onChoose ? (
          <Button block onClick={onChoose}>
            Choose what {othersNamed(room)} may see
          </Button>
        ) : (
          <p className="small soft">You choose what others may see, line by line, when it is your turn to speak.</p>
        )}
        {isOpen(room) && room.stage !== 'waiting' && !room.paused && <TooMuch room={room} onBack={onBack} />}
        {isOpen(room) && <NotSafe room={room} onAsk={onAsk} />}
        <Composer
          ref={box}
          label="Write in your private room"
          placeholder="Write here, only for you"
          voice={voice}
          text={text}
          onText={setText}
          onSend={() => void say(text.trim())}
          pending={outgoing?.state === 'sending'}
          closed={false}
        />
      </div>
    </>
  )
}

/** For everyone: nobody has to find words for being overwhelmed before they may stop. */
function TooMuch({ room, onBack }: Props) {
  const { mutate, isPending } = useDeed(room)
  const [ending, setEnding] = useState(false)
  const mine = room.waitingFor.includes(room.me)
  return (
    <Fold title="If it is too much at once" icon={Pause}>
      <div className="stack gap-3 small">
        <p>You can stop for a while. Or share one line and no more: the rest can wait, and nothing of it is lost.</p>
        <div className="row">
          <Button
            variant="quiet"
            size="sm"
            busy={isPending}
            onClick={() => mutate({ go: 'pause' }, { onSuccess: onBack })}
          >
            Take a break
          </Button>
          {room.stage === 'hearing' && mine && (
            <Button variant="quiet" size="sm" onClick={onBack}>
              One line only
            </Button>
          )}
          {room.phase === 'answer' && mine && (
            <Button variant="quiet" size="sm" onClick={() => mutate({ do: 'pass' }, { onSuccess: onBack })}>
              Say nothing to it
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setEnding(true)}>
            End it
          </Button>
        </div>
      </div>
      {ending && (
        <Suspense>
          <StopSheet room={room} ask="end" open onOpenChange={setEnding} />
        </Suspense>
      )}
    </Fold>
  )
}

/** For everyone, and closed: what stands in it is the only thing that differs for whom there is no mediation now. */
const NotSafe = ({ room, onAsk }: { room: Mediation; onAsk: () => void }) => (
  <Fold title="If something is not safe" icon={LifeBuoy}>
    <div className="stack gap-3 small">
      {room.help && (
        <p>
          There is nothing that you have to do. Mallama may pause or end this, in the words of any pause and any end.
          Until then write or do not write, as is safest for you.
        </p>
      )}
      <p>
        Mallama can end this in its own words, which name nobody. Leaving by yourself is shown to the others.{' '}
        <Link to="/help-now">Help now</Link>
      </p>
      <p>
        If somebody asks you why it stopped: “It does that by itself, and gives no reasons.” That is so for everyone.
      </p>
      <div>
        <Button variant="quiet" size="sm" onClick={onAsk}>
          Answer the questions again
        </Button>
      </div>
    </div>
  </Fold>
)
