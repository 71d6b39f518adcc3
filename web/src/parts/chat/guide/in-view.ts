/** What is seen of the answer that a step belongs to: its words, within the log that they are read in. */
function answerAbove(log: HTMLElement) {
  const answer = log.lastElementChild
  // What was said last stands in the step itself.
  if (!answer?.matches('.msg--mallama')) return null
  const [{ top }, { top: edge }] = [answer.getBoundingClientRect(), log.getBoundingClientRect()]
  return { top: Math.max(top, edge), from: top > edge ? answer : log }
}

/** What the bars above and below leave of the screen. */
function room() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return innerHeight - (parseFloat(scrollPaddingTop) || 0) - (parseFloat(scrollPaddingBottom) || 0)
}

/**
 * Brings a step that has come into view, with the answer that it belongs to. Answers whether it may be written in at once: where
 * the two have no room on one screen the answer is read first, and the step is below it.
 */
export function inView(step: HTMLElement): boolean {
  const log = step.parentElement?.querySelector<HTMLElement>('[role=log]')
  const answer = log && answerAbove(log)
  const { top, bottom } = step.getBoundingClientRect()
  // A chat that has the screen to itself holds both, whatever their height.
  if (answer && !step.closest('.chat--whole')) {
    if (bottom - answer.top > room()) {
      answer.from.scrollIntoView({ block: 'start' })
      log.focus({ preventScroll: true })
      return false
    }
    if (answer.top < parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) {
      step.scrollIntoView({ block: 'end' })
      return true
    }
  }
  // One that is taller than the screen is read from its question on.
  step.scrollIntoView({ block: bottom - top > room() ? 'start' : 'nearest' })
  return true
}
