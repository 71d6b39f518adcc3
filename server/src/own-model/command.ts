import { existsSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { serverAt } from '@mallama/coach/model/local/find'
import { dangerProbes, tryOut } from '@mallama/coach/model/local/tryout'
import type { Tried } from '@mallama/contracts/coach-model'
import { askServer } from '../platform/control.ts'
import { FolderHeld, FolderUnfit, lockFolder } from '../platform/lock.ts'
import { download, NotDownloaded, type Downloading } from './download.ts'
import { modelName, readGguf, UnfitModel } from './gguf.ts'
import { advised, fits, gigabytes, pace, thisMachine, type Machine } from './machine.ts'
import { LOOKED_UP, offers, type Offer } from './offers.ts'
import { openOwnModel } from './own-model.ts'
import type { OwnModels } from './own-models.ts'
import { needed } from './runner.ts'
import { buildOf, installRuntime, isInstalled, NoRuntime, removeRuntime, runtimeFolder } from './runtime.ts'
import {
  begunOf,
  leaveForStart,
  leftovers,
  modelFile,
  modelsFolder,
  modelsIn,
  removeModel,
  removeModels,
} from './store.ts'

/** What the command works in; a test brings its own list. */
export interface Surroundings {
  dataDir: string
  say: (line: string) => void
  /** Of bytes, over the last line. */
  progress: (line: string) => void
  /** The owner's choice; null where nobody is there to answer. */
  ask: ((question: string) => Promise<string>) | null
  offers?: readonly Offer[]
  machine?: Machine
  downloading?: Downloading
  /** Whether COACH_MODEL decides. */
  fixed?: boolean
  /** Switches it on where this already is the running server; false where something else was decided meanwhile. */
  take?: (chosen: string) => Promise<boolean>
  /** When the server had last decided which model answers, as the command began; not given where none said it. */
  since?: string | null
  /** The models of this process, where it is a server: what is tried runs beside them. */
  own?: Pick<OwnModels, 'trial'>
}

/** The message is the line that the owner reads. */
class Stop extends Error {}

const HELP = `npm run model                     what this machine can carry, and which model to take
npm run model -- <name>           downloads it, tries it, switches it on
npm run model -- list             what is here
npm run model -- use <file>       a GGUF file of your own, or the name of one that is here
npm run model -- use <address> [model]   a model server of this machine, such as http://127.0.0.1:11434
npm run model -- remove [name]    deletes one, or all and what runs them`

/** `npm run model`: 0, or 1 where it came to nothing; then the last line says why. */
export async function runModelCommand(words: string[], around: Surroundings): Promise<0 | 1> {
  const [verb, ...rest] = words
  try {
    if (verb === undefined) await choose(around)
    else if (verb === 'list') await list(around)
    else if (verb === 'use') await use(rest, around)
    else if (verb === 'remove') await remove(rest[0], around)
    else if (verb === 'help' || verb.startsWith('-')) around.say(HELP)
    else await get(offerOf(verb, around), around)
    return 0
  } catch (error) {
    if (![Stop, NotDownloaded, NoRuntime, UnfitModel, FolderUnfit].some((kind) => error instanceof kind)) throw error
    around.say((error as Error).message)
    return 1
  }
}

/** When the running server last decided which model answers: a choice that takes an hour overrules no later one. */
async function asOfNow(around: Surroundings): Promise<Surroundings> {
  const answer = around.take ? null : await askServer(around.dataDir, 'model-since', '')
  return answer?.ok ? { ...around, since: JSON.parse(answer.result) as string | null } : around
}

const offersOf = (around: Surroundings) => around.offers ?? offers
const machineOf = (around: Surroundings) => around.machine ?? thisMachine()

function offerOf(id: string, around: Surroundings): Offer {
  const offer = offersOf(around).find((one) => one.id === id)
  if (offer) return offer
  throw new Stop(
    `${id} is not in the list: ${offersOf(around)
      .map((one) => one.id)
      .join(', ')}.\n\n${HELP}`,
  )
}

async function choose(around: Surroundings): Promise<void> {
  const { say, ask } = around
  const machine = machineOf(around)
  say(
    `This machine: ${gigabytes(machine.memory)} of memory, ${gigabytes(machine.free)} free; ${machine.cores} cores (${machine.processor}); graphics ${machine.graphics ? 'used' : 'not used'}.`,
  )
  say(`A model of your own: what people write stays on this machine. Looked up on ${LOOKED_UP}:\n`)
  const best = advised(offersOf(around), machine)
  for (const offer of offersOf(around)) {
    const speed = pace(offer, machine)
    const words = speed < 1 ? 'less than a word a second' : `about ${Math.round(speed)} words a second`
    say(`  ${offer.id.padEnd(12)} ${offer.title}, ${offer.licence}; ${offer.says}`)
    say(
      `${' '.repeat(15)}${gigabytes(offer.bytes)} to download, ${gigabytes(needed(offer))} of memory, ${fits(offer, machine) ? words : 'too big for this machine'}${offer === best ? '  <- fits here' : ''}`,
    )
  }
  if (!best) throw new Stop('\nNone of them fits into the memory of this machine. The guide goes on without one.')
  if (!ask) return say(`\nTake one: npm run model -- ${best.id}`)
  const answer = (await ask(`\nWhich one? [${best.id}, or n for none] `)).trim()
  if (/^no?$/i.test(answer)) return say('Nothing was changed.')
  await get(offerOf(answer || best.id, around), around)
}

/** One at a time: two downloads would write into one file. */
async function alone<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockFolder(modelsFolder(dataDir)).catch((error: unknown) => {
    throw error instanceof FolderHeld
      ? new Stop('Another download, or `npm run model`, is at work here. Wait for it.')
      : error
  })
  try {
    return await work()
  } finally {
    lock.release()
  }
}

