// React's hot reload needs these two globals before any component runs; in development only.
// @ts-expect-error served by Vite's React plugin
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
