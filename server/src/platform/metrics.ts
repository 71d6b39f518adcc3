import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@mallama/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Env } from './env.ts'
import { isLoopback } from './loopback.ts'

interface Metrics {
  /** Safety findings, by tier only: never by person, never with words. */
  safetySeen(tier: number): void
}

/** `/metrics`, for this machine itself or for who holds the token. Labels are routes and codes, never content. */
export function serveMetrics(app: FastifyInstance, env: Env, connections: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'mallama_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const safety = new Counter({
    name: 'mallama_safety_total',
    help: 'Safety findings by tier',
    labelNames: ['tier'],
    registers: [registry],
  })
  new Gauge({
    name: 'mallama_live_connections',
    help: 'Open event streams',
    registers: [registry],
    collect() {
      this.set(connections())
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config?.endpoint?.path ?? request.routeOptions.url ?? 'none'
    seconds.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !bearerIs(request.headers.authorization, env.METRICS_TOKEN)) {
      throw new AppError('not_found', 'There is nothing here.')
    }
    reply.header('content-type', registry.contentType)
    return registry.metrics()
  })
  return { safetySeen: (tier) => safety.inc({ tier }) }
}

const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** Not what a proxy on this machine passes on, nor a page in this machine's browser under a name that leads here. */
function isFromHere({ ip, headers, hostname }: FastifyRequest): boolean {
  return isLoopback(ip) && isLoopback(hostname) && !PASSED_ON.some((name) => name in headers)
}

function bearerIs(header: string | undefined, token: string | undefined): boolean {
  if (!token || !header) return false
  const given = Buffer.from(header)
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
