/** Code of parts that the server is loading. */
const loading = new Set<Promise<unknown>>()

/** Tells of code without which a page could not be written whole. */
export function noteLoading(part: Promise<unknown>): void {
  loading.add(part)
  const done = () => void loading.delete(part)
  // a failure is told where the part is shown
  part.then(done, done)
}

/** When the code of every part is here: pages name their parts when they are loaded themselves. */
export async function partsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading)
}
