import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth'
import { setTimeout as after } from 'node:timers/promises'
import type { Answer, TestWorld } from './world.ts'

export const PASSWORD = 'correct horse'

export interface SignedIn {
  email: string
  localId: string
  idToken: string
  refreshToken: string
}

const credentials = (email: string, password: string) => ({
  email,
  password,
  returnSecureToken: true,
  clientType: 'CLIENT_TYPE_WEB',
})

/** The protocol as the SDK speaks it, without the SDK. */
export function speakTo(world: TestWorld) {
  const { stranger } = world
  const call = (name: string, body?: unknown): Promise<Answer> =>
    stranger.post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, body)
  /** The product's answer to this ID token. */
  const me = async (idToken: string): Promise<Answer> => {
    const response = await world.app.http.inject({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${idToken}` },
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers, text: response.body }
  }
  /** The newest code mailed to an address. */
  const mailedCode = async (email: string): Promise<string> => {
    const { body } = await stranger.get('/emulator/v1/projects/mallama/oobCodes')
    const sent = (body as { oobCodes: { email: string; oobCode: string }[] }).oobCodes
    return sent.findLast((code) => code.email === email)?.oobCode ?? ''
  }
  const signIn = (email: string, password = PASSWORD) => call('signInWithPassword', credentials(email, password))
  return {
    call,
    me,
    mailedCode,
    /** Opens the letter that confirms the address. */
    async confirm({ email, idToken }: Pick<SignedIn, 'email' | 'idToken'>): Promise<void> {
      await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
      const { status, text } = await call('update', { idToken, oobCode: await mailedCode(email) })
      if (status !== 200) throw new Error(text)
    },
    /** The product's status for a token that was ended just now: a second is given for the word to spread. */
    async soon(idToken: string): Promise<number> {
      const until = performance.now() + 2_500
      for (;;) {
        const { status } = await me(idToken)
        if (status === 401 || performance.now() > until) return status
        await after(20)
      }
    },
    anEmail: (name = 'nora') => `${name}-${randomUUID().slice(0, 8)}@example.org`,
    signUp: (email: string, password = PASSWORD) => call('signUp', credentials(email, password)),
    signIn,
    /** A new account, signed in. */
    async register(name = 'nora', password = PASSWORD): Promise<SignedIn> {
      const email = `${name}-${randomUUID().slice(0, 8)}@example.org`
      const { status, body, text } = await call('signUp', credentials(email, password))
      if (status !== 200) throw new Error(text)
      return { email, ...body }
    },
    refresh: (refreshToken: string) =>
      stranger.post(
        '/securetoken.googleapis.com/v1/token?key=local',
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      ),
    /** E-mail privacy, as IDENTITY_EMAIL_PRIVACY sets it. */
    privacy: (on: boolean) =>
      stranger.patch('/emulator/v1/projects/mallama/config', {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: on },
      }),
  }
}

/** What the SDK would act on, of an answer. */
export const codeOf = ({ body }: Answer): string => String(body?.error?.message).split(' : ')[0]!

/** Browsers with the real SDK, each its own, against the app on a loopback port. */
export async function openBrowsers(world: TestWorld) {
  const url = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  const apps: ReturnType<typeof initializeApp>[] = []
  return {
    url,
    open(): Auth {
      const app = initializeApp({ apiKey: 'local', projectId: 'mallama' }, randomUUID())
      apps.push(app)
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      connectAuthEmulator(auth, url, { disableWarnings: true })
      return auth
    },
    close: () => Promise.all(apps.map(deleteApp)),
  }
}

/** The SDK's name for a failure: `auth/...`. */
export async function sdkCode(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'no error'
  } catch (error) {
    return String((error as { code?: string }).code)
  }
}
