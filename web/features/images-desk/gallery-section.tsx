import { MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import { useState } from 'react'
import { type GalleryOwner, type ShownGallery, useGallery } from '../../data/images/desk/use-gallery.ts'
import { useGalleryUploads } from '../../data/images/desk/use-gallery-uploads.ts'
import { Card } from '../../ui/card.tsx'
import { CameraIcon, ImagePlusIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'
import css from './gallery.module.css'
import { GalleryTile } from './gallery-tile.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useTileDrag } from './use-tile-drag.ts'

const TYPES = 'image/jpeg,image/png,image/webp'

/** Pictures in order: add, move by drag or keys, describe, remove. Each step is saved immediately. */
export function GallerySection({
  owner,
  initial,
  isDescribed = true,
  title,
}: {
  owner: GalleryOwner
  initial: ShownGallery
  /** Pictures may have a text alternative. */
  isDescribed?: boolean
  title?: string
}) {
  const { pictures, step, take } = useGallery(owner, initial)
  const { uploads, add, again, drop } = useGalleryUploads(owner, take)
  const [opened, setOpened] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const move = (source: string, place: number) => {
    if (place < 1 || place > pictures.length) return
    setAnnouncement(text.moved(place))
    step({ kind: 'move', source, place })
  }
  const drag = useTileDrag(move)
  const room = MAX_PICTURES - pictures.length
  const choose = (input: HTMLInputElement) => {
    const left = add([...(input.files ?? [])], room)
    // lets the same file be chosen again
    input.value = ''
    if (left > 0) showToast({ tone: 'warning', text: text.tooMany(left) })
  }
  const shown = pictures.findIndex(({ source }) => source === opened)
  const picture = pictures[shown]
  return (
    <>
      <Card as="section" className={css.section}>
        {title && <h2 className="h3">{title}</h2>}
        <p className="muted">{text.count(pictures.length, MAX_PICTURES)}</p>
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        <ol className={css.tiles} aria-label={text.list}>
          {pictures.map((one, index) => (
            <GalleryTile
              key={one.source}
              picture={one}
              place={index + 1}
              count={pictures.length}
              isDescribed={isDescribed}
              drag={drag}
              onMove={move}
              onOpen={() => setOpened(one.source)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onAgain={() => again(upload.id)}
              onDrop={() => drop(upload.id)}
            />
          ))}
        </ol>
        {room <= 0 ? (
          <p className="muted">{text.full}</p>
        ) : (
          <div className={css.inputs}>
            <label className={css.input}>
              <input
                type="file"
                multiple
                accept={TYPES}
                className="visually-hidden"
                onChange={({ target }) => choose(target)}
              />
              <ImagePlusIcon size={24} />
              {text.add}
            </label>
            <label className={`${css.input} ${css.camera}`}>
              <input
                type="file"
                accept={TYPES}
                capture="environment"
                className="visually-hidden"
                onChange={({ target }) => choose(target)}
              />
              <CameraIcon size={24} />
              {text.camera}
            </label>
          </div>
        )}
      </Card>
      {picture && (
        <PictureDialog
          key={picture.source}
          picture={picture}
          place={shown + 1}
          count={pictures.length}
          onMove={(place) => move(picture.source, place)}
          onDescribe={
            isDescribed
              ? (alt) =>
                  step(
                    { kind: 'describe', source: picture.source, alt },
                    { onSuccess: () => void showToast({ tone: 'success', text: text.saved }) },
                  )
              : null
          }
          onRemove={() => {
            setOpened(null)
            step({ kind: 'remove', source: picture.source })
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
