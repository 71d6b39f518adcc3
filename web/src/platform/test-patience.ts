import { configure } from '@testing-library/react'
import { acted } from './test-act.ts'

/** What comes true, comes at once; a busy machine has its time. The library's own is a second. */
configure({ asyncUtilTimeout: 10_000, eventWrapper: acted })
