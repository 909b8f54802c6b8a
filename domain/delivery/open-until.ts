const MINUTE_MS = 60_000

/**
 * Returns the moment, to the minute, at which a thing that is open at `from` and closes once has closed. Returns `to`
 * when it is still open then or was never open.
 */
export function openUntil(from: Date, to: Date, isOpenAt: (moment: Date) => boolean): Date {
  if (to <= from || isOpenAt(to) || !isOpenAt(from)) return to
  // open at the first, closed at the second; whole minutes, as cutoffs are
  let [open, closed] = [Math.floor(from.getTime() / MINUTE_MS), Math.ceil(to.getTime() / MINUTE_MS)]
  while (closed - open > 1) {
    const middle = Math.floor((open + closed) / 2)
    if (isOpenAt(new Date(middle * MINUTE_MS))) open = middle
    else closed = middle
  }
  return new Date(closed * MINUTE_MS)
}
