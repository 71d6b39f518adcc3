import { Overlay, type OverlayProps } from './overlay.tsx'

/** From below on a phone, in the middle above: for menus and short lists. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} className="sheet" />
}
