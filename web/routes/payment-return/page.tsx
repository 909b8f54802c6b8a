/** Nothing to see: the loader always leads on. */
export function Page() {
  return null
}
