import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { ChatMessage } from '@mallama/contracts/chat'
import { later } from '../../../ui/later.ts'
import type { StepDeed } from '../conversation.ts'
import { say, type Talk } from '../send.ts'
import { forgetSent } from './begun-lines.ts'

const Waits = later(() => import('./Waits.tsx'))
const Step = later(() => import('./Step.tsx'))

interface Asked {
  talk: Talk
  messages: readonly ChatMessage[]
  active: boolean
  pending: boolean
}

/**
 * The open line of an exercise, in any talk with Mallama. `instead` puts it where one writes otherwise, so that there is
 * one box on the screen; a line that waits stands over that box.
 */
export function useStep({ talk, messages, active, pending }: Asked) {
  const [moved, setMoved] = useState(false)
  const last = messages.at(-1)
  const exercise = active && last?.role === 'assistant' ? last.exercise : undefined
  const step = exercise && !exercise.waits ? exercise : null
  const at = step ? `${step.id} ${step.step} ${messages.length}` : ''
  const stepDraft = `step:${talk.id}`
  const sent = messages.findLast(({ role }) => role === 'user')?.content
  useEffect(() => forgetSent(stepDraft, sent), [stepDraft, sent])
  // Said in a line, or in the composer before the first one: whoever said it goes on in the line that comes of it.
  if (pending && !moved) setMoved(true)
  const wasIn = useRef(false)
  useEffect(() => {
    if (step) wasIn.current = moved
    if (step || pending || !wasIn.current) return
    wasIn.current = false
    // The line that was written in is gone: whoever was in it stays in the talk.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
  }, [step, moved, pending])
  const onDo = (said: string, what: StepDeed['do']) => say(talk, said, { id: exercise!.id, do: what })
  return {
    stepBelow: step !== null,
    answer: (said: string) => say(talk, said),
    instead: (composer: ReactNode) => (
      <>
        {exercise?.waits && (
          <Suspense>
            <Waits step={exercise} onDo={onDo} pending={pending} />
          </Suspense>
        )}
        {step ? (
          <Suspense>
            <Step
              key={at}
              draft={{ key: stepDraft, at: `${step.id} ${step.step}`, sent }}
              step={step}
              choices={last?.choices ?? []}
              onDo={onDo}
              pending={pending}
              moved={moved}
            />
          </Suspense>
        ) : (
          composer
        )}
      </>
    ),
  }
}
