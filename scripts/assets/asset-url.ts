/**
 * Where a file of a package of this folder lies, as `import` finds it from here: these packages are the sources of
 * committed files (pictures, icons, lists of towns) and are installed only by `npm run build:…`.
 */
export function assetUrl(specifier: string): string {
  return import.meta.resolve(specifier)
}
