import couples from '../../data/reads/couples.json' with { type: 'json' }
import family from '../../data/reads/family.json' with { type: 'json' }
import general from '../../data/reads/general.json' with { type: 'json' }
import others from '../../data/reads/others.json' with { type: 'json' }
import type { Intent, Topic } from './labels.ts'

/** A short text on a common trouble. */
export interface Read extends Record<'id' | 'title' | 'text' | 'source', string> {
  topics: Topic[]
  lines: string[]
  /** The exercise that leads on from it, by id. */
  exercise?: string
  /** What it answers where no text is nearer: an intent. */
  instead?: Intent
}

export const reads = [...couples, ...family, ...others, ...general] as Read[]
