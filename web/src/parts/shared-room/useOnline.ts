import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether there is a network. */
export const useConnection = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
