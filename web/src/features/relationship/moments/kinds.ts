import { CloudLightning, HeartHandshake, Sun } from 'lucide-react'

/** One tap each. The shape says it without the colour. */
export const kinds = [
  { kind: 'conflict', name: 'Conflict', Icon: CloudLightning, tone: 'is-critical' },
  { kind: 'positive', name: 'Positive moment', Icon: Sun, tone: 'is-good' },
  { kind: 'repair', name: 'Repair', Icon: HeartHandshake, tone: 'is-good' },
] as const
export type MomentKind = (typeof kinds)[number]['kind']
export const kindOf = (kind: MomentKind) => kinds.find((one) => one.kind === kind)!

export const sizes = [
  { value: '1', label: 'Small' },
  { value: '2', label: 'Medium' },
  { value: '3', label: 'Big' },
] as const
export type Size = (typeof sizes)[number]['value']
export const sizeName = (intensity: number) => sizes.find(({ value }) => value === String(intensity))!.label
