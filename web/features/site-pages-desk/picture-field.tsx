import { MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import {
  type BlockPicture,
  focusedPicture,
  MIDDLE,
  pictureFocus,
  pictureSource,
  readPicture,
} from '@okolitsa/domain/site-pages/block-picture.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { useAddFarmPicture, useFarmPictures } from '../../data/site-pages/desk/use-farm-pictures.ts'
import css from './picture-field.module.css'
import { PointField } from './point-field.tsx'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))
const TILE = { width: 160, height: 100 }

/** One of the farm's pictures or a new one, with its focus point. */
export function PictureField({
  label,
  value,
  organizationId,
  onChange,
}: {
  label: string
  value: unknown
  organizationId: number
  onChange: (picture: BlockPicture | null, burst?: string) => void
}) {
  const name = useId()
  const pictures = useFarmPictures(organizationId)
  const [file, setFile] = useState<File | null>(null)
  const add = useAddFarmPicture(organizationId, (source) => {
    setFile(null)
    onChange(source)
  })
  const picture = readPicture(value)
  const source = picture && pictureSource(picture)
  const known = pictures ?? []
  const offered =
    source === null || known.some((one) => one.source === source) ? known : [{ source, alt: '' }, ...known]
  const isFull = known.length >= MAX_PICTURES
  return (
    <fieldset className={css.pictureField}>
      <legend>{label}</legend>
      <div className={css.tiles}>
        <label className={css.tile}>
          <input type="radio" name={name} checked={source === null} onChange={() => onChange(null)} />
          <span>{text.noPicture}</span>
        </label>
        {offered.map((one, at) => (
          <label key={one.source} className={css.tile}>
            <input
              type="radio"
              name={name}
              aria-label={one.alt || text.picture(at + 1)}
              checked={one.source === source}
              onChange={() => onChange(one.source)}
            />
            <img src={imageUrl(one.source, TILE)} alt="" width={TILE.width} height={TILE.height} loading="lazy" />
          </label>
        ))}
      </div>
      {source !== null && (
        <PointField
          source={source}
          point={(picture === null ? null : pictureFocus(picture)) ?? MIDDLE}
          onChange={(point) => onChange(focusedPicture(source, point), 'focus')}
        />
      )}
      {isFull ? (
        <p className="sm muted">{text.fullGallery}</p>
      ) : (
        <label className={css.upload}>
          <input
            type="file"
            className="visually-hidden"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null)
              target.value = ''
            }}
          />
          <span>{text.addPicture}</span>
        </label>
      )}
      <Suspense>
        {file && (
          <CropDialog
            file={file}
            isBusy={add.isPending}
            onClose={() => setFile(null)}
            onReady={(cropped) => add.mutate(cropped)}
          />
        )}
      </Suspense>
    </fieldset>
  )
}
