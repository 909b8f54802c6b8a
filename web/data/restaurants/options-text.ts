/** Chosen options of a dish in one line: `Большая, Сметана × 2`. */
export const optionsText = (options: readonly { readonly title: string; readonly count: number }[]): string =>
  options.map(({ title, count }) => (count > 1 ? `${title}\u00A0×\u00A0${count}` : title)).join(', ')
