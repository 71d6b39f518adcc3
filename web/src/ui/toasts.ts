export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY = 1_000_000
export const TOAST_DURATION = 6000

export interface ToastWords {
  title: string
  description?: string
  tone?: 'good' | 'error' | 'plain'
  /** Milliseconds on screen. An error stays until it is dismissed unless this is given. */
  duration?: number
  /** What it is about: it goes when that is settled. */
  about?: string
  /** It is said on the way to another page, and is to be read there. */
  onward?: boolean
}

export interface ToastEntry extends ToastWords {
  id: string
  open: boolean
  /** The address that it was said at. */
  at: string
}

const address = () => (typeof location === 'undefined' ? '' : location.pathname + location.search)

let entries: readonly ToastEntry[] = []
let count = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

const set = (next: readonly ToastEntry[]) => {
  for (const gone of entries.filter((entry) => !next.some(({ id }) => id === entry.id))) {
    clearTimeout(removals.get(gone.id))
    removals.delete(gone.id)
  }
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before. */
export function toast(words: ToastWords): { id: string; dismiss: () => void } {
  const id = `toast-${++count}`
  set([{ ...words, id, open: true, at: address() }, ...entries].slice(0, TOAST_LIMIT))
  return { id, dismiss: () => dismiss(id) }
}

/** Closes it; the store forgets it after TOAST_REMOVE_DELAY. */
export function dismiss(id: string) {
  if (!entries.some((entry) => entry.id === id && entry.open)) return
  set(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  const removal = setTimeout(() => set(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY)
  removals.set(id, removal)
}

/** What a toast was about is tried again, or done: an old failure beside it would be untrue. */
export function settle(about: string) {
  for (const entry of entries) if (entry.open && entry.about === about) dismiss(entry.id)
}

/** Another view is open: what was said about the one before goes with it. */
export function clearView() {
  for (const { id, open, onward, at } of entries) {
    if (!open || at === address()) continue
    // It has come where it is to be read: from here on it goes like any other.
    if (onward) set(entries.map((entry) => (entry.id === id ? { ...entry, onward: false, at: address() } : entry)))
    else dismiss(id)
  }
}

/** A dialog opens: what was said about the page under it would lie over what one is asked now. */
export function clearForDialog() {
  for (const { id, open, onward } of entries) if (open && !onward) dismiss(id)
}

/** A dialog is closed by hand: a failure that was said in it is about nothing that is still there. */
export function clearWithDialog() {
  for (const { id, open, onward, tone } of entries) if (open && !onward && tone === 'error') dismiss(id)
}

export const toasts = {
  entries: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
