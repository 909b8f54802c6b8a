/** Files the shop keeps, by the ending of their key; no other kind is ever kept or given out. */
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

/** Folders and a file name: letters, digits, `_` and `-`; nothing that could climb out of a store. */
const FILE_KEY = /^[\w-]+(?:\/[\w-]+)*\.([a-z]{3,4})$/i

/** What a file holds, by its key such as `documents/101/terms.txt`; null = no key of a file. */
export function contentTypeOf(key: string): string | null {
  const ending = FILE_KEY.exec(key)?.[1]?.toLowerCase()
  return (ending !== undefined && CONTENT_TYPES[ending]) || null
}
