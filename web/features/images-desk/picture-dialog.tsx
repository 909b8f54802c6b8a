import { LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import { useState } from 'react'
import type { ShownPicture } from '../../data/images/desk/use-gallery.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { ArrowLeftIcon, ArrowRightIcon, Trash2Icon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './gallery.module.css'

const SIZE = { width: 800, height: 600 }

/** One picture: text alternative, position, removal. */
export function PictureDialog({
  picture: { source, alt },
  place,
  count,
  onMove,
  onDescribe,
  onRemove,
  onClose,
}: {
  picture: ShownPicture
  place: number
  count: number
  onMove: (place: number) => void
  /** Called with a text alternative; null = these pictures have none. */
  onDescribe: ((alt: string) => void) | null
  onRemove: () => void
  onClose: () => void
}) {
  const [words, setWords] = useState(alt)
  const [isAsking, setAsking] = useState(false)
  if (isAsking)
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={() => setAsking(false)}
        title={text.removeTitle}
        text={text.removeText}
        confirmText={text.removeYes}
        cancelText={text.keep}
        onConfirm={onRemove}
      />
    )
  return (
    <Modal isOpen onOpenChange={onClose} title={text.place(place, count)} closeLabel={text.close} size="medium">
      <div className={css.dialog}>
        <img src={imageUrl(source, SIZE)} alt={alt || text.plain(place)} {...SIZE} />
        {onDescribe && (
          <KeptForm
            id={`picture-${source}`}
            className={css.dialog}
            onSubmit={(event) => {
              event.preventDefault()
              onDescribe(words.trim())
            }}
          >
            <TextField
              label={text.alt}
              hint={text.altHint}
              maxLength={LONGEST_ALT}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <Button type="submit" block>
              {text.save}
            </Button>
          </KeptForm>
        )}
        {count > 1 && (
          <div className={css.pair}>
            <Button look="secondary-gray" icon={ArrowLeftIcon} disabled={place === 1} onClick={() => onMove(place - 1)}>
              {text.earlier}
            </Button>
            <Button
              look="secondary-gray"
              trailingIcon={ArrowRightIcon}
              disabled={place === count}
              onClick={() => onMove(place + 1)}
            >
              {text.later}
            </Button>
          </div>
        )}
        {place > 1 && (
          <Button look="secondary" block onClick={() => onMove(1)}>
            {text.makeCover}
          </Button>
        )}
        {count > 1 ? (
          <Button look="secondary-gray" icon={Trash2Icon} block onClick={() => setAsking(true)}>
            {text.remove}
          </Button>
        ) : (
          <p className="sm muted">{text.last}</p>
        )}
      </div>
    </Modal>
  )
}
