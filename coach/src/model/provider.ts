import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'

/** Which model answers, as the owner of the server configured it. */
interface ModelSetting {
  provider: 'openai-compatible' | 'anthropic' | 'google'
  model: string
  /** Where the API begins, such as http://localhost:11434/v1; the company's own address unless given. */
  url?: string | undefined
  key?: string | undefined
}

export interface OpenedModel {
  model: LanguageModel
  name: string
  /** The only machine that words are sent to; people are shown it before they agree. */
  host: string
}

const addresses = {
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** An answer of this many bytes is no answer to what we ask. */
const MOST_BYTES = 2_000_000

/** Opens no connection yet: the first question does. */
export function openModel({ provider, model: name, url, key }: ModelSetting): OpenedModel {
  // The library would print what it thinks of a model's settings, once a call.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const baseURL = (url ?? addresses[provider]).replace(/\/+$/, '')
  // An empty key is sent as one: the library must not look for another in the environment.
  const settings = { baseURL, apiKey: key ?? '', fetch: boundedFetch }
  const { host } = new URL(baseURL)
  return { model: withoutThoughts(modelOf(provider, name, settings, host)), name, host }
}

function modelOf(
  provider: ModelSetting['provider'],
  name: string,
  settings: { baseURL: string; apiKey: string; fetch: typeof fetch },
  host: string,
) {
  if (provider === 'anthropic') return createAnthropic(settings)(name)
  if (provider === 'google') return createGoogle(settings)(name)
  const { apiKey, ...rest } = settings
  return createOpenAICompatible({
    ...rest,
    ...(apiKey ? { apiKey } : {}),
    name: 'coach',
    supportsStructuredOutputs: true,
    // OpenAI's own newer models refuse the name that every other server knows.
    ...(host === 'api.openai.com' ? { transformRequestBody: renameTokenLimit } : {}),
  })(name)
}

function renameTokenLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens }
}

/** Small local models think aloud between tags; nobody was meant to read that. */
const withoutThoughts = (model: Parameters<typeof wrapLanguageModel>[0]['model']) =>
  wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })

/** People agreed to one host: a redirect to another is an error. And an answer without an end has one here. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MOST_BYTES) controller.error(new Error('the answer has no end'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}
