import { useState } from 'react'
import { authFor } from '../../platform/next.ts'
import { LinkButton } from '../../ui/button.tsx'
import { lookReset, reset } from './action.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { Looking, Over, Unreachable } from './Over.tsx'
import { useFound } from './useFound.ts'

export function ResetPassword({ code, next }: { code: string; next: string | null }) {
  const [link, setLink] = useFound(code, lookReset)
  const [changed, setChanged] = useState(false)

  if (changed)
    return (
      <div className="stack">
        <output className="soft">Your new password is set. You are signed out everywhere else.</output>
        <div>
          <LinkButton to={authFor(next)} size="lg">
            Sign In
          </LinkButton>
        </div>
      </div>
    )
  if (link.state === 'looking') return <Looking />
  if (link.state === 'over') return <Over why={link.why} mode="resetPassword" next={next} />
  if (link.state === 'unreachable') return <Unreachable why={link.why} onRetry={() => setLink({ state: 'looking' })} />
  return (
    <NewPasswordForm
      save={(password) => reset(code, password)}
      email={link.what}
      onChanged={() => setChanged(true)}
      onOver={(why) => setLink({ state: 'over', why })}
    />
  )
}
