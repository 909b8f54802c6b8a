import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import type { ShownPicture } from '../../data/images/desk/use-gallery.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { GripVerticalIcon } from '../../ui/icons.ts'
import css from './gallery.module.css'
import { placeMark, type TileDrag } from './use-tile-drag.ts'

const SIZE = { width: 480, height: 360 }
/** Change of position by an arrow key. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** One picture: a press opens it, its handle drags it. */
export function GalleryTile({
  picture: { source, alt },
  place,
  count,
  isDescribed,
  drag,
  onMove,
  onOpen,
}: {
  picture: ShownPicture
  place: number
  count: number
  isDescribed: boolean
  drag: TileDrag
  onMove: (source: string, place: number) => void
  onOpen: () => void
}) {
  const { dragged, handle } = drag
  const isTarget = dragged !== null && dragged.over === place && dragged.source !== source
  return (
    <li
      {...placeMark(place)}
      className={classNames(css.tile, dragged?.source === source && css.dragged, isTarget && css.target)}
    >
      <button
        type="button"
        className={css.picture}
        aria-label={isDescribed ? text.open(place, alt || text.noAlt) : text.openPlain(place)}
        onClick={onOpen}
      >
        <img src={imageUrl(source, SIZE)} alt="" {...SIZE} />
        {isDescribed && <span className={classNames(css.caption, alt === '' && css.missing)}>{alt || text.noAlt}</span>}
      </button>
      {place === 1 && <b className={css.cover}>{text.cover}</b>}
      {count > 1 && (
        <IconButton
          icon={GripVerticalIcon}
          look="white"
          className={css.grip}
          label={text.drag(place)}
          onKeyDown={(event) => {
            const step = STEPS[event.key]
            if (step === undefined) return
            event.preventDefault()
            onMove(source, place + step)
          }}
          {...handle(source)}
        />
      )}
    </li>
  )
}
