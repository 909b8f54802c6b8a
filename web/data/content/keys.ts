export const contentKeys = { blocks: (codes: readonly string[]) => ['content', ...codes] as const }
