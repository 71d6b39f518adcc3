// Many processes want the folder of an owner that was killed: exactly one may get it, every time.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node24, root } from '../setup.mjs'

const program = `
  import { lockFolder } from ${JSON.stringify(join(root, 'server/src/platform/lock.ts'))}
  process.stdin.once('data', async () => {
    try { await lockFolder(process.argv[1]); console.log('taken') } catch { console.log('refused') }
  })
  setInterval(() => {}, 1000)
  console.log('waiting')`

function contender(folder) {
  const child = spawn(node24(), ['--input-type=module', '-e', program, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const said = () => new Promise((done) => child.stdout.once('data', (part) => done(String(part).trim())))
  const end = () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    return ended
  }
  return { ready: said(), said, go: () => child.stdin.write('go\n'), end }
}

export async function races({ times = 50, contenders = 20 } = {}) {
  let twice = 0
  let nobody = 0
  for (let race = 0; race < times; race++) {
    const folder = mkdtempSync(join(tmpdir(), 'mallama-race-'))
    const all = Array.from({ length: contenders + 1 }, () => contender(folder))
    await Promise.all(all.map(({ ready }) => ready))
    const [owner, ...others] = all
    const owned = owner.said()
    owner.go()
    if ((await owned) !== 'taken') throw new Error('a free folder could not be taken')
    await owner.end()
    const answers = others.map(({ said }) => said())
    for (const { go } of others) go()
    const takers = (await Promise.all(answers)).filter((answer) => answer === 'taken').length
    if (takers > 1) twice++
    if (takers === 0) nobody++
    await Promise.all(others.map(({ end }) => end()))
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    ok: twice === 0 && nobody === 0,
    found: `${times} races of ${contenders} for a dead owner's folder: two winners ${twice} times, none ${nobody} times`,
  }
}
