import type { FarmPost } from '@okolitsa/contracts/farm-posts/farm-post.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { isDrawing } from '@okolitsa/domain/farm-posts/farm-post.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { FarmPostRow } from './ports.ts'

const DAY_MS = 86_400_000
const MIDDLE = { x: 50, y: 50 }

/** A post with its age in the farm's time zone. */
export function presentPost(row: FarmPostRow, timeZone: string, now: Date): FarmPost {
  const publishedOn = dayIn(timeZone, row.publishedAt)
  const daysAgo = Math.round((Date.parse(dayIn(timeZone, now)) - Date.parse(publishedOn)) / DAY_MS)
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    picture: row.picture === null ? null : presentPicture(row.picture),
    publishedOn,
    daysAgo: Math.max(0, daysAgo),
  }
}

/** The picture of a post; its title serves as the alternative text. */
const presentPicture = (source: string) => ({
  url: imageUrl(source),
  alt: '',
  focus: isDrawing(source) ? null : MIDDLE,
})
