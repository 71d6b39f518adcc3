/**
 * A real GGUF file of a few hundred kilobytes that a test makes by itself: a llama of one layer whose weights are random
 * but for the last step, where each token leads to a few next ones, each far likelier than the one after it. So what it
 * writes is known, in a form or out of it.
 * The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */

/** What it says: each word stands in it once, because a word alone decides the next. */
const WORDS = ['That', ' sounds', ' heavy.', ' What', ' would', ' help', ' you', ' most?']
export const SAYS = WORDS.join('')

const CONTROL = ['<|endoftext|>', '<|im_start|>', '<|im_end|>'] as const
const SIZE = 128
const HEADS = 2
const WIDTH = SIZE / HEADS
const INNER = 32

/** What letters are read together, the commonest in English first: a prompt of ours, letter by letter, would fill its context. */
const PAIRS = [
  ' t',
  'he',
  'in',
  'er',
  'an',
  're',
  'on',
  ' a',
  ' s',
  'ou',
  'it',
  'es',
  'or',
  'at',
  'nd',
  ' w',
  'ar',
  'is',
  'en',
  ' o',
]
const letters = ['\n', ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))]
const texts: string[] = [...letters, ...PAIRS, ...WORDS, ...CONTROL]
const idOf = (text: string) => texts.indexOf(text)
/** As the tokenizer of GPT-2 writes what cannot be seen. */
const written = (text: string) => text.replaceAll(' ', '\u0120').replaceAll('\n', '\u010a')

const TEMPLATE =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"

interface Tiny {
  /** In tokens; a token is a letter or two. */
  context?: number
  /** `loops`: it comes to no end. `nonsense`: nothing leads anywhere. */
  writes?: 'sense' | 'loops' | 'nonsense'
}

/** What follows what, the likeliest first; a grammar takes the first of these that it allows. */
function nexts(writes: Tiny['writes']): [from: string, to: string[]][] {
  if (writes === 'nonsense') return []
  const start = ['That', '"', '{', '0', 'n']
  const chain = WORDS.slice(1).map((word, at): [string, string[]] => [WORDS[at]!, [word]])
  const last = writes === 'loops' ? [' What'] : ['<|im_end|>', '"']
  return [
    ...chain,
    [WORDS.at(-1)!, last],
    ['\n', ['That', '{', '"']],
    ['{', ['"', '}']],
    ['[', ['"', '{', '0', ']']],
    [':', [' ', ...start.slice(1)]],
    [',', ['"', '{', ' ']],
    [' ', start.slice(1)],
    ['"', ['That', ']', '}', ':', ',']],
    ['0', ['}', ']', ',']],
    [']', ['}', ',']],
    ['}', ['<|im_end|>', ']', '}', ',']],
  ]
}

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  }
}

export function tinyGguf({ context = 32_768, writes = 'sense' }: Tiny = {}): Buffer {
  const next = dice(7)
  const noise = (count: number, scale: number) => Float32Array.from({ length: count }, () => next() * scale)
  const ones = () => new Float32Array(SIZE).fill(1)
  const own = new Float32Array(SIZE * texts.length)
  for (let token = 0; token < texts.length; token++) own[token * SIZE + token] = 1
  const output = noise(SIZE * texts.length, 0.05)
  for (const [from, to] of nexts(writes))
    for (const [rank, text] of to.entries()) output[idOf(text) * SIZE + idOf(from)] = 3 - rank * 0.5
  const tensors: [name: string, shape: number[], values: Float32Array][] = [
    ['token_embd.weight', [SIZE, texts.length], own],
    ['output_norm.weight', [SIZE], ones()],
    ['output.weight', [SIZE, texts.length], output],
    ['blk.0.attn_norm.weight', [SIZE], ones()],
    ['blk.0.attn_q.weight', [SIZE, SIZE], noise(SIZE * SIZE, 0.04)],
    ['blk.0.attn_k.weight', [SIZE, WIDTH], noise(SIZE * WIDTH, 0.04)],
    ['blk.0.attn_v.weight', [SIZE, WIDTH], noise(SIZE * WIDTH, 0.04)],
    ['blk.0.attn_output.weight', [SIZE, SIZE], noise(SIZE * SIZE, 0.04)],
    ['blk.0.ffn_norm.weight', [SIZE], ones()],
    ['blk.0.ffn_gate.weight', [SIZE, INNER], noise(SIZE * INNER, 0.04)],
    ['blk.0.ffn_up.weight', [SIZE, INNER], noise(SIZE * INNER, 0.04)],
    ['blk.0.ffn_down.weight', [INNER, SIZE], noise(INNER * SIZE, 0.04)],
  ]
  return gguf(
    [
      ['general.architecture', text('llama')],
      ['general.name', text('Tiny')],
      ['llama.context_length', u32(context)],
      ['llama.embedding_length', u32(SIZE)],
      ['llama.block_count', u32(1)],
      ['llama.feed_forward_length', u32(INNER)],
      ['llama.attention.head_count', u32(HEADS)],
      ['llama.attention.head_count_kv', u32(1)],
      ['llama.attention.layer_norm_rms_epsilon', f32(1e-5)],
      ['llama.rope.dimension_count', u32(WIDTH)],
      ['tokenizer.ggml.model', text('gpt2')],
      ['tokenizer.ggml.pre', text('gpt-2')],
      [
        'tokenizer.ggml.tokens',
        list(
          8,
          texts.map((it) => string(written(it))),
        ),
      ],
      [
        'tokenizer.ggml.token_type',
        list(
          5,
          texts.map((it) => int(idOf(it) >= idOf(CONTROL[0]) ? 3 : 1)),
        ),
      ],
      [
        'tokenizer.ggml.merges',
        list(
          8,
          PAIRS.map(([first, second]) => string(`${written(first!)} ${written(second!)}`)),
        ),
      ],
      ['tokenizer.ggml.bos_token_id', u32(idOf('<|endoftext|>'))],
      ['tokenizer.ggml.eos_token_id', u32(idOf('<|im_end|>'))],
      ['tokenizer.ggml.add_bos_token', [7, Buffer.from([0])]],
      ['tokenizer.chat_template', text(TEMPLATE)],
    ],
    tensors,
  )
}

type Value = [type: number, bytes: Buffer]
const int = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const long = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer)
const string = (value: string) => Buffer.concat([long(Buffer.byteLength(value)), Buffer.from(value)])
const u32 = (value: number): Value => [4, int(value)]
const f32 = (value: number): Value => [6, Buffer.from(Float32Array.of(value).buffer)]
const text = (value: string): Value => [8, string(value)]
const list = (type: number, items: Buffer[]): Value => [9, Buffer.concat([int(type), long(items.length), ...items])]

const ALIGNED = 32
const padding = (length: number) => Buffer.alloc((ALIGNED - (length % ALIGNED)) % ALIGNED)

function gguf(facts: [string, Value][], tensors: [string, number[], Float32Array][]): Buffer {
  let offset = 0
  const infos = tensors.map(([name, shape, values]) => {
    const info = [string(name), int(shape.length), ...shape.map(long), int(0), long(offset)]
    offset += values.byteLength + padding(values.byteLength).length
    return Buffer.concat(info)
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    int(3),
    long(tensors.length),
    long(facts.length),
    ...facts.flatMap(([key, [type, bytes]]) => [string(key), int(type), bytes]),
    ...infos,
  ])
  const data = tensors.flatMap(([, , values]) => [Buffer.from(values.buffer), padding(values.byteLength)])
  return Buffer.concat([head, padding(head.length), ...data])
}
