import { serveDeeds } from '../../src/platform/threads.ts'

serveDeeds({
  echo: (text: string) => text,
  fail: (text: string) => {
    throw new Error(text)
  },
  exit: () => process.exit(3),
  spin: () => {
    for (;;);
  },
})
