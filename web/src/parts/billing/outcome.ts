/** What became of a try to pay, or to save a card. */
export type Outcome =
  | { is: 'paid' }
  /** The bank, or its owner, said no: in the provider's words. */
  | { is: 'refused'; message: string }
  /** The bank takes longer: nobody knows yet. */
  | { is: 'pending' }
  /** What the provider's own form says is missing, it says itself. */
  | { is: 'incomplete' }
  /** Asked for approval, and left. */
  | { is: 'left' }

/** Tries to pay with what is chosen; null until the form is ready. */
export type Pay = (() => Promise<Outcome>) | null

export interface CardFormProps {
  clientSecret: string
  /** Saves a card, and charges nothing. */
  setup: boolean
  /** Shown where the bank asks. */
  amount: number | null
  /** Where the bank's own page leads back to. */
  returnTo: string
  /** Given a way to pay, whenever that changes. */
  onReady: (pay: Pay) => void
}
