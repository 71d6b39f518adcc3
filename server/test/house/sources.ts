import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

export interface Source {
  /** From the checkout's root, with forward slashes. */
  path: string
  text: string
  /** Files of the checkout it imports, as paths from the root; packages by their name. */
  imports: string[]
}

const WORKSPACES = ['contracts', 'coach', 'server', 'web', 'e2e', 'bench', 'scripts']
const SKIPPED = new Set(['node_modules', 'dist', 'built', 'drizzle', 'data', 'test-results', 'playwright-report'])
const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

/** Where an import of `from` leads: `server/src/app.ts` for our own files, the specifier itself for a package. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const own = /^@mallama\/(contracts|coach)\/(.+)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}.ts` : specifier
}

export function readSource(path: string, text: string): Source {
  const imports = [...text.matchAll(IMPORT)].map((found) => resolveImport(path, (found[1] ?? found[2])!))
  return { path, text, imports }
}

/** Every source of the house. */
export function sources(): Source[] {
  const found: Source[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const at = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(at)
      } else if (/\.(ts|tsx|css|mjs)$/.test(entry.name)) {
        found.push(readSource(relative(root, at), readFileSync(at, 'utf8')))
      }
    }
  }
  for (const workspace of WORKSPACES) walk(join(root, workspace))
  return found
}
