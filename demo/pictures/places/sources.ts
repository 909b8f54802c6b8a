/** Key of the first picture of a place: of seller 101 it is `land/101.svg`. */
export const faceSource = (id: number): string => `land/${id}.svg`

/** Keys of so many pictures of a place, the first one included. */
export const placeSources = (id: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? faceSource(id) : `land/${id}-${index + 1}.svg`))