async function get(offer: Offer, given: Surroundings): Promise<void> {
  const around = await asOfNow(given)
  const { dataDir, say, progress, downloading } = around
  const machine = machineOf(around)
  buildOf()
  if (!fits(offer, machine))
    throw new Stop(
      `${offer.title} takes ${gigabytes(needed(offer))} of memory, and this machine has ${gigabytes(machine.memory)}. Choose a smaller one.`,
    )
  await alone(dataDir, async () => {
    const name = modelName(new URL(offer.address).pathname)
    const file = modelFile(dataDir, name)
    if (existsSync(file) && statSync(file).size !== offer.bytes) throw isAnother(file, name)
    if (!existsSync(file)) {
      say(`Downloading ${offer.title} (${gigabytes(offer.bytes)}) from ${new URL(offer.address).host} ...`)
      let told = -1
      await download(offer, file, {
        progress(done, of) {
          const percent = Math.floor((done / of) * 100)
          if (percent !== told) progress(`  ${(told = percent)} %, ${gigabytes(done)} of ${gigabytes(of)}`)
        },
        checking: () => say('Checking that it is the right one ...'),
        ...downloading,
      })
      say('Downloaded, and its checksum is right.')
    }
    writeFileSync(begunOf(dataDir, name), '')
    await tryAndSwitch(file, around).finally(() => {
      if (!downloading?.signal?.aborted) rmSync(begunOf(dataDir, name), { force: true })
    })
  })
}

async function use([what, model]: string[], given: Surroundings): Promise<void> {
  if (!what) throw new Stop(`Use what?\n\n${HELP}`)
  const around = await asOfNow(given)
  if (/^https?:/.test(what)) return useServer(what.replace(/\/+$/, ''), model, around)
  const own = modelFile(around.dataDir, what)
  const file = existsSync(own) ? own : resolve(what)
  const { name } = await readGguf(file)
  await alone(around.dataDir, async () => {
    const kept = modelFile(around.dataDir, name)
    // It is asked for by its name: of two files with one name, another than this one would answer.
    if (existsSync(kept) && realpathSync(kept) !== realpathSync(file)) throw isAnother(kept, name)
    if (!existsSync(kept)) {
      // A link may be left over whose file is gone.
      rmSync(kept, { force: true })
      // The file stays where it is.
      symlinkSync(file, kept)
    }
    await tryAndSwitch(kept, around)
  })
}

const isAnother = (kept: string, name: string) =>
  new Stop(
    `Another model is here as ${name} (${realpathSync(kept)}). Give one of them another name, or delete that one first: npm run model -- remove ${name}`,
  )

async function useServer(address: string, model: string | undefined, around: Surroundings): Promise<void> {
  if (!/^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(address))
    throw new Stop('Only a server of this machine, as http://127.0.0.1:11434. Any other is set by COACH_MODEL.')
  const server = await serverAt(address)
  if (!server) throw new Stop(`No model server answers at ${address}.`)
  const found = model ? server.models.find((one) => one.model === model) : server.models[0]
  if (!found) throw new Stop(`${address} has ${server.models.map((one) => one.model).join(', ') || 'no model yet'}.`)
  await switchOn({ address, kind: server.kind, model: found.model, tried: null }, around)
}

