import type { Call } from './serve.ts'

/** So many rows come at once, of every list that may grow for ever. */
export const PAGE = 100

/** How many there are in all, however few of them come. */
export const tellTotal = ({ reply }: Pick<Call<null>, 'reply'>, total: number): void =>
  void reply.header('X-Total-Count', String(total))

/** That there are more, and where: the very address that was asked, with all that narrowed it, from this row on. */
export function tellMore({ reply, url }: Pick<Call<null>, 'reply' | 'url'>, last: string): void {
  const { pathname, searchParams } = new URL(url, 'http://here')
  searchParams.delete('before')
  searchParams.append('before', last)
  reply.header('Link', `<${pathname}?${searchParams}>; rel="next"`)
}

/** Of rows that were read with one more than `most`, those to show. */
export function cut<Row>(
  ctx: Pick<Call<null>, 'reply' | 'url'>,
  rows: readonly Row[],
  most: number,
  idOf: (row: Row) => string,
): Row[] {
  const shown = rows.slice(0, most)
  if (rows.length > most) tellMore(ctx, idOf(shown.at(-1)!))
  return shown
}
