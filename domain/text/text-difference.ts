/** A run of words that both texts have, or only one of them. */
export interface DifferencePiece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}
/** A line of either text; a changed line has pieces of several kinds. */
export type DifferenceLine = readonly DifferencePiece[]

/** Above this number of compared pairs everything is shown as replaced, so that a comparison stays cheap. */
const MAX_PAIRS = 1_000_000
/** Part of the longer line that both lines must have in common to be shown as one changed line. */
const LIKENESS = 0.3

/** Differences of two texts by lines, and by words within a changed line. Empty lines do not count. */
export function textDifference(before: string, after: string): DifferenceLine[] {
  const lines: DifferenceLine[] = []
  let removed: string[] = []
  let added: string[] = []
  const end = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      lines.push(...changedLine(removed[index], added[index]))
    }
    removed = []
    added = []
  }
  for (const piece of compared(linesOf(before), linesOf(after))) {
    if (piece.kind === 'removed') removed.push(piece.text)
    else if (piece.kind === 'added') added.push(piece.text)
    else {
      end()
      lines.push([piece])
    }
  }
  end()
  return lines
}

/** True = only one of the texts has a part of the line. */
export const isChanged = (line: DifferenceLine): boolean => line.some(({ kind }) => kind !== 'same')

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

function changedLine(before: string | undefined, after: string | undefined): DifferenceLine[] {
  const gone = before === undefined ? [] : [[{ kind: 'removed', text: before } as const]]
  const come = after === undefined ? [] : [[{ kind: 'added', text: after } as const]]
  if (before === undefined || after === undefined) return [...gone, ...come]
  const pieces = compared(splitWords(before), splitWords(after)).reduce<DifferencePiece[]>((joined, piece) => {
    const last = joined.at(-1)
    if (last?.kind === piece.kind) joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
    return joined
  }, [])
  const common = pieces.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.trim().length : sum), 0)
  return common >= LIKENESS * Math.max(before.length, after.length) ? [pieces] : [...gone, ...come]
}

const splitWords = (line: string): string[] => line.split(/(\s+)/).filter((word) => word !== '')

/** The longest common subsequence, with what stands between. */
function compared(before: readonly string[], after: readonly string[]): DifferencePiece[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let left = before.length
  let right = after.length
  while (left > start && right > start && before[left - 1] === after[right - 1]) {
    left -= 1
    right -= 1
  }
  const same = (from: readonly string[]) => from.map((text): DifferencePiece => ({ kind: 'same', text }))
  return [
    ...same(before.slice(0, start)),
    ...middle(before.slice(start, left), after.slice(start, right)),
    ...same(before.slice(left)),
  ]
}

function middle(before: readonly string[], after: readonly string[]): DifferencePiece[] {
  const width = after.length + 1
  const isTooLong = before.length * after.length > MAX_PAIRS
  /** Lengths of the common subsequences of the rests of both texts. */
  const lengths = new Uint32Array(isTooLong ? 0 : (before.length + 1) * width)
  if (!isTooLong) {
    for (let i = before.length - 1; i >= 0; i -= 1) {
      for (let j = after.length - 1; j >= 0; j -= 1) {
        lengths[i * width + j] =
          before[i] === after[j]
            ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
            : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
      }
    }
  }
  const pieces: DifferencePiece[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]]
    if (old !== undefined && old === now && !isTooLong) {
      pieces.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (
      old !== undefined &&
      (now === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      pieces.push({ kind: 'removed', text: old })
      i += 1
    } else if (now !== undefined) {
      pieces.push({ kind: 'added', text: now })
      j += 1
    }
  }
  return pieces
}
