export function emptyMarketSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string>
