import { useEffect, useMemo, useRef } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { CameraIcon, XIcon } from './icons.ts'
import css from './photo-choice.module.css'

const SIDE = 84

/** One photo, taken with the camera of a phone or chosen among files; removable before it is sent. */
export function PhotoChoice({
  photo,
  labels,
  hasCamera = false,
  isSending = false,
  onChoose,
}: {
  photo: File | null
  labels: { readonly add: string; readonly chosen: string; readonly remove: string }
  /** Opens the camera directly. */
  hasCamera?: boolean
  /** The photo is being uploaded and cannot be removed. */
  isSending?: boolean
  onChoose: (photo: File | null) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const src = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src)
  }, [src])
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture={hasCamera ? 'environment' : undefined}
        aria-label={labels.add}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChoose(chosen)
          // lets the same file be chosen again
          target.value = ''
        }}
      />
      {src ? (
        <div className={css.chosen}>
          <img src={src} alt={labels.chosen} width={SIDE} height={SIDE} />
          {!isSending && <IconButton icon={XIcon} look="gray" label={labels.remove} onClick={() => onChoose(null)} />}
        </div>
      ) : (
        <Button block look="secondary" icon={CameraIcon} onClick={() => input.current?.click()}>
          {labels.add}
        </Button>
      )}
    </>
  )
}
