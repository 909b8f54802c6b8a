import { MAX_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { type ChangeEvent, useEffect, useId, useMemo } from 'react'
import { describedBy } from '../../ui/described-by.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CameraIcon, CircleAlertIcon, ImagePlusIcon, XIcon } from '../../ui/icons.ts'
import { LARGEST_MEGABYTES, PHOTO_TYPES } from './claim-photos.ts'
import css from './photo-field.module.css'

const text = orderChanges.claim
const PREVIEW = 84

function Preview({ photo, index, onRemove }: { photo: File; index: number; onRemove: () => void }) {
  const url = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <li className={css.preview}>
      <img src={url} alt={text.photo(index + 1)} width={PREVIEW} height={PREVIEW} />
      <IconButton
        icon={XIcon}
        label={text.removePhoto(index + 1)}
        look="gray"
        className={css.remove}
        onClick={onRemove}
      />
    </li>
  )
}

/** Photos from the gallery or, on a phone, from the camera; each can be viewed and removed. */
export function PhotoField({
  photos,
  isOptional,
  error,
  onAdd,
  onRemove,
}: {
  photos: readonly File[]
  isOptional: boolean
  error: string | undefined
  onAdd: (chosen: readonly File[]) => void
  onRemove: (index: number) => void
}) {
  const id = useId()
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])])
    // lets the same file be chosen again after its removal
    target.value = ''
  }
  const hint = (isOptional ? text.photosHintOptional : text.photosHint)(MAX_CLAIM_PHOTOS, LARGEST_MEGABYTES)
  const input = { type: 'file', accept: PHOTO_TYPES.join(','), className: 'visually-hidden', onChange: add } as const
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{isOptional ? text.photosOptional : text.photos}</legend>
      <ul className={css.photos}>
        {photos.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be chosen twice
          <Preview key={`${photo.name}-${index}`} photo={photo} index={index} onRemove={() => onRemove(index)} />
        ))}
        {photos.length < MAX_CLAIM_PHOTOS && (
          <>
            <li className={css.camera}>
              <label className={css.tile}>
                <CameraIcon size={22} />
                {text.fromCamera}
                <input {...input} capture="environment" />
              </label>
            </li>
            <li>
              <label className={css.tile}>
                <ImagePlusIcon size={22} />
                {text.fromGallery}
                <input {...input} {...describedBy(id, error, hint)} multiple />
              </label>
            </li>
          </>
        )}
      </ul>
      {error ? (
        <p id={`${id}-error`} className={css.error} role="alert">
          <CircleAlertIcon size={15} />
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
