/** Content types by file extension. Files of other types are neither stored nor served. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
}

/** Folders and a file name of letters, digits, `_` and `-`, so that a key cannot leave the storage folder. */
const FILE_KEY = /^[\w-]+(?:\/[\w-]+)*\.([a-z]{3,4})$/i

/** Content type of a key such as `documents/101/terms.txt`; null = not a valid key. */
export function contentTypeOf(key: string): string | null {
  const ending = FILE_KEY.exec(key)?.[1]?.toLowerCase()
  return (ending !== undefined && CONTENT_TYPES[ending]) || null
}
