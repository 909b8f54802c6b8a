import { contentTypeOf } from './content-type.ts'

/** Public files: documents of types that a browser shows without executing them. */
const PUBLIC_FILE = /^documents\/.+\.(pdf|txt|webp)$/

/** True = the file is public. */
export const isPublicFile = (key: string): boolean => PUBLIC_FILE.test(key) && contentTypeOf(key) !== null

/** URL of a document: a stored file by its key, an external one by its own URL; otherwise null. */
export function fileUrl(keyOrAddress: string | null): string | null {
  if (keyOrAddress === null) return null
  if (isPublicFile(keyOrAddress)) return `/api/v1/files/${keyOrAddress}`
  return /^https:\/\//.test(keyOrAddress) && URL.canParse(keyOrAddress) ? keyOrAddress : null
}
