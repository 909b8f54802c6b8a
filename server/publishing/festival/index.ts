export { createFestivalCommands } from './festival-commands.ts'
