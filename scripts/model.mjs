// npm run model: a language model of this machine's own. What it can carry, download, try, switch on; see the README.
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readSettings, underNode24 } from './setup.mjs'

readSettings()
await underNode24(import.meta.url)
const { runModelCommand } = await import('../server/src/own-model/command.ts')

const shown = process.stdout.isTTY
let over = false
const say = (line) => {
  if (over) process.stdout.write('\n')
  over = false
  console.log(line)
}

async function ask(question) {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await reader.question(question)
  } finally {
    reader.close()
  }
}

process.exitCode = await runModelCommand(process.argv.slice(2), {
  // The server's own default: relative to where it is started.
  dataDir: resolve(process.env.DATA_DIR ?? './data'),
  say,
  progress(line) {
    if (!shown) return
    over = true
    process.stdout.write(`\r${line}   `)
  },
  ask: process.stdin.isTTY ? ask : null,
  fixed: Boolean(process.env.COACH_MODEL),
})
