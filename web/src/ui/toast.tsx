import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { IconButton } from './button.tsx'
import { cx } from './classes.ts'
import { Status } from './status.tsx'
import { dismiss, toasts, TOAST_DURATION, type ToastEntry } from './toasts.ts'

export { toast, TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toasts.ts'

const none: readonly ToastEntry[] = []
const icons = { good: CircleCheck, error: CircleAlert, plain: Info }
const tones = { good: 'is-good', error: 'is-critical', plain: undefined }

const never = () => () => undefined
const yes = () => true
const no = () => false

/**
 * Both regions are always there: a reader announces what appears in a region, not a region that appears. They stand
 * beside the page, because an open dialog shuts the page off, and `aria-live` is written out because the dialog hides
 * from readers whatever does not have it.
 */
export function Toaster() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.entries, () => none)
  const inBrowser = useSyncExternalStore(never, yes, no)
  const open = entries.find((entry) => entry.open)
  const side = useFreeSide(open?.id)
  if (!inBrowser) return null
  return createPortal(
    <div className="toaster no-print" data-side={side}>
      <Status aria-live="polite">{open && open.tone !== 'error' && <Toast key={open.id} entry={open} />}</Status>
      <div role="alert" aria-live="assertive">
        {open?.tone === 'error' && <Toast key={open.id} entry={open} />}
      </div>
    </div>,
    document.body,
  )
}

function Toast({ entry }: { entry: ToastEntry }) {
  const tone = entry.tone ?? 'plain'
  const Icon = icons[tone]
  const [held, setHeld] = useState(false)
  const duration = entry.duration ?? (tone === 'error' ? null : TOAST_DURATION)
  useEffect(() => {
    if (duration === null || held) return
    const timer = setTimeout(() => dismiss(entry.id), duration)
    return () => clearTimeout(timer)
  }, [duration, entry.id, held])
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }
  return (
    <div className={cx('toast', tones[tone])} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{entry.title}</b>
        {entry.description && <p>{entry.description}</p>}
      </div>
      <IconButton label="Dismiss" onClick={() => dismiss(entry.id)}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** The end of the screen that holds no focus: a toast never covers what someone is typing or about to press. */
function useFreeSide(shown: string | undefined): 'top' | 'bottom' {
  const [side, setSide] = useState<'top' | 'bottom'>('bottom')
  useEffect(() => {
    if (!shown) return
    const look = () => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('.toaster')) return
      const { top, height } = focused.getBoundingClientRect()
      const seen = window.visualViewport?.height ?? window.innerHeight
      setSide(top + height / 2 > seen / 2 && height < seen / 2 ? 'top' : 'bottom')
    }
    look()
    document.addEventListener('focusin', look)
    window.visualViewport?.addEventListener('resize', look)
    return () => {
      document.removeEventListener('focusin', look)
      window.visualViewport?.removeEventListener('resize', look)
    }
  }, [shown])
  return side
}
