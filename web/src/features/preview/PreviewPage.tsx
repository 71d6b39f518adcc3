import { useState } from 'react'
import { Segmented } from '../../ui/field.tsx'
import { useTitle } from '../../ui/title.ts'
import { Actions } from './Actions.tsx'
import { Conversation } from './Conversation.tsx'
import { Forms } from './Forms.tsx'
import { Health } from './Health.tsx'
import { Overlays } from './Overlays.tsx'
import { States } from './States.tsx'

type Shown = 'both' | 'light' | 'dark'

const choices = [
  { value: 'both', label: 'Both' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Every part in every state, light and dark side by side. */
export function PreviewPage() {
  useTitle('Preview')
  const [shown, setShown] = useState<Shown>('both')
  const themes = shown === 'both' ? (['light', 'dark'] as const) : [shown]
  return (
    <div>
      <div className="page stack">
        <h1>Preview</h1>
        <Segmented<Shown> legend="Theme" options={choices} value={shown} onChange={setShown} />
        <Overlays />
      </div>
      <div className="grid xl:grid-flow-col xl:auto-cols-fr">
        {themes.map((theme) => (
          <section key={theme} data-theme={theme} className="bg-canvas p-5 md:p-8 grid gap-12" aria-label={theme}>
            <Actions />
            <Health />
            <Forms />
            <Conversation />
            <States />
          </section>
        ))}
      </div>
    </div>
  )
}

export default PreviewPage
