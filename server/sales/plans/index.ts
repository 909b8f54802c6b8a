export { planCommands } from './use-cases/plan-commands.ts'
