import { defineConfig } from 'vitest/config'

// Nothing in the package keeps anything between two calls, so the files may share a process: half the time.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 20_000 } })
