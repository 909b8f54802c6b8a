import { useEffect, useLayoutEffect } from 'react'

/** Layout effects mean nothing on the server, and React says so aloud. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
