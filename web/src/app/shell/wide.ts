import { useMedia } from '../../ui/media.ts'

/** Where the header holds the navigation; the style sheets use the same width. */
export const useWide = () => useMedia('(min-width: 62rem)')
