import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium, openBrowser } from './browser.ts'
import { isShort, median, shippedFlags, sized, type Figure } from './processes.ts'
import { newcomer, serve } from './served.ts'
import { freePort } from './start.ts'

const root = join(import.meta.dirname, '..')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = sized(3, 1)
/** A page with a live stream is never quiet: all of it is there long before. In short it is not drawn whole. */
const patience = (page: Page) =>
  isShort ? { maxWaitForLoad: 5_000, disableFullPageScreenshot: true } : page.signedIn ? { maxWaitForLoad: 12_000 } : {}
const FORMS = ['phone', 'desktop'] as const
const WHO = { email: 'nora@example.org', password: 'harbour-street' }

interface Page {
  name: string
  path: string
  signedIn: boolean
}

interface Found {
  name: string
  form: 'phone' | 'desktop'
  scores: number[]
  shift: number
  paint: number
}

interface Shown {
  url: string
  signedIn: { person: string; storage: Record<string, string> }
  stop(): Promise<void>
}

/** The built product with the demo story. */
async function openStory(): Promise<Shown> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-lighthouse-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [...shippedFlags, join(root, 'server/src/main.ts'), '--demo'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await answering(url)
    return { url, signedIn: await signIn(url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** In short the product that is there already, as someone new sees it. */
async function openShort(databaseUrl: string, key: string): Promise<Shown> {
  const { url, stop } = await serve(databaseUrl, key)
  const { storage } = await newcomer(url, 'lighthouse')
  return { url, signedIn: { person: '', storage }, stop }
}

/** The product looked at by Lighthouse as a phone and as a desktop; docs/evidence keeps what it found. */
export async function measureLighthouse(databaseUrl: string, key: string): Promise<Figure[]> {
  if (chromium === null) return [{ what: 'Lighthouse', found: 'no Chromium here', target: '', ok: null }]
  const { url, signedIn, stop } = await (isShort ? openShort(databaseUrl, key) : openStory())
  const profiles = mkdtempSync(join(tmpdir(), 'mallama-lighthouse-'))
  try {
    const found: Found[] = []
    for (const who of isShort ? [signedIn] : [null, signedIn]) {
      const browser = await openBrowser(chromium, join(profiles, who ? 'signed-in' : 'visitor'))
      try {
        if (who) await browser.remember(`${url}/robots.txt`, who.storage)
        const pages = pagesOf(signedIn.person).filter((one) => one.signedIn === (who !== null))
        for (const page of isShort ? pages.slice(0, 1) : pages)
          for (const form of isShort ? FORMS.slice(1) : FORMS) found.push(await look(url, page, form, browser.port))
      } finally {
        await browser.close()
      }
    }
    if (!isShort) writeFileSync(join(root, 'docs/evidence/lighthouse.md'), told(found))
    return found.map(figureOf)
  } finally {
    await stop()
    rmSync(profiles, { recursive: true, force: true })
  }
}

const pagesOf = (person: string): Page[] => [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'sign-up', path: '/auth?trial=true', signedIn: false },
  { name: 'help now', path: '/help-now', signedIn: false },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'relationships', path: '/relationships', signedIn: true },
  { name: 'relationship', path: `/relationships/${person}`, signedIn: true },
  { name: 'membership', path: '/membership', signedIn: true },
]

async function answering(url: string) {
  for (let tries = 0; tries < 600; tries++) {
    const there = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (there) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the server did not start')
}

/** A session as the identity provider's SDK keeps it, and someone to look at. */
async function signIn(url: string): Promise<Shown['signedIn']> {
  const json = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...WHO, returnSecureToken: true }),
  })
  const { localId: uid, idToken, refreshToken } = (await answer.json()) as Record<string, string>
  const list = await fetch(`${url}/api/relationships`, { headers: { Authorization: `Bearer ${idToken}` } })
  const people = (await list.json()) as { id: string; hasHealthData: boolean }[]
  const record = {
    uid,
    email: WHO.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_500_000 },
    apiKey: 'local',
    appName: '[DEFAULT]',
  }
  return {
    person: people.find(({ hasHealthData }) => hasHealthData)?.id ?? '',
    storage: { 'firebase:authUser:local:[DEFAULT]': JSON.stringify(record), 'mallama:session': '1' },
  }
}

async function look(url: string, page: Page, form: Found['form'], port: number): Promise<Found> {
  const scores: number[][] = []
  const shifts: number[] = []
  const paints: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const result = await lighthouse(
      url + page.path,
      {
        ...patience(page),
        port,
        output: 'json',
        logLevel: 'error',
        disableStorageReset: page.signedIn,
        onlyCategories: [...CATEGORIES],
      },
      form === 'desktop' ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`Lighthouse said nothing about ${page.name}`)
    const { categories, audits } = result.lhr
    scores.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)))
    shifts.push(audits['cumulative-layout-shift']?.numericValue ?? 0)
    paints.push(audits['largest-contentful-paint']?.numericValue ?? 0)
  }
  return {
    name: page.name,
    form,
    scores: CATEGORIES.map((_, index) => median(scores.map((one) => one[index]!))),
    shift: Math.max(...shifts),
    paint: median(paints),
  }
}

function figureOf({ name, form, scores, shift }: Found): Figure {
  const [performance = 0, ...others] = scores
  const rest = name === 'landing' ? 100 : 95
  // A search engine has no business on a page of someone's own, and is told so.
  const asked = name === 'landing' ? others : others.slice(0, 2)
  return {
    what: `Lighthouse, ${name}, ${form}`,
    found: `${scores.join(' / ')}, shift ${shift.toFixed(3)}`,
    target: `95 / ${rest} / ${rest}${name === 'landing' ? ' / 100' : ''}, shift under 0.01`,
    ok: performance >= 95 && asked.every((score) => score >= rest) && shift < 0.01,
  }
}

const told = (found: Found[]) => `# Lighthouse

\`npm run bench -- lighthouse\`, ${new Date().toISOString().slice(0, 10)}: the production build and the demo story on one machine, Chromium without a window, Lighthouse's own phone (slow 4G and a processor four times slower, simulated) and desktop settings. Performance moves by a few points with what else the machine does; each score is the median of ${ROUNDS}, the shift the largest of them.

| page | as | performance | accessibility | best practices | SEO | layout shift | largest paint |
|---|---|---|---|---|---|---|---|
${found.map(({ name, form, scores, shift, paint }) => `| ${[name, form, ...scores, shift.toFixed(3), `${(paint / 1000).toFixed(1)} s`].join(' | ')} |`).join('\n')}
`
