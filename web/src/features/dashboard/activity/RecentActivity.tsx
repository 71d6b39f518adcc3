import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { MessageCircle, Scale, ScanText, Share2, UsersRound, type LucideIcon } from 'lucide-react'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { useNewestConversation } from '../../../parts/conversations/conversations.queries.ts'
import { timeLabel, titleOf, typeNames } from '../../../parts/conversations/words.ts'
import type { ShareItem } from '../../../parts/share/SharePreview.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.ts'
import { useNewestAnalysis, useNewestText } from './activity.queries.ts'

const ShareDialog = later(async () => ({
  default: (await import('../../../parts/share/ShareDialog.tsx')).ShareDialog,
}))

interface Row {
  title: string
  words: string
  to: string
  Icon: LucideIcon
  /** Null where help stands in its place: there is nothing to show to others. */
  share: ShareItem | null
  shareName: string
}

const unless = (safety: Safety, item: ShareItem) => (needsHelp(safety) ? null : item)

/** What was done last: of a conversation its title, of the rest not a word; somebody may look over a shoulder. */
export function RecentActivity() {
  const { data: texts, isError: textsFailed } = useNewestText()
  const { data: analyses, isError: analysesFailed } = useNewestAnalysis(false)
  const { newest, isSuccess: talksKnown, isError: talksFailed } = useNewestConversation()
  const [sharing, setSharing] = useState<ShareItem | null>(null)
  const [now] = useState(() => Date.now())
  const text = texts?.items[0]?.analysis
  const analysis = analyses?.items[0]?.analysis
  const rows: (Row | undefined)[] = [
    newest && {
      title: titleOf(newest),
      words: `${typeNames[newest.type]}, ${timeLabel(newest.updatedAt, now).toLowerCase()}`,
      to: `/chat?id=${encodeURIComponent(newest.id)}`,
      Icon: newest.type === 'solo_session' ? MessageCircle : UsersRound,
      share: null,
      shareName: '',
    },
    text && {
      title: 'Text analysis completed',
      words: 'Message insights generated',
      to: '/text-analyzer',
      Icon: ScanText,
      share: unless(text.safety, { title: 'How a message reads', content: text.interpretation, type: 'analysis' }),
      shareName: 'Share text analysis',
    },
    analysis && {
      title: 'Relationship analysis',
      words: 'New insights available',
      to: '/relationship-analysis',
      Icon: Scale,
      share: unless(analysis.safety, {
        title: 'What a relationship is like',
        content: [...analysis.strengths, ...analysis.areasForGrowth].join('\n'),
        type: 'insight',
      }),
      shareName: 'Share relationship analysis',
    },
  ]
  const shown = rows.filter((row) => row !== undefined)
  const known = texts !== undefined && analyses !== undefined && talksKnown
  return (
    <Card as="section" aria-labelledby="recent">
      <h2 id="recent">Recent Activity</h2>
      {shown.length > 0 && (
        <ul className="lately">
          {shown.map(({ title, words, to, Icon, share, shareName }) => (
            <li key={to}>
              <Icon className="icon" aria-hidden="true" />
              <div>
                <Link to={to}>{title}</Link>
                <span className="meta">{words}</span>
              </div>
              {share && (
                <IconButton label={shareName} onClick={() => setSharing(share)}>
                  <Share2 className="icon" aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && known && <p className="soft">Your activity will appear here as you use the app.</p>}
      {(textsFailed || analysesFailed || talksFailed) && !known && <p className="soft">Your activity did not load.</p>}
      {sharing && (
        <Suspense>
          <ShareDialog open item={sharing} names={[]} onClose={() => setSharing(null)} />
        </Suspense>
      )}
    </Card>
  )
}
