import { useEffect, useLayoutEffect } from 'react'

/** Layout effects do not run on the server, and React warns about them there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
