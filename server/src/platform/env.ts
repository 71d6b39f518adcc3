import { isIP } from 'node:net'
import { z } from 'zod'
import { needsKey, readCoachModel } from './coach-model.ts'
import { isLoopback } from './loopback.ts'
import { readProviders } from './openid.ts'

const flag = z
  .enum(['', '0', '1'])
  .optional()
  .transform((value) => value === '1')
const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)
const url = (...schemes: string[]) =>
  optional.refine(
    (value) => value === undefined || (URL.canParse(value) && schemes.includes(new URL(value).protocol)),
    `a URL that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  )

/** A value that was cut off, or put under the wrong name, is found before anybody pays. */
const shaped = (shape: RegExp, what: string) =>
  optional.refine((value) => value === undefined || shape.test(value), what)
const price = shaped(/^price_\w+$/, 'the id of a price: price_ and what follows')

const REQUIRABLE = ['lower', 'upper', 'number', 'symbol'] as const
const LONGEST_PASSWORD = 4_096
const passwordLength = (least: number, otherwise: number) => {
  const what = `a whole number from ${least} to ${LONGEST_PASSWORD}`
  return z.coerce.number(what).int(what).min(least, what).max(LONGEST_PASSWORD, what).default(otherwise)
}

/** How many proxies stand before us, or their addresses. Never "all of them": then anyone could name their own address. */
const proxies = optional
  .refine(
    (value) => value === undefined || /^\d$/.test(value) || value.split(',').every((one) => isNetwork(one.trim())),
    'how many proxies stand before this server (1), or their addresses',
  )
  .transform((value) => (value !== undefined && /^\d$/.test(value) ? Number(value) : value))

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  return (
    (isIP(address) > 0 && (bits === undefined || /^\d{1,3}$/.test(bits))) ||
    ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  )
}

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  PORT: z.coerce
    .number('a port from 0 to 65535')
    .int()
    .min(0, 'a port from 0 to 65535')
    .max(65535, 'a port from 0 to 65535')
    .default(3000),
  HOST: optional,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  PUBLIC_URL: url('http:', 'https:'),
  ADMIN_EMAIL: optional.refine(
    (value) => value === undefined || z.email().safeParse(value).success,
    'an email address',
  ),
  KEY: optional.refine(
    (value) => value === undefined || Buffer.from(value, 'base64').length === 32,
    '32 bytes in base64 (openssl rand -base64 32)',
  ),
  IDENTITY: z.enum(['embedded', 'firebase'], 'embedded or firebase').default('embedded'),
  IDENTITY_PROJECT: z.string().trim().min(1).default('mallama'),
  IDENTITY_API_KEY: z.string().trim().min(1).default('local'),
  IDENTITY_AUTH_DOMAIN: optional,
  IDENTITY_JWKS_URL: url('http:', 'https:'),
  IDENTITY_EMAIL_PRIVACY: z.enum(['on', 'off'], 'on or off').optional(),
  IDENTITY_TEST_ENDPOINTS: flag,
  /** In characters; fewer than six is never a password. From eight on a guess is refused too (identity/passwords.ts). */
  PASSWORD_MIN_LENGTH: passwordLength(6, 6),
  PASSWORD_MAX_LENGTH: passwordLength(6, LONGEST_PASSWORD),
  PASSWORD_REQUIRE: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(z.enum(REQUIRABLE, `some of ${REQUIRABLE.join(',')}`))),
  PASSWORD_ENFORCE: z.enum(['on', 'off'], 'on or off').default('on'),
  OIDC_PROVIDERS: z
    .string()
    .default('[]')
    .transform((text, { addIssue }) => {
      const read = readProviders(text.trim() || '[]')
      if (typeof read !== 'string') return read
      addIssue(read)
      return z.NEVER
    }),
  RATE_LIMIT: z.enum(['on', 'off'], 'on or off').default('on'),
  COACH_MODEL: optional.transform((text, { addIssue }) => {
    const read = text === undefined ? undefined : readCoachModel(text)
    if (typeof read !== 'string') return read
    addIssue(read)
    return z.NEVER
  }),
  COACH_API_KEY: optional,
  /** Where the administrator's click looks for model servers, on this machine alone. */
  COACH_PORTS: z
    .string()
    .default('11434,1234,8080,8000')
    .refine((list) => /^\s*\d{1,5}(\s*,\s*\d{1,5}){0,7}\s*$/.test(list), 'at most 8 ports, such as 11434,1234')
    .transform((list) => list.split(',').map(Number))
    .refine((ports) => ports.every((port) => port > 0 && port < 65_536), 'ports from 1 to 65535'),
  SMTP_URL: url('smtp:', 'smtps:'),
  SMTP_FROM: optional,
  SUPPORT_EMAIL: optional.refine(
    (value) => value === undefined || z.email().safeParse(value).success,
    'an email address',
  ),
  STRIPE_SECRET_KEY: shaped(/^(sk|rk)_(test|live)_\w+$/, 'a whole key: sk_live_, sk_test_ or rk_, and what follows'),
  STRIPE_PUBLISHABLE_KEY: shaped(/^pk_(test|live)_\w+$/, 'a whole key: pk_live_ or pk_test_, and what follows'),
  STRIPE_WEBHOOK_SECRET: shaped(/^whsec_[\w+/=]+$/, 'a whole secret: whsec_ and what follows'),
  STRIPE_PRICE_CORE: price,
  STRIPE_PRICE_PLUS: price,
  STRIPE_PRICE_PRIME: price,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  METRICS_TOKEN: optional,
  TRUST_PROXY: proxies,
  QUICK_EXIT_URL: url('https:'),
  DEMO: flag,
})

export type Env = Readonly<
  z.infer<typeof Environment> & {
    /** Production rules hold: secure cookies, HSTS, e-mail privacy, no demo, no test switches. */
    production: boolean
    /** Where people reach this server, without a slash at the end. */
    publicUrl: string
    host: string
    emailPrivacy: boolean
  }
>

/** Every variable that is wrong, one line each: the name and what it should be. */
export class BadEnvironment extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Reads and checks the whole environment at once. Throws BadEnvironment naming every bad variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // `PORT=` in a file of settings means that it is not set.
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const parsed = Environment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new BadEnvironment(
      parsed.error.issues.map(
        (issue) => `${String(issue.path[0])}: expected ${issue.message.replace(/^Invalid[^:]*: ?/, '')}`,
      ),
    )
  }
  const env = parsed.data
  const host = env.HOST ?? '127.0.0.1'
  const publicHost = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost'
  const production = env.NODE_ENV === 'production' || !isLoopback(host) || !isLoopback(publicHost)
  const problems = production
    ? [
        env.IDENTITY_TEST_ENDPOINTS && 'IDENTITY_TEST_ENDPOINTS: must not be set in production',
        env.RATE_LIMIT === 'off' && 'RATE_LIMIT: must not be off in production',
        env.DEMO && 'DEMO: demo accounts must not exist in production',
      ].filter((problem) => typeof problem === 'string')
    : []
  if (env.IDENTITY === 'firebase' && env.IDENTITY_PROJECT === 'mallama')
    problems.push('IDENTITY_PROJECT: expected the Firebase project id')
  if (env.PASSWORD_MAX_LENGTH < env.PASSWORD_MIN_LENGTH)
    problems.push('PASSWORD_MAX_LENGTH: expected PASSWORD_MIN_LENGTH or more')
  if (env.COACH_MODEL && !env.COACH_API_KEY && needsKey(env.COACH_MODEL))
    problems.push('COACH_API_KEY: expected the key of the account that pays for COACH_MODEL')
  if (env.IDENTITY === 'firebase' && env.OIDC_PROVIDERS.length > 0)
    problems.push('OIDC_PROVIDERS: must not be set with IDENTITY=firebase, which has its own')
  const modes = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].map((key) => key?.split('_')[1])
  if (modes[0] && modes[1] && modes[0] !== modes[1])
    problems.push(`STRIPE_PUBLISHABLE_KEY: expected a ${modes[0]} key, as STRIPE_SECRET_KEY is`)
  const prices = ['STRIPE_PRICE_CORE', 'STRIPE_PRICE_PLUS', 'STRIPE_PRICE_PRIME'] as const
  for (const [at, name] of prices.entries()) {
    const same = env[name] && prices.slice(0, at).find((other) => env[other] === env[name])
    if (same) problems.push(`${name}: expected another price than ${same}`)
  }
  if (problems.length > 0) throw new BadEnvironment(problems)
  return Object.freeze({
    ...env,
    production,
    host,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    emailPrivacy: env.IDENTITY_EMAIL_PRIVACY ? env.IDENTITY_EMAIL_PRIVACY === 'on' : production,
  })
}
