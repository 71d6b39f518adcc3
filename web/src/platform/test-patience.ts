import { configure, getConfig } from '@testing-library/react'
import { acted, alsoWhileWaiting } from './test-act.ts'

configure({
  // What comes true, comes at once; a busy machine has its time. The library's own is a second.
  asyncUtilTimeout: 10_000,
  eventWrapper: acted,
  asyncWrapper: alsoWhileWaiting(getConfig().asyncWrapper as never),
})
