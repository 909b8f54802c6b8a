import { MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { lazy, Suspense, useState } from 'react'
import { useProductPictures } from '../../../data/products/desk/use-product-pictures.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ImagePlusIcon, Trash2Icon } from '../../../ui/icons.ts'
import Modal from '../../../ui/modal.tsx'
import css from './goods-form.module.css'
import { PhotoCrop } from './photo-crop.tsx'
import { PhotoInput } from './photo-input.tsx'
import { usePhoto } from './use-photo.ts'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))
const text = productsForm.pictures
const TILE = { width: 288, height: 288 }

/** Pictures in order: dragged, or moved by buttons. Each step is saved immediately. */
export function PicturesSection({ productId }: { productId: number }) {
  const { pictures, isError, refetch, step, isSaving } = useProductPictures(productId)
  const [dragged, setDragged] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const photo = usePhoto(`product-photo-${productId}`)
  const count = pictures?.length ?? 0
  const move = (source: string, place: number) => {
    setAnnouncement(text.moved(place))
    step({ kind: 'move', source, place })
  }
  const add = async () => {
    const cut = await photo.cut()
    if (cut) step({ kind: 'add', photo: cut }, { onSuccess: photo.drop })
  }
  return (
    <Card as="section" className={css.section} aria-busy={isSaving}>
      <h2 className="h3">{productsForm.sections.pictures}</h2>
      {isError ? (
        <div className="stack g2" role="alert">
          <p>{text.notLoaded}</p>
          <Button reads look="secondary" size="medium" onClick={() => void refetch()}>
            {text.again}
          </Button>
        </div>
      ) : (
        count > 1 && <p className="sm muted">{text.hint}</p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ol className={css.pictures}>
        {pictures?.map(({ source, alt }, index) => (
          <li
            key={source}
            draggable={count > 1}
            className={classNames(source === dragged && css.dragged)}
            onDragStart={() => setDragged(source)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged && dragged !== source) move(dragged, index + 1)
              setDragged(null)
            }}
          >
            <img src={imageUrl(source, TILE)} alt={alt || text.of(index + 1, count)} width={144} height={144} />
            {index === 0 && <b>{text.first}</b>}
            <span className={css.pictureKeys}>
              {index > 0 && (
                <IconButton
                  icon={ArrowLeftIcon}
                  look="gray"
                  label={text.earlier(index + 1)}
                  onClick={() => move(source, index)}
                />
              )}
              {index < count - 1 && (
                <IconButton
                  icon={ArrowRightIcon}
                  look="gray"
                  label={text.later(index + 1)}
                  onClick={() => move(source, index + 2)}
                />
              )}
              {count > 1 && (
                <IconButton
                  icon={Trash2Icon}
                  look="gray"
                  label={text.remove(index + 1)}
                  onClick={() => setAsked(source)}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
      {count >= MAX_PICTURES ? (
        <p className="sm muted">{text.full}</p>
      ) : (
        <PhotoInput look="plain" onFile={(file) => void photo.open(file)}>
          <ImagePlusIcon size={22} />
          {text.add}
        </PhotoInput>
      )}
      {photo.bitmap && (
        <Modal isOpen onOpenChange={photo.drop} title={productsForm.crop.title} closeLabel={productsForm.close}>
          <div className="stack g4">
            <PhotoCrop bitmap={photo.bitmap} frame={photo.frame} onFrame={photo.setFrame} />
            <Button look="secondary" block onClick={() => void photo.turn()}>
              {productsForm.crop.turn}
            </Button>
            <Button block size="xlarge" busy={isSaving} onClick={() => void add()}>
              {productsForm.crop.take}
            </Button>
          </div>
        </Modal>
      )}
      {asked !== null && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsked(null)}
            title={text.removeTitle}
            text={text.removeText}
            confirmText={text.removeYes}
            cancelText={productsForm.cancel}
            busy={isSaving}
            onConfirm={() => step({ kind: 'remove', source: asked }, { onSettled: () => setAsked(null) })}
          />
        </Suspense>
      )}
    </Card>
  )
}
