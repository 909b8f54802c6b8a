/** Joins class names, leaving out the empty ones. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined
}
