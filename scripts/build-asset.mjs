/** `npm run build:icons` and the like: installs the sources in `scripts/assets/`, then runs the script that builds from them. */
import { join } from 'node:path'
import { prepareText as text } from '../strings/ru/prepare.mjs'
import { ensureAssets, ensureInstalled, runIn } from './install.mjs'
import { pinnedNode, projectEnvironment, root } from './prepare.mjs'
import { refuse } from './refuse.mjs'

const [script, ...args] = process.argv.slice(2)
if (script === undefined) refuse(text.usageOfBuildAsset)
await ensureInstalled('everything')
await ensureAssets()
const node = pinnedNode()
process.exitCode = await runIn(root, node, [join(root, script), ...args], projectEnvironment(node))
