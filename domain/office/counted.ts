/** Rows of a list are counted up to this number; a larger answer means «more than so many». */
export const MAX_COUNTED = 1_000
