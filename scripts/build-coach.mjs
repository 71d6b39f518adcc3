// The coach and the contracts in few files, for `npm start`, `npm run serve` and the image: a thread that loads two
// hundred modules spends a third of its start in Node's loader. Run by `ensureCoach` (setup.mjs), with the word that
// says what they were made of. It stands beside them in `.inputs`, and comes there with them, when all is whole.
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root, servedModules } from './setup.mjs'

const [madeOf] = process.argv.slice(2)
/** Everything else, the packages that speak to a model among it, is loaded from node_modules. */
const inside = /^[./]|^@mallama\/contracts\/|^zod(?:\/|$)/

/** A module reads weights and prompts that lie beside its source: that is where they are looked for. */
const addresses = {
  name: 'addresses',
  transform(code, id) {
    if (/\bimport\.meta\b(?!\.url\b)/.test(code)) throw new Error(`${id}: only import.meta.url is known here`)
    return code.replaceAll('import.meta.url', `new URL("@root/${relative(root, id)}", import.meta.url)`)
  },
  renderChunk: (code, { fileName }) => code.replaceAll('"@root/', `"${'../'.repeat(fileName.split('/').length - 1)}`),
}

const build = await rolldown({
  cwd: root,
  platform: 'node',
  input: Object.fromEntries(
    servedModules().map((it) => [it.replace('/', '/built/'), join(root, `${it.replace('/', '/src/')}.ts`)]),
  ),
  external: (id) => !inside.test(id),
  plugins: [addresses],
})
const making = mkdtempSync(join(root, 'node_modules/.coach-'))
try {
  await build.write({
    dir: making,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'coach/built/shared/[name]-[hash].mjs',
    // Names stay: the log says where the coach failed.
    minify: { compress: true, mangle: false, codegen: true },
  })
  cpSync(join(root, 'node_modules/zod/LICENSE'), join(making, 'coach/built/zod.LICENSE'))
  writeFileSync(join(making, 'coach/built/.inputs'), madeOf)
  // The word goes first and comes last.
  for (const part of ['coach/built', 'contracts/built']) rmSync(join(root, part), { recursive: true, force: true })
  for (const part of ['contracts/built', 'coach/built']) renameSync(join(making, part), join(root, part))
} finally {
  rmSync(making, { recursive: true, force: true })
}
