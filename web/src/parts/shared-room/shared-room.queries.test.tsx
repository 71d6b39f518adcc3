import { QueryClient } from '@tanstack/react-query'
import { ChatSession } from '@mallama/contracts/sessions'
import { expect, test, vi } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { openNetwork } from '../../platform/test-network.ts'
import { catchUp, sessionKey } from './shared-room.queries.ts'

test('a room is read again one at a time, so that the answer that comes last is the newest', async () => {
  const [id, other] = [anId(), anId()]
  const room = (seq: number) => example(ChatSession, { id, messages: [], reads: [{ id: other, seq }] })
  const client = new QueryClient()
  client.setQueryData(sessionKey(id), room(0))
  const answers: ((seq: number) => void)[] = []
  openNetwork(() => new Promise((done) => answers.push((seq) => done({ status: 200, body: room(seq) }))))
  const readUpTo = () => client.getQueryData<ChatSession>(sessionKey(id))!.reads[0]!.seq

  void catchUp(client, id)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  // What happened meanwhile is read after it, once.
  void catchUp(client, id)
  void catchUp(client, id)
  answers[0]!(1)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(readUpTo()).toBe(1)
  answers[1]!(3)
  await vi.waitFor(() => expect(readUpTo()).toBe(3))
  expect(answers).toHaveLength(2)
  // And it goes on hearing.
  void catchUp(client, id)
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]!(4)
  await vi.waitFor(() => expect(readUpTo()).toBe(4))
})
