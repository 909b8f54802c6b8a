/** Effects of a row of a file. */
export const ROW_OUTCOMES = ['new', 'changed', 'same', 'wrong'] as const
