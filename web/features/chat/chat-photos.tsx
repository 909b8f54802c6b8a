import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import { gallery } from '@okolitsa/strings/ru/gallery.ts'
import { lazy, Suspense, useState } from 'react'
import type { ShownMessage } from '../../data/chat/use-chats.ts'
import css from './chat.module.css'
import { useObjectUrls } from './use-object-urls.ts'

const PictureViewer = lazy(() => import('../../ui/picture-viewer.tsx'))

const THUMB = 120
/** Maximum longer side, px; the viewer fits a picture to the screen. */
const LARGE = 1600
const NO_FILES: readonly File[] = []
const words = { ...gallery, title: text.photosTitle }

/** Sent or pending photos of a message; a press opens the viewer. */
export function ChatPhotos({
  message: { messageId, photoIds, files = NO_FILES },
  pathOf,
}: {
  message: ShownMessage
  pathOf: (messageId: number, photoId: string) => string
}) {
  const leaving = useObjectUrls(files)
  const [open, setOpen] = useState<number | null>(null)
  const addresses = messageId === null ? leaving : photoIds.map((id) => pathOf(messageId, id))
  if (addresses.length === 0) return null
  return (
    <>
      <ul className={css.photos}>
        {addresses.map((src, index) => (
          <li key={src}>
            <button
              type="button"
              aria-label={gallery.open(text.photosTitle, index + 1, addresses.length)}
              onClick={() => setOpen(index)}
            >
              <img src={src} alt="" width={THUMB} height={THUMB} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            pictures={addresses.map((src, index) => ({ src, alt: text.photo(index + 1), width: LARGE, height: LARGE }))}
            index={open}
            onTurn={setOpen}
            onClose={() => setOpen(null)}
            words={words}
          />
        </Suspense>
      )}
    </>
  )
}
