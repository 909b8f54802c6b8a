/** What the cache of the page knows of calls. */
export const telephonyKeys = { settings: ['telephony', 'settings'] as const }
