/** Builds only the storefront, as a step of deploy/Dockerfile, on the Node that runs it. */
import { ensureBuilt } from './prepare.mjs'

await ensureBuilt(process.execPath)
