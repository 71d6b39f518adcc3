import type { Source } from './sources.ts'

/** In order: a domain imports only earlier ones. */
export const domainOrder = [
  'identity',
  'account',
  'safety',
  'membership',
  'billing',
  'relationships',
  'community',
  'chat',
  'tools',
  'reminders',
  'mediation',
  'journal',
  'insights',
  'privacy',
  'coach-model',
  'admin',
]

/**
 * A domain writes its own tables only. The exceptions, each with its reason:
 * - membership: a plan or a trial is part of who the person is, so it lies on account's row and membership moves it;
 * - relationships: it locks the person's row while it counts what they have.
 */
const tablesOfOthers: Record<string, string[]> = { membership: ['account'], relationships: ['account'] }

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isPackage = (path: string) => !/^(contracts|coach|server|web|e2e|bench|scripts)\//.test(path)
const within = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder))

/** Why this import breaks the house's order, or null. */
export function brokenImport(from: string, to: string): string | null {
  if (isPackage(to)) return brokenPackage(from, to)
  if (within(from, 'contracts/')) return within(to, 'contracts/') ? null : 'contracts imports no one'
  if (within(from, 'coach/')) return within(to, 'coach/', 'contracts/') ? null : 'coach imports contracts only'
  if (within(from, 'web/')) return brokenInBrowser(from, to)
  if (within(from, 'server/src/platform/')) {
    if (isTest(from)) return null
    return within(to, 'server/src/platform/', 'contracts/') ? null : 'the platform imports contracts only'
  }
  if (within(from, 'server/src/domains/')) return brokenInDomain(from, to)
  if (within(from, 'server/src/') && within(to, 'web/', 'e2e/', 'bench/', 'scripts/', 'server/test/', 'server/seed/')) {
    // The command alone may tell the demo story.
    return isTest(from) || (from === 'server/src/start.ts' && to.startsWith('server/seed/'))
      ? null
      : 'the server stands on its own sources only'
  }
  return null
}

function brokenPackage(from: string, to: string): string | null {
  if (isTest(from)) return null
  // The language model is reached by its library, and its prompts are files; weights are read by one door when needed.
  const files = ['coach/src/evals/', 'coach/src/model/', 'coach/src/learn/file.ts']
  if (within(from, 'coach/src/') && !within(from, ...files)) {
    if (/^(node:)?(http|https|net|fs|worker_threads)$|^(fastify|pg|drizzle-orm|@electric-sql)/.test(to))
      return 'coach knows no HTTP, no database and no files but its weights'
  }
  if (within(from, 'contracts/src/', 'web/src/') && to.startsWith('node:')) return 'this runs in a browser'
  if (to.startsWith('@mallama/')) return 'name the file: @mallama/contracts/<file> or @mallama/coach/<file>'
  return null
}

const domainOf = (path: string) => /^server\/src\/domains\/([^/]+)\//.exec(path)?.[1]

function brokenInDomain(from: string, to: string): string | null {
  if (isTest(from)) return null
  const own = domainOf(from)!
  const other = domainOf(to)
  if (!domainOrder.includes(own)) return `${own} is not in the order of domains`
  if (other === undefined)
    return within(to, 'server/src/platform/', 'contracts/', 'coach/') || to === 'server/src/context.ts'
      ? null
      : 'a domain stands on the platform, its context, contracts and the coach'
  if (other === own) return null
  if (!domainOrder.includes(other)) return `${other} is not in the order of domains`
  if (domainOrder.indexOf(other) > domainOrder.indexOf(own)) return `${own} comes before ${other}`
  const door = `server/src/domains/${other}/${other}.ts`
  const table = `server/src/domains/${other}/${other}.table.ts`
  if (to === door) return from.endsWith('.table.ts') ? 'a table refers to tables only' : null
  if (to === table && (from.endsWith('.table.ts') || tablesOfOthers[own]?.includes(other))) return null
  return `${other} is entered by its front door ${other}.ts`
}

/** Lower may not import higher; equals only themselves, except that `platform` may show what `ui` has. */
const browserLayers: Record<string, string[]> = {
  ui: ['ui'],
  platform: ['platform', 'ui'],
  parts: ['parts', 'ui', 'platform'],
  features: ['features', 'parts', 'ui', 'platform'],
  app: ['app', 'features', 'parts', 'ui', 'platform'],
}

function brokenInBrowser(from: string, to: string): string | null {
  if (within(to, 'contracts/')) return null
  if (!within(to, 'web/')) return 'web imports contracts only'
  const [layer, feature] = from.replace('web/src/', '').split('/')
  const [toLayer, toFeature] = to.replace('web/src/', '').split('/')
  const allowed = browserLayers[layer!]
  // The entry, styles and build files of the workspace itself.
  if (!allowed || toLayer === 'styles') return null
  if (!allowed.includes(toLayer!)) return `${layer} may not import ${toLayer}`
  if (layer === 'features' && toLayer === 'features' && feature !== toFeature) return 'features never import each other'
  return null
}

export const brokenImports = (sources: Source[]): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports.flatMap((to) => {
      const why = brokenImport(path, to)
      return why ? [`${path} imports ${to}: ${why}`] : []
    }),
  )
