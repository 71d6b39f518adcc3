import { useSearchParams } from 'react-router'
import { useTitle } from '../../ui/title.ts'
import { nextOf, NOT_WHOLE } from './action.ts'
import { ApplyCode } from './ApplyCode.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { LinkSignIn } from './LinkSignIn.tsx'
import { Over } from './Over.tsx'
import { ResetPassword } from './ResetPassword.tsx'

const titles = {
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your email',
  verifyAndChangeEmail: 'Confirm your new email',
  recoverEmail: 'Get your email back',
  signIn: 'Sign in by email',
} as const
type Mode = keyof typeof titles
const isMode = (mode: string | null): mode is Mode => mode !== null && Object.hasOwn(titles, mode)

/** Where the links in our letters lead. */
export default function AuthActionPage() {
  const [query] = useSearchParams()
  const mode = query.get('mode')
  const code = query.get('oobCode')
  const title = isMode(mode) ? titles[mode] : 'This link'
  useTitle(title)
  return (
    <AuthFrame>
      <div className="stack">
        <h1>{title}</h1>
        {/* Another link opened in the same tab starts anew. */}
        <Action key={code} mode={mode} code={code} continueUrl={query.get('continueUrl')} />
      </div>
    </AuthFrame>
  )
}

interface ActionProps {
  mode: string | null
  code: string | null
  continueUrl: string | null
}

function Action({ mode, code, continueUrl }: ActionProps) {
  if (!isMode(mode)) return <Over why={mode ? 'This link does not work here.' : NOT_WHOLE} />
  const next = nextOf(continueUrl, location.origin)
  if (!code) return <Over why={NOT_WHOLE} mode={mode} next={next} />
  if (mode === 'resetPassword') return <ResetPassword code={code} next={next} />
  if (mode === 'signIn') return <LinkSignIn next={next} />
  return <ApplyCode mode={mode} code={code} continueUrl={continueUrl} />
}
