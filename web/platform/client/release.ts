/** The release of these pages, `1.4.0+3f9c2a71`: sent with every call and every error report. */
export const RELEASE: string = import.meta.env.VITE_APP_VERSION ?? 'development'
