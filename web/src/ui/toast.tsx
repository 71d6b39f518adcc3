import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { IconButton } from './button.tsx'
import { cx } from './classes.ts'
import { Status } from './status.tsx'
import { placeOf, type Box, type Place } from './toast-place.ts'
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
  const box = useRef<HTMLDivElement>(null)
  const place = useFreePlace(box, open?.id)
  useKeyboard(box)
  if (!inBrowser) return null
  return createPortal(
    <div className="toaster no-print" ref={box} style={place && { top: place.top, bottom: 'auto' }}>
      <Status aria-live="polite">
        {open && open.tone !== 'error' && <Toast key={open.id} entry={open} most={place?.most} />}
      </Status>
      <div role="alert" aria-live="assertive">
        {open?.tone === 'error' && <Toast key={open.id} entry={open} most={place?.most} />}
      </div>
    </div>,
    document.body,
  )
}

function Toast({ entry, most }: { entry: ToastEntry; most: number | undefined }) {
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
    <div
      className={cx('toast', tones[tone])}
      style={most === undefined ? undefined : { maxHeight: most, overflow: 'auto' }}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{entry.title}</b>
        {entry.description && <p>{entry.description}</p>}
      </div>
      <IconButton label="Dismiss" aria-keyshortcuts="F8" onClick={() => dismiss(entry.id)}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/**
 * F8 goes to the toast, wherever one is on the page, and Escape or its button goes back there: it stands at the end of
 * the document, where a keyboard would come only after everything else, and the focus would be lost with it.
 */
function useKeyboard(toaster: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let before: HTMLElement | null = null
    const leaving = new AbortController()
    const heard = { signal: leaving.signal, capture: true }
    const dismissal = () => toaster.current?.querySelector<HTMLElement>('.toast button')
    const inside = () => toaster.current?.contains(document.activeElement) ?? false
    const back = () => setTimeout(() => document.activeElement === document.body && before?.focus())
    const came = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !toaster.current?.contains(target)) before = target
    }
    const pressed = (event: KeyboardEvent) => {
      const button = dismissal()
      if (!button) return
      if (event.key === 'F8') {
        event.preventDefault()
        button.focus()
      } else if (event.key === 'Escape' && inside()) {
        event.stopPropagation()
        button.click()
      }
    }
    const clicked = () => inside() && back()
    document.addEventListener('focusin', came, heard)
    document.addEventListener('keydown', pressed, heard)
    document.addEventListener('click', clicked, heard)
    return () => leaving.abort()
  }, [toaster])
}

const NEVER_COVERED = '[data-exit], .dialog__head, .jump, .chat__back'
/** Where what is written is sent, which stays in reach on a phone, the lines of help, what a save changed, and words that were asked for. */
const IN_REACH = '.reach, .ask-bar, .composer, .safety a, .changed, .craft__message'
const CONTROLS = 'button, input, textarea, select, summary, .btn, .icon-btn'
const WIDE_REM = 62
const TOP_REM = 7.25
/** Above the bar at the bottom of a phone. */
const BOTTOM_REM = { narrow: 5.75, wide: 1.5 }

/** Where it covers neither what someone is typing or about to press, nor Quick exit, nor what a dialog is called. */
function useFreePlace(toaster: RefObject<HTMLElement | null>, shown: string | undefined): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    if (!shown) return
    let due = 0
    const look = () => {
      due = 0
      const toast = toaster.current?.querySelector<HTMLElement>('.toast')
      if (toast) setPlace((before) => same(before, freePlaceOf(toast)))
    }
    const soon = () => (due ||= requestAnimationFrame(look))
    look()
    const leaving = new AbortController()
    const heard = { signal: leaving.signal, capture: true, passive: true }
    for (const event of ['focusin', 'scroll'] as const) document.addEventListener(event, soon, heard)
    window.addEventListener('resize', soon, heard)
    window.visualViewport?.addEventListener('resize', soon, heard)
    // A dialog opens, a card with a way out comes.
    const changes = new MutationObserver(soon)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(due)
      leaving.abort()
      changes.disconnect()
    }
  }, [toaster, shown])
  return place
}

const same = (before: Place | undefined, now: Place) =>
  before && before.top === now.top && before.most === now.most ? before : now

function freePlaceOf(toast: HTMLElement): Place {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { left, right } = toast.getBoundingClientRect()
  return placeOf({
    left,
    right,
    height: toast.scrollHeight + toast.offsetHeight - toast.clientHeight,
    screen: window.visualViewport?.height ?? window.innerHeight,
    ends: { top: TOP_REM * rem, bottom: BOTTOM_REM[window.innerWidth >= WIDE_REM * rem ? 'wide' : 'narrow'] * rem },
    never: boxesOf(NEVER_COVERED),
    inUse: [...inHand(), ...boxesOf(IN_REACH)],
    controls: boxesOf(CONTROLS, document.querySelector('[aria-modal=true]') ?? document),
  })
}

/** What has the focus, whole where it is a part of something, and what its form is sent with. */
function inHand(): Box[] {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.matches('main, h1, h2, h3') || focused.closest('.toaster'))
    return []
  const sends = focused.closest('form')?.querySelector('[type=submit]')
  return [focused.closest('.composer, .seg, .check') ?? focused, ...(sends ? [sends] : [])].map(boxOf)
}

const boxesOf = (which: string, within: ParentNode = document): Box[] =>
  [...within.querySelectorAll(which)]
    .filter((one) => !one.closest('.toaster'))
    .map(boxOf)
    .filter(({ top, bottom }) => bottom > top)
const boxOf = (element: Element): Box => element.getBoundingClientRect()
