/** A model that may be downloaded, as it was looked up: nothing of it is guessed. */
export interface Offer {
  /** What is typed to choose it. */
  id: string
  title: string
  /** Of the file. Where no revision is part of it, the checksum alone says that what was looked up is what comes. */
  address: string
  bytes: number
  sha256: string
  licence: string
  /** Bytes that a token in mind takes: layers, heads and their width from the model's own description. */
  tokenBytes: number
  says: string
}

/**
 * Sizes and checksums were looked up in public sources on this day; nothing could be downloaded while this was written.
 * The licence of the first and the last is that of their family.
 */
export const LOOKED_UP = '2026-11-22'

const HOST = 'https://huggingface.co'

export const offers: readonly Offer[] = [
  {
    id: 'qwen3-1.7b',
    title: 'Qwen3 1.7B',
    address: `${HOST}/Qwen/Qwen3-1.7B-GGUF/resolve/main/Qwen3-1.7B-Q8_0.gguf`,
    bytes: 1_834_426_016,
    sha256: '061b54daade076b5d3362dac252678d17da8c68f07560be70818cace6590cb1a',
    licence: 'Apache-2.0',
    tokenBytes: 28 * 8 * 256 * 2,
    says: 'for a small machine; plain answers, often too general',
  },
  {
    id: 'qwen3-4b',
    title: 'Qwen3 4B Instruct 2507',
    address: `${HOST}/bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/ae44f08e1392f39c0e474af10c3ff8355c8b6688/Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf`,
    bytes: 2_497_280_736,
    sha256: '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
    licence: 'Apache-2.0',
    tokenBytes: 36 * 8 * 256 * 2,
    says: 'a good beginning: answers without thinking aloud first',
  },
  {
    id: 'qwen3-8b',
    title: 'Qwen3 8B',
    address: `${HOST}/Qwen/Qwen3-8B-GGUF/resolve/7c41481f57cb95916b40956ab2f0b139b296d974/Qwen3-8B-Q4_K_M.gguf`,
    bytes: 5_027_783_488,
    sha256: 'd98cdcbd03e17ce47681435b5150e34c1417f50b5c0019dd560e4882c5745785',
    licence: 'Apache-2.0',
    tokenBytes: 36 * 8 * 256 * 2,
    says: 'better words; wants a quick machine',
  },
  {
    id: 'qwen3-14b',
    title: 'Qwen3 14B',
    address: `${HOST}/Qwen/Qwen3-14B-GGUF/resolve/main/Qwen3-14B-Q4_K_M.gguf`,
    bytes: 9_001_752_960,
    sha256: '500a8806e85ee9c83f3ae08420295592451379b4f8cf2d0f41c15dffeb6b81f0',
    licence: 'Apache-2.0',
    tokenBytes: 40 * 8 * 256 * 2,
    says: 'the best of these; slow without a strong machine',
  },
]
