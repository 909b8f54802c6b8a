export { chatChanged } from './chat-signal.ts'
