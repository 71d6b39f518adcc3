import type { User } from '@mallama/contracts/account'
import { updateAccount } from '../../parts/account.ts'
import { useOffer } from '../../parts/coach/consent.ts'
import { ModelPlace } from '../../parts/coach/ModelPlace.tsx'
import { messageOf } from '../../platform/api.ts'
import { Segmented } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { Section } from './Section.tsx'
import { useBusy } from '../../platform/once.ts'

/** Where what one writes is read. Choosing is saving: a choice about privacy does not wait for a second press. */
export function CoachSection({ user }: { user: User }) {
  const offer = useOffer()?.offer
  const [busy, run] = useBusy()
  const agreed = offer !== undefined && user.coachConsent === offer.consent

  const choose = (coachConsent: string) =>
    void run(async () => {
      try {
        await updateAccount(user.id, { coachConsent })
        toast({ title: 'Your choice is saved', tone: 'good' })
      } catch (error) {
        toast({ title: 'Your choice was not saved', description: messageOf(error, 'Please try again.'), tone: 'error' })
      }
    })

  return (
    <Section id="coach" title="Coach and privacy" lead="Who reads what you write to Mallama, and where.">
      {offer ? (
        <>
          <Segmented
            legend="Coach"
            hideLegend
            options={[
              { value: 'built-in', label: 'Built-in coach' },
              { value: offer.consent, label: 'Language model' },
            ]}
            value={agreed ? offer.consent : 'built-in'}
            onChange={choose}
            disabled={busy}
          />
          <p className="soft small">
            {agreed ? (
              <>
                <ModelPlace offer={offer} />, is sent what you write to Mallama, what was said in a chat before, what
                you noted about the people you write about, your first name and your country. That includes what is
                about danger, abuse or wanting to die.
              </>
            ) : (
              <>
                The built-in coach answers on this server, and nothing you write leaves it. The language model would be{' '}
                <ModelPlace offer={offer} />.
              </>
            )}
          </p>
        </>
      ) : (
        <p className="soft small">
          Mallama&rsquo;s built-in coach answers on this server, and nothing you write leaves it.
        </p>
      )}
    </Section>
  )
}
