import { toolHref } from '../../parts/tools/prefill.ts'
import { isOpenPath } from '../../platform/open-paths.ts'
import { LinkButton } from '../../ui/button.tsx'

const tools = [
  { path: '/text-analyzer', name: 'Read a message' },
  { path: '/relationship-analysis', name: 'Describe how things are' },
  { path: '/text-this-not-that', name: 'Find better words' },
  { path: '/argument-resolver', name: 'Look at an argument' },
] as const

/** The tools, opened for this person. */
export function ToolLinks({ relationshipId, personName }: { relationshipId: string; personName: string }) {
  const open = tools.filter(({ path }) => isOpenPath(path))
  if (open.length === 0) return null
  return (
    <nav className="row tool-links" aria-label={`Tools for ${personName}`}>
      {open.map(({ path, name }) => (
        <LinkButton key={path} variant="soft" size="sm" {...toolHref(path, { relationshipId })}>
          {name}
        </LinkButton>
      ))}
    </nav>
  )
}
