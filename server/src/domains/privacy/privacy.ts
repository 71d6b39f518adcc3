import type { Readable } from 'node:stream'
import type { Input } from '@mallama/contracts/endpoint'
import type { Export, privacyApi } from '@mallama/contracts/privacy'
import type { Own } from '../../context.ts'
import { archive } from './archive.ts'
import { collected, whole } from './whole.ts'

export { remove, wipe } from './leaving.ts'

/** Everything that is kept of the person: in one piece, or as one file to take along. */
export async function exportAll(
  ctx: Own,
  { format, timeZone }: Input<typeof privacyApi.exportAll>,
): Promise<Export | Readable> {
  ctx.reply.header('Cache-Control', 'no-store')
  if (format !== 'zip') {
    ctx.reply.header('Content-Disposition', 'attachment; filename="mallama.json"')
    return (await collected(await whole(ctx))) as Export
  }
  const day = new Date(ctx.clock()).toISOString().slice(0, 10)
  ctx.reply.header('Content-Type', 'application/zip')
  ctx.reply.header('Content-Disposition', `attachment; filename="mallama-${day}.zip"`)
  return archive(ctx, [ctx.actor.timeZone, timeZone].find(isZone) ?? 'UTC')
}

function isZone(zone: string | null | undefined): zone is string {
  try {
    return !!zone && new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
