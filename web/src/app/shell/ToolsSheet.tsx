import { useLocation } from 'react-router'
import { Sheet } from '../../ui/sheet.tsx'
import { tabs } from '../navigation.ts'
import { SheetLinks } from './SheetLinks.tsx'

/** The phone's tools: what the tab of that name stands for. */
export default function ToolsSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  return (
    <Sheet open onOpenChange={onClose} title="Tools">
      <SheetLinks links={tabs().tools} label="Tools" current={pathname} onGo={onClose} />
    </Sheet>
  )
}
