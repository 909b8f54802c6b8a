import { papers as text } from '@okolitsa/strings/ru/papers.ts'
import { useId } from 'react'
import { describedBy } from './described-by.ts'
import { IconButton } from './icon-button.tsx'
import { PaperclipIcon, XIcon } from './icons.ts'
import css from './paper-file.module.css'

/** The file of a paper: a PDF or a photo. */
export function PaperFile({
  file,
  hint,
  error,
  onChoose,
}: {
  file: File | null
  hint: string
  error: string | undefined
  onChoose: (file: File | null) => void
}) {
  const id = useId()
  return (
    <div className={css.file}>
      <div className={css.chosen}>
        <label className={css.input}>
          <input
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            className="visually-hidden"
            {...describedBy(id, error, hint)}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen) onChoose(chosen)
            }}
          />
          <PaperclipIcon size={22} />
          <span>{file ? text.chosen(file.name) : text.choose}</span>
        </label>
        {file && <IconButton icon={XIcon} look="gray" label={text.dropFile} onClick={() => onChoose(null)} />}
      </div>
      {error ? (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`} className="sm muted">
          {hint}
        </p>
      )}
    </div>
  )
}
