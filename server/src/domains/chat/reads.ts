import { readOf } from '@mallama/coach/guide/data'
import { notFound } from '@mallama/contracts/errors'
import type { chatApi } from '@mallama/contracts/chat'
import type { Input, Output } from '@mallama/contracts/endpoint'
import type { Own } from '../../context.ts'

/** A text of tried advice: everybody's, and nobody's words. */
export async function wholeRead(
  _ctx: Own,
  { id }: Input<typeof chatApi.wholeRead>,
): Promise<Output<typeof chatApi.wholeRead>> {
  const found = readOf(id)
  if (!found) throw notFound('That text no longer exists.')
  const { title, text, source } = found
  return { title, text, source }
}
