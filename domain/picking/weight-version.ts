/**
 * Version of a line's weight, for optimistic locking: 0 = not weighed; different weights have different versions.
 * @param picked base units; null = not weighed
 */
export const weightVersion = (picked: number | null): number => (picked === null ? 0 : picked + 1)
