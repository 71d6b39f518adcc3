import { chatApi } from '@mallama/contracts/chat'
import { relationshipsApi } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import { addressOf } from './api.ts'
import { route } from './route.ts'

test('a route without its schemas leads where the contract does', () => {
  const add = route<typeof relationshipsApi.add>('POST', '/api/relationships')
  const body = { personName: 'Tomas', relationshipType: 'partner' as const }
  expect(addressOf(add, body)).toEqual(addressOf(relationshipsApi.add, body))

  const saved = route<typeof chatApi.saved>('GET', '/api/relationships/:relationshipId/saved-chats')
  const page = { relationshipId: 'r1', before: 'c1' }
  expect(addressOf(saved, page)).toEqual(addressOf(chatApi.saved, page))

  const clear = route<typeof chatApi.clearRoom>('DELETE', '/api/relationships/:relationshipId/room')
  expect(addressOf(clear, { relationshipId: 'r1' })).toEqual(addressOf(chatApi.clearRoom, { relationshipId: 'r1' }))
})
