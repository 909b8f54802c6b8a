/** Finds promises with unhandled rejections. It takes longer than the other guards because it needs all types. */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noLostRejection } from './guards/no-lost-rejection.ts'

const complaints = noLostRejection.check(dirname(dirname(fileURLToPath(import.meta.url))))
console.log(`${complaints.length === 0 ? '✓' : '✗'} ${noLostRejection.sentence}`)
for (const complaint of complaints) console.log(`    ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0
