import { Suspense } from 'react'
import { later } from '../../../ui/later.ts'
import type { AskedAloneProps } from './AskedAlone.tsx'

const AskedAlone = later(() => import('./AskedAlone.tsx'))

/** The questions of every door; their code comes when they are opened. */
export const Questions = (props: AskedAloneProps) => (
  <Suspense fallback={<p className="small soft">One moment...</p>}>
    <AskedAlone {...props} />
  </Suspense>
)
