import { use, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { QuickExitButton } from './quick-exit.tsx'
import { SESSION_ENDED, SessionEndContext } from './session-end.ts'
import { clearForDialog, clearWithDialog } from './toasts.ts'

export interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

interface Shape {
  className: string
  role?: 'dialog' | 'alertdialog'
}

/**
 * What dialogs and sheets share: focus is trapped and returns to where it came from, and quick exit is repeated, since
 * the page behind is out of reach.
 */
export function Overlay({ open, onOpenChange, ...rest }: OverlayProps & Shape) {
  const change = (next: boolean) => {
    if (!next) clearWithDialog()
    onOpenChange(next)
  }
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        {/* Not Radix's own: it would lock scrolling with an inline style sheet, which the content policy forbids. */}
        <div className="scrim" aria-hidden="true" />
        <Panel {...rest} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function Panel({
  title,
  description,
  children,
  footer,
  className,
  role,
}: Omit<OverlayProps, 'open' | 'onOpenChange'> & Shape) {
  const content = useRef<HTMLDivElement>(null)
  const [heading, scrolls] = useLong()
  const opener = useRef<Element | null>(null)
  const logIn = use(SessionEndContext)
  useInertPage(content)
  useEffect(clearForDialog, [])
  return (
    <Radix.Content
      ref={content}
      className={className}
      role={role ?? 'dialog'}
      aria-modal="true"
      tabIndex={-1}
      {...(description ? {} : { 'aria-describedby': undefined })}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        opener.current = openerOf(document.activeElement)
        firstOf(content.current)?.focus()
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        const back = opener.current?.isConnected ? opener.current : document.getElementById('main')
        if (back instanceof HTMLElement) back.focus()
      }}
      onInteractOutside={(event) => {
        // Heard at the click, when a dismissed toast has left the page already: only its own element still knows it.
        if (event.target instanceof Element && event.target.closest('.toast')) event.preventDefault()
      }}
    >
      <div className="dialog__head">
        <Radix.Title ref={heading} tabIndex={scrolls ? 0 : undefined}>
          {title}
        </Radix.Title>
        <div className="dialog__tools">
          <QuickExitButton size="sm" />
          <Radix.Close className="icon-btn" aria-label="Close" title="Close">
            <X className="icon" aria-hidden="true" />
          </Radix.Close>
        </div>
      </div>
      {/* The line above the page is out of reach from here. */}
      {logIn && (
        <div className="row says-ended">
          <p className="small soft">{SESSION_ENDED}</p>
          {logIn}
        </div>
      )}
      {description && (
        <Radix.Description className="soft" asChild>
          <div className="text-pretty">{description}</div>
        </Radix.Description>
      )}
      {children}
      {footer && <div className="dialog__foot">{footer}</div>}
    </Radix.Content>
  )
}

/** A heading with a very long name in it is cut off by the styles: then it scrolls, and the keyboard can scroll it too. */
function useLong() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const measure = () => {
      const { scrollHeight = 0, clientHeight = 0 } = heading.current ?? {}
      setScrolls(scrollHeight > clientHeight + 1)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  })
  return [heading, scrolls] as const
}

const FIRST = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * The first field, of a choice what is chosen, else the panel itself: never quick exit, where Enter would leave. On a phone a
 * field that is filled in already does not call the keyboard up over what there is to read.
 */
function firstOf(panel: HTMLElement | null) {
  const wished = panel?.querySelector<HTMLElement>('[data-autofocus]')
  if (wished) return wished
  const field = panel?.querySelector<HTMLElement>(FIRST)
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return field.closest('fieldset, [role=radiogroup]')?.querySelector<HTMLElement>('input:checked') ?? field
  const filled = field instanceof HTMLInputElement && field.value !== ''
  return field && !(filled && matchMedia('(pointer: coarse)').matches) ? field : panel
}

/** A menu that opened the dialog is gone when it closes: focus goes back to the button that names the menu. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}

/** Everything behind is inert, toasts aside: what a dialog's own action answers must stay in reach. */
function useInertPage(content: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const behind = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && !child.inert && !child.contains(content.current) && !child.matches('.toaster'),
    )
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [content])
}
