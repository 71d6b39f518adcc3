import { useState } from 'react'
import { useRelationships } from '../relationships.queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { kindOf } from './links.ts'
import { unnamed } from './roles.ts'
import { SharePreview, type Edited, type ShareItem } from './SharePreview.tsx'
import './share.css'

interface ShareDialogProps {
  item: ShareItem
  /** The parties and others in the text. Everybody who is tracked is known here anyway. */
  names: readonly string[]
  open: boolean
  onClose: () => void
}

const titles = {
  analysis: 'Share this analysis',
  insight: 'Share this insight',
  feedback: 'Share this feedback',
  learning: 'Share this',
}

/** What would go out is shown first, without names; three tabs lead on from there. Nothing is sent from here. */
export function ShareDialog({ item, names, open, onClose }: ShareDialogProps) {
  // A name that was taken out by hand stays out, however often the dialog is closed: each text has its own changes.
  const [edited, setEdited] = useState<Readonly<Record<string, Edited>>>({})
  const text = `${item.title}\n${item.content}`
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={titles[kindOf(item.type)]}
      description="This is what goes out, and nothing else. Change it as you like."
    >
      <Ready
        item={item}
        names={names}
        edited={edited[text] ?? {}}
        onEdit={(changed) => setEdited((all) => ({ ...all, [text]: changed }))}
      />
    </Dialog>
  )
}

interface ReadyProps extends Pick<ShareDialogProps, 'item' | 'names'> {
  edited: Edited
  onEdit: (edited: Edited) => void
}

/** Before it is known who must not be named, there is nothing to share. */
function Ready({ names, ...shown }: ReadyProps) {
  const { data, isError, isFetching, refetch } = useRelationships()
  if (data) return <SharePreview {...shown} people={unnamed(data, names)} />
  if (isFetching || !isError) return <Skeleton label="Taking names out..." />
  return (
    <ErrorState
      level={3}
      title="Names could not be taken out"
      text="Your relationships did not load, so Mallama cannot tell whose names these are."
      onRetry={() => void refetch()}
    />
  )
}
