import { useRef } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Button } from '../../ui/button.tsx'
import css from './showcase.module.css'

interface StoredPicture {
  readonly picture: string | null
  readonly imageUrl: string | null
}

/** A stored picture that may be replaced or removed. */
export function PictureField({
  label,
  imageUrl,
  error,
  upload,
  text,
  onChange,
}: {
  label: string
  imageUrl: string | null
  error: string | undefined
  upload: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly mutate: (file: File, options: { onSuccess: (stored: StoredPicture) => void }) => void
  }
  text: { pictureAdd: string; pictureReplace: string; pictureRemove: string; pictureFailed: string }
  onChange: (stored: StoredPicture) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const problem = upload.error ? refusalWords(upload.error, text.pictureFailed) : error
  return (
    <fieldset className={css.set}>
      <legend>{label}</legend>
      <input
        ref={input}
        type="file"
        accept="image/png,image/webp,image/jpeg"
        aria-label={text.pictureAdd}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && !upload.isPending) upload.mutate(file, { onSuccess: onChange })
          // lets the same file be chosen again
          target.value = ''
        }}
      />
      <div className={css.buttons}>
        <span className={css.thumb}>{imageUrl && <img src={imageUrl} alt="" />}</span>
        <Button look="secondary" size="medium" busy={upload.isPending} onClick={() => input.current?.click()}>
          {imageUrl ? text.pictureReplace : text.pictureAdd}
        </Button>
        {imageUrl && (
          <Button look="secondary-gray" size="medium" onClick={() => onChange({ picture: null, imageUrl: null })}>
            {text.pictureRemove}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </fieldset>
  )
}
