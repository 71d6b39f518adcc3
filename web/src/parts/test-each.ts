import { afterEach } from 'vitest'
import { leavePage } from './test-page.tsx'

// The files of a run share a process, and a module is read once in it: what is to happen after each test of every file
// is said here, where it is asked for with each file (vite.config.ts).
afterEach(leavePage)
