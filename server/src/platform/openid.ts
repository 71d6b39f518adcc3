import { z } from 'zod'
import { isLoopback } from './loopback.ts'

const Provider = z.strictObject({
  id: z.string('id is a text').regex(/^oidc\.[\w.-]{1,60}$/, 'id begins with "oidc." and has no spaces'),
  name: z.string('name is a text').trim().min(1, 'name is missing').max(60, 'name has at most 60 characters'),
  issuer: z
    .string('issuer is a text')
    .refine(
      (value) => URL.canParse(value) && (value.startsWith('https://') || isLoopback(new URL(value).hostname)),
      'issuer is an https:// address',
    ),
  clientId: z.string('clientId is a text').trim().min(1, 'clientId is missing').max(500, 'clientId is too long'),
  /** For providers that know us by more than our name; without it the sign-in is held together by PKCE alone. */
  clientSecret: z
    .string('clientSecret is a text')
    .trim()
    .min(1, 'clientSecret is empty')
    .max(500, 'clientSecret is too long')
    .optional(),
})

/** An OpenID provider that one can sign in with. */
type OpenIdProvider = z.infer<typeof Provider>

/** Of `[{ "id", "name", "issuer", "clientId", "clientSecret"? }]`, or what is wrong with it. */
export function readProviders(text: string): OpenIdProvider[] | string {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return 'JSON, such as [{"id":"oidc.house","name":"House","issuer":"https://id.example.org","clientId":"mallama"}]'
  }
  const read = z.array(Provider, 'a JSON list').safeParse(said)
  if (!read.success) {
    const [issue] = read.error.issues
    const [position] = issue!.path
    const what = issue!.code === 'unrecognized_keys' ? `nothing called ${issue!.keys.join(', ')}` : issue!.message
    return position === undefined ? what : `another entry ${Number(position) + 1}: ${what}`
  }
  const ids = read.data.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice ? `each id once, and ${twice} is there twice` : read.data
}
