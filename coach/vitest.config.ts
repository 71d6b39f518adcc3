import { defineConfig } from 'vitest/config'

// Nothing in the package keeps anything between two calls, so the files may share a process: half the time. A busy machine
// has its time as well: Vitest itself waits a second for what is to come true.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // What lasts, the coach's own data, is only looked through from a gigabyte on: a process that ends need not clear up.
    execArgv: ['--initial-old-space-size=1024'],
    // Node runs our TypeScript as it does in the product: nothing is written anew for the tests, and code is as quick.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
