import { useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The link's own address leads to the form; the way back to this page goes along. */
function logIn(event: MouseEvent) {
  event.preventDefault()
  location.assign(`/api/login?next=${encodeURIComponent(location.pathname + location.search)}`)
}

/** Over the page on which a session ended. Closing it leaves the page readable, so that words can be copied. */
export default function SessionEnded() {
  const [open, setOpen] = useState(true)
  const { pathname } = useLocation()
  const kept = 'Your session has ended. What you typed is still on this page; copy it if you want to keep it.'
  // The specification gives this page words of its own.
  const [title, description] = pathname.startsWith('/conversations')
    ? ['Access Denied', `Please log in. ${kept}`]
    : ['Please log in', kept]
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Stay on this page
          </Button>
          <a className="btn btn--primary" href="/api/login" onClick={logIn}>
            Log In
          </a>
        </>
      }
    />
  )
}
