/** Code of parts that the server is loading. */
const loading = new Set<Promise<unknown>>()

/** Registers code that a complete render needs. */
export function noteLoading(part: Promise<unknown>): void {
  loading.add(part)
  const done = () => void loading.delete(part)
  // errors are reported where the part is rendered
  part.then(done, done)
}

/** Resolves when the code of all parts has loaded: pages register parts on load. */
export async function partsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading)
}
