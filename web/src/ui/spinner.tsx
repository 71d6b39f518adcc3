/** A small turning arch for inside a control. It says nothing by itself: the control names what is going on. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 24 24" fill="none" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M3 12a9 9 0 0 1 9-9" stroke="currentColor" />
    </svg>
  )
}
