import { useEffect, useRef } from 'react'

/** Near enough to the end to be taken along. */
const NEAR_PX = 180

/** The end, or the beginning of the last message where it is taller than the log: one reads from there. */
function toEnd(box: HTMLElement | null) {
  if (!box) return
  const last = box.lastElementChild?.getBoundingClientRect()
  const start = last
    ? box.scrollTop + last.top - box.getBoundingClientRect().top - parseFloat(getComputedStyle(box).paddingTop)
    : Infinity
  box.scrollTo({ top: Math.min(start, box.scrollHeight - box.clientHeight), behavior: 'instant' })
}

const HELP = ':scope > :last-child > .msg__body > .safety, :scope > .chat__refused:last-child > .safety'
const helpOf = (box: HTMLElement | null) => box?.querySelector(HELP)

const leftBelow = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

const stepBeside = (box: HTMLElement) => box.parentElement?.querySelector(':scope > .step') ?? null

/**
 * A keyboard takes its height from the log: who read the last lines still sees them above it. A step that takes it comes with a
 * new answer, which is read from its beginning.
 */
function keptAtEnd(box: HTMLElement) {
  let [left, height, step] = [leftBelow(box), box.clientHeight, stepBeside(box)]
  const read = () => {
    // A scroll that a new height brings about says nothing of where someone reads.
    if (box.clientHeight === height) left = leftBelow(box)
  }
  const resized = new ResizeObserver(() => {
    const came = stepBeside(box) !== step
    if (box.clientHeight !== height && left < NEAR_PX) {
      if (came) toEnd(box)
      else box.scrollTop = box.scrollHeight - box.clientHeight - left
    }
    height = box.clientHeight
    step = stepBeside(box)
    left = leftBelow(box)
  })
  resized.observe(box)
  box.addEventListener('scroll', read, { passive: true })
  return () => {
    resized.disconnect()
    box.removeEventListener('scroll', read)
  }
}

/** What comes into the last message later, as a card that has to be loaded, is in view too, unless someone has moved on. */
function keptAsItGrows(box: HTMLElement) {
  let at = box.scrollTop
  const grown = new ResizeObserver(() => {
    if (box.scrollTop !== at) return
    toEnd(box)
    at = box.scrollTop
  })
  if (box.lastElementChild) grown.observe(box.lastElementChild)
  return () => grown.disconnect()
}

/** A new step shows the end; growing text takes along only who is reading there. */
export function useScrolledDown(steps: string, streamed: string) {
  const log = useRef<HTMLDivElement>(null)
  const opened = useRef(false)
  useEffect(() => {
    const box = log.current
    if (!steps || !box) return
    toEnd(box)
    // Help that has just come is seen from its first line, wherever the page stood.
    const help = opened.current && helpOf(box)
    opened.current = true
    if (help) help.scrollIntoView({ block: 'start', behavior: 'instant' })
    else return keptAsItGrows(box)
  }, [steps])
  useEffect(() => (log.current ? keptAtEnd(log.current) : undefined), [])
  useEffect(() => {
    const box = log.current
    if (streamed && box && leftBelow(box) < NEAR_PX) toEnd(box)
  }, [streamed])
  return log
}
