/**
 * URL of a file of a package in this folder, as `import` resolves it; these packages are the sources of committed files
 * (pictures, icons, lists of towns) and are installed only by `npm run build:…`.
 */
export function assetUrl(specifier: string): string {
  return import.meta.resolve(specifier)
}
