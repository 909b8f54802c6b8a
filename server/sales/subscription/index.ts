export { createSubscriptionCommands } from './use-cases/subscription-commands.ts'
