import { unzipSync } from 'fflate'
import { crc32, deflateSync } from 'node:zlib'
import decode from '@jsquash/jpeg/decode.js'
import encode from '@jsquash/jpeg/encode.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { readPicture } from './picture-file.ts'

vi.setConfig({ testTimeout: 60_000 })

const PATH = '/api/account/picture'
let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Colour = [red: number, green: number, blue: number, seen: number]

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length)
  head.write(name, 4, 'latin1')
  const end = Buffer.alloc(4)
  end.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])))
  return Buffer.concat([head, body, end])
}

/** A PNG as its format has it; `claimed` is what its head says instead of what is in it. */
function png(width: number, height: number, at: (x: number, y: number) => Colour, claimed = { width, height }): Buffer {
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => at(x, y)).flat()]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(claimed.width)
  head.writeUInt32BE(claimed.height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const text = Buffer.from('Comment\0PLANTED in Lisbon', 'latin1')
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', text),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const red: Colour = [250, 10, 10, 255]
const blue: Colour = [10, 10, 250, 255]
const nothing: Colour = [0, 0, 0, 0]
const halves = (width: number, height: number) => png(width, height, (x) => (x < width / 2 ? red : blue))

/** The same as a JPEG that says how it was held and where it was taken. */
async function photo(width: number, height: number, orientation: number): Promise<Buffer> {
  const read = await readPicture(png(4, 4, () => red))
  expect(read).toHaveProperty('jpeg')
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) data.set(at % width < width / 2 ? red : blue, at * 4)
  const plain = Buffer.from(await encode({ data, width, height } as never, { quality: 90 }))
  const tiff = Buffer.from(
    `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCodePoint(orientation)}\0\0\0\0\0\0`,
    'latin1',
  )
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('PLANTED in Lisbon')])
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([plain.subarray(0, 2), marker, exif, plain.subarray(2)])
}

const put = async ({ token }: Person, payload: Buffer | string, type = 'image/png') => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const response = await world.app.http.inject({ method: 'PUT', url: PATH, headers, payload })
  return { status: response.statusCode, body: response.json() }
}
const bytesFor = async ({ token }: Person): Promise<Buffer> =>
  (await world.app.http.inject({ url: PATH, headers: { authorization: `Bearer ${token}` } })).rawPayload

const dots = async (jpeg: Buffer) => {
  // Which also begins the decoder.
  expect(await readPicture(jpeg)).toHaveProperty('jpeg')
  return (await decode(new Uint8Array(jpeg).buffer)) as unknown as {
    data: Uint8ClampedArray
    width: number
    height: number
  }
}
const colourAt = ({ data, width }: Awaited<ReturnType<typeof dots>>, x: number, y: number) => {
  const [r, g, b] = data.subarray((y * width + x) * 4)
  if (r! > 200 && g! > 200 && b! > 200) return 'white'
  return r! > b! ? 'red' : 'blue'
}

