import { authFor } from '../../platform/next.ts'
import { useSession } from '../../platform/session.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'

/** A link that can no longer be used: why, and the way to one that can. */
export function Over({ why, mode, next = null }: { why: string; mode?: string; next?: string | null }) {
  const { user } = useSession()
  return (
    <>
      <p className="soft">{why}</p>
      <div className="row">
        {mode === 'resetPassword' && user === null && (
          <LinkButton to={authFor(next, 'forgotten')}>Send a new link</LinkButton>
        )}
        {mode === 'signIn' && user === null && <LinkButton to={authFor(next, 'link')}>Send a new link</LinkButton>}
        {user === null ? (
          <LinkButton variant={mode === 'resetPassword' || mode === 'signIn' ? 'quiet' : 'primary'} to={authFor(next)}>
            Sign In
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/settings">Account and security</LinkButton>
            <LinkButton variant="quiet" to="/">
              Back to Mallama
            </LinkButton>
          </>
        )}
      </div>
    </>
  )
}

export const Looking = () => (
  <Skeleton label="Checking the link">
    <div className="stack">
      <Bone height="3rem" />
      <Bone height="3rem" />
    </div>
  </Skeleton>
)

export function Unreachable({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <>
      <p className="soft">{why}</p>
      <div>
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  )
}
