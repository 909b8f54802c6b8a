/** Whose page a messenger shows a preview of. */
export const PREVIEW_KINDS = ['product', 'farmer', 'recipe', 'restaurant', 'dish'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/** Pixels: what messengers and networks ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** FNV-1a: short, and the same in the browser and on the server. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Where the preview of a page is drawn. What the picture says is a part of the address: caches of messengers keep a
 * picture for weeks, and a new price gets a new one.
 * @param key id of the product, dish, farmer or restaurant, slug of the recipe
 * @param said what stands on the picture
 */
export const previewUrl = (kind: PreviewKind, key: string | number, ...said: readonly (string | number)[]): string =>
  `/api/v1/preview/${kind}/${key}.jpg?v=${fingerprint(said.join('|'))}`
