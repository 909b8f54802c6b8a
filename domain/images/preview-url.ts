export const PREVIEW_KINDS = ['product', 'farmer', 'recipe', 'restaurant', 'dish'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/** Size of previews in pixels, as messengers and networks expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** FNV-1a: a short hash, equal in the browser and on the server. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * URL of a page's preview. It contains a hash of the texts on the picture, because messengers cache pictures for weeks
 * and a new price needs a new URL. @param key id of the product, dish, farmer or restaurant, slug of the recipe @param
 * parts texts on the picture
 */
export const previewUrl = (kind: PreviewKind, key: string | number, ...parts: readonly (string | number)[]): string =>
  `/api/v1/preview/${kind}/${key}.jpg?v=${fingerprint(parts.join('|'))}`
