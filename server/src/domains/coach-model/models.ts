import type { ModelSetting, OpenedModel } from '@mallama/coach/model/provider'
import type { Coach } from '@mallama/coach/operations'
import type { Download, LocalModel, ModelOffers, Trouble } from '@mallama/contracts/coach-model'

/** A model of a server or a company, or a file that a process of our own holds. */
export type Setting = ModelSetting | { provider: 'gguf'; model: string; mayClear?: boolean | undefined }

/** Downloads a model of a closed list, tries it, and has it switched on by `take`; one at a time. */
export interface Downloads {
  offers(): ModelOffers
  now(): Download | null
  /** `take` resolves with whether it was switched on: not where something else was decided since it began. */
  begin(
    id: string,
    take: (chosen: string, stopped: AbortSignal) => Promise<boolean>,
  ): 'begun' | 'unknown' | 'too big' | 'at work'
  stop(): Promise<void>
}

/** Makes a coach of a model, and tells of answers that could not be used: of every coach that it made, and the first. */
export interface Models {
  open(setting: Setting): Promise<Coach>
  /** The model alone, to be tried. */
  opened(setting: Setting): Promise<OpenedModel>
  /** None answers any more: what one took is given back. */
  none(): void
  /** The files beside the data, where there is something to run them. */
  own: { list(): Promise<LocalModel[]> }
  downloads: Downloads
  onTrouble(heard: (reason: Trouble) => void): void
  /** Why the environment's cannot answer; null where it can, or none is named. A line for the owner. */
  problem: string | null
}
