import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel, type LanguageModelMiddleware } from 'ai'
import addresses from '../../data/words/server-addresses.json' with { type: 'json' }
import { oncePer } from '../learn/file.ts'
import { stripped } from '../text/words.ts'
import { openLine, patience, type Line } from './line.ts'
import { boundedFetch, servers, type Lengths } from './local/find.ts'

export interface ModelSetting {
  provider: keyof typeof addresses
  model: string
  /** Where the API begins, and of a server of the house its root; the usual address unless given. */
  url?: string | undefined
  key?: string | undefined
  /** It passed the probes: what the safety screen raised to tier 2 or less, it may lower by one. */
  mayClear?: boolean | undefined
}

export type Wire = Parameters<NonNullable<LanguageModelMiddleware['wrapStream']>>[0]['model']

export interface OpenedModel extends Partial<Omit<Lengths, 'fetch'>> {
  model: LanguageModel
  name: string
  /** The only machine that words are sent to; people are shown it before they agree. */
  host: string
  patience: typeof patience
  /** It held less than it said. False where it can be no less. */
  shorten?: () => boolean
  line?: Line
  mayClear: boolean
}

/** One a machine, however often its model is opened anew. */
const lineAt = oncePer(openLine, new Map<string, Line>())

/** Opens no connection yet: the first question does. */
export function openModel(setting: ModelSetting): OpenedModel {
  // The library would print what it thinks of a model's settings, once a call.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { provider, model: name, mayClear = false } = setting
  const kind = provider in servers ? servers[provider as keyof typeof servers] : null
  const given = stripped(setting.url ?? addresses[provider], '', '/')
  // Their own API lies beside the one that is compatible.
  const root = kind && given.endsWith('/v1') ? given.slice(0, -3) : given
  const { host, protocol } = new URL(root)
  const { fetch = boundedFetch, ...lengths }: Partial<Lengths> = kind?.open(root, name) ?? {}
  // An empty key is sent as one: the library must not look for another in the environment.
  const model = modelOf(provider, name, host, { baseURL: kind ? `${root}/v1` : root, apiKey: setting.key ?? '', fetch })
  // Small local models think aloud between tags; nobody was meant to read that.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  const opened = { name, host, mayClear, patience, ...lengths, model: wrapLanguageModel({ model, middleware }) }
  return !kind && protocol !== 'http:' ? opened : { ...opened, line: lineAt(host) }
}

/** OpenAI's own newer models refuse the name that every other server knows. */
const renamed = ({ max_tokens, ...body }: Record<string, unknown>) => ({ ...body, max_completion_tokens: max_tokens })

type Settings = Record<'baseURL' | 'apiKey', string> & { fetch: typeof fetch }

function modelOf(provider: ModelSetting['provider'], name: string, host: string, settings: Settings) {
  if (provider === 'anthropic') return createAnthropic(settings)(name)
  if (provider === 'google') return createGoogle(settings)(name)
  return createOpenAICompatible({
    ...settings,
    name: 'coach',
    supportsStructuredOutputs: true,
    ...(host === 'api.openai.com' ? { transformRequestBody: renamed } : {}),
  })(name)
}
