/** A model said what may not be said, also when it was asked for other words. */
export const LeftOut = () => (
  <p className="meta">Something the language model said is left out here: Mallama does not say such things.</p>
)
