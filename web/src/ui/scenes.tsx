import type { ReactNode } from 'react'

export type SceneName = 'arches' | 'door' | 'window' | 'table' | 'path'

/** Two shapes near each other, one lamp; never a face or a hand. */
const drawings: Record<SceneName, ReactNode> = {
  arches: (
    <>
      <path d="M18 124V64a44 44 0 0 1 88 0v60z" fill="var(--brand-soft)" />
      <path d="M66 124V94a30 30 0 0 1 60 0v30z" fill="var(--accent-soft)" />
      <path d="M66 124V94a30 30 0 0 1 60 0v30" stroke="var(--accent)" strokeWidth="5" />
      <path d="M18 124V64a44 44 0 0 1 80-25" stroke="var(--brand-ink)" strokeWidth="5" />
    </>
  ),
  door: (
    <>
      <path d="M30 124V58a40 40 0 0 1 80 0v66z" fill="var(--brand-soft)" />
      <path d="M30 124V58a40 40 0 0 1 80 0v66" stroke="var(--brand-ink)" strokeWidth="5" />
      <path d="M54 124V64a28 28 0 0 1 56 0v60z" fill="var(--accent-soft)" />
      <path d="M54 124V64a26 26 0 0 1 26-26" stroke="var(--accent)" strokeWidth="5" />
      <circle cx="66" cy="88" r="3.5" fill="var(--brand-ink)" />
    </>
  ),
  window: (
    <>
      <path d="M26 110V60a44 44 0 0 1 88 0v50z" fill="var(--brand-soft)" />
      <path d="M70 110V74a22 22 0 0 1 44 0v36z" fill="var(--accent-soft)" />
      <path d="M70 16v94M26 66h88" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M26 110V60a44 44 0 0 1 88 0v50z" stroke="var(--brand-ink)" strokeWidth="5" />
      <circle cx="92" cy="92" r="9" fill="var(--accent)" />
    </>
  ),
  table: (
    <>
      <path d="M12 124v-22a24 24 0 0 1 48 0v22z" fill="var(--brand-soft)" />
      <path d="M12 124v-22a24 24 0 0 1 48 0" stroke="var(--brand-ink)" strokeWidth="5" />
      <path d="M80 124v-22a24 24 0 0 1 48 0v22z" fill="var(--surface-3)" />
      <path d="M80 102a24 24 0 0 1 48 0v22" stroke="var(--line-strong)" strokeWidth="5" />
      <path d="M70 20v22" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M50 62a20 20 0 0 1 40 0z" fill="var(--accent)" />
    </>
  ),
  path: (
    <>
      <path d="M36 124V74a34 34 0 0 1 68 0v50z" fill="var(--brand-soft)" />
      <path d="M58 124c0-18 24-20 18-40-3-9-10-11-10-18" stroke="var(--accent)" strokeWidth="6" />
      <path d="M36 124V74a34 34 0 0 1 68 0v50" stroke="var(--brand-ink)" strokeWidth="5" />
    </>
  ),
}

export function Scene({ name = 'arches' }: { name?: SceneName }) {
  return (
    <svg className="scene" viewBox="0 0 140 130" fill="none" strokeLinecap="round" aria-hidden="true">
      {drawings[name]}
      <path d="M4 124h132" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  )
}
