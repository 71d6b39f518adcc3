import type { ReactNode } from 'react'
import { Tabs as Radix } from 'radix-ui'

interface TabsProps {
  label: string
  tabs: { value: string; label: ReactNode; content: ReactNode }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const first = value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined
  return (
    <Radix.Root value={value} defaultValue={first} onValueChange={onValueChange}>
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tabs__tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tabs__panel">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
