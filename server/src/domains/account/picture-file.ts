import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A picture of somebody, made anew: a JPEG of at most 256 by 256 dots with nothing else in it; or why there is none. */
export type ReadPicture = { jpeg: Uint8Array } | { problem: string }

const SIDE = 256
/** Dots of an opened picture, a phone's camera's: 50 MB. A file of a few bytes can claim any number. */
const MOST_DOTS = 12_500_000
const QUALITY = 82

const KINDS = 'Choose a JPEG, PNG or WebP file.'
const unknown = `This is not a picture that can be read here. ${KINDS}`
const damaged = 'This picture is damaged, or only part of it arrived. Choose another one.'

interface Dots {
  data: Uint8ClampedArray
  width: number
  height: number
}

/**
 * Reads what was sent, by what it is and not by what it is called. How large it becomes is read from its head before
 * anything of it is unpacked. The decoders are WebAssembly: a file made to break one breaks out of nothing.
 */
export async function readPicture(file: Uint8Array): Promise<ReadPicture> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (/^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(bytes.toString('latin1', 0, 200)))
    return { problem: `An SVG file cannot be used. ${KINDS}` }
  const kind = kindOf(bytes)
  if (!kind) return { problem: unknown }
  const size = sizes[kind](bytes)
  if (!size || size.width < 1 || size.height < 1) return { problem: damaged }
  const { width, height } = size
  if (width * height > MOST_DOTS)
    return { problem: `This picture has ${width} by ${height} dots: too many to open. Make it smaller first.` }
  try {
    const dots = await decoders[kind](bytes)
    // A head that lies: what was unpacked is not what was promised, and turned by its own mark at most.
    if (dots.width * dots.height !== width * height) return { problem: damaged }
    return { jpeg: await encoded(square(dots)) }
  } catch {
    return { problem: damaged }
  }
}

type Kind = 'jpeg' | 'png' | 'webp'

function kindOf(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return null
}

type Size = { width: number; height: number } | null

/** As each format's head says it: RFC 2083 section 4.1.1, ITU T.81 B.2.2, RFC 9649 section 2. */
const sizes: Record<Kind, (bytes: Buffer) => Size> = {
  png: (bytes) => (bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  jpeg(bytes) {
    for (let at = 2; at + 9 < bytes.length;) {
      if (bytes[at] !== 0xff) return null
      const marker = bytes[at + 1]!
      if (marker === 0xff) at += 1
      else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
        return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
      else at += 2 + bytes.readUInt16BE(at + 2)
    }
    return null
  },
  webp(bytes) {
    if (bytes.length < 30) return null
    const chunk = bytes.toString('latin1', 12, 16)
    if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    if (chunk === 'VP8L') {
      const both = bytes.readUInt32LE(21)
      return { width: (both & 0x3fff) + 1, height: ((both >> 14) & 0x3fff) + 1 }
    }
    if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    return null
  },
}

/** Node has it, and its types do not say so. */
const compiler = Reflect.get(globalThis, 'WebAssembly') as { compile(bytes: Uint8Array): Promise<WebAssembly.Module> }
const packages = createRequire(import.meta.url)
const compiled = new Map<string, Promise<WebAssembly.Module>>()
const wasm = (path: string) => {
  if (!compiled.has(path)) {
    const module = readFile(packages.resolve(path)).then((bytes) => compiler.compile(bytes))
    compiled.set(path, module)
  }
  return compiled.get(path)!
}

/** What the decoders hand back is a browser's type, which Node has not. */
function likeABrowser(): void {
  Reflect.set(
    globalThis,
    'ImageData',
    class {
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        Object.assign(this, { data, width, height })
      }
    },
  )
}

const whole = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

/** Loaded with the first picture. Each is begun anew where it can be: memory that one picture took is given back. */
const decoders: Record<Kind, (bytes: Buffer) => Promise<Dots>> = {
  async jpeg(bytes) {
    likeABrowser()
    const { default: decode, init } = await import('@jsquash/jpeg/decode.js')
    await init(await wasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
    return decode(whole(bytes), { preserveOrientation: true })
  },
  async png(bytes) {
    likeABrowser()
    const { default: decode, init } = await import('@jsquash/png/decode.js')
    await init(await wasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
    return decode(whole(bytes))
  },
  async webp(bytes) {
    likeABrowser()
    const { default: decode, init } = await import('@jsquash/webp/decode.js')
    await init(await wasm('@jsquash/webp/codec/dec/webp_dec.wasm'))
    return decode(whole(bytes))
  },
}

async function encoded(dots: Dots): Promise<Uint8Array> {
  const { default: encode, init } = await import('@jsquash/jpeg/encode.js')
  await init(await wasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  return new Uint8Array(await encode(dots as never, { quality: QUALITY }))
}

/** The middle of it, each dot the mean of those that it stands for, on white where it lets through. */
function square({ data, width, height }: Dots): Dots {
  const from = Math.min(width, height)
  const side = Math.min(SIDE, from)
  const [left, top] = [Math.floor((width - from) / 2), Math.floor((height - from) / 2)]
  const made = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++) {
    const [firstRow, endRow] = [Math.floor((y * from) / side), Math.floor(((y + 1) * from) / side)]
    for (let x = 0; x < side; x++) {
      const [first, end] = [Math.floor((x * from) / side), Math.floor(((x + 1) * from) / side)]
      const sum = [0, 0, 0]
      for (let row = firstRow; row < endRow; row++) {
        for (let column = first; column < end; column++) {
          const at = ((top + row) * width + left + column) * 4
          const seen = data[at + 3]! / 255
          for (let colour = 0; colour < 3; colour++) sum[colour]! += data[at + colour]! * seen + 255 * (1 - seen)
        }
      }
      const count = (endRow - firstRow) * (end - first)
      made.set([sum[0]! / count, sum[1]! / count, sum[2]! / count, 255], (y * side + x) * 4)
    }
  }
  return { data: made, width: side, height: side }
}
