import { ModelFailure } from '@mallama/coach/model/failure'
import { openLine, patience } from '@mallama/coach/model/line'
import type { OpenedModel, Wire as Model } from '@mallama/coach/model/provider'
import { modelName } from './gguf.ts'
import { openRunner, type Runner, type RunnerSettings } from './runner.ts'
import type { Turn } from './runner-words.ts'
import { tellingLine } from './telling-line.ts'

type Asked = Parameters<Model['doStream']>[0]
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

/** People are told that it runs on this machine: nothing is sent anywhere. */
const HOST = 'localhost'
/** What is fitted into the context is counted as so many letters a token. */
const COUNTED = 3
const SPARE = 0.95

export interface OwnModel extends OpenedModel {
  runner: Runner
}

/** A model of the house's own, as every other one is opened. Nothing is loaded before the first question. */
export function openOwnModel(settings: RunnerSettings, mayClear = false): OwnModel {
  const runner = openRunner(settings)
  const name = modelName(settings.file)
  let scale = 1
  let told = 0
  return {
    runner,
    name,
    host: HOST,
    mayClear,
    patience,
    line: tellingLine(openLine()),
    model: wire(name, runner),
    async context() {
      told = await runner.context()
      return Math.floor(told * scale)
    },
    shorten() {
      const letters = runner.lettersAToken()
      const less = letters === null ? 1 : (letters / COUNTED) * SPARE
      // It was planned with more than there was memory for, once it was loaded.
      if (less >= scale) return (runner.loaded() ?? told) < told
      scale = less
      return true
    },
  }
}

const unsaid = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }
const usage = { inputTokens: unsaid, outputTokens: { total: undefined, text: undefined, reasoning: undefined } }

function wire(name: string, runner: Runner): Model {
  return {
    specificationVersion: 'v4',
    provider: 'gguf',
    modelId: name,
    supportedUrls: {},
    // Everything is asked for as a stream: what comes whole is silent for minutes.
    doGenerate: () => Promise.reject(new ModelFailure('unavailable')),
    async doStream({ prompt, responseFormat, maxOutputTokens = 1_000, abortSignal }) {
      const schema = responseFormat?.type === 'json' ? (responseFormat.schema ?? null) : null
      const question = { turns: prompt.map(turnOf), schema, tokens: maxOutputTokens }
      const leaving = new AbortController()
      const signal = abortSignal ? AbortSignal.any([abortSignal, leaving.signal]) : leaving.signal
      const stream = new ReadableStream<Part>({
        start(out) {
          out.enqueue({ type: 'stream-start', warnings: [] })
          const { say, close } = speaking(out)
          runner
            .ask(question, { text: (text) => say('text', text), thought: (text) => say('reasoning', text) }, signal)
            .then((how) => {
              close()
              out.enqueue({ type: 'finish', usage, finishReason: { unified: how, raw: how } })
              out.close()
            })
            .catch((error: unknown) => {
              if (leaving.signal.aborted) return
              out.enqueue({ type: 'error', error })
              out.close()
            })
        },
        cancel: () => leaving.abort(),
      })
      return { stream }
    },
  }
}

/** Each stretch of words or of thoughts begins and ends. */
function speaking(out: ReadableStreamDefaultController<Part>) {
  let open: 'text' | 'reasoning' | null = null
  let at = 0
  const close = () => {
    if (open) out.enqueue({ type: `${open}-end`, id: `${open}${at}` })
    open = null
  }
  return {
    close,
    say(kind: 'text' | 'reasoning', delta: string) {
      if (kind === 'text' && !delta) return
      if (open !== kind) {
        close()
        at++
        out.enqueue({ type: `${kind}-start`, id: `${kind}${at}` })
        open = kind
      }
      out.enqueue({ type: `${kind}-delta`, id: `${kind}${at}`, delta })
    },
  }
}

const turnOf = ({ role, content }: Asked['prompt'][number]): Turn => ({
  role: role === 'system' || role === 'assistant' ? role : 'user',
  content:
    typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
})
