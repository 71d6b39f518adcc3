import { SafetyCard } from './SafetyCard.tsx'
import type { Help } from './words.ts'

const show = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'start' })

/** Help that came with a refusal, above the form whose words were refused; no toast lies over it. */
export function HelpFirst({ safety, refusal }: { safety: Help; refusal: string }) {
  return (
    <div className="stack" role="alert" ref={show}>
      <SafetyCard safety={safety} />
      <p className="small soft">{refusal} Your words are still here.</p>
    </div>
  )
}
