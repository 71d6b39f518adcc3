import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'

/** What stands in the main part of the page; the frame around it belongs to who shows it. */
export function NotFoundPage() {
  useTitle('Page Not Found')
  return (
    <div className="page">
      <EmptyState
        level={1}
        scene="door"
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={<LinkButton to="/">Back to the start</LinkButton>}
      />
    </div>
  )
}

export default NotFoundPage
