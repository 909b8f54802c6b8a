/** `npm run build:history`: lives the demo's history and writes it into `demo/history`. */
import { buildHistory } from '@okolitsa/server/demo/history/build.ts'

await buildHistory({ isTrial: process.argv.includes('--trial') })
