import './section-links.css'

export interface Place {
  /** The id of the part that it leads to. */
  to: string
  name: string
}

/** Where the columns of a page stand below each other it is long: a row of ways to its parts, which stays in sight. */
export const SectionLinks = ({ places }: { places: readonly Place[] }) => (
  <nav className="jump no-print" aria-label="On this page">
    {places.map(({ to, name }) => (
      <a key={to} href={`#${to}`} onClick={() => unfold(to)}>
        {name}
      </a>
    ))}
  </nav>
)

/** Whoever goes to a part wants to read it. */
const unfold = (id: string) => document.getElementById(id)?.closest('details')?.toggleAttribute('open', true)
