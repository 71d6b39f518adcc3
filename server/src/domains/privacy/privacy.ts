import type { Export } from '@mallama/contracts/privacy'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as account from '../account/account.ts'
import * as billing from '../billing/billing.ts'
import * as community from '../community/community.ts'
import * as chat from '../chat/chat.ts'
import * as insights from '../insights/insights.ts'
import * as journal from '../journal/journal.ts'
import * as relationships from '../relationships/relationships.ts'
import * as reminders from '../reminders/reminders.ts'
import * as tools from '../tools/tools.ts'

export { remove, wipe } from './leaving.ts'

/** Everything that is kept of the person. A table whose texts are missing here fails privacy.test.ts. */
export async function exportAll(ctx: Own): Promise<Export> {
  const people = await relationships.exported(ctx)
  const { chats, savedChats } = await chat.exported(ctx)
  const kept = {
    checkIns: people.checkIns,
    moments: people.moments,
    corrections: people.corrections,
    memory: people.memory,
    reminders: await reminders.exported(ctx),
    insights: await insights.exported(ctx),
    chats,
    savedChats,
  }
  const of = Object.entries(kept).map(
    ([name, rows]) => [name, Map.groupBy<string | null, About>(rows, ({ relationshipId }) => relationshipId)] as const,
  )
  ctx.reply.header('Content-Disposition', 'attachment; filename="mallama.json"')
  ctx.reply.header('Cache-Control', 'no-store')
  return {
    madeAt: isoAt(ctx.clock()),
    account: await account.user(ctx),
    signIns: await account.sessions(ctx),
    relationships: people.relationships.map((person) => ({
      ...person,
      ...Object.fromEntries(of.map(([name, rows]) => [name, (rows.get(person.id) ?? []).map(alone)])),
    })),
    chats: chats.filter(({ relationshipId }) => relationshipId === null),
    tools: await tools.exported(ctx),
    journal: await journal.exported(ctx),
    community: await community.exported(ctx),
    payments: await billing.exported(ctx),
  }
}

interface About {
  relationshipId: string | null
}

/** Under its relationship, which it need not name again. */
const alone = ({ relationshipId: _about, ...rest }: About) => rest
