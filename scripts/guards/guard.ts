/** A rule over the files of the repository that no other tool checks. */
export interface Guard {
  /** The rule as a sentence, printed when it is violated. */
  sentence: string
  /** True for files to check; paths are relative to the root, with forward slashes. */
  appliesTo(path: string): boolean
  /** Complaints about a file, each as «line: complaint», or one about the whole file. */
  check(text: string, path: string): string[]
}

/** Complaints of a guard over the lines of a file. */
export function complainByLine(text: string, complain: (line: string) => string | null): string[] {
  return text.split('\n').flatMap((line, index) => {
    const complaint = complain(line)
    return complaint === null ? [] : [`${index + 1}: ${complaint}`]
  })
}
