import { useId } from 'react'
import { messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.ts'
import { updateAccount } from '../account.ts'
import type { useOffer } from './consent.ts'
import { ModelPlace } from './ModelPlace.tsx'

interface CoachQuestionProps {
  offered: NonNullable<ReturnType<typeof useOffer>>
  /** Whom the talk is about, where it is about somebody. */
  personName?: string | undefined
}

/** Who may read it, by name. Both answers weigh the same, and neither must be given. */
export default function CoachQuestion({ offered: { offer, user }, personName }: CoachQuestionProps) {
  const title = useId()
  const once = useOnce()
  const choose = (coachConsent: string) =>
    void once(async () => {
      try {
        await updateAccount(user.id, { coachConsent })
      } catch (error) {
        const description = messageOf(error, 'The built-in coach answers until you choose. Please try again.')
        toast({ title: 'Your choice was not saved', description, tone: 'error' })
      }
    })
  return (
    <Card as="section" tone="noticed" aria-labelledby={title} className="stack gap-3">
      <h3 id={title}>Who may read what you write?</h3>
      <p className="small">
        Mallama&rsquo;s built-in coach answers on this server, and nothing leaves it. You can let a language model
        answer instead: <ModelPlace offer={offer} />. It would be sent what you write to Mallama, here and in the tools,
        what was said in a chat before, what you noted about{' '}
        {personName ? (
          <>
            <bdi>{personName}</bdi> and others
          </>
        ) : (
          'people'
        )}
        , your first name and your country. That includes what is about danger, abuse or wanting to die: it reads those
        words too.
        {offer.here && ' All of it stays on this machine.'}
      </p>
      <div className="row">
        <Button variant="soft" size="sm" onClick={() => choose('built-in')}>
          Keep the built-in coach
        </Button>
        <Button variant="soft" size="sm" onClick={() => choose(offer.consent)}>
          Let the language model answer
        </Button>
      </div>
      <p className="meta">You can change this at any time in Account and security.</p>
    </Card>
  )
}
