import { useState } from 'react'
import { Menu as MenuIcon, Pencil, Trash2, UserRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'

type Open = 'dialog' | 'confirm' | 'sheet' | null

export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const openAs = (name: Open) => ({ open: open === name, onOpenChange: (to: boolean) => setOpen(to ? name : null) })
  return (
    <div className="row">
      <Button variant="quiet" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('confirm')}>
        Confirm
      </Button>
      <Button variant="quiet" onClick={() => setOpen('sheet')}>
        Sheet
      </Button>
      <Menu
        align="start"
        triggerProps={{ className: 'btn btn--quiet' }}
        trigger={
          <>
            <MenuIcon className="icon" aria-hidden="true" />
            Menu
          </>
        }
        items={[
          { heading: 'Nora Adeyemi' },
          { label: 'Profile', to: '/profile', icon: <UserRound className="icon" aria-hidden="true" /> },
          { label: 'Rename', onSelect: () => undefined, icon: <Pencil className="icon" aria-hidden="true" /> },
          'line',
          {
            label: 'Delete',
            danger: true,
            onSelect: () => setOpen('confirm'),
            icon: <Trash2 className="icon" aria-hidden="true" />,
          },
        ]}
      />
      <Button variant="quiet" onClick={() => toast({ title: 'Check-in saved', tone: 'good' })}>
        Good toast
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          toast({ title: 'Login failed', description: 'Incorrect password. Please try again.', tone: 'error' })
        }
      >
        Error toast
      </Button>
      <Dialog
        {...openAs('dialog')}
        title="Add Relationship"
        description="A name is enough to start."
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(null)}>Add</Button>
          </>
        }
      >
        <Field label="Name">
          <Input autoComplete="off" />
        </Field>
      </Dialog>
      <ConfirmDialog
        {...openAs('confirm')}
        title="Delete the chat “The Sunday lunch”?"
        body="Its words are gone for good. What you learned from it stays."
        confirmLabel="Delete"
        onConfirm={() => setOpen(null)}
      />
      <Sheet {...openAs('sheet')} title="Tools">
        <div className="sheet-links">
          <button type="button">Text Message Analyzer</button>
          <button type="button">Argument Resolver</button>
        </div>
      </Sheet>
    </div>
  )
}
