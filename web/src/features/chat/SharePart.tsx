import type { OpenConversation } from '@mallama/contracts/conversations'
import { needsHelp } from '@mallama/contracts/help'
import { useState } from 'react'
import { titleOf } from '../../parts/conversations/words.ts'
import { ShareDialog } from '../../parts/share/ShareDialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckRow } from '../../ui/field.tsx'

interface SharePartProps {
  conversation: OpenConversation
  onClose: () => void
}

/** Message by message, the newest first; nothing is chosen beforehand. Then it is seen without names, and can be changed. */
export default function SharePart({ conversation, onClose }: SharePartProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [ready, setReady] = useState(false)
  // Where help stands in an answer's place there is nothing to show to others, and nothing of what led to it.
  const may = conversation.messages.filter(
    ({ safety }, at, all) => !needsHelp(safety) && !needsHelp(all[at + 1]?.safety),
  )
  const wordsOf = (id: string) => {
    const { senderId, content, message } = may.find((one) => one.id === id)!
    return `${senderId === 'ai' ? 'Mallama' : 'Me'}: ${message ? `${content}\n${message.text}` : content}`
  }
  if (ready) {
    const content = may
      .filter(({ id }) => chosen.has(id))
      .map(({ id }) => wordsOf(id))
      .join('\n\n')
    return (
      <ShareDialog
        open
        item={{ title: titleOf(conversation), content, type: 'learning' }}
        names={[]}
        onClose={onClose}
      />
    )
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share a part"
      description="Choose the messages. You see what goes out before anything does."
      footer={
        <Button disabled={chosen.size === 0} onClick={() => setReady(true)}>
          Go on
        </Button>
      }
    >
      <fieldset className="session__parts">
        <legend className="sr-only">Messages</legend>
        {may.toReversed().map(({ id, senderId, content }) => (
          <CheckRow key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
            <b>{senderId === 'ai' ? 'Mallama' : 'You'}: </b>
            <span dir="auto">{content.length > 240 ? `${content.slice(0, 240).toWellFormed()}…` : content}</span>
          </CheckRow>
        ))}
      </fieldset>
    </Dialog>
  )
}
