/** A small rule over the files of the repository that no other tool checks. */
export interface Guard {
  /** what is true of the code: the sentence people read when it is not */
  sentence: string
  /** which files it looks at; paths are relative to the root, with forward slashes */
  appliesTo(path: string): boolean
  /** complaints about one file, each «line: what» or one about the whole file */
  check(text: string, path: string): string[]
}

/** Complaints of a guard over the lines of a file. */
export function complainByLine(text: string, complain: (line: string) => string | null): string[] {
  return text.split('\n').flatMap((line, index) => {
    const complaint = complain(line)
    return complaint === null ? [] : [`${index + 1}: ${complaint}`]
  })
}
