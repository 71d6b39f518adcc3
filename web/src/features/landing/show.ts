/** Scrolls to a heading, and moves the focus along, so that Tab goes on from there. */
export function show(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
