export type * from './ports.ts'
export { createSearchCommands } from './search-commands.ts'
