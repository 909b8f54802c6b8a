import { type Crop, cropOf, MIDDLE } from '@okolitsa/domain/site-pages/block-picture.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import css from './picture-field.module.css'
import { PointField } from './point-field.tsx'

const text = sitePagesDesk.crop
/** Aspect ratios of the frames of blocks; null = the photo's own. */
const RATIOS = { whole: null, wide: 16 / 10, square: 1, tall: 3 / 4 } as const
type Shape = keyof typeof RATIOS
const SHAPES = Object.keys(RATIOS) as readonly Shape[]
/** Maximum longest side of the uploaded picture, px. */
const LONGEST = 2_400
const SHOWN = 320

interface Opened {
  readonly url: string
  readonly bitmap: ImageBitmap
}

/** Crops a photo before the upload. */
export default function CropDialog({
  file,
  isBusy,
  onClose,
  onReady,
}: {
  file: File
  isBusy: boolean
  onClose: () => void
  onReady: (cropped: Blob) => void
}) {
  const [opened, setOpened] = useState<Opened | 'unreadable' | null>(null)
  const [shape, setShape] = useState<Shape>('whole')
  const [closer, setCloser] = useState(1)
  const [point, setPoint] = useState(MIDDLE)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    let isOver = false
    createImageBitmap(file).then(
      (bitmap) => !isOver && setOpened({ url, bitmap }),
      () => !isOver && setOpened('unreadable'),
    )
    return () => {
      isOver = true
      URL.revokeObjectURL(url)
    }
  }, [file])
  const isOpen = opened !== null && opened !== 'unreadable'
  const crop = isOpen ? cropOf(opened.bitmap, { ratio: RATIOS[shape], closer, point }) : null
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={sitePagesDesk.close} size="medium">
      <div className="stack g4">
        {opened === 'unreadable' && <p role="alert">{text.unreadable}</p>}
        {isOpen && crop && (
          <>
            <Segmented
              label={text.shape}
              value={shape}
              items={SHAPES.map((value) => ({ value, title: text.shapes[value] }))}
              onValueChange={setShape}
            />
            <div className={css.crop}>
              <PointField source={opened.url} point={point} onChange={setPoint} />
              <Taken bitmap={opened.bitmap} crop={crop} />
            </div>
            <label className={css.axis}>
              <span className="sm">{text.closer}</span>
              <input
                type="range"
                min={1}
                max={4}
                step={0.1}
                value={closer}
                onChange={({ target }) => setCloser(Number(target.value))}
              />
            </label>
            <Button
              block
              busy={isBusy}
              onClick={() => void cut(opened.bitmap, crop).then((blob) => blob && onReady(blob))}
            >
              {text.take}
            </Button>
          </>
        )}
      </div>
    </Modal>
  )
}

/** Draws the crop with at most `longest` px. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop, longest: number): void {
  const scale = Math.min(1, longest / Math.max(crop.width, crop.height))
  canvas.width = Math.max(1, Math.round(crop.width * scale))
  canvas.height = Math.max(1, Math.round(crop.height * scale))
  const { left, top, width, height } = crop
  canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

function Taken({ bitmap, crop }: { bitmap: ImageBitmap; crop: Crop }) {
  return (
    <figure className="stack g2">
      <canvas
        ref={(canvas) => {
          if (canvas) draw(canvas, bitmap, crop, SHOWN)
        }}
        className={css.taken}
      />
      <figcaption className="sm muted">{text.result}</figcaption>
    </figure>
  )
}

/** The crop as a file; null = the browser failed. */
function cut(bitmap: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  draw(canvas, bitmap, crop, LONGEST)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
