/** Key of the first picture of a place: `land/101.svg` for seller 101. */
export const faceSource = (id: number): string => `land/${id}.svg`

/** Keys of the first `count` pictures of a place. */
export const placeSources = (id: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? faceSource(id) : `land/${id}-${index + 1}.svg`))
