import { Suspense } from 'react'
import { later } from '../../ui/later.ts'
import { isOpen, useOffer } from './consent.ts'

const CoachQuestion = later(() => import('./CoachQuestion.tsx'))

/** Before anything leaves the server its person is asked; where there is only the built-in coach there is no question. */
export function CoachChoice({ personName }: { personName?: string }) {
  const offered = useOffer()
  if (!offered || !isOpen(offered.offer, offered.user.coachConsent)) return null
  return (
    <Suspense>
      <CoachQuestion offered={offered} personName={personName} />
    </Suspense>
  )
}
