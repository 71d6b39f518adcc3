// The browser of the end-to-end tests: the machine's own, if it has one; its headless shell, which draws no windows, before
// its Chromium. Where there is none, one is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, node24 } from './setup.mjs'

const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of the machine's own browser; null when it has none. */
export function findChromium() {
  for (const name of NAMES)
    for (const folder of ['/usr/bin', ...(process.env.PATH ?? '').split(':')])
      if (existsSync(join(folder, name))) return join(folder, name)
  return null
}

const ok = (command, args, more = {}) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...more,
  }).status === 0

const onDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
function fromDebian(name) {
  ok('apt-get', ['update', '-qq'])
  ok('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/** The same pages for three quarters of the processor (decision 220): on a root's Debian it comes beside a Chromium that is there. */
function besideChromium() {
  console.log("Installing Chromium's headless shell, which takes less of the processor ...")
  const one = ['-y', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  const install = [...one, '--no-install-recommends', '--no-remove', 'install', SHELL]
  // Whoever has no network goes on with what is there.
  const short = { timeout: 120_000 }
  if (!ok('apt-get', install, short) && ok('apt-get', [...one, 'update'], short)) ok('apt-get', install, short)
}

/** Environment for Playwright: CHROMIUM names the program; without it Playwright uses the one it installed. Null: none. */
export function ensureChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return { CHROMIUM: process.env.CHROMIUM }
  if (!findChromium() && onDebian()) {
    console.log("Installing Chromium's headless shell ...")
    fromDebian(SHELL)
    if (!findChromium()) fromDebian('chromium')
  }
  if (findChromium()?.endsWith('/chromium') && onDebian()) besideChromium()
  const found = findChromium()
  if (found) return { CHROMIUM: found }
  console.log('No Chromium on this machine: installing it ...')
  const withSystemParts = process.getuid?.() === 0 ? ['--with-deps'] : []
  if (ok(node24(), [bin('playwright'), 'install', ...withSystemParts, 'chromium'])) return { CHROMIUM: '' }
  console.error('Chromium could be neither found nor installed. Install it, or set CHROMIUM to its path.')
  return null
}
