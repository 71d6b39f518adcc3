import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

/** Where a proxy of ours may stand: on this machine, or in a network that nobody reaches from the internet. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

export const UNNAMED_PROXY =
  'TRUST_PROXY is not set, so everyone who comes through the proxy counts as one network: set TRUST_PROXY=1'

/**
 * Says once that a proxy stands before us which we were not told of: limits and the lock-out would count all of its
 * people together. Only a hint, for whoever is near can send such a header too: nothing of the header is used or told.
 */
export function noticeProxy(app: FastifyInstance, { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>, log: Log): void {
  if (TRUST_PROXY !== undefined) return
  let said = false
  app.addHook('onRequest', (request, _reply, done) => {
    const from = request.socket.remoteAddress ?? ''
    if (!said && 'x-forwarded-for' in request.headers && near.check(from, isIPv6(from) ? 'ipv6' : 'ipv4')) {
      said = true
      log.warn({ kind: 'proxy' }, UNNAMED_PROXY)
    }
    done()
  })
}
