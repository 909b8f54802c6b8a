/** A run of words of two texts: in both, only in the former, or only in the latter. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Maximum words of a text that is compared; longer texts are shown as replaced. */
const MAX_WORDS = 1_200

const splitText = (text: string): string[] => text.match(/\s+|[^\s.,;:()]+|[.,;:()]/gu) ?? []

/** The difference of two texts by words: the longest common subsequence. */
export function wordDifference(before: string, after: string): WordRun[] {
  const [one, other] = [splitText(before), splitText(after)]
  if (Math.max(one.length, other.length) > MAX_WORDS)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const width = other.length + 1
  const common = new Uint16Array((one.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const runs: WordRun[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    if (row < one.length && column < other.length && one[row] === other[column]) {
      runs.push({ kind: 'same', text: one[row] ?? '' })
      row += 1
      column += 1
    } else if (column === other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: 'removed', text: one[row] ?? '' })
      row += 1
    } else {
      runs.push({ kind: 'added', text: other[column] ?? '' })
      column += 1
    }
  }
  return joined(runs)
}

/** Neighbouring runs of one kind as one. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const made: { kind: WordRun['kind']; text: string }[] = []
  for (const { kind, text } of runs) {
    const last = made.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') made.push({ kind, text })
  }
  return made
}
