/**
 * Adds disabled links for the style sheets that are inlined into the document: the chunk loader looks for a link before
 * it loads a style sheet. A script does it, because browsers preload links of the document, disabled or not.
 */
export function nameInlineStyles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // before `href`: an enabled link would start to load
    link.setAttribute('disabled', '')
    link.href = file
    document.head.append(link)
  }
}
