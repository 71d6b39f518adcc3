// npm run dev: the server restarts and the browser app reloads as their sources change.
import { join } from 'node:path'
import { bin, ensureInstalled, launch, node24, readSettings, root } from './setup.mjs'

readSettings()
ensureInstalled()
const node = node24()
const port = process.env.PORT ?? '3000'
const parts = [
  launch(node, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts'), ...process.argv.slice(2)], {
    env: { PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  }),
  launch(node, [bin('vite'), '--strictPort'], {
    cwd: join(root, 'web'),
    env: { API_URL: `http://127.0.0.1:${port}` },
  }),
]
// One without the other is of no use.
for (const part of parts)
  part.once('exit', (code) => {
    for (const other of parts) other.kill('SIGTERM')
    process.exitCode ??= code ?? 0
  })
