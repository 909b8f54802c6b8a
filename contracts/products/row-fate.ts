/** Effects of a row of a file. */
export const ROW_FATES = ['new', 'changed', 'same', 'wrong'] as const
