import { contentTypeOf } from './content-type.ts'

/** Kept files that anybody may read: papers, and only of kinds that a browser shows without running them. */
const PUBLIC_FILE = /^documents\/.+\.(pdf|txt|webp)$/

/** May anybody read it? */
export const isPublicFile = (key: string): boolean => PUBLIC_FILE.test(key) && contentTypeOf(key) !== null

/** Where a paper is read: a kept file by its key through the shop, another site's by its own address; else nowhere. */
export function fileUrl(keyOrAddress: string | null): string | null {
  if (keyOrAddress === null) return null
  if (isPublicFile(keyOrAddress)) return `/api/v1/files/${keyOrAddress}`
  return /^https:\/\//.test(keyOrAddress) && URL.canParse(keyOrAddress) ? keyOrAddress : null
}
