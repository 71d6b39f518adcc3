import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'

/** The last page of an account. It asks the server for nothing: nobody is signed in any more. */
export default function AccountDeletedPage() {
  useTitle('Account deleted')
  const signInStays = new URLSearchParams(useLocation().search).has('sign-in')
  return (
    <div className="page">
      <EmptyState
        level={1}
        scene="door"
        title="Your account is deleted"
        text={
          <>
            Everything you wrote is erased, and so is the key that opened it: in backups it can no longer be read, and
            they are gone within 14 days. You are signed out on every device.
            {signInStays &&
              ' One thing is left: the sign-in itself could not be deleted just now. Log in once more and delete the account again; there is nothing else in it.'}
          </>
        }
        action={<LinkButton to="/">To the start</LinkButton>}
      />
    </div>
  )
}
