// node scripts/evidence.mjs [screen ...] [--kept]: pictures of every screen, at two widths in light and dark, into pictures/, which
// is not kept; those that README and docs show go to docs/evidence as WebP. --kept takes only these. Opens the demo story.
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, ensureWeb, node24, root, run } from './setup.mjs'

ensureInstalled()
const chromium = ensureChromium()
if (!chromium || (await ensureWeb()) !== 0) process.exit(1)
process.exit(await run(node24(), [join(root, 'e2e/evidence.ts'), ...process.argv.slice(2)], { env: chromium }))
