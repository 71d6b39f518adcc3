import type { ReactNode } from 'react'
import { useState } from 'react'
import { Fold } from '../../ui/fold.tsx'

interface TableProps {
  /** What the figures are. */
  label: string
  columns: readonly string[]
  rows: readonly { name: ReactNode; key: string; figures: readonly ReactNode[] }[]
}

/** The figures behind a chart, for who cannot see it or wants them. */
export function Table({ label, columns, rows }: TableProps) {
  const [open, setOpen] = useState(false)
  return (
    <Fold title="Show as table" line open={open} onOpen={setOpen}>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
        <section className="figures" aria-label={label} tabIndex={0}>
          <table className="table">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, key, figures }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, at) => (
                    <td key={columns[at + 1]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Fold>
  )
}
