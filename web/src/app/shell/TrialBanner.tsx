import { AlarmClock, CircleAlert, Clock, ClockAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../platform/session.tsx'
import { cx } from '../../ui/classes.ts'
import { trialNotice, type TrialTone } from '../trial.ts'

const marks = { normal: Clock, warning: ClockAlert, urgent: AlarmClock, expired: CircleAlert } satisfies Record<
  TrialTone,
  unknown
>

export function TrialBanner() {
  const { access, user, now } = useSession()
  const notice = access && user && trialNotice(access, user.trialEndDate, now)
  if (!notice) return null
  const { tone, prefix, text, action } = notice
  const Mark = marks[tone]
  return (
    <aside className={cx('trial', tone !== 'normal' && `trial--${tone}`)} aria-label="Free trial" data-tone={tone}>
      <p>
        <Mark className="icon" aria-hidden="true" />
        <span>
          {prefix && <strong>{prefix}</strong>} {text}
        </span>
      </p>
      <Link to="/membership">{action}</Link>
    </aside>
  )
}
