export const telephonyKeys = { settings: ['telephony', 'settings'] as const }
