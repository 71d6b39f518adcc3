import { SectionLinks } from '../../parts/section-links/SectionLinks.tsx'

const places = [
  { to: 'scores', name: 'Scores' },
  { to: 'check-ins', name: 'Check-in' },
  { to: 'insights', name: 'Insights' },
  { to: 'goals', name: 'Goals' },
  { to: 'dynamics', name: 'Boundaries' },
  { to: 'appreciation', name: 'Appreciation' },
  { to: 'memory', name: 'Memory' },
  { to: 'reminders', name: 'Reminders' },
  { to: 'chat', name: 'Chat' },
]

export const Jump = () => <SectionLinks places={places} />
