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

/** Where the columns stand below each other the page is long: a row of ways to its parts. */
export function Jump() {
  return (
    <nav className="jump no-print" aria-label="On this page">
      {places.map(({ to, name }) => (
        <a key={to} href={`#${to}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}
