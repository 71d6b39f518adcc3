import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/**
 * As much of an OpenID provider as our server asks of one: where its keys are, and the keys. Its people have logged in
 * already. (Logging in at a whole provider is shown where people sign in by one.)
 */
export async function openIssuer(clientId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }
  const server = createServer(({ url }, response) => {
    const config = {
      issuer,
      jwks_uri: `${issuer}/keys`,
      authorization_endpoint: `${issuer}/auth`,
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(url === '/keys' ? { keys: [jwk] } : config))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    /** An ID token for who has this name there, and the nonce that it was asked for with. */
    async logIn(login: string): Promise<{ idToken: string; rawNonce: string }> {
      const rawNonce = randomBytes(16).toString('hex')
      const idToken = await new SignJWT({
        email: `${login}@example.org`,
        email_verified: true,
        nonce: createHash('sha256').update(rawNonce).digest('hex'),
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'theirs' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(login)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
      return { idToken, rawNonce }
    },
    close: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}
