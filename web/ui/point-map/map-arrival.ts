/** Maximum loading time of a file or of the first drawing, ms: longer than on a slow connection and an old phone. */
export const LONGEST_WAIT_MS = 30_000

/** Fetches a file of the map; rejects when it fails or takes too long. */
export async function fetchPart(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** Resolves at the first drawing of the map; rejects after the limit. */
export const untilLoaded = (map: { once(event: 'load', listener: () => void): unknown }): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the map took too long')), LONGEST_WAIT_MS)
    map.once('load', () => {
      clearTimeout(timer)
      resolve()
    })
  })
