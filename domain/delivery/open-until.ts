const MINUTE_MS = 60_000

/**
 * The moment, to the minute, at which something that is open at `from` and closes once has closed; `to` when it is
 * still open then, or was not open at all and so has no end to wait for.
 */
export function openUntil(from: Date, to: Date, isOpenAt: (moment: Date) => boolean): Date {
  if (to <= from || isOpenAt(to) || !isOpenAt(from)) return to
  // open at the first, closed at the second; whole minutes, as cut-offs are
  let [open, closed] = [Math.floor(from.getTime() / MINUTE_MS), Math.ceil(to.getTime() / MINUTE_MS)]
  while (closed - open > 1) {
    const middle = Math.floor((open + closed) / 2)
    if (isOpenAt(new Date(middle * MINUTE_MS))) open = middle
    else closed = middle
  }
  return new Date(closed * MINUTE_MS)
}
