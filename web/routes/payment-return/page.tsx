/** Never rendered: the loader always redirects. */
export function Page() {
  return null
}
