import type { Request } from '@mallama/contracts/endpoint'
import type { CraftedMessage, toolsApi as api } from '@mallama/contracts/tools'
import type { Live } from '../../parts/tools/useAsking.ts'
import { useKept } from '../../parts/tools/useKept.ts'
import { call, streamCall } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const craft = route<typeof api.craftMessage>('POST', '/api/craft-message')
const list = route<typeof api.craftedMessages>('GET', '/api/craft-message')
const change = route<typeof api.changeCraftedMessage>('PATCH', '/api/craft-message/:id')
const forget = route<typeof api.removeCraftedMessage>('DELETE', '/api/craft-message/:id')

export const setAside = (id: string) => call(change, { id, aside: true })

export const useCrafted = () =>
  useKept<CraftedMessage>('/api/craft-message', {
    read: (query, signal) => call(list, query, { signal }),
    remove: (id, options) => call(forget, { id }, options),
  })

export const craftMessage = (asked: Request<typeof api.craftMessage>, { id: _id, ...heard }: Live) =>
  streamCall(craft, asked, heard)
