/**
 * The version of a line's weight, for optimistic locking: 0 = not weighed; another weight always has another version.
 * @param picked base units; null = not weighed
 */
export const weightVersion = (picked: number | null): number => (picked === null ? 0 : picked + 1)
