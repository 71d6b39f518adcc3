import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Manifest, type Plugin } from 'vite'

interface Page {
  file: string
  url: string
  screen: string
  /** The page's source, as the manifest names it. */
  source: string
  title: string
  description: string
}

const APP = 'src/main.tsx'
const AUTH = 'src/features/auth/AuthPage.tsx'
const SDK = 'src/platform/firebase.ts'

const pages: Page[] = [
  {
    file: 'index.html',
    url: '/',
    screen: 'landing',
    source: 'src/features/landing/LandingPage.tsx',
    title: 'Care for yourself and others - Mallama',
    description:
      'Mallama helps you think before you send, understand what an argument was really about, and look after yourself while you look after the people you love.',
  },
  {
    file: 'help-now.html',
    url: '/help-now',
    screen: 'help-now',
    source: 'src/features/help-now/HelpNowPage.tsx',
    title: 'Help now - Mallama',
    description: 'Emergency numbers and helplines by country. Free, without an account, and nothing is saved.',
  },
  {
    file: 'privacy.html',
    url: '/privacy',
    screen: 'privacy',
    source: 'src/features/privacy/PrivacyPage.tsx',
    title: 'Privacy - Mallama',
    description:
      'What happens to what you write: encrypted with a key of your own, exportable and erasable by yourself.',
  },
  {
    file: 'terms.html',
    url: '/terms',
    screen: 'terms',
    source: 'src/features/terms/TermsPage.tsx',
    title: 'Terms - Mallama',
    description: 'What you can expect of Mallama, what it expects of you, and what it costs.',
  },
]

/** After the build: the public pages as static documents in dist/prerendered, so that nothing waits for script. */
export function prerendered(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'mallama:prerendered',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => write(root, outDir) },
  }
}

interface Entry {
  render: (url: string, screen: string) => Promise<string>
}

async function write(root: string, outDir: string) {
  const work = join(root, 'node_modules/.prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: 'prerender-entry.tsx', outDir: work, assetsInlineLimit: 0, emptyOutDir: true },
  })
  const { render } = (await import(`${pathToFileURL(join(work, 'prerender-entry.js')).href}?${Date.now()}`)) as Entry
  const template = await readFile(join(outDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  await mkdir(join(outDir, 'prerendered'), { recursive: true })
  for (const page of pages) {
    const now = assets(manifest, [APP, page.source])
    const next = assets(manifest, [APP, AUTH])
    // The landing page stands still, without the application: see src/entry.ts.
    const scripts = page.screen === 'landing' ? tags(template, next.js, later) : tags(template, now.js, script)
    const links = [...tags(template, now.css, sheet), ...scripts]
    await writeFile(
      join(outDir, 'prerendered', page.file),
      fill(template, page, links, await render(page.url, page.screen)),
    )
  }
  const app = assets(manifest, [APP])
  const shell = [...tags(template, app.css, sheet), ...tags(template, app.js, script)]
  // What a member waits for, whichever page it is: only who is signed in asks for it (src/entry.ts).
  const members = assets(manifest, [SDK, chunkOf(manifest, 'members')])
  const next = members.js.filter((file) => !app.js.includes(file)).map(later)
  await writeFile(join(outDir, 'index.html'), withLinks(template, [...shell, ...next]))
  // The way in has no first view of its own: words typed before the script is there would go into the address.
  const auth = assets(manifest, [APP, AUTH])
  const wayIn = [...tags(template, auth.css, sheet), ...tags(template, auth.js, script)]
  await writeFile(join(outDir, 'prerendered/auth.html'), withLinks(template, wayIn))
  await rm(work, { recursive: true, force: true })
}

/** Style sheets and scripts that the page needs beyond what the document already names. */
function assets(manifest: Manifest, sources: string[]) {
  const seen = new Set<string>()
  const css = new Set<string>()
  const js = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (seen.has(key)) return
    seen.add(key)
    for (const file of chunk.css ?? []) css.add(`/${file}`)
    if (!chunk.isEntry) js.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) walk(next)
  }
  for (const source of sources) walk(source)
  return { css: [...css], js: [...js] }
}

/** The manifest's key of a chunk that vite.config.ts groups. */
function chunkOf(manifest: Manifest, name: string) {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name)
  if (found === undefined) throw new Error(`The build has no chunk ${name}`)
  return found
}

const tags = (document: string, files: string[], tag: (file: string) => string) =>
  files.filter((file) => !document.includes(`"${file}"`)).map(tag)

const sheet = (file: string) => `<link rel="stylesheet" crossorigin href="${file}">`
const script = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`
const later = (file: string) => `<meta name="mallama:next" data-href="${file}">`

const replace = (text: string, from: RegExp, to: string) => {
  if (text.search(from) === -1) throw new Error(`index.html has no ${String(from)}`)
  return text.replace(from, () => to)
}

function fill(template: string, page: Page, links: string[], html: string): string {
  let document = replace(template, /<title>[^<]*<\/title>/, `<title>${page.title}</title>`)
  document = replace(document, /(?<=<meta\s+name="description"\s+content=")[^"]*/, page.description)
  document = withLinks(document, links)
  return replace(document, /<div id="root"><\/div>/, `<div id="root">${html}</div>`)
}

const withLinks = (document: string, links: string[]) =>
  replace(document, /<\/head>/, `  ${links.join('\n    ')}\n  </head>`)
