import { Suspense, useId, useState } from 'react'
import { MessageCircle } from 'lucide-react'
import { conversation } from '../../../parts/chat/conversation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.ts'
import { MallamaMark } from '../../../ui/portrait.tsx'
import { TalkLoading } from './TalkLoading.tsx'
import { unsent } from './unsent.ts'
import '../../../parts/chat/chat-panel.css'

const Talk = later(() => import('./Talk.tsx'))

interface FollowUpProps {
  resolutionId: string
}

/** Words that were not sent are not behind a button. */
const hasUnsent = (id: string) => {
  const { text, outgoing } = conversation(unsent(id))
  return text.trim() !== '' || outgoing !== null
}

/** The talk about a resolved quarrel, behind its toggle. */
export default function FollowUp({ resolutionId }: FollowUpProps) {
  const id = useId()
  const [open, setOpen] = useState(() => hasUnsent(resolutionId))
  const [pressed, setPressed] = useState(false)
  const toggle = () => {
    setOpen(!open)
    setPressed(true)
  }
  return (
    <Card as="section" className="chat" aria-labelledby={`${id}-title`}>
      <div className="chat__head">
        <MallamaMark size={2.125} />
        <div>
          <h2 id={`${id}-title`}>Talk it over</h2>
          <p className="meta">Ask what this means, or how to go on from here. Only you can see it.</p>
        </div>
      </div>
      <Button
        variant="quiet"
        className="justify-self-start self-start"
        aria-expanded={open}
        aria-controls={open ? `${id}-talk` : undefined}
        onClick={toggle}
      >
        <MessageCircle className="icon" aria-hidden="true" />
        {open ? 'Hide Chat' : 'Start Chat with Mallama'}
      </Button>
      {open && (
        <div className="chat__part" id={`${id}-talk`}>
          <Suspense fallback={<TalkLoading />}>
            <Talk key={resolutionId} resolutionId={resolutionId} takeFocus={pressed} />
          </Suspense>
        </div>
      )}
    </Card>
  )
}
