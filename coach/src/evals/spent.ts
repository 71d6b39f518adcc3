/** Milliseconds that this thread has worked: what a reading costs, however busy the machine is with something else. */
export function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
