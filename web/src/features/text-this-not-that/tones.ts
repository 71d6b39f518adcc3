import type { CraftTone } from '@mallama/contracts/coach'

/** As the specification has them, in its order. */
export const tones: readonly { value: CraftTone; name: string; words: string }[] = [
  { value: 'caring', name: 'Caring', words: 'Warm, with room for how they are' },
  { value: 'playful', name: 'Playful', words: 'Light, with a smile in it' },
  { value: 'flirty', name: 'Flirty', words: 'For someone you are close to' },
  { value: 'direct', name: 'Direct', words: 'Plain, and to the point' },
  { value: 'diplomatic', name: 'Diplomatic', words: 'Careful with both sides' },
  { value: 'encouraging', name: 'Encouraging', words: 'Hopeful, and on their side' },
]

export const toneName = (tone: CraftTone) => tones.find(({ value }) => value === tone)?.name ?? tone
