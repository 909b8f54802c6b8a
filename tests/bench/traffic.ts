/** Random requests and latency statistics of a load, the same in every run. */

/** Deterministic random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws indices of `count` items by Zipf's law with exponent 1: the n-th item is drawn 1 / n as often as the first. */
export function zipf(count: number, random: () => number): () => number {
  const upTo = new Float64Array(count)
  let sum = 0
  for (let index = 0; index < count; index++) {
    sum += 1 / (index + 1)
    upTo[index] = sum
  }
  return () => {
    const wanted = random() * sum
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] as number) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The value that this share of the sorted values does not exceed. @param share from 0 to 1; 0 for an empty list */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}
