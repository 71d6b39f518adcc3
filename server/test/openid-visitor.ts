import type { Answer, TestWorld } from './world.ts'

/** A browser on its way to an OpenID provider, as far as that needs one: it keeps the cookie that it is given. */
export function openVisitor(world: TestWorld) {
  const { publicUrl } = world.env
  const jar: { cookie?: string } = {}
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> => {
    const headers = jar.cookie === undefined ? {} : { cookie: jar.cookie }
    const answer = await world.app.http.inject({ method, url, headers, ...(payload && { payload }) })
    const set = answer.headers['set-cookie']
    if (set !== undefined) jar.cookie = String(set).split(';')[0]!
    const isJson = String(answer.headers['content-type']).includes('json')
    const { statusCode: status, headers: given, body: text } = answer
    return { status, headers: given, text, body: isJson ? answer.json() : null }
  }
  return {
    jar,
    start: (providerId = 'oidc.house', more: object = {}) =>
      ask('POST', '/api/openid/start', { providerId, origin: publicUrl, ...more }),
    callback: (address: string) => ask('GET', address.replace(publicUrl, '')),
    finish: (visit: string) => ask('POST', '/api/openid/finish', { visit }),
  }
}
