import { useSyncExternalStore } from 'react'

/** Where the header holds the navigation; the style sheets use the same width. */
const query = '(min-width: 62rem)'

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
