import type { Api, Endpoint } from '@mallama/contracts/endpoint'
import type { Row } from './matrix.row.ts'
import type { Answer, Person } from './world.ts'

/** A field that the screen reads: sends a text in it, with whatever else its endpoint needs. */
export interface Target {
  name: string
  send(text: string): Promise<Answer>
}

/** `dates.label` stands in a list. */
function put(body: unknown, field: string, text: string): object {
  const [name, inside] = field.split('.') as [string, string?]
  return {
    ...(body as object | undefined),
    [name]: inside === undefined ? text : [{ kind: 'custom', month: 1, day: 1, [inside]: text }],
  }
}

/** Every screened field of every endpoint in the tables. */
export async function targets(apis: Record<string, Api>, rows: Record<string, Row>, person: Person): Promise<Target[]> {
  const all: Target[] = []
  for (const [domain, api] of Object.entries(apis))
    for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
      if (!endpoint.screen) continue
      const row = rows[`${domain}.${name}`] ?? {}
      const values: Record<string, string> = { ...(await row.of?.(person)), ...row.fixed }
      const path = endpoint.path.replace(/:(\w+)/g, (_, part: string) => values[part] ?? '')
      const send = { POST: person.post, PUT: person.put, PATCH: person.patch }[endpoint.method as 'POST']
      for (const field of endpoint.screen)
        all.push({
          name: `${endpoint.method} ${endpoint.path} ${field}`,
          send: (text) => send(path, put(row.body, field, text)),
        })
    }
  return all
}
