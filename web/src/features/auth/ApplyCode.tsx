import { useState } from 'react'
import { authMessage } from '../../parts/identity/messages.ts'
import { useBusy } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.ts'
import { apply, look, pathOf, whyOver, type Applied } from './action.ts'
import { FromOutside } from './FromOutside.tsx'
import { Looking, Over, Unreachable } from './Over.tsx'
import { useFound } from './useFound.ts'

const words: Record<Applied, { ask: (email: string) => string; button: string; done: (email: string) => string }> = {
  verifyEmail: {
    ask: (email) => `${email} is the email of your account.`,
    button: 'Confirm this email',
    done: (email) => `${email} is confirmed.`,
  },
  verifyAndChangeEmail: {
    ask: (email) => `From now on you will sign in with ${email}. You will be signed out everywhere.`,
    button: 'Use this email',
    done: (email) => `Your email is now ${email}. You are signed out everywhere, so sign in again with the new email.`,
  },
  recoverEmail: {
    ask: (email) =>
      `Your account will go back to ${email}. Every device will be signed out, and the current password will stop working.`,
    button: 'Change it back',
    done: (email) => `Your email is ${email} again. Open the email we sent there to choose a new password.`,
  },
}

interface ApplyCodeProps {
  mode: Applied
  code: string
  continueUrl: string | null
}

/** Shows what a link is about, and does it at a press. */
export function ApplyCode({ mode, code, continueUrl }: ApplyCodeProps) {
  const [link, setLink] = useFound(code, look)
  const [done, setDone] = useState(false)
  const [busy, once] = useBusy()

  const press = () =>
    once(async () => {
      try {
        await apply(code, mode)
        setDone(true)
      } catch (error) {
        const why = whyOver(error)
        if (why === undefined) toast({ title: 'That did not work', description: authMessage(error), tone: 'error' })
        else setLink({ state: 'over', why })
      }
    })

  if (link.state === 'looking') return <Looking />
  if (link.state === 'over') return <Over why={link.why} mode={mode} />
  if (link.state === 'unreachable') return <Unreachable why={link.why} onRetry={() => setLink({ state: 'looking' })} />
  const { email, from } = link.what
  if (done)
    return (
      <>
        <output className="soft break-words">{words[mode].done(email)}</output>
        <WayOn mode={mode} to={pathOf(continueUrl, location.origin)} />
      </>
    )
  if (mode !== 'recoverEmail' && from === 'another') return <SignedInElsewhere />
  if (mode !== 'recoverEmail' && from === 'outside')
    return (
      <FromOutside
        mode={mode}
        code={code}
        opened={link.what}
        button={words[mode].button}
        onDone={() => setDone(true)}
        onOver={(why) => setLink({ state: 'over', why })}
      />
    )
  return (
    <>
      <p className="soft break-words">{words[mode].ask(email)}</p>
      <div>
        <Button size="lg" busy={busy} busyLabel="One moment..." onClick={() => void press()}>
          {words[mode].button}
        </Button>
      </div>
    </>
  )
}

function SignedInElsewhere() {
  const { user, signOut } = useSession()
  return (
    <>
      <p className="soft break-words">
        You are signed in here{user?.email ? ` as ${user.email}` : ''}, and this link is for another account. To use it,
        log out first and open it again.
      </p>
      <div className="row">
        <LinkButton to="/">Continue</LinkButton>
        <Button variant="quiet" onClick={() => void signOut()}>
          Log Out
        </Button>
      </div>
    </>
  )
}

function WayOn({ mode, to }: { mode: Applied; to: string | null }) {
  const { user } = useSession()
  if (mode === 'recoverEmail') return <Way to="/auth?forgotten" name="Send the email again" />
  if (user !== null && mode === 'verifyEmail') return <Way to={to ?? '/'} name="Continue" />
  // Every sign-in ended with the change, this one too: the form comes in a fresh document.
  if (user !== null)
    return (
      <div>
        <a className="btn btn--primary btn--lg" href="/api/login">
          Sign In
        </a>
      </div>
    )
  return <Way to="/auth" name="Sign In" />
}

const Way = ({ to, name }: { to: string; name: string }) => (
  <div>
    <LinkButton to={to} size="lg">
      {name}
    </LinkButton>
  </div>
)
