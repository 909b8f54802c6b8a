export const festivalKeys = { plan: () => ['festival', 'plan'] as const }
