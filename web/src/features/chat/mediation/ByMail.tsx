import { Mail } from 'lucide-react'
import type { FormEvent } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Letter, useLetter } from '../../../parts/invitation/letter.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { useInvite } from './mediation.queries.ts'
import { nameOf } from './people.ts'
import { Problem } from './Problem.tsx'

/** A letter instead of a link. */
export function ByMail({ room }: { room: Mediation }) {
  const letter = useLetter()
  const { mutate, isPending, error } = useInvite(room.id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const to = letter.address()
    if (to) mutate(to, { onSuccess: letter.sent })
  }
  return (
    <Fold title="Send it by email" icon={Mail}>
      <form className="stack gap-3" noValidate onSubmit={send}>
        <Letter label="Their email" from={nameOf(room, room.me)} letter={letter} />
        <Problem error={error} what="The invitation was not sent." />
        <div>
          <Button type="submit" variant="quiet" busy={isPending}>
            Send invitation
          </Button>
        </div>
      </form>
    </Fold>
  )
}
