/** Longer than a file or a first drawing takes on a slow line and an old phone, ms: then the map counts as lost. */
export const LONGEST_WAIT_MS = 30_000

/** Asks for a file of the map; rejects when it does not come, or not in time. */
export async function fetchPart(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** Resolves when the map is drawn for the first time; rejects when nothing has come of it in time. */
export const untilLoaded = (map: { once(event: 'load', listener: () => void): unknown }): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the map took too long')), LONGEST_WAIT_MS)
    map.once('load', () => {
      clearTimeout(timer)
      resolve()
    })
  })
