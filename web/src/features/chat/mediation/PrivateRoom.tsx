import { EyeOff } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ChatMessage } from '@mallama/contracts/chat'
import type { Mediation } from '@mallama/contracts/mediation'
import { needsHelp } from '@mallama/contracts/help'
import { Composer } from '../../../parts/chat/Composer.tsx'
import type { Outgoing } from '../../../parts/chat/conversation.ts'
import { Thread } from '../../../parts/chat/Thread.tsx'
import { useVoice } from '../../../parts/chat/useVoice.ts'
import { SafetyCard } from '../../../parts/safety-card/SafetyCard.tsx'
import { ApiError } from '../../../platform/api.ts'
import { uuid } from '../../../platform/uuid.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { Approve } from './Approve.tsx'
import { Head } from './Head.tsx'
import { useHeldBack, usePrivateRoom, useTell } from './mediation.queries.ts'
import { othersNamed } from './people.ts'
import { useDraft } from './useDraft.ts'

/** Who is protected here can leave it, or end it, from here as well. */
const StopSheet = later(() => import('./StopSheet.tsx'))

interface Props {
  room: Mediation
  onBack: () => void
}

/** Without a time: nobody said it. */
const welcome: ChatMessage = {
  id: 'welcome',
  role: 'assistant',
  content: 'Say it here first, as it comes. Nothing leaves this room unless you share it, line by line.',
  timestamp: '1970-01-01T00:00:00.000Z',
  userName: null,
}

/** The whole page is another surface: nobody else can see this room. */
export default function PrivateRoom({ room, onBack }: Props) {
  const [choosing, setChoosing] = useState(false)
  const [stopping, setStopping] = useState(false)
  const { data, error, refetch } = usePrivateRoom(room.id)
  const heldBack = useHeldBack(room.id)
  const mayShare =
    !room.help &&
    !room.paused &&
    room.endedAt === null &&
    room.stage === 'hearing' &&
    room.phase === 'say' &&
    room.speaker === room.me
  const back = choosing
    ? { label: 'Back to your private room', go: () => setChoosing(false) }
    : { label: 'Back to the shared room', go: onBack }
  const own = (data?.messages ?? []).filter(({ role }) => role === 'user').map(({ content }) => content)
  return (
    <div className="med med--private">
      <Head
        title={room.title}
        meta="Private room"
        onBack={back}
        {...(room.help ? { onStop: () => setStopping(true) } : {})}
      />
      <p className="med-eyeoff">
        <EyeOff className="icon" aria-hidden="true" />
        Only you can see this room
      </p>
      {room.help && needsHelp(heldBack) && (
        <div className="med-held stack gap-3">
          <SafetyCard safety={heldBack} />
          <p className="small">What you were about to share was not shared. Only you have seen it.</p>
        </div>
      )}
      {choosing && mayShare ? (
        <Approve room={room} said={own} onShared={onBack} />
      ) : error ? (
        <ErrorState title="Your private room did not load" onRetry={() => void refetch()} />
      ) : (
        <Talk
          room={room}
          messages={data?.messages ?? []}
          {...(mayShare && own.length > 0 ? { onChoose: () => setChoosing(true) } : {})}
        />
      )}
      {stopping && (
        <Suspense>
          <StopSheet room={room} open onOpenChange={setStopping} />
        </Suspense>
      )}
    </div>
  )
}

interface TalkProps {
  room: Mediation
  messages: readonly ChatMessage[]
  onChoose?: () => void
}

function Talk({ room, messages, onChoose }: TalkProps) {
  const [text, setText] = useDraft(`mediation:${room.id}:private`)
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null)
  const tell = useTell(room.id)
  const box = useRef<HTMLTextAreaElement>(null)
  const voice = useVoice(text, setText, false)
  const say = async (message: string, clientId: string = uuid()) => {
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
  }
  return (
    <>
      <Thread
        messages={[welcome, ...messages]}
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
          <p className="small soft">
            {room.help
              ? `There is no mediation for you now. ${othersNamed(room)} is told nothing: the shared room reads “Paused. Anyone can end it.”, as for any pause.`
              : 'You choose what others may see, line by line, when it is your turn to speak.'}
          </p>
        )}
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
