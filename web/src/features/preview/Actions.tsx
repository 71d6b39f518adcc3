import { useState } from 'react'
import { Pencil, Pin, Trash2 } from 'lucide-react'
import { Button, IconButton, LinkButton, type ButtonVariant } from '../../ui/button.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Logo } from '../../ui/logo.tsx'
import { MallamaMark, Portrait } from '../../ui/portrait.tsx'
import { QuickExitButton } from '../../ui/quick-exit.tsx'
import { Strip } from '../../ui/strip.tsx'

const variants: ButtonVariant[] = ['primary', 'quiet', 'soft', 'ghost', 'danger']
const sizes = ['sm', 'md', 'lg', 'xl'] as const

export function Actions() {
  const [pinned, setPinned] = useState(true)
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <div className="stack">
      <h2>Brand</h2>
      {(['full', 'micro'] as const).map((form) => (
        <div key={form} className="row">
          {sizes.map((size) => (
            <Logo key={size} size={size} form={form} />
          ))}
        </div>
      ))}
      <h2>Buttons</h2>
      {variants.map((variant) => (
        <div key={variant} className="row">
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
        </div>
      ))}
      <div className="row">
        <Button busy={busy} busyLabel="Saving" onClick={save}>
          Save check-in
        </Button>
        <LinkButton to="/" variant="quiet">
          A link
        </LinkButton>
        <QuickExitButton />
        <IconButton label="Edit Strengths">
          <Pencil className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Pin Strengths" pressed={pinned} onClick={() => setPinned(!pinned)}>
          <Pin className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete Strengths" disabled>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <h2>Cards</h2>
      <div className="grid-auto" style={{ '--col': '12rem' } as React.CSSProperties}>
        <Card>Plain</Card>
        <Card tone="flat">Flat</Card>
        <Card tone="noticed">Noticed</Card>
        <CardLink to="/">A card that is a link</CardLink>
      </div>
      <Strip
        items={[
          { label: 'Total Relationships', value: 7 },
          { label: 'Healthy Relationships', value: 3 },
          { label: 'Need Attention', value: 1 },
          { label: 'Average Health', value: null },
        ]}
      />
      <h2>People</h2>
      <div className="row">
        <Portrait name="Nora" tone="you" size={3} />
        <Portrait name="Tomas" size={3} />
        <Portrait name="Ama" tone="lamp" size={3} />
        <Portrait name="Šárka" tone="stone" size={3} />
        <MallamaMark size={3} />
        <Chip>Regular Member</Chip>
        <Chip tone="lamp">Most Popular</Chip>
        <Chip tone="brand">Linked</Chip>
      </div>
    </div>
  )
}
