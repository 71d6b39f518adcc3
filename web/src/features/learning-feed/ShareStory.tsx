import type { Story } from '@mallama/contracts/community'
import { ShareDialog } from '../../parts/share/ShareDialog.tsx'

export default function ShareStory({ story, onClose }: { story: Story; onClose: () => void }) {
  const { title, summary, lessonLearned } = story
  const content = lessonLearned ? `${summary}\n\nKey lesson: ${lessonLearned}` : summary
  return (
    <ShareDialog
      open
      item={{ title, content, type: 'learning', sourceUrl: '/learning-feed' }}
      names={[]}
      onClose={onClose}
    />
  )
}
