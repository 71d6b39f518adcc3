import { createServer } from 'node:net'

/** Below what the system hands out to connections: one of those must not take it before the product listens. */
const [FIRST, COUNT] = [20_000, 12_000]
/** Each process begins at a place of its own. */
let last = (process.pid * 37) % COUNT

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })

/** A port on which nothing listens, and which this process was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    last = (last + 1) % COUNT
    if (await isFree(FIRST + last)) return FIRST + last
  }
}
