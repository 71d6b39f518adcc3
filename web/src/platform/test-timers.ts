const waiting = new Set<ReturnType<typeof setTimeout>>()

for (const name of ['setTimeout', 'setInterval'] as const) {
  const begin = globalThis[name] as typeof setTimeout
  const begun = (...given: Parameters<typeof setTimeout>) => {
    const timer = begin(...given)
    waiting.add(timer)
    return timer
  }
  Object.assign(globalThis, { [name]: begun })
}

/** What a page meant to do after it was left, as taking back what was cancelled, is not done in the file that follows. */
export function endTimers(): void {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
}
