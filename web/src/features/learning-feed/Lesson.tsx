import type { ReactNode } from 'react'

/** What people take away, in the reading face. */
export function Lesson({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="lesson">
      <svg className="lesson__mark" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 18V9.5a6 6 0 0 1 12 0V18" />
      </svg>
      <div>
        <p className="meta">{label}</p>
        <p className="lesson__words">{children}</p>
      </div>
    </div>
  )
}