describe('one’s own picture', () => {
  it('is kept as 256 dots a side of its middle, sealed, and given to nobody else', async () => {
    const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
    expect((await nora.get('/api/auth/user')).body.profileImageUrl).toBeNull()
    const { status, body } = await put(nora, halves(1_000, 600))
    expect([status, body.profileImageUrl]).toEqual([
      200,
      expect.stringMatching(/^\/api\/account\/picture\?v=[\da-f]{8}$/),
    ])
    expect((await nora.get('/api/auth/user')).body.profileImageUrl).toBe(body.profileImageUrl)
    const given = await nora.get(body.profileImageUrl)
    expect(given.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    const bytes = await bytesFor(nora)
    const opened = await dots(bytes)
    expect([opened.width, opened.height]).toEqual([256, 256])
    expect([colourAt(opened, 20, 128), colourAt(opened, 235, 128)]).toEqual(['red', 'blue'])
    expect(bytes.length).toBeLessThan(40_000)
    expect((await omar.get(body.profileImageUrl)).status).toBe(404)
    expect((await world.stranger.get(body.profileImageUrl)).status).toBe(401)
    const dump = await rawDump(world.database.db)
    expect(dump).not.toContain('/9j/')
    expect(dump).not.toContain(bytes.subarray(100, 130).toString('hex'))
  })

  it('leaves behind what else was in the file, and stands as it was held', async () => {
    const nora = await world.newcomer('nora')
    for (const file of [await photo(300, 200, 6), halves(300, 200)]) {
      expect(file.includes('PLANTED')).toBe(true)
      expect((await put(nora, file, 'image/jpeg')).status).toBe(200)
      const bytes = await bytesFor(nora)
      expect(bytes.includes('PLANTED')).toBe(false)
      expect(bytes.includes('Exif')).toBe(false)
    }
    await put(nora, await photo(300, 200, 6), 'image/jpeg')
    // Turned by a quarter: what was left is above.
    const turned = await dots(await bytesFor(nora))
    expect([colourAt(turned, 100, 20), colourAt(turned, 100, 180)]).toEqual(['red', 'blue'])
  })

  it('is on white where it lets through, and no larger than it was', async () => {
    const nora = await world.newcomer('nora')
    await put(
      nora,
      png(40, 60, (_x, y) => (y < 30 ? nothing : red)),
    )
    const opened = await dots(await bytesFor(nora))
    expect([opened.width, opened.height]).toEqual([40, 40])
    expect([colourAt(opened, 20, 5), colourAt(opened, 20, 35)]).toEqual(['white', 'red'])
  })

  it('is another address each time; one that is removed is gone from everywhere', async () => {
    const nora = await world.member('nora')
    const first = (await put(nora, halves(50, 50))).body.profileImageUrl
    expect((await put(nora, halves(60, 60))).body.profileImageUrl).not.toBe(first)
    const { account } = (await nora.get('/api/export')).body
    expect(account.picture).toBe(`data:image/jpeg;base64,${(await bytesFor(nora)).toString('base64')}`)
    const archive = await world.app.http.inject({
      url: '/api/export?format=zip',
      headers: { authorization: `Bearer ${nora.token}` },
    })
    const files = unzipSync(new Uint8Array(archive.rawPayload))
    expect(Buffer.from(files['picture.jpg']!)).toEqual(await bytesFor(nora))
    // What was written goes; the account keeps its face.
    expect((await nora.post('/api/account/wipe', {})).status).toBe(204)
    expect((await nora.get(PATH)).status).toBe(200)
    expect((await nora.del(PATH)).status).toBe(204)
    expect((await nora.get(PATH)).status).toBe(404)
    expect((await nora.get('/api/auth/user')).body.profileImageUrl).toBeNull()
    expect((await nora.del(PATH)).status).toBe(204)
  })
})

describe('what is no picture that may be kept', () => {
  const whole = halves(80, 80)
  const bomb = png(1, 1, () => red, { width: 60_000, height: 60_000 })
  const many = png(1, 1, () => red, { width: 5_000, height: 5_000 })
  const cases: [string, Buffer, RegExp][] = [
    [
      'words',
      Buffer.from('I am a picture, honestly.'),
      /not a picture that can be read here\. Choose a JPEG, PNG or WebP file/,
    ],
    ['a page that is called a picture', Buffer.from('<html><script>alert(1)</script></html>'), /not a picture/],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /SVG file cannot be used/,
    ],
    ['an SVG with a head', Buffer.from('\n<?xml version="1.0"?><svg/>'), /SVG file cannot be used/],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), /not a picture that can be read here/],
    ['nothing', Buffer.alloc(0), /not a picture|bytes of a JPEG/],
    ['a few bytes that unpack to gigabytes', bomb, /60000 by 60000 dots: too many to open/],
    ['more dots than may be opened', many, /5000 by 5000 dots/],
    ['half a file', whole.subarray(0, whole.length - 60), /damaged, or only part of it arrived/],
    ['a head alone', whole.subarray(0, 33), /damaged/],
    ['a JPEG that ends at once', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /damaged/],
    ['a head that says more than there is', png(4, 4, () => red, { width: 400, height: 400 }), /damaged/],
    ['a WebP of nothing', Buffer.from('RIFF\x20\0\0\0WEBPVP8 \0\0\0\0'.padEnd(60, '\0'), 'latin1'), /damaged/],
  ]

  it.each(cases)('is refused with its reason, and the one of before stays: %s', async (_what, file, told) => {
    const nora = await world.newcomer('nora')
    expect((await put(nora, whole)).status).toBe(200)
    const before = await bytesFor(nora)
    const { status, body } = await put(nora, file)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.details.image[0]).toMatch(told)
    expect(await bytesFor(nora)).toEqual(before)
  })

  it('fifty megabytes are not taken in, and the limit is named', async () => {
    const nora = await world.newcomer('nora')
    const { status, body } = await put(nora, Buffer.alloc(50_000_000))
    expect([status, body.code, body.message]).toEqual([
      413,
      'payload_too_large',
      'A picture may have up to 8 MB. Choose a smaller one.',
    ])
    expect((await nora.get(PATH)).status).toBe(404)
  })

  it('words in JSON are told what to send', async () => {
    const nora = await world.newcomer('nora')
    const { status, body } = await nora.put(PATH, { image: 'aGVsbG8=' })
    expect([status, body.details]).toEqual([
      400,
      { image: ['Send the bytes of a JPEG, PNG or WebP file, with its Content-Type'] },
    ])
  })
})
