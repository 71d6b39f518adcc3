import { useRef, useState, type DragEvent } from 'react'
import { FileUp } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/classes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Status } from '../../ui/status.tsx'
import './file-picker.css'

interface FilePickerProps {
  /** What is chosen with it: "A file to bring people from". */
  label: string
  accept: string
  /** The file that was chosen. */
  name: string | null
  busy: boolean
  disabled: boolean
  onChoose: (file: File) => void
}

/** A button that opens the device's own choice; on a desktop a file may be dropped as well. */
export function FilePicker({ label, accept, name, busy, disabled, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const stay = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    stay(event)
    const [file] = event.dataTransfer.files
    if (file && !busy && !disabled) onChoose(file)
  }
  return (
    // The button inside does the same for the keyboard; dropping is only another way.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={cx('drop', over && 'drop--over')} onDragOver={stay} onDragLeave={stay} onDrop={drop}>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file, mended, can be chosen again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <FileUp className="icon" aria-hidden="true" />
      {name && (
        <p className="drop__name">
          <bdi>{name}</bdi>
        </p>
      )}
      <Button variant={name ? 'quiet' : 'primary'} disabled={busy || disabled} onClick={() => input.current?.click()}>
        {name ? 'Choose another file' : 'Choose a file'}
      </Button>
      <p className="meta drop__hint">or drop it here</p>
      <Status className="drop__state">
        {busy && (
          <>
            <Spinner />
            Reading the file...
          </>
        )}
      </Status>
    </div>
  )
}
