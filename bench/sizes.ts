import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './processes.ts'

const dist = join(import.meta.dirname, '../web/dist')

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

const PUBLIC = /features\/(landing|help-now|privacy|terms|not-found)\//
const AUTH = /features\/auth\//
/**
 * Parts that come when someone asks for them: a form, a dialog, a quarrel's result, the code of a second step, and what is
 * a row that opens or a screen of its own on a phone and stands open on a desktop. They are told beside the page, not in
 * it: the limit is for phones.
 */
const ON_DEMAND =
  /(AddRelationship|AskDialog|InsightsDialog|ProgressView|WeekDialog|CommentsDialog|ReportDialog|ShareStory|DeleteDialog|WipeDialog|LookBack|RenameDialog|SharePart|ShareSheet|ReplaceDialog|ResultView|Comparison|RehearsalPanel|Analyzing|chat-file|EditRelationship|CheckInForm|SaveChatDialog|SavedChatDialog|DeleteSavedChat|Withdrawal|ShareDialog|WhoAmI|WhyDialog|SharedPanel|MomentForm|ClashChoice|CoachQuestion|Downloads|FoundModels|PersonDialog|Pager|guide\/(Step|Waits|Cards|ReadDialog)|mediation\/(PrivateRoom|StopSheet|AskedAlone)|relationship\/.*(TrendCard|GoalsCard|MemoryCard|ConnectCard|RemindersCard))\.tsx?$|\/uqr\//
/**
 * The page of a person has the chat beside it on a desktop; on a phone that is a page of its own. A mediation has no
 * session, and a window shows either the private chat or a room of two.
 */
const BESIDE: Record<string, string> = {
  'src/features/relationship/RelationshipPage.tsx': 'src/parts/chat/ChatPanel.tsx',
  'src/features/chat/ChatPage.tsx': 'src/features/chat/mediation/MediationView.tsx',
  'src/features/chat-window/ChatWindowPage.tsx': 'src/features/chat-window/RoomWindow.tsx',
}

/** Compressed kilobytes of script that each page loads by itself, from Vite's manifest; then with what can be opened on it. */
export function measureSizes(): Figure[] {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('the browser app is not built')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const chunk = (wanted: string) => {
    const found = Object.entries(manifest).find(([, { name, file }]) => name === wanted && file.endsWith('.js'))
    if (!found) throw new Error(`the build has no chunk ${wanted}`)
    return found[0]
  }
  const forAccounts = [chunk('firebase')]
  const forMembers = [...forAccounts, chunk('members')]
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    if (!file.endsWith('.js')) return 0
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file))).length)
    return sizes.get(file)!
  }
  const closure = (names: string[]): number => {
    const files = new Set<string>()
    const walk = (name: string) => {
      const chunk = manifest[name]
      if (!chunk || files.has(chunk.file)) return
      files.add(chunk.file)
      for (const next of chunk.imports ?? []) walk(next)
    }
    for (const name of names) walk(name)
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000
  }
  const pages = Object.keys(manifest).filter((name) => /^src\/features\/.*Page\.tsx$/.test(name))
  const common = ['index.html', 'src/main.tsx'].filter((name) => manifest[name])
  const loaded = pages.map((page) => {
    const parts = (manifest[page]!.dynamicImports ?? []).filter((name) => name !== page)
    const opened = parts
      .flatMap((part) => [part, ...(manifest[part]?.dynamicImports ?? [])])
      .filter((part) => isOnDemand(part, page))
    const own = [page, ...parts.filter((part) => !isOnDemand(part, page))]
    const extra = PUBLIC.test(page) ? [] : AUTH.test(page) ? forAccounts : forMembers
    const name = page.replace(/^src\/features\/|\.tsx$/g, '')
    const needed = [...common, ...own, ...extra]
    return { name, page, kb: closure(needed), whole: closure([...needed, ...opened]) }
  })
  // A visitor reads the landing page without the application: see web/src/entry.ts.
  const still = closure(['index.html'])
  return [
    {
      what: 'script of the landing page as it arrives',
      found: `${still.toFixed(1)} kB`,
      target: 'under 100 kB',
      ok: still < 100,
      isCounted: true as const,
    },
    ...loaded
      .toSorted((a, b) => b.kb - a.kb)
      .map(({ name, kb, whole }) => ({
        what: `script of ${name}`,
        found: `${kb.toFixed(1)} kB${whole > kb ? `, ${whole.toFixed(1)} kB with all that opens on it` : ''}`,
        target: 'under 200 kB',
        ok: kb < 200,
        isCounted: true as const,
      })),
  ]
}

const isOnDemand = (name: string, page: string) => ON_DEMAND.test(name) || BESIDE[page] === name
