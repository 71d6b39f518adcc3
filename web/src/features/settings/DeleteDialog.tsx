import type { privacyApi } from '@mallama/contracts/privacy'
import { call } from '../../platform/api.ts'
import { useConfig } from '../../platform/config.ts'
import { route } from '../../platform/route.ts'
import { leaveErased } from '../../platform/session.tsx'
import { EraseDialog } from './EraseDialog.tsx'

const remove = route<typeof privacyApi.remove>('DELETE', '/api/account')

export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const abroad = useConfig()?.identity.mode === 'firebase'
  return (
    <EraseDialog
      title="Delete your account?"
      goes={[
        'Your relationships, chats, journal, analyses, and what Mallama remembers.',
        'Stories and comments that you published.',
        'Your sign-in, on every device. A plan ends, and nothing is charged again.',
      ]}
      stays={[
        'Backups from before, for up to 14 days. Your words in them can no longer be read.',
        'What others wrote, and what a payment provider has to keep about payments.',
      ]}
      keepLabel="Keep my account"
      eraseLabel="Delete everything"
      failed="Your account was not deleted"
      onClose={onClose}
      erase={async () => void (await call(remove))}
      onErased={() => leaveErased({ abroad })}
    />
  )
}
