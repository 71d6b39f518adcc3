import type kept from '../../data/under-card.json'
import { fileOf } from '../learn/file.ts'

/** What is said under a card of help: coach/data/under-card.json, packed by coach/train/texts.ts. */
export const under = fileOf<typeof kept>(new URL('under.br', import.meta.url))()
