/** Milliseconds until the next poll of a payment: short in the first minute, then growing. */
export function pollDelay(elapsedMs: number): number {
  if (elapsedMs < 60_000) return 3_000
  return elapsedMs < 5 * 60_000 ? 5_000 : 10_000
}

/** Remaining time: `14:32`, or `1:04:32` from an hour on. */
export function timeLeftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
