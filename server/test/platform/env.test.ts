import { describe, expect, it } from 'vitest'
import { BadEnvironment, readEnv } from '../../src/platform/env.ts'

const problemsOf = (source: Record<string, string>): string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof BadEnvironment) return error.problems
    throw error
  }
}

describe('the environment', () => {
  it('may be empty: a fresh machine starts on loopback', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      PORT: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      DATA_DIR: './data',
      production: false,
      emailPrivacy: false,
      RATE_LIMIT: 'on',
    })
  })

  it('names every bad variable at once', () => {
    const bad = {
      NODE_ENV: 'staging',
      PORT: '99999',
      DATABASE_URL: 'mysql://localhost/x',
      PUBLIC_URL: 'mallama.example',
      ADMIN_EMAIL: 'not an address',
      KEY: 'dG9vIHNob3J0',
      IDENTITY: 'ldap',
      IDENTITY_JWKS_URL: 'ftp://x',
      IDENTITY_EMAIL_PRIVACY: 'maybe',
      IDENTITY_TEST_ENDPOINTS: 'yes',
      PASSWORD_MIN_LENGTH: '5',
      PASSWORD_MAX_LENGTH: 'long',
      PASSWORD_REQUIRE: 'lower,emoji',
      PASSWORD_ENFORCE: 'sometimes',
      OIDC_PROVIDERS: '{}',
      RATE_LIMIT: 'none',
      COACH_MODEL: 'gpt',
      SMTP_URL: 'mail.example',
      SUPPORT_EMAIL: 'me',
      LOG_LEVEL: 'loud',
      QUICK_EXIT_URL: 'http://plain.example',
      DEMO: 'true',
    }
    const problems = problemsOf(bad)
    expect(problems.map((line) => line.split(':')[0]).sort()).toEqual(Object.keys(bad).sort())
    for (const line of problems) expect(line).toMatch(/^[A-Z_]+: expected \S/)
  })

  it.each(['abc', '-1', '70000', '3000.5'])('takes no port such as %s', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([expect.stringMatching(/^PORT: /)])
  })

  it.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://mallama.example' },
  ])('follows production rules with %o', (source) => {
    const env = readEnv(source)
    expect(env.production).toBe(true)
    expect(env.emailPrivacy).toBe(true)
    expect(problemsOf({ ...source, RATE_LIMIT: 'off', DEMO: '1', IDENTITY_TEST_ENDPOINTS: '1' })).toEqual([
      expect.stringMatching(/^IDENTITY_TEST_ENDPOINTS: /),
      expect.stringMatching(/^RATE_LIMIT: /),
      expect.stringMatching(/^DEMO: /),
    ])
  })

  it('asks for the Firebase project when identity is Firebase', () => {
    expect(problemsOf({ IDENTITY: 'firebase' })).toEqual([expect.stringMatching(/^IDENTITY_PROJECT: /)])
  })

  it.each([
    ['not json', /JSON, such as/],
    [
      '[{"id":"google.com","name":"G","issuer":"https://g.example","clientId":"x"}]',
      /entry 1: id begins with "oidc\."/,
    ],
    ['[{"id":"oidc.a","name":"A","issuer":"http://a.example","clientId":"x"}]', /entry 1: issuer is an https/],
    ['[{"id":"oidc.a","name":"A","issuer":"https://a.example"}]', /entry 1: clientId is a text/],
    ['[{"id":"oidc.a","name":"A","issuer":"https://a.example","clientId":"x","secret":"y"}]', /nothing called secret/],
    [
      JSON.stringify([1, 2].map(() => ({ id: 'oidc.a', name: 'A', issuer: 'https://a.example', clientId: 'x' }))),
      /oidc\.a is there twice/,
    ],
    [
      JSON.stringify([{ id: 'oidc.a', name: 'A', issuer: 'https://a.example', clientId: 'm', clientSecret: ' ' }]),
      /clientSecret is empty/,
    ],
  ])('says what is wrong with the OpenID providers %s', (OIDC_PROVIDERS, what) => {
    expect(problemsOf({ OIDC_PROVIDERS })).toEqual([expect.stringMatching(/^OIDC_PROVIDERS: expected /)])
    expect(problemsOf({ OIDC_PROVIDERS })[0]).toMatch(what)
  })

  it.each<[string, object]>([
    [
      'openai-compatible:llama3.1:8b@http://localhost:11434/v1',
      { provider: 'openai-compatible', model: 'llama3.1:8b', url: 'http://localhost:11434/v1' },
    ],
    ['ollama:llama3.1:8b', { provider: 'ollama', model: 'llama3.1:8b' }],
    ['lm-studio:m@http://192.168.1.4:1234', { provider: 'lm-studio', url: 'http://192.168.1.4:1234' }],
    ['openai-compatible:m@http://192.168.1.4:8080/v1', { model: 'm', url: 'http://192.168.1.4:8080/v1' }],
    ['openai-compatible:org/m@https://models.example/v1', { model: 'org/m', url: 'https://models.example/v1' }],
  ])('takes the language model %s without a key', (COACH_MODEL, model) => {
    expect(readEnv({ COACH_MODEL }).COACH_MODEL).toMatchObject(model)
  })

  it('looks for models of this machine where it is told to', () => {
    expect(readEnv({}).COACH_PORTS).toEqual([11434, 1234, 8080, 8000])
    expect(readEnv({ COACH_PORTS: '5000, 11434' }).COACH_PORTS).toEqual([5000, 11434])
    for (const COACH_PORTS of ['none', '0', '70000', '1,,2', '127.0.0.1:80', '1,2,3,4,5,6,7,8,9'])
      expect(problemsOf({ COACH_PORTS }), COACH_PORTS).toEqual([expect.stringMatching(/^COACH_PORTS: expected /)])
  })

  it.each(['anthropic:claude-sonnet-4-5', 'google:gemini-2.5-flash', 'openai-compatible:gpt-5'])(
    'takes the language model %s with a key',
    (COACH_MODEL) => {
      expect(problemsOf({ COACH_MODEL })).toEqual([expect.stringMatching(/^COACH_API_KEY: expected the key/)])
      const [provider, model] = COACH_MODEL.split(':')
      expect(readEnv({ COACH_MODEL, COACH_API_KEY: 'k' }).COACH_MODEL).toEqual({ provider, model })
    },
  )

  it.each([
    ['vllm:llama3.1', /such as ollama:/],
    ['anthropic:', /such as ollama:/],
    ['http://localhost:11434/v1', /such as ollama:/],
    ['openai-compatible:m@http://models.example/v1', /https:\/\/ in the address/],
    ['openai-compatible:m@https://me:secret@models.example/v1', /without a name or a key/],
    ['openai-compatible:m@https://', /an address after the @/],
    ['ollama:m@http://models.example:11434', /https:\/\/ in the address/],
  ])('says what is wrong with the language model %s', (COACH_MODEL, what) => {
    expect(problemsOf({ COACH_MODEL })).toEqual([expect.stringMatching(/^COACH_MODEL: expected /)])
    expect(problemsOf({ COACH_MODEL })[0]).toMatch(what)
  })

  it('wants a longest password that the shortest fits into', () => {
    expect(problemsOf({ PASSWORD_MIN_LENGTH: '12', PASSWORD_MAX_LENGTH: '8' })).toEqual([
      expect.stringMatching(/^PASSWORD_MAX_LENGTH: /),
    ])
  })

  it('cannot be changed afterwards', () => {
    const env = readEnv({})
    expect(() => Object.assign(env, { production: true })).toThrow(TypeError)
  })
})
