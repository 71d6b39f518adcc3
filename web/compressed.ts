import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const smaller = [
  ['.br', promisify(brotliCompress)],
  ['.gz', promisify(gzip)],
] as const

/** Pages are sent from memory; fonts and pictures of points are compressed already. */
const WORTH = /\.(js|css|svg|json|txt|webmanifest)$/

/**
 * After the build: every file of text as small as it gets, beside itself, so that no request waits for that. Small ones
 * too: the server would compress whatever is not there.
 */
export function compressed(): Plugin {
  let outDir = ''
  return {
    name: 'mallama:compressed',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compress(outDir) },
  }
}

async function compress(folder: string) {
  // What the build notes for itself, under a dot, is nobody's.
  const files = (await readdir(folder, { recursive: true })).filter((path) => WORTH.test(path) && !path.startsWith('.'))
  await Promise.all(
    files.map(async (path) => {
      const whole = await readFile(join(folder, path))
      for (const [ending, make] of smaller) await writeFile(join(folder, path + ending), await make(whole))
    }),
  )
}
