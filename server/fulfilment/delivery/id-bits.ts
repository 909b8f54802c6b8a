/** Ids as bits of whole words: bit `id & 7` of byte `id >> 3`, in the numbering of `get_bit` of SQL. */
export type IdBits = Uint8Array

/** An empty set with capacity for ids up to `most`. */
export const noBits = (most: number): IdBits => new Uint8Array(((most >> 5) + 1) << 2)

const uint32Of = (bits: IdBits) => new Uint32Array(bits.buffer, bits.byteOffset, bits.length >> 2)

export const hasBit = (bits: IdBits, id: number): boolean => (((bits[id >> 3] ?? 0) >> (id & 7)) & 1) === 1

export function setBit(bits: IdBits, id: number): void {
  bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
}

export function clearBit(bits: IdBits, id: number): void {
  bits[id >> 3] = (bits[id >> 3] ?? 0) & ~(1 << (id & 7))
}

/** Converts ids to bits; ids above `most` are omitted. */
export function bitsOf(ids: Iterable<number>, most: number): IdBits {
  const bits = noBits(most)
  const room = bits.length << 3
  for (const id of ids) if (id < room) setBit(bits, id)
  return bits
}

export function unionOf(first: IdBits, ...others: readonly IdBits[]): IdBits {
  const bits = new Uint8Array(Math.max(first.length, ...others.map(({ length }) => length)))
  bits.set(first)
  const target = uint32Of(bits)
  for (const other of others) {
    const words = uint32Of(other)
    for (let at = 0; at < words.length; at++) target[at] = (target[at] ?? 0) | (words[at] ?? 0)
  }
  return bits
}

export function commonOf(one: IdBits, other: IdBits): IdBits {
  const bits = one.slice()
  const [target, words] = [uint32Of(bits), uint32Of(other)]
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) & (words[at] ?? 0)
  return bits
}

export function differenceOf(one: IdBits, other: IdBits): IdBits {
  const bits = one.slice()
  const [target, words] = [uint32Of(bits), uint32Of(other)]
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) & ~(words[at] ?? 0)
  return bits
}

/** Ids of the set in ascending order. */
export function idsOf(bits: IdBits): number[] {
  const ids: number[] = []
  const words = uint32Of(bits)
  for (let at = 0; at < words.length; at++) {
    for (let word = words[at] ?? 0; word !== 0; word &= word - 1) ids.push((at << 5) + 31 - Math.clz32(word & -word))
  }
  return ids
}

export function countCommon(one: IdBits, other: IdBits): number {
  const [a, b] = [uint32Of(one), uint32Of(other)]
  let count = 0
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    let word = (a[at] ?? 0) & (b[at] ?? 0)
    word -= (word >>> 1) & 0x5555_5555
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return count
}
