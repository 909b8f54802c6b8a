/** The release these pages were built from, `1.4.0+3f9c2a71`: told with every call and with every error report. */
export const RELEASE: string = import.meta.env.VITE_APP_VERSION ?? 'development'
