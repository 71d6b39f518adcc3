import { useEffect } from 'react'

/** Less than this is a bar of the browser's, more is a keyboard. */
const KEYBOARD_PX = 80

/**
 * Says in `--seen-height` and `--seen-top` what part of the screen a keyboard leaves, where the browser does not make
 * the page itself smaller for it (`interactive-widget` in index.html). Nothing while someone looks closer with two
 * fingers: the keyboard is not what takes the room then.
 */
export function useSeenHeight() {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const clear = () => {
      style.removeProperty('--seen-height')
      style.removeProperty('--seen-top')
    }
    const fit = () => {
      if (view.scale > 1.01 || window.innerHeight - view.height < KEYBOARD_PX) return clear()
      style.setProperty('--seen-height', `${view.height}px`)
      style.setProperty('--seen-top', `${view.offsetTop}px`)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
      clear()
    }
  }, [])
}
