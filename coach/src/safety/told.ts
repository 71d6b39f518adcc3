import { toldIn as plainly, type Told } from '../text/told.ts'
import { mended } from './slips.ts'

/** The sentences of a text with slips of the finger mended in the words of danger. */
export const toldIn = (text: string): Told[] => plainly(text, mended)
