import { useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { CheckRow } from './field.tsx'

interface SwitchProps extends Omit<ComponentProps<typeof CheckRow>, 'checked' | 'onChange' | 'role' | 'aria-checked'> {
  on: boolean
  /** Saves the choice, and tells of a failure itself. Until it ends, the switch stands as it was chosen. */
  onChoose: (next: boolean) => Promise<unknown>
}

/** A choice that is saved by making it. */
export function Switch({ on, onChoose, disabled, ...rest }: SwitchProps) {
  // What is kept answers a moment later than a switch has to.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const shown = wanted ?? on
  // Known in the breath of the press, before what is shown is drawn anew.
  const saving = useRef(false)
  const choose = async (next: boolean) => {
    if (saving.current) return
    saving.current = true
    setWanted(next)
    try {
      await onChoose(next)
    } finally {
      // The cache tells its readers after this: letting go at once would show the old choice between the two.
      setTimeout(() => {
        saving.current = false
        setWanted(null)
      })
    }
  }
  return (
    <CheckRow
      {...rest}
      role="switch"
      aria-checked={shown}
      aria-disabled={wanted !== null || undefined}
      disabled={disabled}
      checked={shown}
      onChange={({ target }) => void choose(target.checked)}
    />
  )
}
