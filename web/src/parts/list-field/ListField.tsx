import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Pencil } from 'lucide-react'
import { charactersIn } from '@mallama/contracts/characters'
import { IconButton } from '../../ui/button.tsx'
import { AddItems } from './AddItems.tsx'
import { ClashCard } from './ClashCard.tsx'
import { FieldEditor } from './FieldEditor.tsx'
import { FieldNotices } from './FieldNotices.tsx'
import { itemsOf, textOf } from './lines.ts'
import { ListItem } from './ListItem.tsx'
import { useEditedField } from './useEditedField.ts'
import type { FieldSource } from './useFieldSync.ts'
import './list-field.css'

/** So many are shown before someone asks for all. */
const FEW = 12
/** A rest that is no longer than this is shown as well. */
const REST = 4

interface ListFieldProps {
  label: string
  source: FieldSource
  /** Said where there is nothing yet; '' says nothing. */
  empty: string
  onExplore: (item: string) => void
  /** What stands in an item's place, where it is more than its words. */
  words?: (item: string) => ReactNode
  /** Beside the label. */
  tools?: ReactNode
  children?: ReactNode
}

const tidy = (text: string) => textOf(itemsOf(text))

/** A field that keeps one item a line: read, edited as a whole, added to, taken from. */
export function ListField({ label, source, empty, onExplore, words, tools, children }: ListFieldProps) {
  const title = useId()
  const pencil = useRef<HTMLSpanElement>(null)
  const field = useEditedField(source, tidy)
  const items = itemsOf(field.shown)
  const [all, setAll] = useState(false)
  const [removed, setRemoved] = useState<{ item: string; index: number } | null>(null)
  const explore = useStable(onExplore)
  const put = (next: readonly string[]) => void field.put(textOf(next))
  const remove = useStable((index: number) => {
    const item = items[index]
    if (item === undefined) return
    setRemoved({ item, index })
    put(items.toSpliced(index, 1))
  })
  const add = (more: string[]) => {
    setRemoved(null)
    setAll(true)
    put([...items, ...more])
  }
  const undo = () => {
    if (!removed) return
    put(items.toSpliced(removed.index, 0, removed.item))
    setRemoved(null)
    setTimeout(() => focusItem(title, removed.index))
  }
  const giveUp = () => {
    setRemoved(null)
    field.giveUp()
  }
  const finish = () => setTimeout(() => pencil.current?.querySelector('button')?.focus())

  const editing = field.editing !== null
  const shown = all || items.length <= FEW + REST ? items.length : FEW
  const keys = keysOf(items)
  return (
    <section className="lf" aria-labelledby={title}>
      <div className="lf__head">
        <h3 id={title}>{label}</h3>
        {!editing && !field.clash && (
          <span className="row lf__tools" ref={pencil}>
            {tools}
            <IconButton label={`Edit ${label}`} disabled={field.saving} onClick={field.begin}>
              <Pencil className="icon" aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <FieldNotices sync={{ ...field, giveUp }} editing={editing} />
      {field.clash ? (
        <ClashCard
          label={label}
          clash={field.clash}
          lines
          onChoose={(mine) => {
            field.choose(mine)
            finish()
          }}
        />
      ) : editing ? (
        <FieldEditor
          label={label}
          hint="One per line"
          value={field.editing ?? ''}
          saving={field.saving}
          onChange={field.write}
          onSave={() => {
            setRemoved(null)
            void field.submit().then(finish)
          }}
          onCancel={() => {
            field.cancel()
            finish()
          }}
        />
      ) : (
        <>
          {items.length === 0 && !removed && empty && <p className="small soft">{empty}</p>}
          {(items.length > 0 || removed) && (
            <ul className="lf__items" id={`${title}-items`}>
              {items
                .slice(0, shown)
                .flatMap((item, index) => [
                  removed?.index === index && (
                    <Removed key={`removed ${removed.item}`} item={removed.item} onUndo={undo} />
                  ),
                  <ListItem
                    key={keys[index]}
                    item={item}
                    index={index}
                    words={words}
                    onExplore={explore}
                    onRemove={remove}
                  />,
                ])}
              {removed && removed.index >= shown && (
                <Removed key={`removed ${removed.item}`} item={removed.item} onUndo={undo} />
              )}
            </ul>
          )}
          {shown < items.length && (
            <button type="button" className="link small lf__open" onClick={() => setAll(true)}>
              Show all {items.length}
            </button>
          )}
          {children}
          <AddItems label={label} draftKey={source.draftKey} used={charactersIn(tidy(field.shown ?? ''))} onAdd={add} />
        </>
      )}
    </section>
  )
}

/** Stands where the item stood, for as long as nothing else is done to the list. */
function Removed({ item, onUndo }: { item: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its item.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <li className="lf__removed">
      <span className="small soft" dir="auto">
        Removed: {item}
      </span>
      <button type="button" className="link small lf__open" aria-label={`Undo: ${item}`} ref={button} onClick={onUndo}>
        Undo
      </button>
    </li>
  )
}

const focusItem = (title: string, index: number) =>
  document
    .getElementById(`${title}-items`)
    ?.children[index]?.querySelector<HTMLElement>('.icon-btn:last-child')
    ?.focus()

/** The same words may stand there twice. */
function keysOf(items: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const before = seen.get(item) ?? 0
    seen.set(item, before + 1)
    return `${before} ${item}`
  })
}

/** The same function each time, doing what the newest one does: for parts that are drawn only when something changed. */
function useStable<A extends unknown[]>(does: (...of: A) => void): (...of: A) => void {
  const newest = useRef(does)
  // Before anything can be pressed: what a part did while it was edited is wrong from the moment it is not.
  useLayoutEffect(() => {
    newest.current = does
  })
  return useCallback((...of: A) => newest.current(...of), [])
}
