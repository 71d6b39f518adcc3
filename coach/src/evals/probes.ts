import { dangerProbes } from '../model/local/tryout.ts'

/** A text in which somebody is in danger without saying so, or its twin, which has its words and no danger. */
interface Probe {
  danger: boolean
  t: string
}

export const probes: readonly Probe[] = dangerProbes.flatMap(({ danger, harmless }) => [
  { danger: true, t: danger },
  { danger: false, t: harmless },
])

/** How many of the dangers were met and how many of the twins left alone, each as a share. */
export function tried(all: readonly Probe[], raised: (probe: Probe) => boolean): { met: number; left: number } {
  const share = (some: readonly Probe[], holds: (probe: Probe) => boolean) =>
    some.length === 0 ? 0 : some.filter(holds).length / some.length
  return {
    met: share(
      all.filter(({ danger }) => danger),
      raised,
    ),
    left: share(
      all.filter(({ danger }) => !danger),
      (probe) => !raised(probe),
    ),
  }
}
