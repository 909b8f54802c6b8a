/** An order-independent key of a set of numbers, mixed into three words; toggling a number twice removes it. */
export interface SetKey {
  toggle(number: number): void
  copy(): SetKey
  text(): string
}

export function createSetKey(first = 0, second = 0, third = 0): SetKey {
  let words: [number, number, number] = [first, second, third]
  return {
    toggle(number) {
      const [low, high] = [number | 0, Math.floor(number / 4_294_967_296)]
      words = [
        words[0] ^ mixed(low, high ^ 0x9e37_79b9),
        words[1] ^ mixed(low ^ 0x7f4a_7c15, high),
        words[2] ^ mixed(low ^ 0x2545_f491, high ^ 0x5851_f42d),
      ]
    },
    copy: () => createSetKey(...words),
    text: () => words.map((word) => (word >>> 0).toString(36)).join('.'),
  }
}

const FACTORS = [0x85eb_ca6b, 0xc2b2_ae35, 0x1b87_3593, 0x27d4_eb2f]

/** Applies the finalizer of MurmurHash3 twice. */
function mixed(low: number, high: number): number {
  let word = low ^ Math.imul(high, 0xcc9e_2d51)
  for (const factor of FACTORS) {
    word = Math.imul(word ^ (word >>> 16), factor)
    word ^= word >>> 13
  }
  return word
}
