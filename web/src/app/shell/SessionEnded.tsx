import { LogOut } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SESSION_ENDED, SessionEndContext } from '../../ui/session-end.ts'
import { useTitle } from '../../ui/title.ts'
import { LogIn } from './LogIn.tsx'

const KEPT = 'What you typed is still on this page'
/** Where words may stand that are not kept anywhere else: what shell.css leaves visible. */
const FIELDS = '.unsent, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])'

/** The first of these fields in which something is written. */
const wordsHere = () =>
  [...document.querySelectorAll<HTMLElement>(FIELDS)].find((place) =>
    ('value' in place ? String(place.value) : (place.textContent ?? '')).trim(),
  )

function onTyped(look: () => void) {
  document.addEventListener('input', look)
  return () => document.removeEventListener('input', look)
}

/**
 * Over the page on which a session ended. Perhaps its person ended it from afar because somebody else sits here: from now
 * on only fields and what was not sent are left to read (`data-ended` in shell.css), so that its own writer can copy it.
 */
export default function SessionEnded() {
  const [open, setOpen] = useState(true)
  const hasWords = useSyncExternalStore(onTyped, () => wordsHere() !== undefined)
  const { pathname } = useLocation()
  // Also where the page itself did not come, and the one before had named it.
  useTitle('Please log in')
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['ended'] = ''
    return () => void delete dataset['ended']
  }, [])
  useEffect(() => {
    // They may stand far down on a page of which nothing else is left.
    if (!open) wordsHere()?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const kept = hasWords
    ? `${SESSION_ENDED} ${KEPT}; copy it if you want to keep it. Everything else is hidden until you log in.`
    : `${SESSION_ENDED} This page is hidden until you log in.`
  // The specification gives this page words of its own.
  const [title, description] = pathname.startsWith('/conversations')
    ? ['Access Denied', `Please log in. ${kept}`]
    : ['Please log in', kept]
  return (
    <>
      {!open && (
        <aside className="trial trial--warning says-ended" aria-label="Session">
          <p>
            <LogOut className="icon" aria-hidden="true" />
            {SESSION_ENDED} {hasWords ? `${KEPT}, to copy.` : 'This page is hidden until you log in.'}
          </p>
          <LogIn className="font-semibold underline" />
        </aside>
      )}
      {/* Other dialogs have a way back in of their own; this one is it. */}
      <SessionEndContext value={null}>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={title}
          description={<span className="session-end">{description}</span>}
          footer={
            <>
              {hasWords && (
                <Button variant="quiet" onClick={() => setOpen(false)}>
                  Stay on this page
                </Button>
              )}
              <LogIn />
            </>
          }
        />
      </SessionEndContext>
    </>
  )
}
