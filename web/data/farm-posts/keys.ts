export const farmPostKeys = { ofFarm: (farm: number) => ['farm-posts', farm] as const }
