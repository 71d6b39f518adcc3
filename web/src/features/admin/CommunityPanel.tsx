import { Card } from '../../ui/card.tsx'

/** Stories and reports to review, once there is a feed that they come from. */
export default function CommunityPanel() {
  return (
    <Card as="section" tone="flat" aria-labelledby="community-title">
      <h2 id="community-title">Community</h2>
      <p className="soft">
        The Learning Feed is not open yet, so nothing is waiting to be reviewed. Stories that their authors send for a
        review, and what people report, will stand here.
      </p>
    </Card>
  )
}
