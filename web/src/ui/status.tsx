/* oxlint-disable jsx-a11y/prefer-tag-over-role -- <output> is inline and may hold no blocks */
import type { ComponentProps } from 'react'

/** What changes here is read out when there is a pause. It must stand in the page before its words do. */
export function Status(props: ComponentProps<'div'>) {
  return <div {...props} role="status" />
}
