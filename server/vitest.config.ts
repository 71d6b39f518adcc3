import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/database.setup.ts'],
    setupFiles: ['./test/packages.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What comes true, comes at once; a busy machine has its time. Vitest's own is a second.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Every file opens a world of its own, so they may share a process: a third of the time is loading the product.
    isolate: false,
    // The other core has work of its own: helpers that clear up side by side wait for each other there. What lasts is only
    // looked through from a gigabyte on: worlds come and go, and a process that ends has nothing to clear up.
    execArgv: ['--single-threaded-gc', '--initial-old-space-size=1024'],
    // Node runs our TypeScript as it does in the product: nothing is written anew for the tests, and code is as quick.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
