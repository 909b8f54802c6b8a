let hasBegun = false

/**
 * Was somebody in on this very page, since it was opened? Whoever meets the door after that has not gone out: their
 * session has ended. Going out opens a whole new page. Kept by browsers only.
 */
export const sessionHere = {
  begin(): void {
    hasBegun = true
  },
  hasBegun: (): boolean => hasBegun,
}