async function tryAndSwitch(file: string, around: Surroundings): Promise<void> {
  const { dataDir, say, downloading: { signal } = {} } = around
  const runtime = runtimeFolder(dataDir)
  if (!isInstalled(runtime)) {
    say('Installing what runs it, node-llama-cpp (85 MB), beside the data ...')
    await installRuntime(runtime)
  }
  signal?.throwIfAborted()
  const head = await readGguf(file)
  say(`Loading ${head.name}, and trying it for a minute at most ...`)
  // What the model of now holds is free once it is replaced: where both do not fit, it makes room.
  const makeRoom = () => askServer(dataDir, 'make-room', '')
  const model = around.own?.trial(file) ?? openOwnModel({ file, runtime, makeRoom })
  let begun = false
  const tried = await tryOut(model, dangerProbes, () => performance.now(), signal).finally(() => {
    begun = model.runner.pid() !== null
    return model.runner.leave()
  })
  if (tried.wordsPerSecond === null) throw new Stop(`It was not switched on: ${failures(tried, needed(head), begun)}`)
  for (const line of seen(tried)) say(`  ${line}`)
  await switchOn({ address: 'own', kind: 'gguf', model: head.name, tried }, around)
}

/** `begun`: whether it came to be loaded at all. */
function failures({ failure }: Tried, bytes: number, begun: boolean): string {
  if (failure === 'no-memory') return `it needs ${gigabytes(bytes)} of memory, which are not free.`
  if (failure === 'no-model') return 'the file could not be loaded. It is damaged, or of a kind that is not known.'
  if (failure === 'timeout' && !begun)
    return 'the model that answers now was at work all that minute, and both do not fit into the memory. Run this again when it is quiet.'
  if (failure === 'timeout') return 'no word came within a minute. It is too slow for this machine.'
  return 'the process that holds it ended. This processor may be too old for it.'
}

function seen({ wordsPerSecond, form, danger, mayClear }: Tried): string[] {
  return [
    `It writes ${wordsPerSecond} words a second here.`,
    form === 'kept' ? 'It keeps to a form.' : 'Whether it keeps to a form was not seen.',
    danger
      ? `It met ${danger.met} of ${danger.of} texts about danger. ${mayClear ? 'It may lift a false alarm.' : 'It can only add caution.'}`
      : 'It was too slow to be tried with texts about danger. It can only add caution.',
  ]
}

interface Choice {
  address: string
  kind: string
  model: string
  tried: Tried | null
}

async function switchOn(choice: Choice, { dataDir, say, fixed, take, since }: Surroundings): Promise<void> {
  if (fixed)
    return say(
      `${choice.model} is ${choice.kind === 'gguf' ? 'installed' : 'there'}. COACH_MODEL in the environment decides at the next start which model answers.`,
    )
  const chosen = JSON.stringify({ ...choice, since })
  const on = `${choice.model} is switched on. People are asked before it reads anything of theirs.`
  if (take) {
    if (await take(chosen)) return say(on)
    throw new Stop(
      `${choice.model} is here. It was not switched on, since something else was decided meanwhile: look for models on this machine to switch it on.`,
    )
  }
  const answer = await askServer(dataDir, 'model', chosen)
  if (answer === null) {
    leaveForStart(dataDir, chosen)
    return say(`${choice.model} answers from the next start on: npm start`)
  }
  if (!answer.ok) throw new Stop(`The running server did not switch it on: ${answer.result}`)
  say(on)
}

async function list({ dataDir, say }: Surroundings): Promise<void> {
  const [models, left] = [await modelsIn(dataDir), await leftovers(dataDir)]
  if (models.length === 0) say(`No model is in ${modelsFolder(dataDir)}. See what fits: npm run model`)
  for (const model of models)
    say(`  ${model.name}, ${gigabytes(model.bytes)}, takes ${gigabytes(needed(model))} of memory`)
  for (const { name, bytes } of left)
    say(
      `  ${name}: ${bytes === null ? 'a link to a file that is gone' : `${gigabytes(bytes)} of a download that was cut off`}`,
    )
  if (models.length > 0 && !isInstalled(runtimeFolder(dataDir)))
    say('What runs them is not installed: npm run model -- use <name>')
}

async function remove(name: string | undefined, { dataDir, say }: Surroundings): Promise<void> {
  await alone(dataDir, async () => {
    if (name === undefined) {
      await removeModels(dataDir)
      removeRuntime(runtimeFolder(dataDir))
      return say('All models and what ran them are deleted. Where one was switched on, the guide answers now.')
    }
    // Nothing beside this folder.
    if (basename(name) !== name || !removeModel(dataDir, name))
      throw new Stop(`There is no ${name} here. See: npm run model -- list`)
    say(`${name} is deleted.`)
  })
}
