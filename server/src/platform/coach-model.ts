import { isIP } from 'node:net'

/** The language model that the owner of this server chose, as the coach opens it. */
interface CoachModel {
  provider: 'openai-compatible' | 'anthropic' | 'google' | 'ollama' | 'llama-cpp' | 'lm-studio' | 'gguf'
  /** Of `gguf`: a file, or the name of one beside the data. */
  model: string
  url?: string
}

const EXAMPLES =
  'a provider and a model, such as ollama:llama3.1, openai-compatible:mistral@http://localhost:8000/v1, anthropic:claude-sonnet-4-5, google:gemini-2.5-flash or gguf:<file>'

/** Of `provider:model` or `provider:model@address`, or what is wrong with it. */
export function readCoachModel(text: string): CoachModel | string {
  const file = /^gguf:(.+)$/.exec(text.trim())?.[1]?.trim()
  if (file) return { provider: 'gguf', model: file }
  const [, provider, rest = ''] =
    /^(openai-compatible|anthropic|google|ollama|llama-cpp|lm-studio):(.*)$/.exec(text.trim()) ?? []
  if (provider === undefined) return EXAMPLES
  // A model's own name may hold a colon and an @; its address begins with a scheme.
  const [, model = '', url] = /^(.*?)(?:@(https?:\/\/.*))?$/.exec(rest) ?? []
  if (!/^[\w.:/@-]{1,120}$/.test(model) || /:\/\//.test(model)) return EXAMPLES
  const found: CoachModel = { provider: provider as CoachModel['provider'], model }
  if (url === undefined) return found
  if (!URL.canParse(url)) return 'an address after the @ that is a URL, such as http://localhost:11434/v1'
  const { protocol, hostname, username, search } = new URL(url)
  if (username || search) return 'an address without a name or a key in it; the key is COACH_API_KEY'
  if (protocol === 'http:' && !isNear(hostname))
    return 'https:// in the address of a machine beyond this network: people write about their lives here'
  return { ...found, url }
}

/** The company's own servers know nobody without a key; a server of one's own may. */
export const needsKey = ({ provider, url }: CoachModel): boolean =>
  provider === 'anthropic' || provider === 'google' || (provider === 'openai-compatible' && url === undefined)

/** This machine, or a network of the house. */
function isNear(hostname: string): boolean {
  if (isIP(hostname) === 4) return /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(hostname)
  if (hostname.startsWith('[')) return /^\[(?:::1\]|f[cd]|fe80)/i.test(hostname)
  return (
    hostname === 'localhost' ||
    !hostname.includes('.') ||
    /\.(?:local|lan|internal|home\.arpa|localhost)$/.test(hostname)
  )
}
