import { Link } from 'react-router'
import { useConfig } from '../../platform/config.ts'
import { useSession } from '../../platform/session.tsx'

/** What answers here, before anything is said. It is never taken from what was answered: that may have been another. */
export const AiLine = ({ simple }: { simple: boolean }) => (
  <p className="thread__note">
    Mallama is an AI, not a person or a therapist.{simple && ' Here it is a simple guide.'}
    {simple && <ConnectModel />}
  </p>
)

/** Whoever runs this server is told where a language model is connected, as long as none is. */
function ConnectModel() {
  const coach = useConfig()?.coach
  const { user } = useSession()
  if (user?.role !== 'admin' || coach?.remote !== null) return null
  return (
    <>
      {' '}
      <Link to="/admin#coach">Connect a language model</Link>
    </>
  )
}
