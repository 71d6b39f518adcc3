interface FollowUpProps {
  resolutionId: string
}

/** The talk about a resolved quarrel, behind its toggle. */
export default function FollowUp({ resolutionId }: FollowUpProps) {
  return <section data-resolution={resolutionId} />
}
