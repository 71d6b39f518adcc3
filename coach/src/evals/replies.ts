import { performance } from 'node:perf_hooks'
import { answer } from '../builtin/coach.ts'
import { sight } from '../safety/screen.ts'
import { crisisCases } from './cases/crisis.ts'
import { emotionCases } from './cases/emotions.ts'
import { asked } from './talk.ts'
import { median, share, type Row, type RowModule } from './measure.ts'

const messages = [...crisisCases.filter((it) => it.kind !== 'crisis'), ...emotionCases.map(([text]) => ({ text }))].map(
  ({ text }) => text,
)

function replyRows(): Row[] {
  const replies = messages.map((text) => ({ text, reply: answer(asked(text)) }))
  const specific = replies.filter(({ text, reply }) => reply.evidence.some((it) => text.includes(it.quote)))
  const distinct = new Set(replies.map(({ reply }) => reply.response)).size
  const again = replies.filter(({ text, reply }) => JSON.stringify(answer(asked(text))) === JSON.stringify(reply))
  const timed = (run: (text: string) => unknown) =>
    median(
      messages.map((text) => {
        const start = performance.now()
        run(text)
        return performance.now() - start
      }),
    )
  const all = messages.length
  return [
    {
      what: 'replies with words of the person',
      dev: share(specific.length, all),
      held: null,
      baseline: null,
      limit: 0.95,
      sense: 'at least',
      target: '0.95',
    },
    {
      what: 'different inputs, different replies',
      dev: share(distinct, all),
      held: null,
      baseline: null,
      limit: 0.23,
      sense: 'at least',
      target: '-',
    },
    {
      what: 'same input, same bytes',
      dev: share(again.length, all),
      held: null,
      baseline: null,
      limit: 1,
      sense: 'at least',
      target: '1',
    },
    {
      timed: true,
      what: 'ms for a reply (median, warm)',
      dev: timed((text) => answer(asked(text))),
      held: null,
      baseline: null,
      limit: 20,
      sense: 'at most',
      target: '5',
    },
    {
      timed: true,
      what: 'ms for a screen (median, warm)',
      dev: timed((text) => sight(text)),
      held: null,
      baseline: null,
      limit: 2,
      sense: 'at most',
      target: '1',
    },
  ]
}

export const replies: RowModule = { rows: replyRows }
