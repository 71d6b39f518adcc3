import { useRef, useState } from 'react'
import type { User } from '@mallama/contracts/account'
import { removePicture, savePicture } from '../../parts/account.ts'
import { OwnPicture } from '../../parts/OwnPicture.tsx'
import { messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.ts'
import { smaller, Unreadable } from './smaller.ts'

/** Choosing is saving. What was there before stays until another is there. */
export function PictureField({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, run] = useBusy()

  const choose = (file: File) =>
    void run(async () => {
      setProblem(undefined)
      try {
        await savePicture(user.id, await smaller(file))
        toast({ title: 'Your picture is saved', tone: 'good' })
      } catch (error) {
        const otherwise = 'Your picture was not saved. Check your connection, then try again.'
        setProblem(error instanceof Unreadable ? error.message : messageOf(error, otherwise))
      }
    })
  const remove = () =>
    void run(async () => {
      setProblem(undefined)
      try {
        await removePicture(user)
        toast({ title: 'Your picture is removed', tone: 'good' })
      } catch (error) {
        setProblem(messageOf(error, 'Your picture was not removed. Please try again.'))
      }
    })

  return (
    <div className="settings__picture">
      <OwnPicture user={user} size={4} />
      <div className="stack gap-2">
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label="A picture of you"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file can be chosen again.
            target.value = ''
            if (file) choose(file)
          }}
        />
        <div className="row gap-2">
          <Button variant="soft" size="sm" busy={busy} busyLabel="Saving..." onClick={() => input.current?.click()}>
            {user.profileImageUrl ? 'Change picture' : 'Add a picture'}
          </Button>
          {user.profileImageUrl && (
            <Button variant="ghost" size="sm" disabled={busy} onClick={remove}>
              Remove picture
            </Button>
          )}
        </div>
        <p className="soft small">Only you see it. A JPEG, PNG or WebP file.</p>
        <p className="field__error" role="alert" hidden={!problem}>
          {problem}
        </p>
      </div>
    </div>
  )
}
