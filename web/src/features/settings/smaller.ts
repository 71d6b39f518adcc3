/** The browser cannot open it; the message is for the person. */
export class Unreadable extends Error {}

/** What the server takes as it is. */
const FEW_BYTES = 2_000_000
const SIDE = 640

const KINDS = 'Choose a JPEG, PNG or WebP file.'

/**
 * A picture of a phone is many times larger than what is kept of it: it is made smaller here, and so are the minutes on
 * a slow line. What is small goes as it is; the server judges it.
 */
export async function smaller(file: File): Promise<Blob> {
  if (file.type === 'image/svg+xml') throw new Unreadable(`An SVG file cannot be used. ${KINDS}`)
  if (!file.type.startsWith('image/')) throw new Unreadable(`This is not a picture. ${KINDS}`)
  if (file.size <= FEW_BYTES) return file
  const made = await drawn(file).catch(() => null)
  if (!made) throw new Unreadable(`This picture could not be opened. ${KINDS}`)
  return made
}

async function drawn(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, SIDE / Math.min(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
}
