/** Ends the process with one line for the person at the terminal. */
export function refuse(line) {
  console.error(line)
  process.exit(1)
}
