import { readdirSync } from 'node:fs'

/** Rendered pictures of a folder: `<folder>/<name>.webp`. */
export const madeIn = (folder: 'dishes' | 'goods' | 'inside' | 'near' | 'scale'): ReadonlySet<string> =>
  new Set(
    readdirSync(new URL(`${folder}/`, import.meta.url))
      .filter((file) => file.endsWith('.webp'))
      .map((file) => `${folder}/${file}`),
  )
