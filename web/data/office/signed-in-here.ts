let id: number | null = null

/** The person of this page since it was opened, so that a sign-in over the page is by the same one. Browsers only. */
export const signedInHere = {
  begin(memberId: number): void {
    id = memberId
  },
  id: (): number | null => id,
}
