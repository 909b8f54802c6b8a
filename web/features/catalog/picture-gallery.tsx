import type { GalleryPicture } from '@okolitsa/contracts/catalog/picture.ts'
import { gallery as text } from '@okolitsa/strings/ru/gallery.ts'
import type { ReactNode } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Gallery } from '../../ui/gallery.tsx'

/** CSS pixels of the frame, a thumbnail and the viewer. */
const SIZES = {
  product: { main: { width: 440, height: 440 }, large: { width: 960, height: 960 } },
  farm: { main: { width: 832, height: 514 }, large: { width: 1280, height: 791 } },
} as const
const THUMB = { width: 72, height: 72 }

/** Adapts the pictures of a product or of a farm to `ui/gallery`. */
export function PictureGallery({
  of,
  pictures,
  title,
  hue,
  faded,
  children,
}: {
  of: keyof typeof SIZES
  pictures: readonly GalleryPicture[]
  /** Default text alternative. */
  title: string
  hue: number
  faded?: boolean | undefined
  children?: ReactNode
}) {
  const { main, large } = SIZES[of]
  const items = pictures.map(({ url, alt, focus }) => ({
    picture: pictureOf(url, alt || title, main, focus),
    thumb: pictureOf(url, '', THUMB, focus),
    large: pictureOf(url, alt || title, large),
  }))
  const words = { ...text, title: of === 'product' ? text.ofProduct : text.ofFarm }
  return (
    <Gallery items={items} hue={hue} ratio={of === 'product' ? 'gallery' : 'wide'} faded={faded} words={words}>
      {children}
    </Gallery>
  )
}
