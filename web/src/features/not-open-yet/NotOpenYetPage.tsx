import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'

/** What stands in the main part of the page; the frame around it belongs to who shows it. */
export function NotOpenYetPage() {
  useTitle('Not open yet')
  return (
    <div className="page">
      <EmptyState
        level={1}
        scene="window"
        title="Not open yet"
        text="This part is not ready yet. Everything else works."
        action={<LinkButton to="/">Back to the start</LinkButton>}
      />
    </div>
  )
}

export default NotOpenYetPage
