import { afterAll, expect } from 'vitest'
import { onForget } from '../platform/forget.ts'
import { isHeld } from '../platform/hold.ts'
import { getIdentity } from '../platform/identity.ts'
import { endNetwork } from '../platform/test-network.ts'
import { endTimers } from '../platform/test-timers.ts'
import { leavePage } from './test-page.tsx'

// Files that share a document leave it as they found it. Who forgets a person, or signs somebody in, goes on in a fresh
// document, and so should the file that follows.
let forgot = false
onForget(() => {
  forgot = true
})

afterAll(async () => {
  await endNetwork()
  endTimers()
  // What was told of a request that had to end.
  leavePage()
  const left = { forgot, identity: getIdentity().status, isHeld: isHeld() }
  expect(left, 'this file leaves its document: `leaving` in vite.config.ts is for it').toEqual({
    forgot: false,
    identity: 'out',
    isHeld: false,
  })
})
