import type { GalleryPicture } from '@okolitsa/contracts/catalog/picture.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Thumb } from '../../ui/thumb.tsx'

const SIDE_PX = 84

/** The picture of a post, described by the post's text. */
export function PostPicture({ picture, hue }: { picture: GalleryPicture; hue: number }) {
  const size = { width: SIDE_PX, height: SIDE_PX }
  return <Thumb picture={pictureOf(picture.url, '', size, picture.focus ?? undefined)} hue={hue} size={SIDE_PX} />
}
