import type { Resolution } from '@mallama/contracts/arguments'

interface RehearsalPanelProps {
  /** The quarrel whose next conversation is practised; without one, a tracked relationship and a scenario are chosen. */
  resolution?: Resolution
}

/** Practising the next conversation with Mallama playing the other person. */
export default function RehearsalPanel({ resolution }: RehearsalPanelProps) {
  return <section data-resolution={resolution?.id} />
}
