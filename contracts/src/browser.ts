import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Nothing } from './fields.ts'

/** What is no plain call: a stream without an end, and a cookie. The server mounts each by hand. */
export const browserApi = defineApi({
  events: {
    method: 'GET',
    path: '/api/events',
    access: 'signed-in',
    summary:
      'What open pages must hear of, as server-sent events; `Last-Event-ID` brings what was missed within a day.',
    response: z.string(),
    stream: 'only',
  },
  beginSession: {
    method: 'POST',
    path: '/api/session',
    access: 'signed-in',
    summary: 'Remembers in a cookie that someone is signed in here; takes an ID token of the last five minutes.',
    response: Nothing,
    status: 204,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/session',
    access: 'anyone',
    summary: 'Takes that cookie back.',
    response: Nothing,
    status: 204,
  },
})
