import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './classes.ts'
import { Overlay, type OverlayProps } from './overlay.tsx'

/** A dialog on a desktop, a sheet from below on a phone. */
export function Dialog({ wide, ...rest }: OverlayProps & { wide?: boolean }) {
  return <Overlay {...rest} className={cx('dialog', wide && 'dialog--wide')} />
}

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Asks with the item's name: Delete the chat "The Sunday lunch"? */
  title: ReactNode
  body?: ReactNode
  confirmLabel: string
  busyLabel?: string
  cancelLabel?: string
  onConfirm: () => void
  busy?: boolean
  tone?: 'danger' | 'primary'
}

/** Asks before something that cannot be undone. Focus starts on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    body,
    confirmLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    busy,
    tone,
  } = props
  return (
    <Overlay
      className="dialog"
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={body}
      footer={
        <>
          <Button variant="quiet" data-autofocus onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone ?? 'danger'} busy={busy ?? false} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
