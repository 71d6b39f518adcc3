import { useEffect, useState, type ReactNode } from 'react'
import { cx } from './classes.ts'
import { Status } from './status.tsx'

const PATIENCE_MS = 200

interface SkeletonProps {
  /** What is loading: "Loading relationships..." */
  label: string
  /** The label is seen, too, above the bones. */
  said?: boolean
  /** Bones in the shape of what will come; three lines unless given. */
  children?: ReactNode
  className?: string
}

/** Holds the place from the start, and shows itself only when loading takes longer than 200 ms. */
export function Skeleton({ label, said = false, children, className }: SkeletonProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Status className={cx('skeleton', className)} aria-label={label}>
      {said ? <p className="soft mb-4 min-h-lh">{late && label}</p> : late && <span className="sr-only">{label}</span>}
      <div style={{ visibility: late ? 'visible' : 'hidden' }} aria-hidden="true">
        {children ?? (
          <div className="stack">
            <Bone width="45%" height="1.5rem" />
            <Bone />
            <Bone width="80%" />
          </div>
        )}
      </div>
    </Status>
  )
}

interface BoneProps {
  width?: string
  height?: string
  shape?: 'line' | 'arch' | 'round'
}

const radii = { line: undefined, arch: 'var(--radius-arch)', round: 'var(--radius-lg)' }

export function Bone({ width = '100%', height = '0.9rem', shape = 'line' }: BoneProps) {
  return <div className="skel" style={{ width, height, borderRadius: radii[shape] }} />
}
