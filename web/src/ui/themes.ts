import { useSyncExternalStore } from 'react'
import { chooseTheme, themeChoice, type ThemeChoice } from './theme.ts'

export const themes: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const listeners = new Set<() => void>()

function choose(choice: ThemeChoice) {
  chooseTheme(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** One choice, wherever it is shown: in the menu and in the settings. */
export const useTheme = () => [useSyncExternalStore(subscribe, themeChoice, themeChoice), choose] as const
