import type { privacyApi } from '@mallama/contracts/privacy'
import { call } from '../../platform/api.ts'
import { forgetWords } from '../../platform/forget.ts'
import { route } from '../../platform/route.ts'
import { EraseDialog } from './EraseDialog.tsx'

const wipe = route<typeof privacyApi.wipe>('POST', '/api/account/wipe')

export default function WipeDialog({ onClose }: { onClose: () => void }) {
  return (
    <EraseDialog
      title="Delete your words?"
      goes={[
        'Your relationships, chats, journal, analyses, reminders, and what Mallama remembers.',
        'Stories and comments that you published.',
      ]}
      stays={[
        'Your account: name, picture, email, password, settings.',
        'Your membership or trial, and your receipts. Nothing is cancelled.',
        'Encrypted backups from before, for up to 14 days, kept only to bring the whole server back.',
        'What others wrote.',
      ]}
      keepLabel="Keep my words"
      eraseLabel="Delete my words"
      failed="Your words were not deleted"
      onClose={onClose}
      erase={async () => void (await call(wipe, {}))}
      onErased={() => {
        // Drafts and what the page remembers go as well: a fresh document, still signed in.
        forgetWords()
        location.replace('/your-words')
      }}
    />
  )
}
